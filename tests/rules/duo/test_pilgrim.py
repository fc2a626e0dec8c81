"""The pilgrim and its stations."""

import pytest

from tests.rules.duo import at


@pytest.mark.clause("duo.pilgrim.move")
def test_the_pilgrim_walks_clockwise_as_far_as_the_die_shows() -> None:
    table = at("dice=p3,m1,a1 P0@2")
    table.play("pilgrim walk3")
    assert table.view().players[0].pilgrim == 5


@pytest.mark.clause("duo.pilgrim.move")
def test_the_ring_closes() -> None:
    table = at("dice=p4,m1,a1 P0@30")
    table.play("pilgrim walk4")
    assert table.view().players[0].pilgrim == 2


@pytest.mark.clause("duo.pilgrim.passing")
def test_occupied_stations_are_passed_and_counted() -> None:
    table = at("dice=p3,m1,a1 P0@2 P1@3 M1@C1")
    table.play("pilgrim walk3")
    assert table.view().players[0].pilgrim == 5


@pytest.mark.clause("duo.pilgrim.occupied")
def test_a_pilgrim_landing_on_an_occupied_station_goes_on_to_the_next_empty_one() -> None:
    table = at("dice=p1,m1,a1 P0@2 P1@3 M1@C1")
    table.play("pilgrim walk1")
    assert table.view().players[0].pilgrim == 5  # past the pilgrim on 3 and the merchant in C1
    assert table.legal() == ["pray", "pass"]  # the temple's effect, nothing else


@pytest.mark.clause("duo.pilgrim.occupied", "duo.pilgrim.merchant-blocks")
def test_ones_own_merchant_in_a_coastal_town_is_in_the_way_too() -> None:
    table = at("dice=p1,m1,a1 P0@3 M0@C1")
    table.play("pilgrim walk1")
    assert table.view().players[0].pilgrim == 5


@pytest.mark.clause("duo.pilgrim.merchant-blocks")
def test_a_merchant_in_the_mountains_is_in_nobodys_way() -> None:
    table = at("dice=p1,m1,a1 P0@3 M0@M1 M1@M1")
    table.play("pilgrim walk1")
    assert table.view().players[0].pilgrim == 4


@pytest.mark.clause("duo.pilgrim.town")
@pytest.mark.parametrize(("start", "coins"), [(31, 4), (11, 3), (19, 2)])
def test_a_coastal_town_gives_the_coins_on_its_boutique(start: int, coins: int) -> None:
    table = at(f"dice=p1,m1,a1 P0@{start} P1@2")
    table.play("pilgrim walk1")
    assert table.legal() == ["collect", "pass"]
    table.play("collect")
    assert table.view().players[0].coins == coins


@pytest.mark.clause("duo.pilgrim.temple")
def test_a_temple_advances_the_temple_peg() -> None:
    table = at("dice=p1,m1,a1 P0@C0 temple=3,1")
    table.play("pilgrim walk1 pray")
    assert table.view().players[0].temple == 4


@pytest.mark.clause("duo.pilgrim.temple", "duo.end.triggers")
def test_the_ninth_temple_slot_brings_about_the_end() -> None:
    table = at("dice=p1,m1,a1 P0@C0 temple=8,1")
    table.play("pilgrim walk1 pray")
    assert table.view().players[0].ended_by == ("temple",)


@pytest.mark.clause("duo.pilgrim.garden")
def test_a_garden_advances_the_garden_peg() -> None:
    table = at("dice=p1,m1,a1 P0@1")
    table.play("pilgrim walk1 stroll")
    assert (table.view().players[0].garden, table.view().players[0].temple) == (2, 1)


@pytest.mark.clause("duo.pilgrim.garden", "duo.end.triggers")
def test_the_sixth_garden_slot_brings_about_the_end() -> None:
    table = at("dice=p1,m1,a1 P0@1 garden=5,1")
    table.play("pilgrim walk1 stroll")
    assert table.view().players[0].ended_by == ("garden",)


@pytest.mark.clause("duo.pilgrim.track-end")
@pytest.mark.parametrize(("start", "peg"), [("C0", "temple=9,1"), ("1", "garden=6,1")])
def test_a_peg_on_its_last_slot_stays(start: str, peg: str) -> None:
    table = at(f"phase=walk again=1 dice=p1:0,m1,a1 P0@{start} {peg}")
    points = table.scores()
    table.play("walk1")
    assert table.turn == 1
    assert table.scores() == points


@pytest.mark.clause("duo.spring.take")
@pytest.mark.parametrize("holder", ["-", "1"])
def test_the_hot_spring_token_is_taken_from_the_board_or_the_opponent(holder: str) -> None:
    table = at(f"dice=p1,m1,a1 P0@5 spring={holder}")
    table.play("pilgrim walk1")
    assert table.legal() == ["bathe", "pass"]
    table.play("bathe")
    assert table.view().spring == 0


@pytest.mark.clause("duo.spring.wait")
def test_the_token_cannot_repeat_the_die_that_gained_it() -> None:
    table = at("dice=p1,m1,a1 P0@5")
    table.play("pilgrim walk1 bathe")
    assert (table.turn, table.view().phase) == (1, "choose")


