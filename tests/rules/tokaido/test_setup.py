"""Setting up."""

from collections import Counter
from typing import Any

import pytest

from tabiji import Table, game
from tabiji.tokaido import COMPONENTS
from tabiji.tokaido.names import Kind, Space
from tests.rules.tokaido import at, seat, stops


def new(**options: Any) -> Table:
    return game("tokaido").table(**options)


@pytest.mark.clause("tokaido.setup.players")
@pytest.mark.parametrize(("seats", "pieces"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_two_to_five_travel_and_two_have_a_neutral_companion(seats: int, pieces: int) -> None:
    table = new(seats=seats, travelers="none")
    table.deal()
    assert len(table.view().travelers) == seats
    assert len(table.view().road[0].pieces) == pieces
    assert (table.view().neutral is not None) == (seats == 2)


@pytest.mark.clause("tokaido.setup.piles", "tokaido.shop.kinds")
def test_the_piles_have_24_souvenirs_12_hot_springs_14_encounters_and_25_meals() -> None:
    view = new().view()
    assert view.souvenirs_left == 24
    assert view.springs_left == {"2": 6, "3": 6}
    assert view.encounters_left == 14
    assert view.meals_left == 25
    assert len({souvenir.name for souvenir in COMPONENTS.souvenirs}) == 24
    assert Counter(souvenir.kind for souvenir in COMPONENTS.souvenirs) == dict.fromkeys(Kind, 6)
    assert Counter(dish.price for dish in COMPONENTS.dishes) == {1: 3, 2: 5, 3: 6}


@pytest.mark.clause("tokaido.setup.panoramas")
def test_panoramas_have_three_four_and_five_sections() -> None:
    assert COMPONENTS.sections == (3, 4, 5)


@pytest.mark.clause("tokaido.setup.score")
def test_everybody_starts_with_no_points() -> None:
    assert new(seats=5).scores() == [0] * 5


@pytest.mark.clause("tokaido.setup.tiles")
def test_everybody_is_dealt_two_tiles_and_chooses_one_in_seat_order() -> None:
    table = new(seats=3)
    assert table.weights() == {f"tile-{name}": 1 for name in TRAVELERS}
    table.play("tile-kinko tile-chuubei tile-satsuki tile-umegae tile-yoshiyasu tile-zen-emon")
    assert table.turn == 0
    assert table.legal() == ["play-chuubei", "play-kinko"]
    table.play("play-kinko")
    assert table.turn == 1
    assert table.legal() == ["play-satsuki", "play-umegae"]
    table.play("play-umegae", "play-zen-emon")
    assert [seat(table, i).traveler for i in range(3)] == ["Kinko", "Umegae", "Zen-emon"]


TRAVELERS = [
    "chuubei",
    "hiroshige",
    "hirotada",
    "kinko",
    "mitsukuni",
    "sasayakko",
    "satsuki",
    "umegae",
    "yoshiyasu",
    "zen-emon",
]


@pytest.mark.clause("tokaido.setup.tiles")
def test_a_tile_is_dealt_once_and_not_if_it_was_agreed_on() -> None:
    table = new(seats=2, travelers=("dealt", "Satsuki"))
    assert "tile-satsuki" not in table.legal()
    table.play("tile-kinko")
    assert "tile-kinko" not in table.legal()


@pytest.mark.clause("tokaido.setup.first-journey")
def test_a_first_journey_starts_with_seven_coins_also_for_a_single_seat() -> None:
    table = new(seats=3, travelers=(None, "Satsuki", "none"))
    assert [seat(table, i).coins for i in range(3)] == [7, 2, 7]
    assert seat(table, 0).traveler is None


@pytest.mark.clause("tokaido.setup.coins")
def test_travelers_start_with_the_coins_on_their_tiles() -> None:
    coins = {}
    for first, second in zip(TRAVELERS[::2], TRAVELERS[1::2], strict=True):
        table = new(seats=2, travelers=(first, second))
        coins[first], coins[second] = seat(table, 0).coins, seat(table, 1).coins
    assert list(coins.values()) == [4, 3, 8, 7, 6, 5, 2, 5, 9, 6]


@pytest.mark.clause("tokaido.setup.coins", "tokaido.setup.tiles")
def test_the_coins_come_with_the_tile_chosen() -> None:
    table = new(seats=2, travelers=("dealt", None))
    table.play("tile-kinko tile-satsuki")
    assert seat(table, 0).coins == 0
    table.play("play-satsuki")
    assert seat(table, 0).coins == 2


@pytest.mark.clause("tokaido.setup.line")
def test_the_line_at_the_first_inn_is_drawn_at_random() -> None:
    table = new(seats=3, travelers="none")
    assert table.weights() == {"line0": 1, "line1": 1, "line2": 1}
    table.play("line2")
    assert table.weights() == {"line0": 1, "line1": 1}
    table.play("line0 line1")
    assert table.view().road[0].pieces == (2, 0, 1)
    assert table.turn == 1


@pytest.mark.clause("tokaido.setup.return")
def test_the_return_journey_has_the_same_road_the_other_way() -> None:
    there, back = at("").view().road, at("homeward=1").view().road
    assert [stop.space for stop in back] == [stop.space for stop in reversed(there)]
    assert [stop.double for stop in back] == [stop.double for stop in reversed(there)]
    assert [i for i, stop in enumerate(COMPONENTS.road) if stop.space is Space.INN] == [
        0,
        14,
        27,
        41,
        54,
    ]
    assert stops(at("homeward=1")) == list(range(1, 14))
    table = at("homeward=1 at=0,9,10,11")
    table.play("go2")
    assert seat(table, 0).panoramas["sea"] == 1
