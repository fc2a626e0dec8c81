"""Places and views, drawn small: what is seen on the road and around the island."""

from tabiji.pictures.ink import (
    INDIGO,
    INK,
    JADE,
    MATCHA,
    MIST,
    PAPER,
    PERSIMMON,
    PINE,
    SAKURA,
    STONE,
    VERMILION,
    WATER,
    at,
    circle,
    line,
    path,
    rect,
)


def torii() -> str:
    """A temple's gate."""
    return (
        path("M-18 -13q18 5 36 0l1 -4q-19 5 -38 0z", VERMILION)
        + rect(-13, -5, 26, 3, VERMILION)
        + path("M-11 -10h4l-1 25h-5zM7 -10h4l2 25h-5z", VERMILION)
        + rect(-1.5, -10, 3, 6, VERMILION)
    )


def pine() -> str:
    """A garden: a clipped pine over a stone."""
    return (
        line("M0 14q-4 -8 1 -15q3 -5 -1 -9", "#7A5A3C", 3)
        + path("M-16 1q0 -7 8 -6q3 -5 9 -1q6 0 5 7z", MATCHA)
        + path("M-7 -8q0 -6 7 -6q8 -1 10 6z", PINE)
        + path("M2 3q3 -6 9 -4q6 0 6 5z", PINE)
        + path("M-14 15q3 -5 8 -4q4 1 5 4z", STONE)
    )


def wave() -> str:
    """The sea: one great wave."""
    return (
        path("M-18 13q4 -24 21 -24q10 1 10 9q-4 -5 -9 -3q-6 3 -3 9q4 7 17 9z", INDIGO)
        + line("M-13 11q4 -15 13 -17M-6 12q1 -7 4 -10", WATER, 1.6)
        + circle(15, -9, 1.5, WATER)
        + circle(10, -14, 1.3, WATER)
    )


def shore() -> str:
    """A seashore: a shell on the waves."""
    return (
        path("M0 6l-12 -8q2 -10 12 -11q10 1 12 11z", SAKURA)
        + line("M0 5l-7 -13M0 5v-16M0 5l7 -13", "#B97C74", 1.2)
        + line("M-17 11q4 -4 8.5 0t8.5 0t8.5 0t8.5 0", WATER, 2.2)
    )


def steam() -> str:
    """A hot spring."""
    return (
        path("M-16 5h32q-2 11 -16 11t-16 -11z", WATER)
        + line("M-16 5h32", INDIGO, 1.6)
        + line("M-8 0q-4 -5 0 -8t0 -8M0 0q-4 -5 0 -9t0 -9M8 0q-4 -5 0 -8t0 -8", VERMILION, 2.2)
    )


def moon() -> str:
    """The moon behind a band of cloud."""
    return (
        circle(0, -1, 15, "#F6E7B4", stroke=INK, stroke_width=0.6)
        + path("M-19 6q0 -3 3 -3h16q3 0 3 -3h13q3 0 3 3t-3 3h-6q0 3 -3 3h-20q-6 0 -6 -3z", MIST)
        + line("M-16 3h16q3 0 3 -3h13M-13 9h20q3 0 3 -3h6", INDIGO, 0.9)
    )


def waterfall() -> str:
    """A waterfall between rocks."""
    return (
        path("M-17 16v-22q0 -8 9 -9l3 4v27zM17 16v-22q0 -8 -9 -9l-3 4v27z", STONE)
        + rect(-5.5, -11, 11, 25, "#CFE0EE")
        + line("M-3 -9v20M0 -10v22M3 -9v20", WATER, 1.5)
        + line("M-12 16q3 -4 6 0t6 0t6 0t6 0", INDIGO, 1.8)
    )


def mountain() -> str:
    """A mountain with snow on it."""
    return (
        path("M-20 15l14 -25q4 -5 8 0q3 6 5 9l13 16z", "#6E7FA3")
        + path("M-10 -3l4 -7q4 -5 8 0l4 8l-4 -2l-3 4l-3 -4l-3 3z", PAPER)
        + line("M-20 15h40", INK, 0.7)
    )


