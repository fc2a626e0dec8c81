"""The linear evaluation of Tokaido Duo: points at the end, from what lies on a player's boards
and from how near the end is. What each feature is worth is learned
(`python -m tabiji.bots.train duo --linear`).
"""

from enum import IntEnum

from tabiji.bots.duo.policy import ware_worth, wares_held
from tabiji.bots.evaluation import Floats
from tabiji.duo.names import SEATS, WARES, Character
from tabiji.duo.scoring import commerce, culture, faith
from tabiji.duo.tables import GARDEN_SLOTS, PAINTINGS, SLABS, TEMPLE_SLOTS
from tabiji.kernel.compile import rule
from tabiji.kernel.record import State


class Feature(IntEnum):
    """What the evaluation is made of, in the order of its weights."""

    BASE = 0
    FAITH = 1
    TEMPLE = 2
    GARDEN = 3
    COMMERCE = 4
    COINS = 5
    WARES_WORTH = 6
    WARES = 7
    CULTURE = 8
    PAINTINGS_LEFT = 9
    PAINTINGS_GIVEN = 10
    HOLDS_PILGRIM = 11
    HOLDS_MERCHANT = 12
    HOLDS_ARTIST = 13
    HOT_SPRING = 14
    DICE_TO_COME = 15


FEATURES = len(Feature)


@rule
def game_progress(state: State) -> float:
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
    out[Feature.BASE] = 1.0
    out[Feature.FAITH] = faith(state, seat)
    out[Feature.TEMPLE] = state.temple[seat]
    out[Feature.GARDEN] = state.garden[seat]
    out[Feature.COMMERCE] = commerce(state, seat)
    out[Feature.COINS] = state.coins[seat]
    out[Feature.WARES_WORTH] = worth
    out[Feature.WARES] = wares_held(state, seat)
    out[Feature.CULTURE] = culture(state, seat)
    out[Feature.PAINTINGS_LEFT] = state.painted[seat] - state.gifted[seat]
    out[Feature.PAINTINGS_GIVEN] = state.gifted[seat]
    out[Feature.HOLDS_PILGRIM] = state.holder[Character.PILGRIM] == seat
    out[Feature.HOLDS_MERCHANT] = state.holder[Character.MERCHANT] == seat
    out[Feature.HOLDS_ARTIST] = state.holder[Character.ARTIST] == seat
    out[Feature.HOT_SPRING] = state.spring == seat
    out[Feature.DICE_TO_COME] = dice_to_come(state, seat)


@rule
def dice_to_come(state: State, seat: int) -> int:
    """How many dice the player may still choose in this turn."""
    mine = 2 if state.first == seat else 1
    done = (state.used + 1) // 2 if state.first == seat else state.used // 2
    return mine - done
