"""The flow of a turn."""

import pytest

from tests.rules.duo import at


@pytest.mark.clause("duo.turn.draft")
def test_the_first_player_takes_a_die_then_the_other_then_the_first_again() -> None:
    table = at("dice=p1,m1,a1")
    takers = []
    for die in ("artist", "merchant", "pilgrim"):
        takers.append(table.turn)
        table.play(die, table_move(die), "pass")
    assert takers == [0, 1, 0]


def table_move(die: str) -> str:
    return {"artist": "to-A1", "merchant": "to-M3", "pilgrim": "walk1"}[die]


@pytest.mark.clause("duo.turn.draft")
def test_the_second_player_chooses_between_the_two_dice_left() -> None:
    table = at("dice=p1,m1,a1")
    assert table.legal() == ["pilgrim", "merchant", "artist"]
    table.play("merchant to-M2 pass")
    assert (table.turn, table.legal()) == (1, ["pilgrim", "artist"])
    table.play("artist to-A3 pass")
    assert (table.turn, table.legal()) == (0, ["pilgrim"])


@pytest.mark.clause("duo.turn.swap")
def test_after_three_dice_the_other_player_rolls_and_begins() -> None:
    table = at("dice=p1:0,m1:1,a1 turns=7")
    table.play("artist to-A1 pass")
    assert table.view().turns == 8
    assert table.weights() == {"p1": 1, "p2": 2, "p3": 2, "p4": 1}
    table.play("p2 m2 a2")
    assert table.turn == table.view().first == 1
    table.play("pilgrim walk2 pass")
    assert table.turn == 0


@pytest.mark.clause("duo.turn.swap")
def test_the_dice_are_rolled_one_by_one_with_the_odds_of_their_faces() -> None:
    table = at("")
    table.play("p4")
    assert table.weights() == {"m1": 2, "m2": 2, "m3": 2}
    table.play("m1")
    assert table.weights() == {"a1": 2, "a2": 2, "a3": 2}


@pytest.mark.clause("duo.turn.matching")
def test_a_die_moves_its_own_character_and_stays_with_its_taker() -> None:
    table = at("dice=p1,m1,a1")
    before = table.view().players[0]
    table.play("merchant to-M2 pass")
    after = table.view()
    assert (before.merchant, after.players[0].merchant) == ("M1", "M2")
    assert (before.pilgrim, before.artist) == (after.players[0].pilgrim, after.players[0].artist)
    assert [die.taker for die in after.dice] == [None, 0, None]


@pytest.mark.clause("duo.turn.exact")
@pytest.mark.parametrize(
    ("die", "moves"),
    [
        ("pilgrim", ["walk3"]),
        ("merchant", ["to-M4", "to-C3", "to-C6"]),
        ("artist", ["to-A2", "to-A3", "to-A5", "to-A6"]),
    ],
)
def test_a_move_is_exactly_as_long_as_the_die_shows(die: str, moves: list[str]) -> None:
    table = at("dice=p3,m3,a3")
    table.play(die)
    assert sorted(table.legal()) == sorted(moves)


@pytest.mark.clause("duo.turn.exact")
def test_there_is_no_declining_to_move() -> None:
    table = at("dice=p1,m1,a1")
    for die in ("pilgrim", "merchant", "artist"):
        trial = table.copy()
        trial.play(die)
        assert "pass" not in trial.legal()
        assert "stay" not in trial.legal()


@pytest.mark.clause("duo.turn.optional")
@pytest.mark.parametrize("use", ["pilgrim walk1", "merchant to-M2", "artist to-A1"])
def test_the_effect_of_the_arrival_can_be_declined(use: str) -> None:
    table = at("dice=p1,m1,a1")
    table.play(use)
    assert "pass" in table.legal()
    assert len(table.legal()) > 1
    points = table.scores()
    table.play("pass")
    assert table.scores() == points
    assert table.turn == 1


@pytest.mark.clause("duo.turn.own")
def test_players_move_only_their_own_characters() -> None:
    table = at("dice=p1,m1,a1")
    before = table.view().players[1]
    table.play("pilgrim walk1 pray")
    after = table.view().players[1]
    assert before == after


@pytest.mark.clause("duo.turn.no-revisit")
def test_no_move_comes_back_to_a_space_it_has_been_on() -> None:
    table = at("dice=p2,m2,a2 M0@M2")
    merchant = table.copy()
    merchant.play("merchant")
    assert "to-M2" not in merchant.legal()
    artist = table.copy()
    artist.play("artist")
    assert "to-A0" not in artist.legal()


@pytest.mark.clause("duo.turn.no-effect")
def test_where_nothing_can_be_done_the_move_is_made_and_nothing_is_asked() -> None:
    table = at("dice=p1,m2,a1")
    table.play("merchant to-C2")  # no kimono, no pottery: nothing to sell
    assert table.view().players[0].merchant == "C2"
    assert (table.turn, table.view().phase) == (1, "choose")
