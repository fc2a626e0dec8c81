"""The island: its coast and stations, its roads and towns, its areas, and who is where."""

from functools import cache

from tabiji.duo.board import BOARD
from tabiji.duo.view import DuoView, PlayerView
from tabiji.kernel.datafile import name_of
from tabiji.pictures.duo.places import Places, Point
from tabiji.pictures.goods import WARES, sack
from tabiji.pictures.ink import (
    INK,
    PAPER,
    PERSIMMON,
    SAND,
    WIDTH,
    at,
    circle,
    line,
    named,
    number,
    path,
    rect,
    tag,
    write,
)
from tabiji.pictures.pieces import coin, meeple
from tabiji.pictures.scene import Scene
from tabiji.pictures.scenery import ICONS, SPACES, TINTS

HEIGHT = 600
BEACH = 67
"""How far the beach reaches beyond the stations: pilgrims stand there."""

STATION = 56
"""The room that a station takes along the coast, drawn in full size."""

ROOMY = 1.2
"""The size of drawing below which an area has room for artists beside it, not under it."""

CRESTS = {"purple": 0, "green": 1}
"""The crest of each colour."""


def island(scene: Scene) -> str:
    """The whole island."""
    view: DuoView = scene.view
    tokens = {token.town: (token.ware, token.price) for token in view.boutiques}
    parts = [_land(), *map(_area, range(BOARD.areas)), _roads()]
    for station, kind in enumerate(BOARD.stations):
        if station in BOARD.town_station:
            name = BOARD.station_name(station)
            parts.append(_coastal_town(scene, station, name, tokens.get(name)))
        else:
            parts.append(_station(scene, station, name_of(kind)))
    parts += [_mountain_town(town) for town in range(BOARD.coastal_towns, BOARD.towns)]
    parts += [_area_icon(scene, area) for area in range(BOARD.areas)]
    parts += [_standing(scene, player, character) for player, character in _everybody(view)]
    return "".join(parts)


@cache
def _places() -> Places:
    return Places(BOARD, (WIDTH / 2, HEIGHT / 2), 446, 198)


# The ground


def _land() -> str:
    coast = _outline(_places().coast(BEACH))
    return (
        path(coast, "none", stroke="#FFFFFF", stroke_width=12, stroke_opacity=0.16)
        + path(coast, SAND, stroke=INK, stroke_width=0.8)
        + path(_outline(_places().outline), "#9DB97A")
    )


def _area(area: int) -> str:
    tint = TINTS[name_of(BOARD.icons[area])]
    return path(_outline(_places().border(area)), tint, opacity=0.7)


def _area_icon(scene: Scene, area: int) -> str:
    icon = name_of(BOARD.icons[area])
    (x, y), room = _places().areas[area]
    scale = _size(room)
    title = f"A{area} · {scene.say(f'icon-{icon}')}"
    return at(x, y - 14 * scale, ICONS[icon](), scale, title) + write(
        x, y + 4 * scale + 13, f"A{area}", 11, "#5E6257"
    )


def _roads() -> str:
    d = "".join(
        f"M{_said(_places().towns[a])}L{_said(_places().towns[b])}" for a, b in BOARD.routes
    )
    return line(d, PAPER, 8) + line(d, PERSIMMON, 4.5) + line(d, "#B5651D", 0.8)


def _station(scene: Scene, station: int, kind: str) -> str:
    x, y = _places().stations[station]
    disc = circle(0, 0, 21, TINTS[kind], stroke=INK, stroke_width=0.9)
    return at(
        x, y, disc + at(0, 0, SPACES[kind](), 0.82), _station_size(), scene.say(f"station-{kind}")
    )


def _coastal_town(scene: Scene, station: int, name: str, token: tuple[str, int] | None) -> str:
    """A coastal town with its boutique: what it buys, and for how much."""
    x, y = _places().stations[station]
    house = path(
        "M-27 -16Q-16 -20 -12 -29H12Q16 -20 27 -16z", PERSIMMON, stroke=INK, stroke_width=0.9
    )
    house += rect(-23, -16, 46, 40, PAPER, rx=3, stroke=INK, stroke_width=0.9)
    house += write(0, -18, name, 11, INK, font_weight="bold")
    title = f"{name} · {scene.say('station-town')}"
    if token is not None:
        ware, price = token
        house += at(-9, 3, WARES[ware](), 0.72)
        house += at(12, -4, coin(), 0.8) + write(12, 18, price, 15, INK, font_weight="bold")
        title += f" · {scene.say(f'ware-{ware}')} {price}"
    return at(x, y, house, _station_size(), title)


def _mountain_town(town: int) -> str:
    x, y = _places().towns[town]
    name, wares = BOARD.town_names[town], BOARD.town_wares[town]
    disc = circle(0, 0, 25, "#F6E3C0", stroke=PERSIMMON, stroke_width=2.5)
    disc += at(-8, 2, sack(), 0.72) + write(10, 8, wares, 18, INK, font_weight="bold")
    disc += write(0, -11, name, 10.5, INK, room=42)
    return at(x, y, disc, 1, f"{name} · {wares}")


# Who is where


def _everybody(view: DuoView) -> list[tuple[PlayerView, str]]:
    return [(p, c) for p in view.players for c in ("artist", "merchant", "pilgrim")]


def _standing(scene: Scene, player: PlayerView, character: str) -> str:
    view: DuoView = scene.view
    x, y = _where(view, player, character)
    title = f"{scene.names[player.seat]} · {scene.say(f'character-{character}')}"
    shadow = tag("ellipse", cx=0, cy=17, rx=14, ry=3.5, fill=INK, opacity=0.18)
    return tag(
        "g",
        named(title),
        shadow,
        meeple(character, CRESTS[player.colour]),
        transform=f"translate({number(x)} {number(y)})",
        data_piece=f"{character}-{player.seat}",
    )


def _where(view: DuoView, player: PlayerView, character: str) -> Point:
    """Where a character is drawn: beside the other player's, if both are in one place."""
    if character == "artist":
        side = _side(player, [p for p in view.players if p.artist == player.artist])
        (x, y), room = _places().areas[player.artist]
        size = _size(room)
        if size < ROOMY:
            return x + (side or 1) * (34 * size + 6), y - 8 * size
        return x + 15 * side, y + 18 + 14 * size
    if character == "pilgrim":
        return _on_the_beach(player.pilgrim, player, [p for p in view.players if p is player])
    town = BOARD.town_names.index(player.merchant)
    here = [p for p in view.players if p.merchant == player.merchant]
    if town < BOARD.coastal_towns:
        return _on_the_beach(BOARD.town_station[town], player, here)
    x, y = _places().towns[town]
    return x + 43 * (_side(player, here) or -1), y + 4


def _on_the_beach(station: int, player: PlayerView, here: list[PlayerView]) -> Point:
    town = station in BOARD.town_station
    x, y = _places().seaward(station, 22 + (32 if town else 21) * _station_size())
    return x + 16 * _side(player, here), y - 2


def _station_size() -> float:
    """How large stations may be: a long coast has many, close together."""
    return min(1, _places().step / STATION)


def _size(room: float) -> float:
    """How large the drawing of an area may be."""
    return min(1.7, max(0.6, room / 36))


def _side(player: PlayerView, here: list[PlayerView]) -> int:
    """Left, middle or right."""
    return 0 if len(here) == 1 else 2 * player.seat - 1


def _outline(points: list[Point]) -> str:
    return "M" + "L".join(map(_said, points)) + "z"


def _said(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
