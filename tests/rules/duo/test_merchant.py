"""The merchant."""

import pytest

from tabiji import Table
from tests.rules.duo import at


@pytest.mark.clause("duo.merchant.move")
def test_example_of_the_rulebook_with_a_2_one_mountain_town_or_one_coastal_town() -> None:
    table = at("dice=p1,m2,a1 M0@C0 P0@2 wares=k,-")
    table.play("merchant")
    assert table.legal() == ["to-C1", "to-M2"]
    mountain, coast = table.copy(), table.copy()
    mountain.play("to-M2")
    assert mountain.legal() == ["draw2", "pass"]
    coast.play("to-C1")
    assert coast.legal() == ["sell1", "pass"]


@pytest.mark.clause("duo.merchant.stuck")
def test_a_merchant_that_cannot_move_so_far_stays_and_has_no_action() -> None:
    # From M2 three steps lead only to C4 and C5: both are occupied.
    table = at("dice=p1,m3,a1 M0@M2 P0@C4 P1@C5 wares=kkkkk,-")
    table.play("merchant")
    assert table.legal() == ["stay"]
    table.play("stay")
    assert table.view().players[0].merchant == "M2"
    assert table.turn == 1
    assert table.view().dice[1].taker == 0  # the die is spent


@pytest.mark.clause("duo.merchant.stuck")
def test_staying_is_no_choice_while_a_move_exists() -> None:
    table = at("dice=p1,m3,a1 M0@M2 P0@C4 P1@2")
    table.play("merchant")
    assert table.legal() == ["to-C5"]


@pytest.mark.clause("duo.merchant.blocked")
@pytest.mark.parametrize("occupied", ["P1@C1", "P0@C1", "M1@C1"])
def test_a_coastal_town_with_anybody_else_in_it_is_closed(occupied: str) -> None:
    usual = {"P0": "P0@2", "P1": "P1@C5", "M1": "M1@M4"} | {occupied[:2]: occupied}
    table = at(f"dice=p1,m1,a1 M0@M1 {' '.join(usual.values())}")
    table.play("merchant")
    assert table.legal() == ["to-C0", "to-M2"]


@pytest.mark.clause("duo.merchant.together")
def test_merchants_may_meet_in_a_mountain_town() -> None:
    table = at("dice=p1,m1,a1 M0@M3 M1@M4")
    table.play("merchant to-M4 pass")
    assert [player.merchant for player in table.view().players] == ["M4", "M4"]


@pytest.mark.clause("duo.merchant.draw")
@pytest.mark.parametrize(
    ("start", "town", "count"), [("M1", "M2", 2), ("M3", "M4", 3), ("M2", "M3", 4)]
)
def test_a_mountain_town_gives_as_many_wares_as_it_says(start: str, town: str, count: int) -> None:
    table = at(f"dice=p1,m1,a1 M0@{start}")
    table.play(f"merchant to-{town}")
    assert table.legal() == [f"draw{count}", "pass"]
    table.play(f"draw{count}")
    assert table.weights() == {"kimono": 5, "pottery": 6, "doll": 7, "fan": 8}
    table.play("fan")
    assert table.weights()["fan"] == 7
    table.play(" ".join(["kimono"] * (count - 1)))
    assert table.view().players[0].wares == {"kimono": count - 1, "pottery": 0, "doll": 0, "fan": 1}
    assert table.turn == 1


@pytest.mark.clause("duo.merchant.draw")
def test_a_ware_that_is_all_drawn_cannot_come_again() -> None:
    table = at("dice=p1,m1,a1 M0@M1 wares=kkk,kk")
    table.play("merchant to-M2 draw2")
    assert table.weights() == {"pottery": 6, "doll": 7, "fan": 8}


