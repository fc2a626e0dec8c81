"""The table of Tokaido: the road in its stages, what lies on offer, the travelers' albums."""

from tabiji.pictures.ink import INDIGO, INK, SERIF, WIDTH, at, path, rect, tag, write
from tabiji.pictures.scene import Scene
from tabiji.pictures.tokaido.albums import HEIGHT as ALBUM
from tabiji.pictures.tokaido.albums import album
from tabiji.pictures.tokaido.road import road, stamps
from tabiji.pictures.tokaido.tray import HEIGHT as TRAY
from tabiji.pictures.tokaido.tray import tray
from tabiji.tokaido.view import TokaidoView

MARGIN = 20
HEADING = 76
GAP = 8


def draw(scene: Scene) -> tuple[float, str]:
    """The table, and how high it is."""
    view: TokaidoView = scene.view
    length, stages = road(scene, WIDTH - 2 * MARGIN)
    parts = [_sky(scene), stamps(), at(MARGIN, HEADING, stages)]
    y = HEADING + length + GAP
    parts.append(at(MARGIN, y, tray(scene, WIDTH - 2 * MARGIN)))
    y += TRAY + GAP
    for traveler in view.travelers:
        parts.append(at(MARGIN, y, album(scene, traveler, WIDTH - 2 * MARGIN)))
        y += ALBUM + GAP
    return y + GAP, "".join(parts)


def _sky(scene: Scene) -> str:
    """A sky that fades into the paper, as woodblock printers print it, and where we go."""
    view: TokaidoView = scene.view
    journey = "tokaido-journey-return" if view.return_journey else "tokaido-journey"
    fade = tag(
        "linearGradient",
        tag("stop", offset=0, stop_color=INDIGO, stop_opacity=0.75),
        tag("stop", offset=0.45, stop_color="#9DB4CC", stop_opacity=0.4),
        tag("stop", offset=1, stop_color="#FBF8F1", stop_opacity=0),
        id="tokaido-bokashi",
        x1=0,
        y1=0,
        x2=0,
        y2=1,
    )
    return (
        tag("defs", fade)
        + rect(0, 0, WIDTH, 150, "url(#tokaido-bokashi)")
        + path("M880 62Q964 48 1001 15Q1012 7 1023 15Q1060 48 1144 62z", "#8FA3C0", opacity=0.55)
        + path(
            "M988 26Q996 20 1001 15Q1012 7 1023 15Q1028 20 1036 26l-9 -3l-7 6l-8 -6l-8 6l-7 -6z",
            "#FBF8F1",
        )
        + write(MARGIN + 2, 42, scene.say(journey), 28, INK, "start", font_family=SERIF)
    )
