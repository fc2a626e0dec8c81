"""A player's three boards: pilgrim, merchant, artist; and what the player holds."""

from collections.abc import Iterator

from tabiji.duo.board import BOARD
from tabiji.duo.view import DuoView, PlayerView
from tabiji.pictures.duo.island import CRESTS
from tabiji.pictures.duo.sea import wave_tile
from tabiji.pictures.goods import WARES
from tabiji.pictures.ink import (
    FAINT,
    INK,
    PAPER,
    VERMILION,
    WIDTH,
    at,
    circle,
    hanko,
    line,
    panel,
    rect,
    write,
)
from tabiji.pictures.pieces import (
    card_back,
    coin,
    colour_of,
    crest,
    meeple,
    slab,
    slot,
    spring_token,
)
from tabiji.pictures.scene import Scene
from tabiji.pictures.scenery import ICONS, TINTS, pine, torii

HEIGHT = 140
PILGRIM, MERCHANT, ARTIST = 300, 612, 890
"""Where the three boards begin, from left to right."""


def player_boards(scene: Scene, player: PlayerView) -> str:
    """All of a player's boards, from their left upper corner."""
    colour = colour_of(CRESTS[player.colour])
    parts = [panel(0, 0, WIDTH - 24, HEIGHT, colour), _heading(scene, player)]
    for x, character, board in (
        (PILGRIM, "pilgrim", _pilgrim(scene, player)),
        (MERCHANT, "merchant", _merchant(scene, player)),
        (ARTIST, "artist", _artist(scene, player)),
    ):
        parts.append(line(f"M{x - 12} 14V{HEIGHT - 14}", FAINT, 0.5))
        title = scene.say(f"character-{character}")
        parts.append(at(x + 14, 32, meeple(character, CRESTS[player.colour]), 1, title))
        parts.append(at(x, 0, board))
    return "".join(parts)


def _heading(scene: Scene, player: PlayerView) -> str:
    """Name and points; the seal when it is their turn, or their victory; what they hold."""
    view: DuoView = scene.view
    parts = [
        at(26, 32, crest(CRESTS[player.colour]), 1.3),
        write(50, 39, scene.names[player.seat], 20, INK, "start", 130),
        write(276, 44, player.points.total, 36, INK, "end", font_weight="bold"),
    ]
    if view.actor == player.seat or player.seat in scene.winners:
        parts.append(at(204, 32, hanko(1.05)))
    held = [wave for wave in view.waves if wave.holder == player.seat]
    for i, wave in enumerate(held):
        parts.append(at(14, 57 + 26 * i, wave_tile(scene, wave, 190)))
    if view.spring == player.seat:
        parts.append(at(258, 100, spring_token(), 1.2, scene.say("duo-spring")))
    return "".join(parts)


def _pilgrim(scene: Scene, player: PlayerView) -> str:
    """Two rows of pegs, whose product counts."""
    return (
        _pegs(52, torii(), player.temple, BOARD.temple_slots, scene.say("station-temple"))
        + _pegs(88, pine(), player.garden, BOARD.garden_slots, scene.say("station-garden"))
        + write(
            284,
            127,
            f"{player.temple} × {player.garden} = {player.points.faith}",
            16,
            INK,
            "end",
            font_weight="bold",
        )
    )


def _pegs(y: float, sign: str, reached: int, slots: int, title: str) -> str:
    step = min(24.5, 216 / slots)
    r = step * 0.45
    parts = [at(52, y, sign, 0.62)]
    for number in range(1, slots + 1):
        x = 78 + (number - 1) * step
        here, past = number == reached, number < reached
        fill = VERMILION if here else "#F0D9C8" if past else PAPER
        parts.append(
            circle(x, y, r, fill, stroke=INK if number <= reached else FAINT, stroke_width=0.8)
        )
        if r > 6:
            ink = PAPER if here else INK if past else FAINT
            parts.append(write(x, y + 4, number, 11, ink))
    return at(0, 0, "".join(parts), 1, f"{title} {reached}/{slots}")


def _merchant(scene: Scene, player: PlayerView) -> str:
    """Coins on their way to the next gold slab, the slabs with what they are worth, the wares."""
    parts = [
        at(52, 32, coin(), 1.25, f"{player.coins}/{BOARD.coins_per_slab}"),
        write(70, 39, player.coins, 20, INK, "start", font_weight="bold"),
        write(256, 127, player.points.commerce, 16, INK, "end", font_weight="bold"),
    ]
    step = min(26, 156 / BOARD.slabs)
    for i in range(BOARD.slabs):
        x = 112 + i * step
        place = (
            slab()
            if i < player.gold
            else rect(-9, -13, 18, 26, "none", rx=7, stroke=FAINT, stroke_dasharray="2 2")
        )
        parts.append(at(x, 30, place, step / 26))
        parts.append(
            write(x, 58, BOARD.gold_points[i + 1], 10.5, INK if i + 1 == player.gold else FAINT)
        )
    wares = [ware for ware, count in player.wares.items() for _ in range(count)]
    room = BOARD.storage + any(
        wave.side == "robust" and wave.holder == player.seat for wave in scene.view.waves
    )
    places = max(room, len(wares))
    step = min(38, 240 / places)
    for i in range(places):
        scale = step / 38
        parts.append(at(22 + i * step, 88, slot(17), scale))
        if i < len(wares):
            parts.append(
                at(
                    22 + i * step,
                    88,
                    WARES[wares[i]](),
                    0.85 * scale,
                    scene.say(f"ware-{wares[i]}"),
                )
            )
    return "".join(parts)


def _artist(scene: Scene, player: PlayerView) -> str:
    """The paintings in their rows: gifted ones leave their points, the others lie face down."""
    rows = BOARD.artist_rows
    step = min(40, 200 / max(rows), 92 / len(rows))
    parts = []
    for number, (x, y) in enumerate(_tiles(step)):
        parts.append(at(x, y, _tile(scene, player, number), (step - 4) / 36))
    left = [(icon, count) for icon, count in player.face_down.items() if count]
    for i, (icon, count) in enumerate(left):
        title = f"{scene.say(f'icon-{icon}')} {count}"
        drawing = at(0, 0, ICONS[icon](), 0.42) + write(13, 5, count, 12, FAINT, "start")
        parts.append(at(12 + 42 * i, 122, drawing, 1, title))
    parts.append(write(270, 127, player.points.culture, 16, INK, "end", font_weight="bold"))
    return "".join(parts)


def _tiles(step: float) -> Iterator[tuple[float, float]]:
    for row, length in enumerate(BOARD.artist_rows):
        for column in range(length):
            yield 66 + column * step, 12 + step / 2 + row * step


def _tile(scene: Scene, player: PlayerView, number: int) -> str:
    gifted = len(player.gifted)
    if number < gifted:
        return rect(-18, -18, 36, 36, "#F4EFE2", rx=4, stroke=FAINT, stroke_width=0.8) + write(
            0, 5, BOARD.gift_points[number + 1], 14, INK if number + 1 == gifted else FAINT
        )
    if number < gifted + len(player.revealed):
        icon = player.revealed[number - gifted]
        return at(
            0,
            0,
            rect(-18, -18, 36, 36, TINTS[icon], rx=4, stroke=INK, stroke_width=0.8)
            + at(0, 0, ICONS[icon](), 0.78),
            1,
            scene.say(f"icon-{icon}"),
        )
    return card_back(36, 36)
