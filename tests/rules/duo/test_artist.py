"""The artist."""

import pytest

from tests.rules.duo import at


@pytest.mark.clause("duo.artist.move", "duo.turn.exact", "duo.turn.no-revisit")
def test_example_of_the_rulebook_with_a_2_the_artist_cannot_go_back_and_forth_nor_one_area() -> (
    None
):
    table = at("dice=p1,m1,a2 A0@1")
    table.play("artist")
    assert "to-A1" not in table.legal()  # move A: there and back
    assert "to-A2" not in table.legal()  # move B: only one area away
    assert "to-A3" in table.legal()  # move C: two areas, none twice


@pytest.mark.clause("duo.artist.move")
def test_any_path_will_do_as_long_as_it_enters_no_area_twice() -> None:
    table = at("dice=p1,m1,a3 A0@0")
    table.play("artist")
    # 0-1-2-3, 0-1-2-6, 0-1-7-6, 0-7-6-2, 0-7-6-5, 0-7-1-2
    assert sorted(table.legal()) == ["to-A2", "to-A3", "to-A5", "to-A6"]


@pytest.mark.clause("duo.artist.together")
def test_both_artists_may_share_an_area() -> None:
    table = at("dice=p1,m1,a1 A0@3 A1@4")
    table.play("artist to-A4")
    assert [player.artist for player in table.view().players] == [4, 4]


@pytest.mark.clause("duo.artist.one-action")
def test_the_artist_paints_or_gifts_but_not_both() -> None:
    table = at("dice=p1,m1,a1 A0@0 M0@M1 paintings=b,-")
    table.play("artist to-A1")
    assert table.legal() == ["paint1", "gift", "pass"]
    table.play("gift")
    assert table.turn == 1


@pytest.mark.clause("duo.artist.paint")
def test_example_of_the_rulebook_three_others_present_reveal_three_tiles() -> None:
    # Area 1 lies between C1 and C2: a pilgrim on its temple, merchants in M1 and M2.
    table = at("dice=p1,m1,a1 A0@0 P0@5 M0@M1 P1@C5 M1@M2 A1@4")
    table.play("artist to-A1 paint3")
    assert table.weights() == {"moon": 3, "waterfall": 3, "mountain": 2, "bamboo": 2}
    table.play("moon waterfall moon")
    assert table.view().players[0].revealed == ("moon", "waterfall", "moon")
    assert table.turn == 1


@pytest.mark.clause("duo.artist.paint")
def test_with_nobody_there_nothing_can_be_painted() -> None:
    table = at("dice=p1,m1,a1 A0@0 P0@C5 M0@M4 P1@C4 M1@M4 A1@4")
    table.play("artist to-A1")
    assert table.turn == 1  # nothing was asked


@pytest.mark.clause("duo.artist.paint-everyone")
def test_all_five_other_characters_count_ones_own_and_the_opponents() -> None:
    table = at("dice=p1,m1,a1 A0@0 P0@5 M0@M1 P1@6 M1@M2 A1@1")
    table.play("artist to-A1")
    assert table.legal() == ["paint5", "pass"]


@pytest.mark.clause("duo.artist.paint-borders")
@pytest.mark.parametrize("area", [0, 1])
def test_a_coastal_town_counts_in_both_areas_that_it_borders(area: int) -> None:
    start = {0: 7, 1: 2}[area]
    table = at(f"dice=p1,m1,a1 A0@{start} P0@C1 M0@M4 P1@C5 M1@M4 A1@4")
    table.play(f"artist to-A{area}")
    assert table.legal() == ["paint1", "pass"]


@pytest.mark.clause("duo.artist.paint-borders")
@pytest.mark.parametrize(("area", "start"), [(1, 0), (2, 3), (6, 5), (7, 0)])
def test_a_mountain_town_counts_in_every_area_around_it(area: int, start: int) -> None:
    table = at(f"dice=p1,m1,a1 A0@{start} P0@C4 M0@M2 P1@C5 M1@M4 A1@4")
    table.play(f"artist to-A{area}")
    assert table.legal() == ["paint1", "pass"]


