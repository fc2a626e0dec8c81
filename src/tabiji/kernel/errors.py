"""Errors meant for people: what was wrong, what was expected, what to do."""

from collections.abc import Sequence

from tabiji.kernel.message import Message, Verbatim, in_english, quoted


class TabijiError(Exception):
    """The base of every error that a user of Tabiji can cause and mend.

    What it says is a message, which a catalogue says in any language; `str` says it in
    English. A game or a bot from elsewhere may give a text, which is said as it is.
    """

    def __init__(self, message: Message | str) -> None:
        super().__init__(message)
        self.message = message if isinstance(message, Message) else said(message)

    def __str__(self) -> str:
        return in_english(self.message)


class IllegalAction(TabijiError, ValueError):
    """An action that the rules do not allow now. The state was not changed."""


class BadText(TabijiError, ValueError):
    """A text that is not an action or a position of this game."""


class BadOption(TabijiError, ValueError):
    """A game option that does not exist or a value that it cannot take."""


class BadData(TabijiError, ValueError):
    """A board or component file with a mistake in it; the text names the key."""


class UnknownGame(TabijiError, LookupError):
    """No game of that name is installed."""


class NoRedraw(TabijiError):
    """A table that cannot have come about: what a seat cannot know of it cannot be made up."""


def no_redraw(seat: int) -> NoRedraw:
    """The error of whoever wants such a table as a seat sees it."""
    return NoRedraw(Message("kernel-no-redraw", {"seat": seat}))


def not_legal(action: str | int, legal: Sequence[str]) -> IllegalAction:
    """The error of whoever wants to play what is not legal, given as a word or a number."""
    word = (
        quoted(action)
        if isinstance(action, str)
        else Message("kernel-action", {"number": Verbatim(action)})
    )
    if not legal:
        return IllegalAction(Message("kernel-over", {"action": word}))
    there = Verbatim(" ".join(legal))
    return IllegalAction(Message("kernel-not-legal", {"action": word, "legal": there}))


def said(text: str) -> Message:
    """A text that is a sentence already, as a message."""
    return Message("kernel-said", {"text": Verbatim(text)})


def reason(error: Exception) -> Message:
    """What an error says, ours or anybody's, to be told within another."""
    return error.message if isinstance(error, TabijiError) else said(str(error))


def system_reason(error: OSError) -> Message:
    """Why the system did not open a file."""
    if isinstance(error, FileNotFoundError):
        return Message("kernel-no-such-file")
    if isinstance(error, IsADirectoryError):
        return Message("kernel-is-a-folder")
    if isinstance(error, PermissionError):
        return Message("kernel-no-permission")
    return said(error.strerror or str(error))
