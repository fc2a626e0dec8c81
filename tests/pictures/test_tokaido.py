"""Tokaido as a picture: everybody on the road, and no secret in it."""

from typing import Any

import pytest

from tabiji import game
from tabiji.kernel.record import as_bytes, copy_record, new_state
from tabiji.kernel.rng import generator
from tabiji.pictures import svg
from tabiji.tokaido.rules import unseen
from tests.pictures import TABLES, parsed, pieces, walk

SVG = "{http://www.w3.org/2000/svg}"
each_table = pytest.mark.parametrize(
    "choices", [choices for name, choices in TABLES if name == "tokaido"], ids=str
)


@each_table
def test_everybody_is_on_the_road_exactly_once(choices: dict[str, Any]) -> None:
    seats = choices["seats"]
    neutral = ["neutral"] if seats == 2 else []
    for table in walk("tokaido", 6, 19, **choices):
        standing = [piece for stop in table.view().road for piece in stop.pieces]
        shown = pieces(svg(table))
        assert len(shown) == len(standing)
        if len(standing) == seats + len(neutral):
            assert shown == sorted([*neutral, *(f"traveler-{seat}" for seat in range(seats))])


@each_table
def test_tables_that_a_seat_cannot_tell_apart_look_the_same_to_it(choices: dict[str, Any]) -> None:
    rng = generator(1)
    differed = 0
    for table in walk("tokaido", 11, 21, **choices):
        for seat in (-1, *range(choices["seats"])):
            watcher = None if seat < 0 else seat
            out = new_state(table.game.record)
            unseen(table.state, seat, out, rng)
            twin = table.copy()
            copy_record(out, twin.state)
            differed += as_bytes(out) != as_bytes(table.state)
            assert svg(twin, watcher) == svg(table, watcher)
    assert differed > 0


def test_the_meals_of_an_inn_are_face_down_to_those_who_have_not_looked() -> None:
    table = game("tokaido").at("seats=3 at=11,12,13")
    table.play("go14 meal-dango meal-soba meal-tofu meal-udon")
    for seat in (None, 1, 2):
        assert "Dango" not in svg(table, seat)
    assert "Dango" in svg(table, 0)


def test_a_journey_home_begins_in_edo() -> None:
    for back, journey in ((False, "From Kyoto to Edo"), (True, "From Edo to Kyoto")):
        table = game("tokaido").table(seed=1, seats=3, return_journey=back)
        texts = [element.text for element in parsed(svg(table, lang="en")).iter(f"{SVG}text")]
        assert journey in texts
        titles = [element.text for element in parsed(svg(table, lang="en")).iter(f"{SVG}title")]
        road = table.view().road
        for stop, place in enumerate(road):
            assert f"{stop} · {place.space.replace('_', ' ')}" in titles


def test_double_spaces_have_a_second_spot() -> None:
    table = game("tokaido").at("seats=4 at=5,5,3,2")
    picture = parsed(svg(table))
    places = {
        element.get("data-piece"): element.get("transform") or ""
        for element in picture.iter()
        if element.get("data-piece")
    }
    first, second = places["traveler-0"], places["traveler-1"]
    assert first != second
    assert {first.split(" ")[0], second.split(" ")[0]} == {"translate(0"}
