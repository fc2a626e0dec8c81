"""Errors meant for people: what was wrong, what was expected, what to do."""

from tabiji.locale.message import Message, Verbatim, in_english


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
