"""The materials: colours, and the few kinds of marks that every drawing is made of.

A drawing is a text of SVG elements around the origin, about forty units across;
`at` puts it in its place.
"""

from html import escape
from unicodedata import east_asian_width

PAPER = "#FBF8F1"
INK = "#2B2A33"
INDIGO = "#2F4B7C"
VERMILION = "#D9472B"
MATCHA = "#7BA05B"
PERSIMMON = "#E28A3B"
SAKURA = "#E8B7B0"
MIST = "#DCE6E8"
WISTERIA = "#7A5C99"
JADE = "#3F8F6B"
GOLD = "#D8AE48"
PINE = "#4F7A4A"
SAND = "#F0E6CC"
WATER = "#7FA3C7"
STONE = "#8C8F9C"
FAINT = "#75726B"
"""Ink for what is there but not now: empty places, small print."""

WIDTH = 1200
"""Of every picture; its height is what the table needs."""

SANS = "'Zen Maru Gothic','Hiragino Maru Gothic ProN',system-ui,'Noto Sans',sans-serif"
SERIF = "'Shippori Mincho','Hiragino Mincho ProN','Noto Serif',Georgia,serif"


def sheet(height: float, content: str, title: str, about: str, lang: str) -> str:
    """A whole picture: the paper, what is on it, and what it is in words."""
    return tag(
        "svg",
        tag("title", escape(title)),
        tag("desc", escape(about)),
        rect(0, 0, WIDTH, height, PAPER),
        content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {number(height)}",
        width="100%",
        style=f"max-width:{WIDTH}px",
        role="img",
        lang=lang,
        font_family=SANS,
    )


def tag(name: str, *content: str, **attributes: str | float | None) -> str:
    """An element; `stroke_width=2` becomes `stroke-width="2"`, and None is left out."""
    inside = "".join(content)
    said = "".join(
        f' {key.replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{said}>{inside}</{name}>" if inside else f"<{name}{said}/>"


def number(value: float) -> str:
    """A number as short as it can be said: tenths are fine enough, hundredths below one."""
    rounded = round(value, 1 if abs(value) >= 1 else 2)
    return f"{rounded:g}" if rounded else "0"


def at(x: float, y: float, drawing: str, scale: float = 1, title: str | None = None) -> str:
    """A drawing in its place, with a title that a pointer resting on it shows."""
    where = f"translate({number(x)} {number(y)})"
    if scale != 1:
        where += f" scale({number(scale)})"
    return tag("g", named(title), drawing, transform=where)


def named(title: str | None) -> str:
    """A title for the group it stands in."""
    return tag("title", escape(title)) if title else ""


def circle(x: float, y: float, r: float, fill: str = "none", **more: str | float | None) -> str:
    """A disc or a ring."""
    return tag("circle", cx=x or None, cy=y or None, r=r, fill=fill, **more)


def rect(
    x: float, y: float, width: float, height: float, fill: str, **more: str | float | None
) -> str:
    """A rectangle; `rx` rounds its corners."""
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **more)


def path(d: str, fill: str = "none", **more: str | float | None) -> str:
    """A filled shape."""
    return tag("path", d=d, fill=fill, **more)


def line(d: str, colour: str = INK, width: float = 1.6, **more: str | float | None) -> str:
    """A stroke of the brush."""
    return tag(
        "path",
        d=d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **more,
    )


def write(
    x: float,
    y: float,
    text: str | int,
    size: float = 14,
    fill: str = INK,
    anchor: str | None = "middle",
    room: float | None = None,
    **more: str | float | None,
) -> str:
    """Words on a baseline; where there is little room, smaller, then cut short."""
    said = str(text)
    if room is not None:
        size = max(SMALLEST, min(size, room / max(1, _length(said))))
        if _length(said) * size > room + 1:
            while said and _length(said + "…") * size > room:
                said = said[:-1]
            said += "…"
    return tag(
        "text",
        escape(said, quote=False),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        text_anchor=None if anchor == "start" else anchor,
        **more,
    )


SMALLEST = 10.5
"""The size of letters that can still be read."""

LETTER = 0.57
"""How wide a letter may be, for its height."""


def _length(text: str) -> float:
    """How wide a text may be, for its height: Japanese signs are square."""
    return sum(1 if east_asian_width(sign) in "WF" else LETTER for sign in text)


def panel(x: float, y: float, width: float, height: float, edge: str = INK) -> str:
    """Paper on paper: a hairline of ink and a soft shadow."""
    return rect(x + 1.5, y + 2.5, width, height, INK, rx=10, opacity=0.07) + rect(
        x, y, width, height, "#FFFDF8", rx=10, stroke=edge, stroke_width=0.7
    )


def glow(r: float) -> str:
    """The light of a paper lantern, around what is to be used."""
    return circle(0, 0, r, "#F6D88A", opacity=0.55) + circle(0, 0, r * 0.8, "#FBE9B7", opacity=0.8)


def faded(drawing: str) -> str:
    """A drawing of what is still to come."""
    return tag("g", drawing, opacity=0.16)


def hanko(size: float = 1) -> str:
    """The small red seal: whose turn it is, who has won."""
    seal = (
        rect(-11, -11, 22, 22, VERMILION, rx=4)
        + rect(-8.5, -8.5, 17, 17, "none", rx=2.5, stroke=PAPER, stroke_width=1)
        + line("M-5 -3h10M0 -6v12M-5 6q5 -2 5 -9M5 6q-5 -2 -5 -9", PAPER, 1.7)
    )
    return at(0, 0, seal, size)
