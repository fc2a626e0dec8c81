"""The temple: coins given, a point each, and a rank at the end."""

from tabiji.kernel.compile import rule
from tabiji.kernel.record import Actions, State
from tabiji.tokaido import actions
from tabiji.tokaido.names import Phase, Traveler
from tabiji.tokaido.tables import MOST_DONATED
from tabiji.tokaido.travelers import HIROTADA_ADDS, is_played_by

NEUTRAL_DONATION = 1
"""What the bank gives when the neutral traveler stops at a temple."""


@rule
def visit_temple(state: State) -> None:
    """The traveler has to give something; the neutral one's coin comes from the bank."""
    if state.mover < state.seats:
        state.phase = Phase.DONATE
        state.actor = state.mover
    else:
        state.donated[state.mover] += NEUTRAL_DONATION
        state.phase = Phase.TURN_OVER


@rule
def list_donations(state: State, out: Actions) -> int:
    """One to three coins of one's own; Hirotada may add one from the bank, or not."""
    count = 0
    for coins in range(1, min(MOST_DONATED, state.coins[state.mover]) + 1):
        out[count] = actions.DONATE + coins
        count += 1
        if is_played_by(state, state.mover, Traveler.HIROTADA):
            out[count] = actions.DONATE_MORE + coins
            count += 1
    return count


@rule
def donate(state: State, action: int) -> None:
    """Pay, and give."""
    bonus = 0
    coins = action - actions.DONATE
    if action > actions.DONATE_MORE:
        coins = action - actions.DONATE_MORE
        bonus = HIROTADA_ADDS
    state.coins[state.mover] -= coins
    give(state, state.mover, coins + bonus)
    state.phase = Phase.TURN_OVER


@rule
def give(state: State, seat: int, coins: int) -> None:
    """Every coin in the temple is a point."""
    state.donated[seat] += coins
    state.points[seat] += coins
