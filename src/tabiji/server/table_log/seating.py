"""Who sits at a table, and who plays for them."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tabiji.match.seats import Seat
from tabiji.server.schemas import SUBSTITUTE
from tabiji.server.table_log.events import Event
from tabiji.server.table_log.setting import SeatKind, SetSeat


@dataclass(frozen=True)
class Occupant:
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
    def of(cls, seat: SetSeat, substitute: str) -> "Occupant":
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


def after(occupant: Occupant, event: Event) -> Occupant:
    """A occupant after something happened there."""
    if event.kind == "sit":
        return replace(occupant, kind="person", name=event.data, player=event.player)
    if event.kind == "leave":
        return replace(occupant, kind="open", name="", player=None)
    if event.kind == "ask-to-leave":
        return replace(occupant, kind="open", name="", player=None, emptied=occupant.emptied + 1)
    if event.kind == "hand-over":
        return replace(occupant, stand_in=event.data)
    if event.kind == "take-back":
        return replace(occupant, stand_in=None)
    if event.kind == "resign":
        return replace(occupant, resigned=True)
    return occupant


def seats_of(occupants: Iterable[Occupant], player: str | None) -> list[int]:
    """The seats of a player."""
    return [
        seat
        for seat, occupant in enumerate(occupants)
        if player is not None and occupant.kind == "person" and occupant.player == player
    ]


def acting_seats(occupants: Iterable[Occupant], player: str | None) -> list[int]:
    """The seats where this player decides: without those a bot plays for them."""
    every = list(occupants)
    return [seat for seat in seats_of(every, player) if every[seat].counts]
