"""Playing: who moves, and where to."""

import pytest

from tabiji.tokaido import COMPONENTS
from tests.rules.tokaido import at, first_inn, seat, stops


@pytest.mark.clause("tokaido.playing.last")
def test_the_traveler_farthest_behind_moves() -> None:
    assert at("at=5,3,9,7").turn == 1
    assert at("at=5,8,9,1").turn == 3


@pytest.mark.clause("tokaido.playing.last", "tokaido.playing.forward")
def test_the_picture_green_is_last_moves_past_purple_and_purple_is_next() -> None:
    green, purple = 0, 1
    table = at("seats=3 at=1,3,6")
    assert table.turn == green
    table.play("go4")
    assert table.turn == purple


@pytest.mark.clause("tokaido.playing.again")
def test_the_picture_green_moves_but_is_still_last_and_goes_again() -> None:
    green = 0
    table = at("seats=3 at=3,11,12")
    table.play("go4")
    assert table.turn == green
    table.play("go7")
    assert table.turn == green
    table.play("go13 spring2")
    assert table.turn == 1


@pytest.mark.clause("tokaido.playing.forward")
def test_any_open_stop_up_to_the_next_inn_can_be_chosen() -> None:
    assert stops(at("seats=3 at=0,2,9")) == [1, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14]
    assert stops(at(f"seats=3 at=12,14a,14b {first_inn(3, 1, 2)}")) == [13, 14]
    assert stops(at("seats=3 at=14a,15,14b")) == [*range(16, 28)]


@pytest.mark.clause("tokaido.playing.forward", "tokaido.inn.stop")
def test_the_inn_is_always_open_so_that_a_move_always_exists() -> None:
    assert stops(at(f"seats=3 at=12,13,14a {first_inn(3, 2)}")) == [14]
    penniless = "seats=5 at=0,14a,14b,14c,14d coins=0,9,9,9,9 panoramas=345,000,000,000,000"
    assert stops(at(f"{penniless} {first_inn(5, 1, 2, 3, 4)}")) == [3, 5, 7, 10, 13, 14]


@pytest.mark.clause("tokaido.playing.benefit")
def test_the_traveler_has_the_benefit_of_the_space() -> None:
    table = at("at=0,9,10,11 coins=0,0,0,0")
    table.play("go7")
    assert seat(table, 0).coins == COMPONENTS.farm_coins


@pytest.mark.clause("tokaido.playing.single")
def test_a_single_space_has_room_for_one() -> None:
    assert 4 not in stops(at("seats=5 at=0,4,9,10,11"))


@pytest.mark.clause("tokaido.double.road-first")
def test_the_spot_on_the_road_is_taken_first() -> None:
    table = at("at=4,0,10,11")
    table.play("go5 spring2")
    assert str(table).split("at=")[1].split()[0] == "4,5,10,11"
    table.play("go5 spring3")
    assert table.view().road[5].pieces == (1, 0)


@pytest.mark.clause("tokaido.double.road-first")
def test_a_free_spot_on_the_road_is_taken_though_the_second_is_occupied() -> None:
    table = at("at=0,5b,10,11")
    table.play("go5 spring2")
    assert table.view().road[5].pieces == (0, 1)
    assert table.turn == 1


@pytest.mark.clause("tokaido.double.road-first", "tokaido.playing.single")
def test_two_fill_a_double_space() -> None:
    assert 5 in stops(at("at=0,5,10,11"))
    assert 5 not in stops(at("at=0,5,5b,11"))


@pytest.mark.clause("tokaido.double.seats")
@pytest.mark.parametrize(("seats", "used"), [(2, False), (3, False), (4, True), (5, True)])
def test_second_spots_are_used_with_four_and_five_only(seats: int, used: bool) -> None:
    places = ["0", "5", "11", "12", "13"][: max(seats, 3)]
    assert (5 in stops(at(f"seats={seats} at={','.join(places)}"))) == used


@pytest.mark.clause("tokaido.double.order")
def test_the_picture_purple_on_the_second_spot_is_behind_green_and_moves() -> None:
    green, purple = 0, 1
    table = at("at=5,5b,9,10")
    assert table.turn == purple
    table.play("go7")
    assert table.turn == green


@pytest.mark.clause("tokaido.inn.line", "tokaido.playing.last")
def test_the_last_in_the_line_of_an_inn_leaves_first_at_kyoto_too() -> None:
    assert at("at=0a,0b,0c,0d").turn == 3
    table = at("at=14c,14a,14d,14b")
    assert table.turn == 2
    table.play("go17")
    assert table.turn == 0
    table.play("go26")
    assert table.turn == 3


@pytest.mark.clause("tokaido.inn.line")
def test_later_arrivals_stand_behind_earlier_ones() -> None:
    table = at(f"seats=3 at=13,12,14a {first_inn(3, 2)}")
    table.play("go14 pass")
    assert table.turn == 0
    table.play("go14 pass")
    assert table.view().road[14].pieces == (2, 1, 0)
    assert table.turn == 0


@pytest.mark.clause("tokaido.playing.points")
def test_points_are_marked_at_once() -> None:
    table = at("at=0,11,12,13")
    table.play("go6")
    assert table.scores()[0] == 1
    table.play("go9 give3")
    assert table.scores()[0] == 4