def bamboo() -> str:
    """Bamboo."""
    return (
        line("M-8 16q-1 -16 1 -32M2 16q0 -17 1 -33M11 16q-1 -13 0 -26", PINE, 3.2)
        + line("M-10 5h4M-9.5 -6h4M0.5 6h4M1 -5h4M9 4h4M9 -4h4", "#DCE8C8", 1.2)
        + path(
            "M-7 -8q-8 -1 -11 5q8 1 11 -5zM3 -10q7 -4 13 0q-6 5 -13 0zM-8 4q-6 0 -9 5q7 0 9 -5z",
            MATCHA,
        )
    )


def paddy() -> str:
    """A rice paddy."""
    return (
        path("M-19 2q19 -9 38 0v12q-19 6 -38 0z", "#CFE0C0")
        + line("M-19 6q19 -8 38 0M-19 11q19 -6 38 0M-7 -2l-4 17M7 -2l4 17", WATER, 1)
        + line("M-12 2v-9M-15 -4l3 4l3 -4M0 -1v-10M-3 -8l3 4l3 -4M12 2v-9M9 -4l3 4l3 -4", PINE, 1.7)
    )


def house(roof: str, wall: str = "#F3E9D2") -> str:
    """A house under a wide roof."""
    return rect(-13, -2, 26, 16, wall, stroke=INK, stroke_width=0.8) + path(
        "M-20 0q9 -3 12 -13h16q3 10 12 13z", roof, stroke=INK, stroke_width=0.8
    )


def inn() -> str:
    """An inn with lit windows and a lantern."""
    return (
        house("#4A5570")
        + rect(-9, 3, 7, 6, "#F6D88A", stroke=INK, stroke_width=0.6)
        + rect(2, 3, 7, 11, "#C9A27A", stroke=INK, stroke_width=0.6)
        + circle(16, 6, 3.2, VERMILION)
    )


def shop() -> str:
    """A shop behind its curtain."""
    return (
        house(PERSIMMON) + path("M-12 1h24v6h-24z", INDIGO) + line("M-6 1v6M0 1v6M6 1v6", PAPER, 1)
    )


def farm() -> str:
    """A farm under thatch, with its field."""
    return (
        path("M-18 6q10 -3 12 -18h12q2 15 12 18z", "#C9A24B", stroke=INK, stroke_width=0.8)
        + rect(-9, 2, 18, 9, "#F3E9D2", stroke=INK, stroke_width=0.8)
        + rect(-3, 4, 6, 7, "#8A6A45")
        + line("M-18 15q4 -3 9 0t9 0t9 0t9 0", MATCHA, 2)
    )


def meeting() -> str:
    """An encounter: two under the blossom."""

    def figure(colour: str) -> str:
        return circle(0, -4, 4, colour) + path("M-6 14q0 -13 6 -13t6 13z", colour)

    blossoms = "".join(
        circle(x, y, 2.6, SAKURA, stroke="#C98A82", stroke_width=0.5)
        for x, y in ((-13, -13), (-5, -15), (3, -12), (11, -15), (16, -9))
    )
    return (
        at(-7, 0, figure(VERMILION))
        + at(8, 0, figure(JADE))
        + line("M-18 -10q16 -6 36 -2", "#7A5A3C", 1.4)
        + blossoms
    )


SPACES = {
    "inn": inn,
    "shop": shop,
    "temple": torii,
    "encounter": meeting,
    "paddy": paddy,
    "mountain": mountain,
    "sea": wave,
    "hot_spring": steam,
    "farm": farm,
    "garden": pine,
    "seashore": shore,
}
"""The drawing of each space of the road and each station of the coast."""

ICONS = {"moon": moon, "waterfall": waterfall, "mountain": mountain, "bamboo": bamboo}
"""The drawing of what an area shows and an artist paints."""

TINTS = {
    "inn": "#F6E3C0",
    "shop": "#FBE6CF",
    "temple": "#FBE3DC",
    "encounter": "#FAEBE8",
    "paddy": "#E6EFDA",
    "mountain": "#E8EAF0",
    "sea": "#DFE9F2",
    "hot_spring": "#E6F0F4",
    "farm": "#F6EED2",
    "garden": "#E6EFDA",
    "seashore": "#F4EEDF",
    "moon": "#D5DCE6",
    "waterfall": "#CFE0EA",
    "bamboo": "#C7DBAE",
}
"""The colour that each of them fades into."""
