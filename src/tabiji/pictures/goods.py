"""What is carried home: wares, souvenirs, meals, and whom one has met."""

from tabiji.pictures.ink import (
    GOLD,
    INDIGO,
    INK,
    JADE,
    MATCHA,
    PAPER,
    PERSIMMON,
    SAKURA,
    STONE,
    VERMILION,
    WISTERIA,
    circle,
    line,
    path,
    rect,
)


def kimono() -> str:
    """A kimono on its stand."""
    return (
        path(
            "M-4 -14L-16 -10V4H-9V15H9V4H16V-10L4 -14L0 -8z",
            "#A9627E",
            stroke=INK,
            stroke_width=0.8,
        )
        + rect(-9, 0, 18, 5, GOLD)
        + line("M-4 -14L0 -5L4 -14M0 -5V15", PAPER, 1.4)
    )


def pottery() -> str:
    """A jar."""
    return path(
        "M-6 -14h12l-2 5q10 5 10 13t-7 11h-14q-7 -3 -7 -11t10 -13z",
        "#5D86A8",
        stroke=INK,
        stroke_width=0.8,
    ) + line("M-12 2q6 5 12 0t12 0", PAPER, 1.6)


def doll() -> str:
    """A kokeshi doll."""
    return (
        path("M-8 16q-3 -12 0 -17h16q3 5 0 17z", VERMILION, stroke=INK, stroke_width=0.8)
        + circle(0, -7, 8.5, "#F3DDC0", stroke=INK, stroke_width=0.8)
        + path("M-8.5 -7q0 -9 8.5 -9t8.5 9q-8 -5 -17 0z", INK)
        + circle(-3, -5, 0.9, INK)
        + circle(3, -5, 0.9, INK)
        + circle(0, 8, 3, GOLD)
    )


def fan() -> str:
    """A folding fan."""
    return (
        path("M0 13L-17 -5Q0 -21 17 -5z", MATCHA, stroke=INK, stroke_width=0.8)
        + line("M0 13L-11 -9M0 13L-4 -12M0 13L4 -12M0 13L11 -9", PAPER, 1.1)
        + circle(0, 12, 2, INK)
    )


def top() -> str:
    """A small object: a spinning top."""
    return (
        line("M0 -15V-5", INK, 2.4)
        + path("M-15 -5h30q-2 10 -15 20q-13 -10 -15 -20z", PERSIMMON, stroke=INK, stroke_width=0.8)
        + line("M-13 0h26", INDIGO, 2.2)
    )


def cup() -> str:
    """Food and drink: a cup of tea."""
    return (
        path("M-12 -5h24l-3 17q-9 4 -18 0z", "#6E9A82", stroke=INK, stroke_width=0.8)
        + line("M-10 2h20", PAPER, 1.4)
        + line("M-4 -9q-2 -3 0 -6M4 -9q-2 -3 0 -6", STONE, 1.4)
    )


def scroll() -> str:
    """Art: a painted scroll."""
    return (
        rect(-10, -12, 20, 24, PAPER, stroke=INK, stroke_width=0.8)
        + path("M-9 8q5 -12 9 -5q4 -7 9 5z", WISTERIA)
        + circle(4, -6, 2.6, VERMILION)
        + line("M-13 -13h26M-13 13h26", "#8A6A45", 3)
    )


def bowl() -> str:
    """A meal: a bowl with chopsticks."""
    return (
        line("M-2 -4L12 -15M3 -3L15 -12", "#8A6A45", 1.8)
        + path("M-14 -3h28q-2 14 -14 15t-14 -15z", VERMILION, stroke=INK, stroke_width=0.8)
        + path("M-12 -3q4 -7 9 -5q5 -3 9 1q4 0 6 4z", PAPER, stroke=INK, stroke_width=0.6)
        + line("M-10 3q10 4 20 0", GOLD, 1.4)
    )


def artisan() -> str:
    """Shokunin, the artisan: a mallet."""
    return line("M-9 13L5 -5", "#8A6A45", 3.4) + path(
        "M-4 -10L4 -16L15 -3L7 3z", STONE, stroke=INK, stroke_width=0.8
    )


def samurai() -> str:
    """The samurai: a helmet."""
    return (
        path("M-13 7q-1 -18 13 -18t13 18q-13 -5 -26 0z", INDIGO, stroke=INK, stroke_width=0.8)
        + line("M0 -9Q-3 -14 -12 -15M0 -9Q3 -14 12 -15", GOLD, 2.6)
        + path("M-16 12q2 -6 4 -6q12 -4 24 0q2 0 4 6z", "#4A5570")
    )


def noble() -> str:
    """Kuge, the noble: a tall black cap."""
    return (
        path("M-9 6q0 -22 9 -22t9 22z", INK)
        + circle(0, 6, 7, "#F3DDC0", stroke=INK, stroke_width=0.8)
        + line("M-9 2q9 -4 18 0", INK, 2.4)
        + circle(-2.5, 6, 0.8, INK)
        + circle(2.5, 6, 0.8, INK)
    )


def priestess() -> str:
    """Miko, the priestess: the bells she dances with."""
    bells = "".join(
        circle(x, y, 4.6, GOLD, stroke="#8F6B1E", stroke_width=0.9)
        + line(f"M{x - 2} {y + 1}h4", "#8F6B1E", 1.2)
        for x, y in ((0, -12), (-6, -5), (6, -5), (0, -3))
    )
    ribbons = line("M0 14q-7 1 -10 -5M0 14q7 1 10 -5", SAKURA, 2.2)
    return ribbons + line("M0 15V0", VERMILION, 3.4) + bells


def guide() -> str:
    """Annaibito, the guide: a hat and a staff."""
    return (
        line("M12 15V-10", "#8A6A45", 2.4)
        + path(
            "M-13 -2q9 -3 11 -12q4 9 11 12q-11 5 -22 0z", "#E9CF94", stroke=INK, stroke_width=0.8
        )
        + path("M-10 15q0 -13 8 -13t8 13z", JADE, stroke=INK, stroke_width=0.8)
    )


def sack() -> str:
    """A sack of wares."""
    return path(
        "M-4 -8q-3 -4 -2 -7h12q1 3 -2 7q11 6 9 17q-2 5 -13 5t-13 -5q-2 -11 9 -17z",
        "#C9A27A",
        stroke=INK,
        stroke_width=0.8,
    ) + line("M-5 -8h10", SAKURA, 2)


WARES = {"kimono": kimono, "pottery": pottery, "doll": doll, "fan": fan}
"""What the merchants of Tokaido Duo trade."""

KINDS = {"small_object": top, "food_drink": cup, "clothing": kimono, "art": scroll}
"""The kinds of souvenirs."""

PEOPLE = {
    "shokunin": artisan,
    "samurai": samurai,
    "kuge": noble,
    "miko": priestess,
    "annaibito": guide,
}
"""Whom a traveler meets."""