@pytest.mark.clause("duo.merchant.storage")
def test_more_than_five_wares_are_drawn_then_any_are_returned_old_or_new() -> None:
    table = at("dice=p1,m1,a1 M0@M2 wares=kkkk,-")
    table.play("merchant to-M3 draw4 fan fan doll doll")
    assert (table.turn, table.view().phase, table.view().pending) == (0, "return", 3)
    assert set(table.legal()) == {"return-kimono", "return-doll"}
    table.play("return-kimono return-kimono return-fan")
    player = table.view().players[0]
    assert player.wares == {"kimono": 2, "pottery": 0, "doll": 2, "fan": 1}
    assert table.view().bag == {"kimono": 3, "pottery": 6, "doll": 5, "fan": 7}
    assert table.turn == 1


@pytest.mark.clause("duo.merchant.storage")
def test_the_same_wares_are_returned_in_one_way_only() -> None:
    table = at("dice=p1,m1,a1 M0@M2 wares=kpdff,-")
    table.play("merchant to-M3 draw4 fan fan fan fan")
    ways = _ways(table, ())
    assert len(ways) == len({tuple(sorted(way)) for way in ways})
    # Four of k, p, d and six fans: each subset of the first three, topped up with fans.
    assert len(ways) == 8


def _ways(table: Table, way: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every way to finish returning wares."""
    if table.view().phase != "return":
        return [way]
    found = []
    for action in table.legal():
        trial = table.copy()
        trial.play(action)
        found += _ways(trial, (*way, action))
    return found


@pytest.mark.clause("duo.merchant.sell")
def test_one_or_more_wares_of_the_boutiques_kind_are_sold_at_its_price() -> None:
    table = at("dice=p1,m1,a1 M0@M4 M1@M1 wares=dddff,- P1@2")  # C4 buys dolls at 3
    table.play("merchant to-C4")
    assert table.legal() == ["sell1", "sell2", "sell3", "pass"]
    table.play("sell2")
    player = table.view().players[0]
    assert (player.coins, player.wares["doll"], player.wares["fan"]) == (6, 1, 2)
    assert table.view().bag["doll"] == 6


@pytest.mark.clause("duo.merchant.gold", "duo.end.commerce")
def test_example_of_the_rulebook_four_pottery_at_3_make_a_slab_and_two_coins() -> None:
    table = at("dice=p1,m1,a1 M0@M3 wares=pppp,- gold=4,0")  # C3 buys pottery at 3
    assert table.view().players[0].points.commerce == 26
    table.play("merchant to-C3 sell4")
    player = table.view().players[0]
    assert (player.gold, player.coins) == (5, 2)
    assert player.points.commerce == 35


@pytest.mark.clause("duo.merchant.gold")
def test_twenty_coins_make_two_slabs() -> None:
    # Five pottery at 4 and nothing before: 20 coins at once.
    table = at("dice=p1,m1,a1 M0@M2 wares=ppppp,-")  # C2 buys pottery at 4
    table.play("merchant to-C2 sell5")
    assert (table.view().players[0].gold, table.view().players[0].coins) == (2, 0)


@pytest.mark.clause("duo.merchant.gold")
def test_a_pilgrims_coins_become_gold_too() -> None:
    table = at("dice=p1,m1,a1 P0@31 coins=8,0")  # C0 shows 4 coins
    table.play("pilgrim walk1 collect")
    assert (table.view().players[0].gold, table.view().players[0].coins) == (1, 2)


@pytest.mark.clause("duo.merchant.gold-full")
def test_with_six_slabs_coins_stay_coins() -> None:
    table = at("dice=p1:0,m1,a1:1 M0@M2 wares=ppppp,- gold=5,0 coins=9,0")
    table.play("merchant to-C2 sell5")
    assert (table.view().players[0].gold, table.view().players[0].coins) == (6, 19)


@pytest.mark.clause("duo.merchant.gold-last", "duo.end.triggers")
def test_the_sixth_slab_brings_about_the_end() -> None:
    table = at("dice=p1,m1,a1 M0@M3 wares=p,- gold=5,0 coins=7,0")
    table.play("merchant to-C3 sell1")
    assert table.view().players[0].ended_by == ("gold",)
    assert not table.over
