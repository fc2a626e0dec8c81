"""The end of the game and counting points."""

import pytest

from tests.rules.duo import at

PLAYED = "dice=p1,m1:0,a1"
"""A turn has begun: somebody may have brought about the end in it."""


@pytest.mark.clause("duo.end.finish-turn", "duo.end.triggers")
def test_all_three_dice_are_played_before_the_game_is_over() -> None:
    table = at("dice=p1,m1,a1 P0@1 garden=5,1")
    table.play("pilgrim walk1 stroll")
    assert not table.over
    table.play("merchant to-M3 pass")
    assert not table.over
    table.play("artist to-A1 pass")
    assert table.over
    assert table.legal() == []


@pytest.mark.clause("duo.end.finish-turn")
def test_the_end_brought_about_with_the_last_die_ends_the_game_at_once() -> None:
    table = at("dice=p1,m1:0,a1:1 P0@1 garden=5,1")
    table.play("pilgrim walk1 stroll")
    assert table.over


@pytest.mark.clause("duo.end.finish-turn", "duo.end.triggers")
def test_both_players_can_bring_about_the_end_in_one_turn() -> None:
    table = at("dice=p1,m1,a1 P0@1 garden=5,1 M1@M3 wares=-,p gold=0,5 coins=0,7")
    table.play("pilgrim walk1 stroll", "merchant to-C3 sell1", "artist to-A1 pass")
    assert table.over
    assert [player.ended_by for player in table.view().players] == [("garden",), ("gold",)]


@pytest.mark.clause("duo.end.finish-turn", "duo.spring.repeat")
def test_a_hot_spring_can_still_repeat_a_die_of_the_last_turn() -> None:
    table = at("dice=p1,m1:0,a1:1 P0@1 garden=5,1 spring=0")
    table.play("pilgrim walk1 stroll again walk1 take-artist")
    assert table.over


@pytest.mark.clause("duo.end.faith")
def test_faith_is_temple_times_garden() -> None:
    assert at("temple=4,1 garden=3,1").view().players[0].points.faith == 12
    assert at("").view().players[0].points.faith == 1


@pytest.mark.clause("duo.end.commerce")
def test_commerce_is_the_number_above_the_last_slab() -> None:
    worth = [at(f"gold={slabs},0 {PLAYED}").view().players[0].points.commerce for slabs in range(7)]
    assert worth == [0, 5, 11, 18, 26, 35, 45]


@pytest.mark.clause("duo.end.culture")
def test_culture_is_the_highest_number_uncovered() -> None:
    tiles = "OOOWWWMMBB"
    worth = [
        at(f"paintings={tiles[:gifts] or '-'},- {PLAYED}").view().players[0].points.culture
        for gifts in range(11)
    ]
    assert worth == [0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40]


@pytest.mark.clause("duo.end.leftovers")
def test_paintings_coins_and_wares_left_over_are_worth_nothing() -> None:
    assert at("coins=9,0 wares=kkppf,- paintings=owmb,-").scores() == at("").scores()


@pytest.mark.clause("duo.end.faith", "duo.end.commerce", "duo.end.culture", "duo.end.winner")
def test_example_of_the_rulebook_42_and_35_and_18_make_95() -> None:
    table = at(
        "dice=p1,m1:0,a1:1 P0@1 temple=7,1 garden=5,1 gold=5,0 wares=kf,- paintings=OOWWMBwm,-"
    )
    table.play("pilgrim walk1 stroll")
    assert table.over
    points = table.view().players[0].points
    assert (points.faith, points.commerce, points.culture, points.total) == (42, 35, 18, 95)
    assert table.scores() == [95, 1]
    assert table.ranking() == [1, 2]


@pytest.mark.clause("duo.end.winner")
@pytest.mark.parametrize(("temple", "ranking"), [("3,2", [1, 2]), ("2,3", [2, 1])])
def test_the_higher_sum_wins(temple: str, ranking: list[int]) -> None:
    assert at(f"temple={temple}").ranking() == ranking


@pytest.mark.clause("duo.end.tie")
@pytest.mark.parametrize(
    ("money", "ranking"),
    [
        ("coins=5,4", [1, 2]),
        ("coins=4,5", [2, 1]),
        ("coins=4,4", [1, 1]),
        # equal points, and the richer in gold has fewer coins
        ("gold=1,0 coins=2,3 temple=1,6", [2, 1]),
    ],
)
def test_a_tie_goes_to_the_player_with_more_coins_and_is_shared_after_that(
    money: str, ranking: list[int]
) -> None:
    table = at(money)
    assert table.scores()[0] == table.scores()[1]
    assert table.ranking() == ranking
