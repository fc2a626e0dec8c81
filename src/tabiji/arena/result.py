"""What came of a game: one line of the ledger."""

import json
from dataclasses import asdict, dataclass
from typing import Any

from tabiji.locale.message import Message, Verbatim

FORFEIT = "forfeit"
"""A bot raised, or answered what it may not: it comes last, the others share the first place."""

ENDLESS = "endless"
"""The game was stopped after very many actions: all share the first place."""


@dataclass(frozen=True)
class Result:
    """One game. Everything about players is by seat.

    `number` is the game's place in its schedule, `deal` that of its dice. `first` is
    the seat that took the first turn. `decisions` and `seconds` say how often and how
    long each seat thought. A game that was broken off says why: `broken` is how,
    `culprit` is the seat to blame, if one is, and `reason` is the sentence that says
    what it did, and what that mentions.
    """

    number: int
    deal: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    travelers: tuple[str, ...]
    endings: tuple[str, ...]
    first: int | None
    actions: int
    turns: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    broken: str | None = None
    culprit: int | None = None
    reason: dict[str, str] | None = None

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end: only then its points mean something."""
        return self.broken is None

    @property
    def why(self) -> Message:
        """What the culprit of a forfeit did, for people."""
        facts = dict(self.reason or {})
        return Message(facts.pop("id"), {name: Verbatim(fact) for name, fact in facts.items()})

    def win(self, seat: int) -> float:
        """A seat's share of the victory."""
        return (self.places[seat] == 1) / self.places.count(1)

    def outcome(self) -> "Result":
        """The same without times, which are never the same twice."""
        return Result(**{**vars(self), "seconds": ()})

    def write(self) -> str:
        """As a line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> "Result":
        """From a line of JSON; a ValueError if it is none of ours."""
        try:
            data: dict[str, Any] = json.loads(line)
            for name, value in data.items():
                data[name] = tuple(value) if isinstance(value, list) else value
            if not isinstance(data.get("reason"), dict | None):
                raise TypeError("a reason is a sentence and what it mentions")
            return cls(**data)
        except (TypeError, AttributeError) as error:
            raise ValueError(str(error)) from error
