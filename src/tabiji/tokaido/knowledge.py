"""Who knows what.

Everything on the table is public but three things: the meals of an inn, to those
who have not looked at them; the card that Yoshiyasu puts back, and the two he
chooses from, to everybody else; and the meal that is removed when the neutral
traveler arrives, to everybody. What Satsuki is offered is shown to all, and so is
every card that joins a collection.
"""

from tabiji.kernel.compile import rule
from tabiji.kernel.contract import SPECTATOR
from tabiji.kernel.record import State
from tabiji.tokaido.names import NOBODY, Phase, Traveler
from tabiji.tokaido.tables import SEAT_BIT
from tabiji.tokaido.travelers import is_played_by


@rule
def has_looked(state: State, inn: int, seat: int) -> bool:
    """Whether a seat has seen the meals of an inn."""
    return seat != SPECTATOR and state.looked[inn] & SEAT_BIT[seat] != 0


@rule
def knew_removed(state: State, inn: int, seat: int) -> bool:
    """Whether a seat had seen the meals of an inn before one of them was removed."""
    return seat != SPECTATOR and state.knew[inn] & SEAT_BIT[seat] != 0


@rule
def is_yoshiyasu(state: State, seat: int) -> bool:
    """Whether this seat knows the cards that were put back."""
    return seat != SPECTATOR and is_played_by(state, seat, Traveler.YOSHIYASU)


def sees(state: State, action: int, seat: int | None) -> bool:
    """Whether a seat, or a spectator (None), learns which action is carried out in this state."""
    watcher = SPECTATOR if seat is None else seat
    if state.phase == Phase.DEAL:
        return bool(has_looked(state, state.inn, watcher))
    if state.phase == Phase.DISCARD:
        return False
    if state.phase == Phase.MEET and (state.pending > 1 or state.hand[0] != NOBODY):
        return bool(is_yoshiyasu(state, watcher))
    return True
