"""What can be wrong with an action, an option, a text or a table."""

from collections.abc import Sequence

from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message, Verbatim, quoted


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
