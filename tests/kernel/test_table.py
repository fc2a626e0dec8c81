"""Tables and games, as a user meets them."""

import pytest

from tabiji import game, games
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.errors import BadOption, BadText, IllegalAction, UnknownGame


def test_a_game_is_found_by_its_name() -> None:
    assert "duo" in games()
    assert game("duo").name == "duo"
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are: duo"):
        game("chess")


def test_an_unknown_option_says_which_there_are() -> None:
    with pytest.raises(BadOption, match=r"no option 'colour'; it has: compass, purple"):
        game("duo").table(colour="purple")
    with pytest.raises(BadOption, match=r"compass must be seat 0, seat 1 or left to chance, not 3"):
        game("duo").table(compass=3)


def test_chance_can_be_supplied_by_hand() -> None:
    table = game("duo").at("")
    assert table.turn == CHANCE
    table.play("p3 m1 a2")
    assert [die.number for die in table.view().dice] == [3, 1, 2]


def test_an_illegal_action_says_what_is_legal() -> None:
    table = game("duo").at("dice=p3,m1,a2")
    with pytest.raises(
        IllegalAction, match=r"'walk3' is not legal now. Legal: pilgrim merchant artist"
    ):
        table.play("walk3")
    with pytest.raises(BadText, match=r"'castle' is not an action"):
        table.play("castle")


def test_several_actions_happen_together_or_not_at_all() -> None:
    table = game("duo").at("dice=p3,m1,a2")
    before = str(table)
    with pytest.raises(IllegalAction, match="'gift' is not legal"):
        table.play("pilgrim walk3 gift")
    assert str(table) == before


def test_after_the_end_nothing_can_be_played() -> None:
    table = game("duo").at("dice=p1,m1:0,a1:1 P0@1 garden=5,1")
    table.play("pilgrim walk1 stroll")
    assert table.over
    assert table.legal() == []
    with pytest.raises(IllegalAction, match="the game is over"):
        table.play("pass")


def test_two_players_who_decline_everything_play_on_and_on() -> None:
    table = game("duo").table(seed=1)
    table.deal()
    while table.view().turns < 150:
        wanted = [word for word in table.legal() if word in ("pass", "done")]
        table.play((wanted or table.legal())[0])
        table.deal()
    assert not table.over
    assert table.scores() == [1, 1]


def test_a_table_prints_itself_and_can_be_set_up_again() -> None:
    table = game("duo").table(seed=2)
    table.deal()
    assert repr(table).startswith("<Table duo: P0@")
    assert game("duo").at(str(table)) == table
