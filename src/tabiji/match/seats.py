"""Who sits at the table."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabiji.kernel.game import Game, Options
from tabiji.locale.message import Message, Verbatim, quoted
from tabiji.match.errors import BadMatch

_BOT = re.compile(r"[a-z0-9][a-z0-9._:+-]*")
_ENDS_AS_A_BOT = re.compile(r"(?:^|(?<= ))\(bot [^()]*\)$")


@dataclass(frozen=True)
class Seat:
    """A player: a name, which may be empty, and for a bot the name it is known by."""

    name: str = ""
    bot: str | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or self.name != " ".join(self.name.split()):
            raise BadMatch(Message("match-name", {"found": quoted(self.name)}))
        if not self.name.isprintable():
            raise BadMatch(Message("match-name-control", {"found": quoted(self.name)}))
        if _ENDS_AS_A_BOT.search(self.name):
            raise BadMatch(Message("match-name-bot", {"found": quoted(self.name)}))
        if self.bot is not None and not _BOT.fullmatch(self.bot):
            raise BadMatch(Message("match-bot-name", {"found": quoted(self.bot)}))

    def __str__(self) -> str:
        """As in a record: `Aiko`, or `Kenji (bot random)`."""
        return f"{self.name} (bot {self.bot})".strip() if self.bot else self.name

    @classmethod
    def read(cls, text: str) -> "Seat":
        """A seat as `str` writes it."""
        if found := _ENDS_AS_A_BOT.search(text):
            return cls(text[: found.start()].strip(), found.group()[len("(bot ") : -1])
        return cls(text)


def seated(
    game: Game, seats: int | Sequence[Seat | str] | None, choices: Mapping[str, Any]
) -> tuple[Options, tuple[Seat, ...]]:
    """The options and seats of a match, made to fit each other.

    Seats are named, or only counted, or follow from the options.
    """
    chosen = dict(choices)
    if seats is not None and "seats" in game.options.__dataclass_fields__:
        chosen.setdefault("seats", seats if isinstance(seats, int) else len(seats))
    options = game.choose(chosen)
    if seats is None:
        seats = options.seats
    if isinstance(seats, int):
        seats = [Seat()] * seats
    if len(seats) != options.seats:
        name = Verbatim(game.name)
        raise BadMatch(
            Message("match-seats", {"game": name, "seats": options.seats, "found": len(seats)})
        )
    return options, tuple(seat if isinstance(seat, Seat) else Seat(seat) for seat in seats)
