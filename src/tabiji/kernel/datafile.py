"""Reading a game's data file key by key, and naming the key that is wrong."""

import re
import tomllib
import unicodedata
from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path
from typing import Any, NoReturn

from tabiji.kernel.errors import BadData
from tabiji.locale.errors import system_reason
from tabiji.locale.message import Message, Verbatim, quoted

LONGEST_NAME = 30
_NAME = re.compile(r"[^\W\d_][^\W_]*(?:[ -][^\W_]+)*")


def name_of(member: IntEnum) -> str:
    """A thing's name as data files write it."""
    return member.name.lower()


class DataFile:
    """A TOML file. Keys are written with dots, places in a list as numbers: `ring.arcs.0.2`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        file = Verbatim(path)
        try:
            self.content = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            why = system_reason(error)
            raise BadData(Message("data-unreadable", {"file": file, "why": why})) from error
        except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            said = {"file": file, "why": Verbatim(error)}
            raise BadData(Message("data-not-toml", said)) from error

    def get(self, key: str, kind: type[Any]) -> Any:
        """The value of a key, which must be of this kind."""
        value: Any = self.content
        for part in key.split("."):
            if isinstance(value, list) and part.isdigit() and int(part) < len(value):
                value = value[int(part)]
            elif isinstance(value, dict) and part in value:
                value = value[part]
            else:
                self.wrong(key, Message("data-missing"))
        if not isinstance(value, kind) or isinstance(value, bool):
            self.wrong(key, _not_a(kind, value))
        return value

    def table(self, key: str) -> dict[str, Any]:
        """A table with something in it."""
        table: dict[str, Any] = self.get(key, dict)
        if not table:
            self.wrong(key, Message("data-empty"))
        return table

    def number(self, key: str, least: int = 0, most: int = 999) -> int:
        """A whole number within limits."""
        return self.checked(key, self.get(key, int), least, most)

    def numbers(self, key: str, least: int = 0, most: int = 999) -> tuple[int, ...]:
        """A list of whole numbers with something in it."""
        values = self.get(key, list)
        if not values:
            self.wrong(key, Message("data-empty"))
        return tuple(
            self.checked(f"{key}.{i}", value, least, most) for i, value in enumerate(values)
        )

    def checked(self, key: str, value: object, least: int, most: int) -> int:
        """A value that must be a whole number within limits."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong(key, _not_a(int, value))
        if not least <= value <= most:
            limits = {"least": Verbatim(least), "most": Verbatim(most), "found": Verbatim(value)}
            self.wrong(key, Message("data-out-of-range", limits))
        return value

    def words(self, key: str, kind: type[Any], count: int | None = None) -> Sequence[Any]:
        """A list of things of one kind, by name."""
        values = self.get(key, list)
        if count is not None and len(values) != count:
            self.wrong(key, Message("data-entries", {"count": count, "found": len(values)}))
        return [self.word(f"{key}.{i}", kind, value) for i, value in enumerate(values)]

    def word(self, key: str, kind: type[Any], value: object) -> Any:
        """A value that must be the name of a thing of this kind."""
        members = {name_of(member): member for member in kind}
        if value not in members:
            known = Verbatim(", ".join(members))
            self.wrong(key, Message("data-unknown", {"found": quoted(value), "known": known}))
        return members[value]

    def name(self, key: str, value: str, spaces: bool) -> None:
        """Check a name that becomes a word of actions, positions, records and addresses: whatever
        separates words there, or could be taken for a number, is not in it."""
        if (
            not _NAME.fullmatch(value)
            or (" " in value and not spaces)
            or len(value) > LONGEST_NAME
            or not unicodedata.is_normalized("NFC", value)
        ):
            found = quoted(value)
            if spaces:
                self.wrong(key, Message("data-no-words", {"found": found, "most": LONGEST_NAME}))
            self.wrong(key, Message("data-no-word", {"found": found, "most": LONGEST_NAME}))

    def wrong(self, key: str, why: Message) -> NoReturn:
        """Refuse the file because of this key."""
        file = Verbatim(self.path)
        raise BadData(Message("data-mistake", {"file": file, "key": Verbatim(key), "why": why}))


def _not_a(kind: type[Any], value: object) -> Message:
    found = {"found": quoted(value)}
    if kind is dict:
        return Message("data-no-table", found)
    if kind is list:
        return Message("data-no-list", found)
    if kind is int:
        return Message("data-no-number", found)
    return Message("data-no-text", found)
