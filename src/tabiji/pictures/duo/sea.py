"""The sea around the island, and what lies on it: dice, wave tiles, the bag, the token."""

from collections.abc import Iterator

from tabiji.duo.view import DieView, DuoView, WaveView
from tabiji.pictures.duo.island import CRESTS, HEIGHT
from tabiji.pictures.goods import WARES, sack
from tabiji.pictures.ink import (
    INDIGO,
    INK,
    MIST,
    PAPER,
    WATER,
    WIDTH,
    at,
    glow,
    line,
    path,
    rect,
    tag,
    write,
)
from tabiji.pictures.pieces import crest, die, spring_token
from tabiji.pictures.scene import Scene

EDGE = 18
CHARACTERS = {
    "pilgrim": path("M-9 2Q-3 0 0 -8Q3 0 9 2Q0 6 -9 2z", "#E9CF94", stroke=INK, stroke_width=0.8),
    "merchant": rect(-6, -7, 12, 14, "#B98B5A", rx=2, stroke=INK, stroke_width=0.8),
    "artist": line("M-5 7L3 -4", "#B98B5A", 2.6) + line("M3 -4l2.5 -4", INK, 3.6),
}
"""What each character is known by, for its die and its wave tile."""


def sea(scene: Scene) -> str:
    """The sea, and what lies on it in its four corners."""
    view: DuoView = scene.view
    bottom, right = HEIGHT - EDGE, WIDTH - EDGE
    return "".join(
        [
            _water(),
            *_free_waves(scene),
            write(right, EDGE + 16, scene.say("duo-turn", turns=view.turns), 18, PAPER, "end")
            if view.turns
            else "",
            at(right - 16, EDGE + 46, spring_token(), 1.15, scene.say("duo-spring"))
            if view.spring is None
            else "",
            *(_die(scene, i, bottom, right) for i in range(len(view.dice))),
            _bag(scene, bottom),
        ]
    )


def wave_tile(scene: Scene, wave: WaveView, width: float) -> str:
    """A wave tile from its left upper corner: whose it is and what it is called."""
    crests = "".join(f"M{x} 22q7 -9 14 0" for x in range(4, int(width) - 14, 14))
    return (
        rect(0, 0, width, 23, MIST, rx=6, stroke=INDIGO, stroke_width=0.9)
        + line(crests, WATER, 1, opacity=0.55)
        + at(15, 11.5, CHARACTERS[wave.character])
        + write(28, 16, scene.say(f"wave-{wave.side}"), 12.5, INK, "start", width - 32)
    )


def _water() -> str:
    """Printed with a fade, as woodblock printers do, over seigaiha waves."""
    stops = ((0, "#24406F"), (0.3, INDIGO), (0.75, "#5B7FA9"), (1, "#8FAFC9"))
    fade = tag(
        "linearGradient",
        *(tag("stop", offset=at_, stop_color=colour) for at_, colour in stops),
        id="duo-bokashi",
        x1=0,
        y1=0,
        x2=0,
        y2=1,
    )
    arcs = line(
        "M0 16a16 16 0 0 1 32 0M5 16a11 11 0 0 1 22 0M10 16a6 6 0 0 1 12 0"
        "M-16 8a16 16 0 0 1 17 3M48 8a16 16 0 0 0 -17 3",
        PAPER,
        0.8,
    )
    waves = tag(
        "pattern", arcs, id="duo-seigaiha", width=32, height=16, patternUnits="userSpaceOnUse"
    )
    return (
        tag("defs", fade, waves)
        + rect(0, 0, WIDTH, HEIGHT, "url(#duo-bokashi)")
        + rect(0, 0, WIDTH, HEIGHT, "url(#duo-seigaiha)", opacity=0.13)
    )


def _free_waves(scene: Scene) -> Iterator[str]:
    view: DuoView = scene.view
    free = [wave for wave in view.waves if wave.holder is None]
    for row, wave in enumerate(free):
        yield at(EDGE, EDGE + 29 * row, wave_tile(scene, wave, 160))


def _die(scene: Scene, index: int, bottom: float, right: float) -> str:
    """A die, its character, and whose it has become."""
    view: DuoView = scene.view
    one: DieView = view.dice[index]
    x = right - 20 - 52 * (len(view.dice) - 1 - index)
    used = view.using == one.character
    parts = [glow(32) if used else "", die(one.number, one.taker is not None and not used)]
    parts.append(at(0, -31, CHARACTERS[one.character]))
    if one.taker is not None and view.players:
        parts.append(at(14, 16, crest(CRESTS[view.players[one.taker].colour]), 0.85))
    return at(x, bottom - 24, "".join(parts), 1, scene.say(f"character-{one.character}"))


def _bag(scene: Scene, bottom: float) -> str:
    """The bag, and what is still in it."""
    view: DuoView = scene.view
    parts = [at(EDGE + 16, bottom - 20, sack(), 1.2)]
    for i, (ware, count) in enumerate(view.bag.items()):
        drawing = at(0, 0, WARES[ware](), 0.62) + write(15, 5, count, 13, INK, "start")
        plate = rect(-14, -14, 46, 28, PAPER, rx=6, opacity=0.85)
        x, y = EDGE + 54 + 52 * (i % 2), bottom - 48 + 33 * (i // 2)
        parts.append(at(x, y, plate + drawing, 1, f"{scene.say(f'ware-{ware}')} {count}"))
    return "".join(parts)