@pytest.mark.clause("duo.artist.paint-order")
def test_tiles_are_revealed_in_the_order_of_their_slots() -> None:
    table = at("dice=p1,m1,a1 A0@0 M0@M1 paintings=Ow,-")
    table.play("artist to-A1 paint1 bamboo")
    assert table.view().players[0].gifted == ("moon",)
    assert table.view().players[0].revealed == ("waterfall", "bamboo")


@pytest.mark.clause("duo.artist.paint-order")
def test_a_face_down_tile_shows_any_icon_that_is_still_missing() -> None:
    table = at("dice=p1,m1,a1 A0@0 M0@M1 paintings=OOowwbm,-")
    table.play("artist to-A1 paint1")
    assert table.weights() == {"waterfall": 1, "mountain": 1, "bamboo": 1}


@pytest.mark.clause("duo.artist.paint-rest")
def test_with_fewer_tiles_left_than_others_present_all_that_are_left_are_revealed() -> None:
    table = at("dice=p1,m1,a1 A0@0 P0@5 M0@M1 P1@6 M1@M2 A1@4 paintings=ooowwwmm,-")
    table.play("artist to-A1")
    assert table.legal() == ["paint2", "pass"]
    table.play("paint2 bamboo bamboo")
    assert sum(table.view().players[0].face_down.values()) == 0


@pytest.mark.clause("duo.artist.paint-rest")
def test_with_no_tile_face_down_there_is_nothing_to_paint() -> None:
    table = at("dice=p1,m1,a1 A0@0 M0@M1 paintings=ooowwwmmbb,-")
    table.play("artist to-A1")
    assert table.turn == 1


@pytest.mark.clause("duo.artist.gift")
def test_example_of_the_rulebook_through_the_bamboo_to_the_waterfall_a_waterfall_is_given() -> None:
    table = at("dice=p1,m1,a2 A0@0 paintings=wo,-")
    table.play("artist to-A2 gift")
    assert table.view().players[0].gifted == ("waterfall",)
    assert table.view().players[0].revealed == ("moon",)
    assert table.view().players[0].points.culture == 2


@pytest.mark.clause("duo.artist.gift")
def test_passing_through_the_icon_is_not_enough() -> None:
    table = at("dice=p1,m1,a2 A0@0 paintings=b,- M0@M4 P0@C5")
    table.play("artist to-A2")
    assert table.turn == 1


@pytest.mark.clause("duo.artist.gift", "duo.artist.gift-first")
def test_the_first_remaining_painting_must_be_revealed_to_be_given() -> None:
    table = at("dice=p1,m1,a1 A0@0 paintings=B,- M0@M4 P0@C5")
    table.play("artist to-A1")
    assert table.turn == 1  # the next tile is face down


@pytest.mark.clause("duo.artist.gift-first")
def test_only_the_first_painting_can_be_given_and_only_one() -> None:
    second = at("dice=p1,m1,a1 A0@0 paintings=wb,- M0@M4 P0@C5")
    second.play("artist to-A1")
    assert second.turn == 1
    both = at("dice=p1,m1,a1 A0@0 paintings=bb,- M0@M4 P0@C5")
    both.play("artist to-A1 gift")
    assert both.view().players[0].revealed == ("bamboo",)
    assert both.turn == 1


@pytest.mark.clause("duo.artist.gift-last", "duo.end.triggers")
def test_giving_the_tenth_painting_brings_about_the_end() -> None:
    table = at("dice=p1:0,m1:1,a1 A0@0 paintings=OOOWWWMMBb,-")
    table.play("artist to-A1 gift")
    assert table.over
    assert table.view().players[0].ended_by == ("paintings",)
    assert table.view().players[0].points.culture == 40
