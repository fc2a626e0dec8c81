"""A sentence for a player, not yet in any language."""

from collections.abc import Mapping
from dataclasses import dataclass, field


class Verbatim(str):
    """A text that is the same in every language: a path, a key, a word that somebody typed."""

    __slots__ = ()


QUOTED = 200
"""So much of a value is quoted; a whole file that is not what it should be helps nobody."""


def quoted(value: object) -> Verbatim:
    """A value as Python writes it: a text between quotes, so that its ends are seen."""
    written = repr(value)
    if len(written) > QUOTED:
        written = f"{written[: QUOTED // 2]} … {written[-QUOTED // 2 :]}"
    return Verbatim(written)


@dataclass(frozen=True)
class Message:
    """The id of a sentence in the language files, and the values it mentions.

    A text value is itself the id of a term (`ware-fan`), so that a translation
    can decline it, unless it is `Verbatim`; numbers stay numbers, so that plurals
    come out right; a message within a message is said in the same language.
    """

    id: str
    args: Mapping[str, "str | int | Message"] = field(default_factory=dict)

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id}({inside})"


def in_english(message: Message) -> str:
    """What a message says to whoever has not chosen a language."""
    # Only who reads a message waits for the language files.
    from tabiji.locale.catalogues import FALLBACK, catalogue

    return catalogue(FALLBACK).say(message)
