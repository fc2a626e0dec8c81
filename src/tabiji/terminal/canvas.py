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

    def room_near(self, x: int, y: int, width: int, height: int) -> tuple[int, int]:
        """The middle of an empty rectangle as near as possible to a place; the place if none is."""
        for down in (0, 1, -1):
            for across in (0, 2, -2, 4, -4, 6, -6, 8, -8, 12, -12):
                if self.is_empty(x + across, y + down, width, height):
                    return x + across, y + down
        return x, y

    def is_empty(self, x: int, y: int, width: int, height: int) -> bool:
        """Whether nothing is written in a rectangle around a place."""
        left, top = x - (width - 1) // 2, y - (height - 1) // 2
        inside = left >= 0 and top >= 0 and left + width <= self.width
        inside = inside and top + height <= self.height
        return inside and all(
            self._signs[row][column] == " "
            for row in range(top, top + height)
            for column in range(left, left + width)
        )

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
