"""Plots as SVG, drawn by hand: dots with their intervals, and histograms."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

from tabiji.arena.intervals import Estimate

INK, INDIGO, VERMILION, MIST = "#2B2A33", "#2F4B7C", "#D9472B", "#DCE6E8"

WIDTH = 640
ROW = 26
LABELS = 190
"""The width of what stands before the plot."""
ROOM = 24
"""What is left free around it."""


@dataclass(frozen=True)
class Plot:
    """A picture, and what it shows."""

    title: str
    svg: str


Write = Callable[[float], str]
"""How a value is written: as a share, as points."""


def whiskers(
    title: str, rows: Sequence[tuple[str, Estimate]], write: Write, even: float | None = None
) -> Plot:
    """A dot for each row and a line for its interval; dashed, what would be even."""
    ends = [end for _, found in rows for end in (found.low, found.high)]
    ends += [] if even is None else [even]
    least, most, step = _scale(min(ends), max(ends))
    height = ROW * len(rows) + 2 * ROOM

    def across(value: float) -> float:
        return LABELS + (WIDTH - LABELS - ROOM) * (value - least) / (most - least)

    drawn = [_grid(least, most, step, across, ROOM / 2, height - ROOM, write)]
    if even is not None:
        x = across(even)
        drawn.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{ROOM / 2}" y2="{height - ROOM}" '
            f'stroke="{VERMILION}" stroke-dasharray="4 4"/>'
        )
    for i, (label, found) in enumerate(rows):
        y = ROOM + ROW * i
        shown = label if len(label) <= 26 else label[:25] + "…"
        drawn.append(
            f'<text x="{LABELS - 12}" y="{y + 4}" text-anchor="end">{escape(shown)}</text>'
            f'<line x1="{across(found.low):.1f}" x2="{across(found.high):.1f}" y1="{y}" y2="{y}" '
            f'stroke="{INDIGO}" stroke-width="2" stroke-linecap="round"/>'
            f'<circle cx="{across(found.value):.1f}" cy="{y}" r="4.5" fill="{INDIGO}"/>'
        )
    return _picture(title, height, drawn)


def histogram(title: str, values: Sequence[int], most_bars: int = 40) -> Plot:
    """How often each value came, in at most so many bars."""
    low, high = min(values), max(values)
    width = (high - low) // most_bars + 1
    bars = [0] * ((high - low) // width + 1)
    for value in values:
        bars[(value - low) // width] += 1
    height, foot = 180, 150
    step = (WIDTH - 2 * ROOM) / len(bars)
    drawn = []
    for i, count in enumerate(bars):
        tall = (foot - ROOM) * count / max(bars)
        drawn.append(
            f'<rect x="{ROOM + i * step:.1f}" y="{foot - tall:.1f}" width="{max(1, step - 2):.1f}" '
            f'height="{tall:.1f}" fill="{INDIGO}"/>'
        )
        if i % (len(bars) // 10 + 1) == 0:
            x = ROOM + (i + 0.5) * step - 1
            drawn.append(
                f'<text x="{x:.1f}" y="{foot + 18}" text-anchor="middle">{low + i * width}</text>'
            )
    drawn.append(f'<line x1="{ROOM}" x2="{WIDTH - ROOM}" y1="{foot}" y2="{foot}" stroke="{INK}"/>')
    return _picture(title, height, drawn)


def _scale(low: float, high: float) -> tuple[float, float, float]:
    """Round ends and a round step that hold everything."""
    span = (high - low) or 1.0
    unit = 10 ** floor(log10(span))
    step = next(unit * size for size in (0.2, 0.5, 1, 2) if span / (unit * size) <= 6)
    least = floor(low / step + 1e-9) * step
    most = -floor(-high / step + 1e-9) * step
    return least, most if most > least else least + step, step


def _grid(
    least: float,
    most: float,
    step: float,
    across: Callable[[float], float],
    top: float,
    foot: float,
    write: Write,
) -> str:
    lines = []
    for i in range(round((most - least) / step) + 1):
        x = across(least + i * step)
        lines.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{foot}" stroke="{MIST}"/>'
            f'<text x="{x:.1f}" y="{foot + 18}" text-anchor="middle">'
            f"{escape(write(least + i * step))}</text>"
        )
    return "".join(lines)


def _picture(title: str, height: float, drawn: Sequence[str]) -> Plot:
    svg = (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}" '
        f'font-size="13" fill="{INK}"><title>{escape(title)}</title>{"".join(drawn)}</svg>'
    )
    return Plot(title, svg)
