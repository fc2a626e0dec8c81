"""A name that anybody can safely be shown.

Nothing here is about HTML: whoever shows a name escapes it. This is about names that
play tricks by themselves: that break a line, turn the text around them from right to
left, look empty, pile accents over the lines above, or look like a bot's.
"""

import re
import unicodedata

LENGTH = 24
"""The longest name, in characters."""

MARKS = 2
"""How many accents a letter can carry beyond those that are part of it."""

_LOOKS_EMPTY = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")
"""Printable characters that show nothing."""

_BOT = re.compile(r"\(bot\b[^()]*\)", re.IGNORECASE)
"""How records mark a bot's name; in a person's it would be a lie."""


def clean_name(name: str) -> str:
    """The name with nothing in it but what can be seen, in one line; perhaps empty."""
    before, text = "", name
    while text != before:  # what was taken away may have stood between what belongs together
        before, text = text, _cleaned(text)
    return text


def _cleaned(name: str) -> str:
    text = unicodedata.normalize("NFC", _LOOKS_EMPTY.sub(" ", name))
    shown = "".join(sign if sign.isprintable() else " " * sign.isspace() for sign in text)
    return " ".join(_BOT.sub(" ", _few_marks(shown)).split())


def _few_marks(text: str) -> str:
    """Without the accents that pile up."""
    kept: list[str] = []
    marks = MARKS  # none may stand before the first letter
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(sign)
    return "".join(kept)
