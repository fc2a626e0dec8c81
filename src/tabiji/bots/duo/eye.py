"""An eye for Tokaido Duo: what a glance at a player's boards shows.

It is linear: points at the end, from what lies on the table and from how near the end
is. What each feature is worth is learned (`python -m tabiji.bots.learn duo --eye`).
"""

from tabiji.bots.duo.taste import ware_worth, wares_held
from tabiji.bots.judgement import Floats
from tabiji.duo.names import SEATS, WARES, Character
from tabiji.duo.scoring import commerce, culture, faith
from tabiji.duo.tables import GARDEN_SLOTS, PAINTINGS, SLABS, TEMPLE_SLOTS
from tabiji.kernel.compile import rule
from tabiji.kernel.record import State

FEATURES = 16


@rule
def nearness(state: State) -> float:
    """How near the end is, from 0 to 1: the fullest of all the tracks that end the game."""
    near = 0.0
    for seat in range(SEATS):
        near = max(near, (state.temple[seat] - 1) / (TEMPLE_SLOTS - 1))
        near = max(near, (state.garden[seat] - 1) / (GARDEN_SLOTS - 1))
        near = max(near, (state.gold[seat] + state.coins[seat] * 0.1) / SLABS)
        near = max(near, state.gifted[seat] / PAINTINGS)
    return min(near, 1.0)


@rule
def features(state: State, seat: int, out: Floats) -> None:
    """What a player's boards show, in numbers."""
    worth = 0.0
    for ware in range(WARES):
        worth += state.wares[seat, ware] * ware_worth(state, ware)
    out[0] = 1.0
    out[1] = faith(state, seat)
    out[2] = state.temple[seat]
    out[3] = state.garden[seat]
    out[4] = commerce(state, seat)
    out[5] = state.coins[seat]
    out[6] = worth
    out[7] = wares_held(state, seat)
    out[8] = culture(state, seat)
    out[9] = state.painted[seat] - state.gifted[seat]
    out[10] = state.gifted[seat]
    out[11] = state.holder[Character.PILGRIM] == seat
    out[12] = state.holder[Character.MERCHANT] == seat
    out[13] = state.holder[Character.ARTIST] == seat
    out[14] = state.spring == seat
    out[15] = dice_to_come(state, seat)


@rule
def dice_to_come(state: State, seat: int) -> int:
    """How many dice the player may still choose in this turn."""
    mine = 2 if state.first == seat else 1
    done = (state.used + 1) // 2 if state.first == seat else state.used // 2
    return mine - done
