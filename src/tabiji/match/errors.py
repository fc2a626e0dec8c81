"""What can go wrong with a match or a record, said for people."""

from tabiji.kernel.errors import TabijiError


class BadMatch(TabijiError, ValueError):
    """A match that cannot be set up or continued as asked. Nothing was changed."""


class BadRecord(TabijiError, ValueError):
    """A record that cannot be read: which line, what was found, what was expected."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"Line {line}: {text}")
        self.line = line
        self.text = text

    def __reduce__(self) -> tuple[type["BadRecord"], tuple[int, str]]:
        return BadRecord, (self.line, self.text)

    def moved(self, lines: int) -> "BadRecord":
        """The same mistake in a text that has so many lines more before it."""
        return BadRecord(self.line + lines, self.text)
