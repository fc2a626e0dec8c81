"""What the command refuses, as a sentence that can be said in any language."""

from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message

INVALID = 1
"""The exit status when what was asked is false, broken or impossible."""

USAGE = 2
"""The exit status when the command was not understood."""


class Problem(TabijiError):
    """Something a user of the command can mend, and the exit status it leads to."""

    def __init__(
        self, sentence: str, /, status: int = INVALID, **values: str | int | Message
    ) -> None:
        super().__init__(Message(sentence, values))
        self.status = status
