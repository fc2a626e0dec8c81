"""What a notebook shows of a table: whoever can draw says so here."""

from collections.abc import Callable
from typing import Any

_draw: Callable[[Any], str] | None = None


def draw_with(draw: Callable[[Any], str]) -> None:
    """Tables are drawn so from now on."""
    global _draw
    _draw = draw


def drawn(table: Any) -> str | None:
    """A table as SVG; None if nobody can draw."""
    return _draw(table) if _draw else None
