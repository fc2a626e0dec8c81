"""The sentences of one language, read from its folder."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message as Entry

from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message, Verbatim

FOLDER = Path(__file__).parent
FALLBACK = "en"
"""Every sentence exists in this language."""

SEAT_VALUES = ("seat", "holder", "winner")
"""Values that are seats: a player's name comes with each of them."""

LONGEST = 2400
"""More letters within a sentence than anybody reads, and fewer than Fluent refuses."""

Value: TypeAlias = str | int | float | Message
"""What a sentence may mention."""


class UnknownLanguage(TabijiError, LookupError):
    """There is no folder for that language."""

    def __init__(self, asked: str) -> None:
        self.asked = asked
        there = Verbatim(", ".join(languages()))
        super().__init__(
            Message("kernel-unknown-language", {"asked": Verbatim(asked), "languages": there})
        )

    def __reduce__(self) -> tuple[type["UnknownLanguage"], tuple[str]]:
        return UnknownLanguage, (self.asked,)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are: the folders that hold Fluent files."""
    return tuple(sorted({path.parent.name for path in FOLDER.glob("*/*.ftl")}))


@cache
def catalogue(code: str) -> "Catalogue":
    """The sentences of a language."""
    if code not in languages():
        raise UnknownLanguage(code)
    return Catalogue(code, None if code == FALLBACK else catalogue(FALLBACK))


class Catalogue:
    """The sentences of one language; what it lacks is said in the fallback language.

    Files are read when a sentence is first looked for in them, the command's own
    (`command.ftl`) first, so that asking for help does not wait for the rules.
    """

    def __init__(self, code: str, fallback: "Catalogue | None" = None) -> None:
        self.code = code
        self._fallback = fallback
        # Isolation marks are for mixing writing directions; terminals print them as rubbish.
        self._bundle = FluentBundle([code], use_isolating=False)
        files = sorted((FOLDER / code).glob("*.ftl"), key=lambda path: path.stem != "command")
        self._unread = list(files)
        self._entries: list[str] = []

    def __repr__(self) -> str:
        return f"<Catalogue {self.code}>"

    def __contains__(self, entry: str) -> bool:
        while self._unread and not self._bundle.has_message(entry):
            self._read_next()
        return self._bundle.has_message(entry)

    def entries(self, beginning: str) -> list[str]:
        """The ids that begin like this, in the order of the fallback language's files."""
        if self._fallback is not None:
            return self._fallback.entries(beginning)
        while self._unread:
            self._read_next()
        return [entry for entry in self._entries if entry.startswith(beginning)]

    def say(self, what: Message | str, names: Sequence[str] = (), /, **values: Value) -> str:
        """A sentence with its values filled in. `names` are the players', by seat."""
        message = what if isinstance(what, Message) else Message(what)
        text, _ = self.try_to_say(message.id, {**message.args, **values}, names)
        return text

    def try_to_say(
        self, sentence: str, values: Mapping[str, Any], names: Sequence[str] = ()
    ) -> tuple[str, list[Exception]]:
        """The sentence, and what was wrong with it: a missing value, an unknown entry."""
        pattern = self._pattern(sentence)
        if pattern is None:
            if self._fallback is not None:
                return self._fallback.try_to_say(sentence, values, names)
            return sentence, [LookupError(sentence)]
        text, errors = self._bundle.format_pattern(pattern, self._completed(values, names))
        return reflowed(str(text)), errors

    def _read_next(self) -> None:
        resource = FluentResource(self._unread.pop(0).read_text(encoding="utf-8"))
        self._entries += [entry.id.name for entry in resource.body if isinstance(entry, Entry)]
        self._bundle.add_resource(resource)

    def _pattern(self, sentence: str) -> Any:
        """The pattern of an entry, or, after a dot, of one of its attributes."""
        entry, _, attribute = sentence.partition(".")
        if entry not in self:
            return None
        found = self._bundle.get_message(entry)
        return found.attributes.get(attribute) if attribute else found.value

    def _completed(self, values: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """The values, with the texts of entries, their declined forms and players' names."""
        complete = dict(values)
        for name, value in values.items():
            if isinstance(value, Message):
                complete[name] = shortened(self.say(value, names))
            elif isinstance(value, Verbatim):
                complete[name] = shortened(value)
            elif name in SEAT_VALUES and isinstance(value, int):
                complete[f"{name}-name"] = self._player(value, names)
            elif isinstance(value, str) and value in self:
                complete.update(self._forms(name, value, values))
        return complete

    def _forms(self, name: str, entry: str, values: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        found = self._bundle.get_message(entry)
        if found.value is not None:
            yield name, str(self._bundle.format_pattern(found.value, dict(values))[0])
        for form, pattern in found.attributes.items():
            yield f"{name}-{form}", str(self._bundle.format_pattern(pattern, dict(values))[0])

    def _player(self, seat: int, names: Sequence[str]) -> str:
        if 0 <= seat < len(names):
            return names[seat]
        return self.say("player", number=seat + 1)


def shortened(text: str) -> str:
    """A text that Fluent takes: of one that is too long to read, the beginning and the end."""
    if len(text) <= LONGEST:
        return text
    return f"{text[: LONGEST // 2 - 3]} … {text[-LONGEST // 2 :]}"


def reflowed(text: str) -> str:
    """Lines joined into paragraphs: a file is wrapped for its writers, a screen for its readers."""
    paragraphs = text.split("\n\n")
    return "\n\n".join(" ".join(paragraph.split("\n")) for paragraph in paragraphs)
