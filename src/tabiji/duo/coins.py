"""Coins and gold."""

from tabiji.duo.names import End
from tabiji.duo.tables import COINS_PER_SLAB, SLABS
from tabiji.kernel.compile import rule
from tabiji.kernel.record import State


@rule
def gain_coins(state: State, seat: int, coins: int) -> None:
    """Ten coins become a gold slab at once; the last slab brings about the end."""
    state.coins[seat] += coins
    # Ruling Duo 7: again if ten remain, but never more slabs than the board holds.
    while state.coins[seat] >= COINS_PER_SLAB and state.gold[seat] < SLABS:
        state.coins[seat] -= COINS_PER_SLAB
        state.gold[seat] += 1
        if state.gold[seat] == SLABS:
            state.ending[seat] |= End.GOLD
