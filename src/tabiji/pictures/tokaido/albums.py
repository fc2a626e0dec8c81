"""A traveler's album: purse, panoramas that grow, souvenirs in their sets, meals, people met."""

from collections import Counter

from tabiji.kernel.datafile import name_of
from tabiji.pictures.goods import KINDS, PEOPLE, bowl
from tabiji.pictures.ink import (
    FAINT,
    INK,
    VERMILION,
    at,
    circle,
    faded,
    hanko,
    line,
    panel,
    path,
    rect,
    write,
)
from tabiji.pictures.pieces import coin, colour_of, crest
from tabiji.pictures.scene import Scene
from tabiji.pictures.scenery import TINTS, meeting, mountain, paddy, steam, torii, wave
from tabiji.pictures.tokaido.road import stamp
from tabiji.pictures.tokaido.tray import KIND_OF
from tabiji.tokaido.components import COMPONENTS
from tabiji.tokaido.names import Panorama
from tabiji.tokaido.view import TokaidoView, TravelerView

HEIGHT = 92
COLUMNS = (0, 256, 324, 486, 634, 812, 956, 1032)
"""Where the parts of an album begin: who it is, purse, panoramas, souvenirs, meals, people
met, hot springs, achievements."""

ACHIEVEMENTS = {
    "paddy": paddy,
    "mountain": mountain,
    "sea": wave,
    "gourmet": bowl,
    "bather": steam,
    "chatterbox": meeting,
    "collector": KINDS["small_object"],
}


def album(scene: Scene, traveler: TravelerView, width: float) -> str:
    """All that a traveler has collected, from its left upper corner."""
    contents = (
        _who(scene, traveler),
        _purse(scene, traveler),
        _panoramas(scene, traveler),
        _souvenirs(scene, traveler),
        _meals(scene, traveler),
        _met(scene, traveler),
        _springs(scene, traveler),
        _achievements(scene, traveler),
    )
    parts = [panel(0, 0, width, HEIGHT, colour_of(traveler.seat))]
    for x, content in zip(COLUMNS, contents, strict=True):
        if x:
            parts.append(line(f"M{x} 12V{HEIGHT - 12}", FAINT, 0.5))
        parts.append(at(x, 0, content))
    return "".join(parts)


def _who(scene: Scene, one: TravelerView) -> str:
    """Name, traveler and points; the seal when it is their turn, or their victory."""
    view: TokaidoView = scene.view
    played = one.traveler or " / ".join(one.tiles)
    parts = [
        at(26, 34, crest(one.seat), 1.3),
        write(50, 41, scene.names[one.seat], 19, INK, "start", 110),
        write(50, 66, played, 14, FAINT, "start", 150),
        write(244, 46, one.points, 32, INK, "end", font_weight="bold"),
    ]
    if view.actor == one.seat or one.seat in scene.winners:
        parts.append(at(178, 34, hanko()))
    return "".join(parts)


def _purse(scene: Scene, one: TravelerView) -> str:
    """Coins, and what was given to the temple."""
    return (
        at(22, 28, coin(), 1.1, scene.say("tokaido-row-coins"))
        + write(38, 34, one.coins, 18, INK, "start")
        + at(22, 66, torii(), 0.62, scene.say("tokaido-row-donated"))
        + write(38, 71, one.donated, 18, INK, "start")
    )


def _panoramas(scene: Scene, one: TravelerView) -> str:
    """Three strips that grow section by section into long pictures."""
    parts = []
    for row, panorama in enumerate(Panorama):
        name, sections = name_of(panorama), COMPONENTS.sections[panorama]
        have, step = one.panoramas[name], 140 / max(COMPONENTS.sections)
        y = 11 + 24 * row
        title = f"{scene.say(f'panorama-{name}')} {have}/{sections}"
        strip = rect(
            0,
            0,
            step * sections,
            21,
            "none",
            stroke=FAINT,
            stroke_width=0.7,
            stroke_dasharray="2 2",
        )
        if have:
            strip += rect(0, 0, step * have, 21, TINTS[name], stroke=INK, stroke_width=0.9)
            strip += "".join(_section(name, i, step) for i in range(have))
        parts.append(at(14, y, strip, 1, title))
    return "".join(parts)


