"""How a match at a table ended: played out, resigned, or abandoned."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tabiji.locale.message import Message
from tabiji.match.match import Match
from tabiji.server.table_log.seating import Occupant

Reason = Literal["played", "resigned", "abandoned"]


@dataclass(frozen=True)
class Ending:
    """Places and points by seat, who won, and why it is over."""

    reason: Reason
    places: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    messages: tuple[Message, ...]


@dataclass(frozen=True)
class Kept:
    """What is kept of a table beside its log."""

    over: bool = False
    points: tuple[int, ...] = ()
    ending: Ending | None = None
    """None before the end, and of an end that an earlier version wrote down."""


def resignations_end(occupants: Sequence[Occupant]) -> bool:
    """Whether so many have resigned that it is over: one seat is left, or no person."""
    left = [occupant for occupant in occupants if not occupant.resigned]
    return len(left) < 2 or not any(occupant.kind == "person" for occupant in left)


def played(match: Match, resigned: Sequence[int]) -> Ending | None:
    """The end of the game itself; whoever resigned on the way comes last."""
    outcome = match.outcome
    if outcome is None:
        return None
    places = _behind(outcome.places, resigned)
    return Ending("played", places, outcome.points, _first(places), outcome.reasons)


def given_up(match: Match, resigned: Sequence[int]) -> Ending:
    """The end when no game is left to play: those who stayed, by their points so far."""
    points = match.scores()
    standing = tuple(1 + sum(other > mine for other in points) for mine in points)
    places = _behind(standing, resigned)
    messages = tuple(Message("server-result-resigned", {"seat": seat}) for seat in resigned)
    return Ending("resigned", places, points, _first(places), messages)


def abandoned(match: Match | None, seats: int) -> Ending:
    """Everybody agreed to stop, or it never began: nobody won."""
    points = match.scores() if match else (0,) * seats
    why = Message("server-result-abandoned") if match else Message("server-result-closed")
    return Ending("abandoned", (1,) * seats, points, (), (why,))


def _behind(places: Sequence[int], resigned: Sequence[int]) -> tuple[int, ...]:
    """Places with those who resigned behind all others, whoever resigned first at the very end."""
    stayed = [seat for seat in range(len(places)) if seat not in resigned]
    ranks = {seat: 1 + sum(places[other] < places[seat] for other in stayed) for seat in stayed}
    for place, seat in enumerate(reversed(resigned), len(stayed) + 1):
        ranks[seat] = place
    return tuple(ranks[seat] for seat in range(len(places)))


def _first(places: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, place in enumerate(places) if place == 1)
