"""The road: a row for each stage, from inn to inn, and the travelers where they stand."""

from collections.abc import Iterator
from itertools import pairwise

from tabiji.pictures.ink import (
    FAINT,
    INK,
    PAPER,
    PERSIMMON,
    at,
    circle,
    glow,
    line,
    named,
    number,
    rect,
    tag,
    write,
)
from tabiji.pictures.pieces import NEUTRAL, traveler
from tabiji.pictures.scene import Scene
from tabiji.pictures.scenery import SPACES, TINTS
from tabiji.tokaido.view import StopView, TokaidoView

STAGE = 138
ROAD_Y = 77
"""Where the road runs, in a stage: pictures above it, spots on it and below."""

SECOND = 32
"""How far below the road the second spot of a double space hangs."""

SECOND_SPOTS_FROM = 4
"""With so many travelers, second spots are used."""

QUEUE = 3
"""How many stand in one file at an inn."""


def road(scene: Scene, width: float) -> tuple[float, str]:
    """The road, and how high it is."""
    view: TokaidoView = scene.view
    stages = list(_stages(view.road))
    parts = []
    for row, stage in enumerate(stages):
        step = width / len(stage)
        places = [((column + 0.5) * step, stop) for column, stop in enumerate(stage)]
        parts.append(at(0, row * STAGE, _stage(scene, places)))
    return len(stages) * STAGE, "".join(parts)


def stamps() -> str:
    """The drawings of the spaces, once; `stamp` prints them."""
    kept = (tag("g", drawing(), id=f"tokaido-{space}") for space, drawing in SPACES.items())
    return tag("defs", *kept)


def stamp(space: str, x: float, y: float, scale: float) -> str:
    """The drawing of a space, printed at a place."""
    where = f"translate({number(x)} {number(y)}) scale({number(scale)})"
    return tag("use", href=f"#tokaido-{space}", transform=where)


def _stages(road: tuple[StopView, ...]) -> Iterator[list[int]]:
    """The stops of each stage, with the inn where it begins and the one where it ends."""
    inns = [stop for stop, place in enumerate(road) if place.space == "inn"]
    for start, end in pairwise(inns):
        yield [*range(start, end + 1)]


def _stage(scene: Scene, places: list[tuple[float, int]]) -> str:
    view: TokaidoView = scene.view
    way = f"M{number(places[0][0])} {ROAD_Y}H{number(places[-1][0])}"
    parts = [line(way, "#E4D3AE", 13), line(way, PAPER, 1.2, stroke_dasharray="1 7")]
    hanging = len(view.travelers) >= SECOND_SPOTS_FROM
    for x, stop in places:
        place = view.road[stop]
        if place.space == "inn":
            # An inn stands at the end of one stage and the beginning of the next; whoever is
            # there has arrived, except in the first.
            there = stop == 0 or (x, stop) != places[0]
            parts.append(at(x, 0, _inn(scene, stop, place.pieces if there else None)))
        else:
            parts.append(at(x, 0, _space(scene, stop, place, hanging)))
    return "".join(parts)


def _space(scene: Scene, stop: int, place: StopView, hanging: bool) -> str:
    title = f"{stop} · {scene.say(f'space-{place.space}')}"
    picture = circle(0, 0, 24, TINTS[place.space], stroke=INK, stroke_width=0.9)
    picture += stamp(place.space, 0, 0, 0.92)
    parts = [at(0, 30, picture, 1, title), write(0, 2, stop, 11, FAINT)]
    if place.double:
        parts.append(line(f"M0 {ROAD_Y}v{SECOND}", "#E4D3AE", 6))
    for spot in range(2 if place.double else 1):
        y = ROAD_Y + SECOND * spot
        used = spot == 0 or hanging
        parts.append(
            circle(
                0,
                y,
                11,
                PAPER if used else "#F1EADA",
                stroke=INK if used else FAINT,
                stroke_width=0.8,
            )
        )
    for spot, piece in enumerate(place.pieces):
        parts.append(_piece(scene, piece, 0, ROAD_Y + SECOND * spot))
    return "".join(parts)


def _inn(scene: Scene, stop: int, pieces: tuple[int, ...] | None) -> str:
    """An inn has room for all: they stand in files, whoever arrived first in front.

    Where it only begins a stage, it is drawn fainter and has no pieces.
    """
    title = f"{stop} · {scene.say('space-inn')}"
    picture = rect(-31, -26, 62, 52, TINTS["inn"], rx=9, stroke=PERSIMMON, stroke_width=1.6)
    picture += stamp("inn", 0, 0, 1.25)
    house = write(0, 1, stop, 11, FAINT) + at(0, 31, picture, 1, title)
    if pieces is None:
        return tag("g", house, opacity=0.5)
    parts = [house]
    for i, piece in enumerate(pieces):
        column, row = i % QUEUE, i // QUEUE
        parts.append(_piece(scene, piece, 25 - 25 * column, ROAD_Y + 4 + SECOND * row, 0.8))
    return "".join(parts)


def _piece(scene: Scene, piece: int, x: float, y: float, scale: float = 1) -> str:
    view: TokaidoView = scene.view
    neutral = piece == view.neutral
    name = scene.say("tokaido-neutral") if neutral else scene.names[piece]
    moving = piece == (view.mover if view.phase == "move" else view.actor)
    return tag(
        "g",
        named(name),
        glow(22) if moving else "",
        traveler(NEUTRAL if neutral else piece),
        transform=f"translate({number(x)} {number(y)}) scale({number(scale)})",
        data_piece="neutral" if neutral else f"traveler-{piece}",
    )
