"""Whole numbers in texts that anybody can send."""

MOST_DIGITS = 9
"""No number that a person writes has more."""


def whole(text: str) -> int | None:
    """The number that ASCII digits make; None for anything else, and for too many of them.

    Python's own `int` reads the digits of every script, and fails on thousands of them.
    """
    if len(text) > MOST_DIGITS or not (text.isascii() and text.isdigit()):
        return None
    return int(text)
