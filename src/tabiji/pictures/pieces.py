"""What stands and lies on a table: people in the players' colours, dice, coins, tokens."""

from tabiji.pictures.ink import (
    FAINT,
    GOLD,
    INDIGO,
    INK,
    JADE,
    MIST,
    PAPER,
    PERSIMMON,
    STONE,
    WATER,
    WISTERIA,
    circle,
    line,
    path,
    rect,
    write,
)

COLOURS = (WISTERIA, JADE, PERSIMMON, INDIGO, INK)
"""The players' colours, by crest."""

NEUTRAL = 5
"""The crest of the neutral traveler."""


def colour_of(crest: int) -> str:
    """The colour that goes with a crest."""
    return COLOURS[crest] if crest < NEUTRAL else STONE


def sign(crest: int, colour: str = PAPER) -> str:
    """What a player is known by where colours are not seen: a shape of its own."""
    shapes = (
        circle(0, 0, 4, "none", stroke=colour, stroke_width=2.4),
        path("M0 -6L5 0L0 6L-5 0z", colour),
        path("M0 -5.5L5.5 4.5H-5.5z", colour),
        rect(-4.2, -4.2, 8.4, 8.4, colour, rx=1),
        path("M-1.8 -5.5h3.6v3.7h3.7v3.6h-3.7v3.7h-3.6v-3.7h-3.7v-3.6h3.7z", colour),
        line("M-5 0h10", colour, 2.6),
    )
    return shapes[crest]


def crest(number: int) -> str:
    """A player's colour and sign, as a round crest."""
    return circle(0, 0, 11, colour_of(number), stroke=PAPER, stroke_width=1.5) + sign(number)


def traveler(number: int) -> str:
    """A traveler of Tokaido under a straw hat, with the player's sign."""
    colour = colour_of(number)
    return (
        path("M-12 15q0 -19 12 -19t12 19z", colour, stroke=PAPER, stroke_width=1.6)
        + path(
            "M-14 -4q8 -3 14 -12q6 9 14 12q-14 5 -28 0z", "#E9CF94", stroke=INK, stroke_width=0.8
        )
        + f'<g transform="translate(0 7)">{sign(number)}</g>'
    )


def meeple(character: str, number: int) -> str:
    """A character of Tokaido Duo: a pilgrim with hat and staff, a merchant with a box on the
    back, an artist with a brush."""
    colour = colour_of(number)
    body = path("M-11 17q0 -20 11 -20t11 20z", colour, stroke=PAPER, stroke_width=1.6)
    head = circle(0, -7, 5.5, "#F3DDC0", stroke=INK, stroke_width=0.8)
    badge = f'<g transform="translate(0 9)">{sign(number)}</g>'
    if character == "pilgrim":
        staff = line("M14 17V-14", "#7A5A3C", 2)
        hat = path(
            "M-13 -6q8 -3 13 -12q5 9 13 12q-13 4 -26 0z", "#E9CF94", stroke=INK, stroke_width=0.8
        )
        return staff + body + head + hat + badge
    if character == "merchant":
        box = rect(-17, -7, 12, 18, "#B98B5A", rx=2, stroke=INK, stroke_width=0.8)
        band = path("M-6 -9q6 -5 12 0l-1 -3q-5 -4 -10 0z", colour, stroke=INK, stroke_width=0.6)
        return box + line("M-17 2h12", INK, 0.8) + body + head + band + badge
    hair = path("M-5.5 -7q-1 -8 5.5 -8t5.5 8q-5 -5 -11 0z", INK) + circle(0, -15, 2.4, INK)
    brush = line("M9 6L17 -12", "#B98B5A", 2.4) + line("M17 -12l1.6 -4", INK, 3.4)
    return body + head + hair + badge + brush


def coin() -> str:
    """A coin with a square hole."""
    return circle(0, 0, 9, GOLD, stroke="#8F6B1E", stroke_width=1) + rect(
        -2.6, -2.6, 5.2, 5.2, PAPER, stroke="#8F6B1E", stroke_width=0.8
    )


def slab() -> str:
    """A gold slab."""
    return rect(-9, -13, 18, 26, GOLD, rx=7, stroke="#8F6B1E", stroke_width=1) + line(
        "M-5 -6h10M-5 0h10M-5 6h10", "#8F6B1E", 1
    )


def slot(r: float = 11) -> str:
    """An empty place for a piece."""
    return circle(0, 0, r, "#F4EFE2", stroke=FAINT, stroke_width=0.8, stroke_dasharray="2 2")


def die(number: int, faded: bool) -> str:
    """A die: its number, or nothing before it is rolled."""
    face = rect(-19, -19, 38, 38, PAPER, rx=8, stroke=INK, stroke_width=1)
    ink = FAINT if faded else INK
    return face + (write(0, 8, number, 24, ink, font_weight="bold") if number else "")


def spring_token() -> str:
    """The hot spring token."""
    return (
        circle(0, 0, 14, MIST, stroke=INDIGO, stroke_width=1.2)
        + path("M-8 3h16q-1 6 -8 6t-8 -6z", WATER)
        + line(
            "M-4 0q-2.5 -3 0 -5t0 -4M0 0q-2.5 -3 0 -5.5t0 -5M4 0q-2.5 -3 0 -5t0 -4", "#D9472B", 1.5
        )
    )


def card_back(width: float, height: float) -> str:
    """The back of a card or a tile: hemp leaves."""
    x, y = width / 2, height / 2
    leaves = (
        f"M{-x + 3} {-y + 3}L{x - 3} {y - 3}M{x - 3} {-y + 3}L{-x + 3} {y - 3}"
        f"M0 {-y + 3}V{y - 3}M{-x + 3} 0H{x - 3}"
    )
    return (
        rect(-x, -y, width, height, INDIGO, rx=4)
        + line(leaves, WATER, 0.8)
        + path(f"M0 {-y + 3}L{x - 3} 0L0 {y - 3}L{-x + 3} 0z", stroke=WATER, stroke_width=0.8)
    )
