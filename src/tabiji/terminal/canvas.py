"""A grid of characters with styles, to draw a board on."""

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text


class Canvas:
    """Characters in rows and columns. Writing outside, or over what was written, is clipped."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from a place on; every sign takes one column."""
        for i, sign in enumerate(text):
            if 0 <= x + i < self.width and 0 <= y < self.height:
                self._signs[y][x + i] = sign if cell_len(sign) == 1 else "?"
                self._styles[y][x + i] = style

    def centre(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text around a place, pushed inside where it would stick out."""
        start = x - (len(text) - 1) // 2
        self.write(max(0, min(start, self.width - len(text))), y, text, style)

    def dots(self, start: tuple[int, int], end: tuple[int, int], sign: str, style: str) -> None:
        """A dotted straight line, without its ends, under what is written already."""
        (x0, y0), (x1, y1) = start, end
        steps = max(abs(x1 - x0) // 2, abs(y1 - y0))
        for step in range(1, steps):
            x = round(x0 + (x1 - x0) * step / steps)
            y = round(y0 + (y1 - y0) * step / steps)
            if self._signs[y][x] == " ":
                self.write(x, y, sign, style)

    def lines(self) -> list[Text]:
        """What was drawn, ready to print."""
        return [self._line(y) for y in range(self.height)]

    def _line(self, y: int) -> Text:
        line = Text(no_wrap=True)
        for sign, style in zip(self._signs[y], self._styles[y], strict=True):
            line.append(sign, Style.parse(style))
        line.rstrip()
        return line
