"""What a client draws from is what is loaded, and every name has a sentence."""

from collections.abc import Iterator
from typing import Any

from tabiji import duo, tokaido
from tabiji.bots import names
from tabiji.locale.catalogues import FALLBACK, catalogue
from tabiji.server.boards import game_infos
from tests.server.wire.walks import walked

INFOS = {info.name: info for info in game_infos()}


def test_every_game_says_how_many_play_and_who_can_be_played_against() -> None:
    assert {name: info.seats for name, info in INFOS.items()} == {
        "duo": [2],
        "tokaido": [2, 3, 4, 5],
    }
    for info in INFOS.values():
        assert [opponent.name for opponent in info.opponents] == names()
        assert [opponent.level for opponent in info.opponents] == list(range(1, len(names()) + 1))


def test_every_option_and_every_printed_thing_is_said_in_the_language_files() -> None:
    words = catalogue(FALLBACK)
    for name, info in INFOS.items():
        for option in info.options:
            assert f"{name}-option-{option.name.replace('_', '-')}" in words
        assert all(text in words for text in texts_in(info.board))


def test_the_island_is_drawn_from_the_board_that_is_played_on() -> None:
    board = INFOS["duo"].board
    assert [station["kind"] for station in board["stations"]] == [
        station.name.lower() for station in duo.BOARD.stations
    ]
    view = walked("duo").standing(30).view()
    assert view.players[0].merchant in [town["name"] for town in board["towns"]]
    assert len(board["routes"]) == len(board["towns"]) - 1
    for area in board["areas"]:
        assert all(
            area["index"] in board["areas"][other]["neighbours"] for other in area["neighbours"]
        )


def test_the_road_is_drawn_from_the_box_that_is_played_with() -> None:
    board = INFOS["tokaido"].board
    view = walked("tokaido-five").view()
    assert [stop["space"] for stop in board["road"]] == [stop.space for stop in view.road]
    assert [board["road"][inn]["space"] for inn in board["inns"]] == ["inn"] * len(board["inns"])
    assert {dish["name"] for dish in board["dishes"]} >= {
        m for t in view.travelers for m in t.meals
    }
    assert len(board["souvenirs"]) == len(tokaido.COMPONENTS.souvenirs)
    assert board["road"][-1]["stage"] == len(board["inns"]) - 2


def texts_in(printed: Any) -> Iterator[str]:
    """Every entry of the language files that printed things name."""
    if isinstance(printed, dict):
        if "text" in printed:
            yield printed["text"]
        for value in printed.values():
            yield from texts_in(value)
    elif isinstance(printed, list):
        for value in printed:
            yield from texts_in(value)
