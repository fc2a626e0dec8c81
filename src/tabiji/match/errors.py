"""What can go wrong with a match or a record, said for people."""

from tabiji.locale.errors import TabijiError, said
from tabiji.locale.message import Message, Verbatim, in_english


class BadMatch(TabijiError, ValueError):
    """A match that cannot be set up or continued as asked. Nothing was changed."""


class BadRecord(TabijiError, ValueError):
    """A record that cannot be read: which line, what was found, what was expected."""

    def __init__(self, line: int, why: Message | str) -> None:
        self.line = line
        self.why = why if isinstance(why, Message) else said(why)
        super().__init__(Message("record-line", {"line": Verbatim(line), "why": self.why}))

    def __reduce__(self) -> tuple[type["BadRecord"], tuple[int, Message]]:
        return BadRecord, (self.line, self.why)

    @property
    def text(self) -> str:
        """What is wrong there, in English."""
        return in_english(self.why)

    def moved(self, lines: int) -> "BadRecord":
        """The same mistake in a text that has so many lines more before it."""
        return BadRecord(self.line + lines, self.why)
