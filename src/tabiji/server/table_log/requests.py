"""What needs the consent of everybody who sits at the table."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from tabiji.match.match import GO_TO
from tabiji.server.table_log.events import Event
from tabiji.server.table_log.seating import Occupant

RequestKind = Literal["undo", "abandon"]


@dataclass(frozen=True)
class Asked:
    """A request that is open: who asks, for what, and who agreed.

    `since` is how long the log was when it was asked: an answer must have seen it.
    """

    kind: RequestKind
    seat: int
    player: str
    since: int
    to: int | None = None
    agreed: tuple[str, ...] = ()

    def waiting_for(self, occupants: Sequence[Occupant]) -> list[int]:
        """The seats whose persons have not answered; whoever is away or resigned does not count."""
        return [
            seat
            for seat, occupant in enumerate(occupants)
            if occupant.counts
            and occupant.player != self.player
            and occupant.player not in self.agreed
        ]

    def agreed_seats(self, occupants: Sequence[Occupant]) -> list[int]:
        """The seats that agreed."""
        return [
            seat
            for seat, occupant in enumerate(occupants)
            if occupant.kind == "person" and occupant.player in self.agreed
        ]

    def granted(self) -> Event:
        """What happens when everybody has agreed."""
        if self.kind == "abandon":
            return Event("abandon", seat=self.seat, player=self.player)
        return Event("go", f"{GO_TO}{self.to}", self.seat, self.player)


def asking(kind: RequestKind, to: int | None = None) -> str:
    """A request as the log writes it: `undo @37`, `abandon`."""
    return kind if to is None else f"{kind} {GO_TO}{to}"


def after(asked: Asked | None, event: Event, version: int) -> Asked | None:
    """The open request after an event, the log being so long now.

    It lapses when it is granted or refused, and when a person plays on; bots may play. Nobody
    undoes what somebody played who has left since, and cannot be asked.
    """
    if event.kind == "ask":
        assert event.seat is not None
        assert event.player is not None
        kind, _, place = event.data.partition(" ")
        to = int(place.removeprefix(GO_TO)) if place else None
        return Asked("undo" if kind == "undo" else "abandon", event.seat, event.player, version, to)
    if asked is None:
        return None
    if event.kind == "agree" and event.player is not None:
        return replace(asked, agreed=(*asked.agreed, event.player))
    lapses = event.kind in ("refuse", "go", "abandon") or (
        asked.kind == "undo" and event.kind in ("hand-over", "resign")
    )
    if lapses or (event.kind == "play" and event.player is not None):
        return None
    return asked
