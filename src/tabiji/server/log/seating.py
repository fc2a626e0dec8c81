"""Who sits at a table, and who plays for them."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tabiji.match.seats import Seat
from tabiji.server.log.events import Event
from tabiji.server.log.setting import SeatKind, SetSeat
from tabiji.server.schemas import SUBSTITUTE


@dataclass(frozen=True)
class Chair:
    """A seat as it is now."""

    kind: SeatKind
    name: str = ""
    player: str | None = None
    bot: str | None = None
    """Who plays a bot's seat."""
    stand_in: str | None = None
    """The bot that the seat was handed to, until its person takes it back."""
    resigned: bool = False
    emptied: int = 0
    """How often whoever sat here was asked to leave: invitations from before are worth nothing."""
    substitute: str = SUBSTITUTE
    """The bot that plays on for somebody who resigned, where a game for more than two goes on."""

    @classmethod
    def of(cls, seat: SetSeat, substitute: str) -> "Chair":
        """A seat as it was set out, at a table with this substitute."""
        return cls(seat.kind, seat.name, seat.player, seat.bot, substitute=substitute)

    @property
    def played_by(self) -> str | None:
        """The bot that decides here; None where a person does, or nobody sits."""
        return self.substitute if self.resigned else self.stand_in or self.bot

    @property
    def left(self) -> bool:
        """Whether a bot plays for a person who sits here."""
        return self.kind == "person" and self.played_by is not None

    @property
    def counts(self) -> bool:
        """Whether a person sits here whose consent is needed."""
        return self.kind == "person" and self.played_by is None

    def seat(self) -> Seat:
        """As a match and its record know it."""
        return Seat(self.name, self.bot)


def after(chair: Chair, event: Event) -> Chair:
    """A chair after something happened there."""
    if event.kind == "sit":
        return replace(chair, kind="person", name=event.data, player=event.player)
    if event.kind == "leave":
        return replace(chair, kind="open", name="", player=None)
    if event.kind == "ask-to-leave":
        return replace(chair, kind="open", name="", player=None, emptied=chair.emptied + 1)
    if event.kind == "hand-over":
        return replace(chair, stand_in=event.data)
    if event.kind == "take-back":
        return replace(chair, stand_in=None)
    if event.kind == "resign":
        return replace(chair, resigned=True)
    return chair


def seats_of(chairs: Iterable[Chair], player: str | None) -> list[int]:
    """The seats of a player."""
    return [
        seat
        for seat, chair in enumerate(chairs)
        if player is not None and chair.kind == "person" and chair.player == player
    ]


def acting_seats(chairs: Iterable[Chair], player: str | None) -> list[int]:
    """The seats where this player decides: without those a bot plays for them."""
    every = list(chairs)
    return [seat for seat in seats_of(every, player) if every[seat].counts]
