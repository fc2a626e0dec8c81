"""Errors meant for people: what was wrong, what was expected, what to do."""


class TabijiError(Exception):
    """The base of every error that a user of Tabiji can cause and mend."""


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