def _section(name: str, section: int, step: float) -> str:
    """One section of a panorama: each joins the one before it."""
    x = section * step
    edge = line(f"M{x:.1f} 0V21", INK, 0.3) if section else ""
    return edge + stamp(name, x + step / 2, 11, min(0.56, step / 46))


def _souvenirs(scene: Scene, one: TravelerView) -> str:
    """The souvenirs stand in their sets: a column for each kind, a row for each set."""
    held: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for name in one.souvenirs:
        held[KIND_OF[name]].append(name)
    most = max(map(len, held.values()))
    step = 72 / max(3, most)
    parts = []
    for column, (kind, names) in enumerate(held.items()):
        x = 24 + 33 * column
        title = ", ".join([scene.say(f"kind-{kind}"), *names])
        drawings = [
            at(x, 80 - step * (i + 0.5), KINDS[kind](), step / 34) for i in range(len(names))
        ]
        if not names:
            drawings = [at(x, 68, faded(KINDS[kind]()), 0.7)]
        base = line(f"M{x - 13} 82H{x + 13}", INK if names else FAINT, 0.9)
        parts.append(at(0, 0, base + "".join(drawings), 1, title))
    return "".join(parts)


def _meals(scene: Scene, one: TravelerView) -> str:
    """The meals on their tray."""
    step = min(52, 110 / max(1, len(one.meals) - 1))
    parts = [line("M12 66H166", INK if one.meals else FAINT, 0.9)]
    if not one.meals:
        parts.append(at(89, 51, faded(bowl())))
    for i, dish in enumerate(one.meals):
        x = 34 + step * i
        parts.append(at(x, 51, bowl(), min(0.95, step / 32)))
        parts.append(write(x, 80 if i % 2 == 0 else 29, dish, 10.5, INK, room=2 * step - 4))
    return at(0, 0, "".join(parts), 1, scene.say("tokaido-row-meals"))


def _met(scene: Scene, one: TravelerView) -> str:
    """Whom they met, and how often. These names are Japanese in every language."""
    met = Counter(name.split("_")[0] for name in one.encounters)
    parts = []
    for i, (name, times) in enumerate((name, met[name]) for name in PEOPLE if met[name]):
        x, y = 26 + 44 * (i % 3), 28 + 38 * (i // 3)
        drawing = at(0, 0, PEOPLE[name](), 0.8)
        if times > 1:
            drawing += write(16, 8, times, 13, INK, "start", font_weight="bold")
        parts.append(at(x, y, drawing, 1, name.capitalize()))
    if not parts:
        parts.append(at(72, 46, faded(meeting())))
    return at(0, 0, "".join(parts), 1, scene.say("tokaido-row-encounters"))


def _springs(scene: Scene, one: TravelerView) -> str:
    """The hot spring cards: their points, and how many of each."""
    parts = []
    for row, (points, count) in enumerate(sorted(Counter(one.springs).items())):
        card = rect(-14, -18, 28, 36, TINTS["hot_spring"], rx=4, stroke=INK, stroke_width=0.7)
        card += stamp("hot_spring", 0, -5, 0.5) + write(0, 15, points, 13, font_weight="bold")
        card += write(20, 6, f"×{count}", 15, INK, "start")
        parts.append(at(26, 26 + 41 * row, card))
    if not parts:
        parts.append(at(38, 46, faded(steam())))
    return at(0, 0, "".join(parts), 1, scene.say("tokaido-row-springs"))


def _achievements(scene: Scene, one: TravelerView) -> str:
    """A ribbon for each achievement."""
    parts = []
    for i, name in enumerate(one.achievements):
        x, y = 24 + 28 * (i % 4), 24 + 40 * (i // 4)
        ribbon = path("M-5 8L-8 20L0 15L8 20L5 8z", VERMILION)
        disc = circle(0, 0, 12, "#F6E7B4", stroke=VERMILION, stroke_width=1.6)
        drawing = ribbon + disc + at(0, 0, ACHIEVEMENTS[name](), 0.46)
        parts.append(at(x, y, drawing, 1, scene.say(f"achievement-{name}")))
    return "".join(parts)
