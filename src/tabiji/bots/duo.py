"""A taste and an eye for Tokaido Duo.

The taste is written by hand: use what you reached, sell what you have, go where
there is something to gain. The eye is learned: a linear forecast of the points at
the end, from what lies on the table and from how near the end is, fitted to games
of search against search (`python -m tabiji.bots.learn duo`).
"""

import numpy as np

from tabiji.bots.judgement import Floats
from tabiji.duo import actions as act
from tabiji.duo.names import SEATS, WARES, Character, Phase, Station
from tabiji.duo.pilgrim import arrival
from tabiji.duo.scoring import commerce, culture, faith
from tabiji.duo.tables import (
    BOUTIQUE_PRICE,
    BOUTIQUE_WARE,
    COASTAL_TOWNS,
    GARDEN_SLOTS,
    ICON,
    PAINTINGS,
    SLABS,
    STATION,
    STATION_IN_AREA,
    STORAGE,
    TEMPLE_SLOTS,
    TOWN_IN_AREA,
    TOWN_WARES,
)
from tabiji.kernel.compile import rule
from tabiji.kernel.record import Actions, State

FEATURES = 16

STATION_TASTE = np.zeros(len(Station), np.float64)
STATION_TASTE[Station.TOWN] = 2.0
STATION_TASTE[Station.TEMPLE] = 3.0
STATION_TASTE[Station.GARDEN] = 5.0
STATION_TASTE[Station.SEASHORE] = 2.0
STATION_TASTE[Station.HOT_SPRING] = 2.0


@rule
def prefer(state: State, actions: Actions, count: int, out: Floats) -> None:
    """Use what you reached; go where there is something to gain."""
    phase = state.phase
    if phase == Phase.WALK:
        for i in range(count):
            station = arrival(state, state.seat, actions[i] - act.WALK)
            out[i] = STATION_TASTE[STATION[station]]
    elif phase == Phase.TRAVEL:
        for i in range(count):
            out[i] = _taste_of_town(state, actions[i] - act.TRAVEL)
    elif phase == Phase.CROSS:
        for i in range(count):
            out[i] = _taste_of_area(state, actions[i] - act.CROSS)
    elif phase == Phase.TRADE:
        for i in range(count):
            out[i] = _taste_of_trade(state, actions[i])
    elif phase == Phase.RETURN:
        for i in range(count):
            worth = ware_worth(state, actions[i] - act.RETURN)
            out[i] = 1.0 / (0.25 + worth * worth)
    else:
        for i in range(count):
            out[i] = _taste_of_action(actions[i])


@rule
def _taste_of_action(action: int) -> float:
    if action == act.PASS:
        return 0.05
    if action == act.GIFT:
        return 3.0
    if action == act.DONE:
        return 0.5
    return 1.0


@rule
def ware_worth(state: State, ware: int) -> float:
    """The best price that any boutique pays for a ware."""
    best = 0
    for town in range(COASTAL_TOWNS):
        token = state.boutique[town]
        if BOUTIQUE_WARE[token] == ware:
            best = max(best, BOUTIQUE_PRICE[token] + 0)
    return best


@rule
def _wares_held(state: State, seat: int) -> int:
    held = 0
    for ware in range(WARES):
        held += state.wares[seat, ware]
    return held


@rule
def _taste_of_town(state: State, town: int) -> float:
    seat = state.seat
    if town < COASTAL_TOWNS:
        token = state.boutique[town]
        return 0.3 + state.wares[seat, BOUTIQUE_WARE[token]] * BOUTIQUE_PRICE[token]
    room = STORAGE - _wares_held(state, seat)
    return 0.3 + min(TOWN_WARES[town] + 0, max(room, 0)) * 1.5


@rule
def _taste_of_area(state: State, area: int) -> float:
    seat = state.seat
    taste = 0.3
    if state.gifted[seat] < state.painted[seat]:
        if state.paintings[seat, state.gifted[seat]] == ICON[area]:
            taste += 5.0
    if state.painted[seat] < PAINTINGS:
        others = 1 if state.artist[1 - seat] == area else 0
        for owner in range(SEATS):
            others += STATION_IN_AREA[state.pilgrim[owner], area]
            others += TOWN_IN_AREA[state.merchant[owner], area]
        ahead = state.painted[seat] - state.gifted[seat]
        taste += others * (1.0 if ahead < 3 else 0.3)
    return taste


@rule
def _taste_of_trade(state: State, action: int) -> float:
    if action == act.PASS:
        return 0.05
    if action < act.SELL:
        return 1.0 * (action - act.DRAW)
    if action < act.SELL_PLAIN:
        sold = action - act.SELL
        return 0.2 * sold * sold
    return 0.01


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
    out[7] = _wares_held(state, seat)
    out[8] = culture(state, seat)
    out[9] = state.painted[seat] - state.gifted[seat]
    out[10] = state.gifted[seat]
    out[11] = state.holder[Character.PILGRIM] == seat
    out[12] = state.holder[Character.MERCHANT] == seat
    out[13] = state.holder[Character.ARTIST] == seat
    out[14] = state.spring == seat
    out[15] = dice_to_come(state, seat)


@rule
def dice_to_come(state: State, seat: int) -> float:
    """How many dice more than the opponent the player still has in this turn and the next."""
    mine = 2 if state.first == seat else 1
    done = (state.used + 1) // 2 if state.first == seat else state.used // 2
    return mine - done
