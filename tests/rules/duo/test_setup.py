"""Setting up, and the board."""

import pytest

from tabiji import Table, game
from tabiji.duo import BOARD
from tabiji.duo.names import Station
from tabiji.kernel.contract import CHANCE

BOUTIQUES = "kimono4 kimono4 pottery4 pottery3 doll3 doll2 fan2 fan2"


def set_up(seats: str = "compass0 purple0", waves: str = "hasty robust proficient") -> Table:
    table = game("duo").table()
    table.play(seats, BOUTIQUES, waves)
    return table


@pytest.mark.clause("duo.setup.players", "duo.setup.colours")
@pytest.mark.parametrize("compass", [0, 1])
@pytest.mark.parametrize("purple", [0, 1])
def test_either_player_may_be_purple_and_either_may_sit_at_the_compass(
    compass: int, purple: int
) -> None:
    players = set_up(f"compass{compass} purple{purple}").view().players
    assert [player.at_compass for player in players].index(True) == compass
    assert [player.colour for player in players].index("purple") == purple
    assert {player.colour for player in players} == {"purple", "green"}


@pytest.mark.clause("duo.setup.colours")
def test_seats_and_colours_are_drawn_with_equal_chances_unless_agreed() -> None:
    table = game("duo").table()
    assert table.weights() == {"compass0": 1, "compass1": 1}
    table.play("compass1")
    assert table.weights() == {"purple0": 1, "purple1": 1}
    agreed = game("duo").table(compass=1, purple=0)
    assert agreed.view().players[1].at_compass
    assert agreed.view().phase == "boutiques"


@pytest.mark.clause("duo.setup.boutiques")
def test_boutiques_come_at_random_one_to_each_coastal_town() -> None:
    table = game("duo").table(compass=0, purple=0)
    assert table.turn == CHANCE
    assert table.weights() == {
        "kimono4": 2,
        "pottery4": 1,
        "pottery3": 1,
        "doll3": 1,
        "doll2": 1,
        "fan2": 2,
    }
    table.play("kimono4")
    assert table.weights()["kimono4"] == 1
    table.play("kimono4")
    assert "kimono4" not in table.weights()
    table.play("pottery4 pottery3 doll3 doll2 fan2 fan2")
    assert [shop.town for shop in table.view().boutiques] == [f"C{i}" for i in range(8)]


@pytest.mark.clause("duo.setup.bag")
def test_the_bag_holds_26_wares() -> None:
    bag = set_up().view().bag
    assert bag == {"kimono": 5, "pottery": 6, "doll": 7, "fan": 8}
    assert sum(bag.values()) == 26


@pytest.mark.clause("duo.setup.waves")
def test_each_wave_tile_lies_on_the_board_and_shows_either_side() -> None:
    table = game("duo").table(compass=0, purple=0)
    table.play(BOUTIQUES)
    assert table.weights() == {"tranquil": 1, "hasty": 1}
    table.play("hasty")
    assert table.weights() == {"crafty": 1, "robust": 1}
    table.play("crafty")
    assert table.weights() == {"proficient": 1, "inspired": 1}
    table.play("inspired")
    assert [tile.side for tile in table.view().waves] == ["hasty", "crafty", "inspired"]
    assert [tile.holder for tile in table.view().waves] == [None, None, None]


@pytest.mark.clause("duo.setup.spring")
def test_the_hot_spring_token_lies_on_the_board() -> None:
    assert set_up().view().spring is None


@pytest.mark.clause("duo.setup.pegs")
def test_both_pegs_start_on_one() -> None:
    assert [(p.temple, p.garden) for p in set_up().view().players] == [(1, 1), (1, 1)]


@pytest.mark.clause("duo.setup.paintings")
def test_each_colour_has_its_ten_paintings_face_down() -> None:
    purple, green = set_up().view().players
    assert purple.face_down == {"moon": 3, "waterfall": 3, "mountain": 2, "bamboo": 2}
    assert green.face_down == {"moon": 2, "waterfall": 2, "mountain": 3, "bamboo": 3}
    assert purple.revealed == purple.gifted == ()


@pytest.mark.clause("duo.setup.paintings")
def test_the_colour_decides_the_paintings_whatever_the_seat() -> None:
    assert set_up("compass0 purple1").view().players[0].face_down["bamboo"] == 3


@pytest.mark.clause("duo.setup.supply")
def test_nobody_starts_with_coins_gold_or_wares() -> None:
    for player in set_up().view().players:
        assert (player.coins, player.gold, sum(player.wares.values())) == (0, 0, 0)


@pytest.mark.clause("duo.setup.places")
def test_the_players_start_on_opposite_sides() -> None:
    here, there = set_up("compass1 purple0").view().players[::-1]
    assert (here.pilgrim, here.merchant, here.artist) == (0, "M1", 0)
    assert (there.pilgrim, there.merchant, there.artist) == (16, "M4", 4)


@pytest.mark.clause("duo.setup.first")
@pytest.mark.parametrize("compass", [0, 1])
def test_the_player_at_the_compass_begins(compass: int) -> None:
    table = set_up(f"compass{compass} purple0")
    table.play("p2 m2 a2")
    assert table.turn == compass


@pytest.mark.clause("duo.board.areas")
def test_routes_cut_the_island_into_eight_areas_whose_neighbours_lie_across_a_route() -> None:
    neighbours = [BOARD.area_neighbours(area) for area in range(8)]
    assert neighbours == [
        (1, 7), (0, 2, 7), (1, 3, 6), (2, 4, 5), (3, 5), (3, 4, 6), (2, 5, 7), (0, 1, 6),
    ]  # fmt: skip
    assert sorted(BOARD.icons) == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.clause("duo.board.stations")
def test_the_coast_has_all_five_kinds_of_station_and_the_island_four_mountain_towns() -> None:
    assert set(BOARD.stations) == set(Station)
    assert BOARD.stations.count(Station.TOWN) == 8
    assert BOARD.towns - BOARD.coastal_towns == 4
    assert {BOARD.town_wares[town] for town in range(8, 12)} == {2, 3, 4}