@pytest.mark.clause("duo.spring.wait")
def test_the_token_can_repeat_the_next_die_of_the_same_turn() -> None:
    table = at("dice=p1,m1,a1 P0@5")
    table.play("pilgrim walk1 bathe", "artist to-A3 pass", "merchant to-M2 pass")
    assert (table.turn, table.legal()) == (0, ["again", "done"])


@pytest.mark.clause("duo.spring.repeat", "duo.spring.must-move")
def test_example_of_the_rulebook_the_merchant_draws_three_wares_and_sells_with_the_same_die() -> (
    None
):
    table = at("dice=p1,m2,a1 M0@C2 spring=0")
    table.play("merchant to-M1 draw3 fan fan kimono")
    assert table.legal() == ["again", "done"]
    table.play("again")
    assert table.view().spring is None
    assert table.legal() == ["to-C2", "to-C7", "to-M3"]  # two steps again, and no staying
    table.play("to-C7 sell2")  # fans at 2
    assert table.view().players[0].coins == 4
    assert table.turn == 1


@pytest.mark.clause("duo.spring.repeat")
def test_keeping_the_token_goes_on_to_the_next_die() -> None:
    table = at("dice=p1,m1,a1 spring=0")
    table.play("merchant to-M2 pass done")
    assert (table.turn, table.view().spring) == (1, 0)


@pytest.mark.clause("duo.spring.repeat")
def test_the_opponents_token_does_not_help() -> None:
    table = at("dice=p1,m1,a1 spring=1")
    table.play("merchant to-M2 pass")
    assert table.turn == 1


@pytest.mark.clause("duo.spring.repeat")
def test_a_die_whose_effect_was_declined_can_be_repeated() -> None:
    table = at("dice=p1,m1,a1 spring=0 A0@0")
    table.play("artist to-A1 pass again")
    assert table.legal() == ["to-A0", "to-A2", "to-A7"]


@pytest.mark.clause("duo.spring.wave")
def test_the_pilgrims_tile_may_be_used_in_one_the_other_or_both_moves() -> None:
    for first, second in [(2, 2), (2, 3), (3, 2), (3, 3)]:
        table = at("dice=p2,m1,a1 P0@16 P1@2 spring=0 waves=hasty:0,crafty,proficient")
        table.play(f"pilgrim walk{first} pass again walk{second}")
        assert table.view().players[0].pilgrim == 16 + first + second


@pytest.mark.clause("duo.spring.held")
def test_for_its_holder_the_hot_spring_has_no_effect_and_the_token_can_be_used() -> None:
    table = at("dice=p1,m1,a1 P0@5 spring=0")
    table.play("pilgrim walk1")
    assert table.legal() == ["again", "done"]


@pytest.mark.clause("duo.spring.returned-first")
def test_a_repeated_walk_to_a_hot_spring_takes_the_token_again_for_later() -> None:
    table = at("dice=p3,m1,a1 P0@C0 spring=0")
    table.play("pilgrim walk3 pass again")
    assert table.view().spring is None
    table.play("walk3 bathe")
    assert table.view().spring == 0
    assert (table.turn, table.view().phase) == (1, "choose")  # once a die


@pytest.mark.clause("duo.seashore.take")
def test_at_the_seashore_any_tile_on_the_board_can_be_taken_and_works_at_once() -> None:
    table = at("dice=p1,m1,a1 P0@2 waves=hasty,crafty:1,proficient M0@M1 A0@0")
    table.play("pilgrim walk1")
    assert table.legal() == ["take-pilgrim", "take-artist", "pass"]
    table.play("take-artist")
    assert table.view().waves[2].holder == 0
    table.play("merchant to-M3 pass artist to-A1")
    assert table.legal() == ["paint1", "paint2", "pass"]


@pytest.mark.clause("duo.seashore.take", "duo.spring.wave")
def test_a_pilgrims_tile_just_taken_can_be_used_in_the_repeated_walk() -> None:
    table = at("dice=p1,m1,a1 P0@2 spring=0")
    table.play("pilgrim walk1 take-pilgrim again")
    assert table.legal() == ["walk1"]  # tranquil: one fewer, but at least one
    table = at("dice=p1,m1,a1 P0@2 spring=0 waves=hasty,crafty,proficient")
    table.play("pilgrim walk1 take-pilgrim again")
    assert table.legal() == ["walk1", "walk2"]


@pytest.mark.clause("duo.seashore.rob")
def test_with_none_on_the_board_a_tile_of_the_opponents_is_taken() -> None:
    table = at("dice=p1,m1,a1 P0@2 waves=hasty:0,crafty:1,proficient:1")
    table.play("pilgrim walk1")
    assert table.legal() == ["take-merchant", "take-artist", "pass"]
    table.play("take-merchant")
    assert [tile.holder for tile in table.view().waves] == [0, 0, 1]


@pytest.mark.clause("duo.seashore.all")
def test_with_all_three_tiles_the_seashore_has_no_effect() -> None:
    table = at("dice=p1,m1,a1 P0@2 waves=hasty:0,crafty:0,proficient:0")
    table.play("pilgrim walk1")
    assert table.turn == 1


@pytest.mark.clause("duo.seashore.side")
def test_a_tile_keeps_its_side_whoever_takes_it() -> None:
    table = at("dice=p1,m1,a1 P0@2 waves=hasty:1,robust:1,inspired:1")
    table.play("pilgrim walk1 take-merchant")
    assert [tile.side for tile in table.view().waves] == ["hasty", "robust", "inspired"]
