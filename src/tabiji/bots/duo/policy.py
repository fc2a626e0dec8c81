"""The policy prior of Tokaido Duo: use what was reached, sell wares, go where there is more."""

import numpy as np

from tabiji.bots.evaluation import Floats
from tabiji.duo import actions as act
from tabiji.duo.artist import others_in
from tabiji.duo.names import WARES, Phase, Station
from tabiji.duo.pilgrim import arrival
from tabiji.duo.tables import (
    BOUTIQUE_PRICE,
    BOUTIQUE_WARE,
    COASTAL_TOWNS,
    ICON,
    PAINTINGS,
    STATION,
    STORAGE,
    TOWN_WARES,
)
from tabiji.kernel.compile import rule
from tabiji.kernel.record import Actions, State

STATION_PRIOR = np.zeros(len(Station), np.float64)
STATION_PRIOR[Station.TOWN] = 2.0
STATION_PRIOR[Station.TEMPLE] = 3.0
STATION_PRIOR[Station.GARDEN] = 5.0
STATION_PRIOR[Station.SEASHORE] = 2.0
STATION_PRIOR[Station.HOT_SPRING] = 2.0

HORIZON = 20
"""Steps that a search plays on before it asks the network: fewer are weaker, more no stronger."""


@rule
def prior(state: State, actions: Actions, count: int, out: Floats) -> None:
    """Use what you reached; go where there is something to gain."""
    phase = state.phase
    if phase == Phase.WALK:
        for i in range(count):
            station = arrival(state, state.seat, actions[i] - act.WALK)
            out[i] = STATION_PRIOR[STATION[station]]
    elif phase == Phase.TRAVEL:
        for i in range(count):
            out[i] = _prior_of_town(state, actions[i] - act.TRAVEL)
    elif phase == Phase.CROSS:
        for i in range(count):
            out[i] = _prior_of_area(state, actions[i] - act.CROSS)
    elif phase == Phase.TRADE:
        for i in range(count):
            out[i] = _prior_of_trade(state, actions[i])
    elif phase == Phase.RETURN:
        for i in range(count):
            worth = ware_worth(state, actions[i] - act.RETURN)
            out[i] = 1.0 / (0.25 + worth * worth)
    else:
        for i in range(count):
            out[i] = _prior_of_action(actions[i])


@rule
def _prior_of_action(action: int) -> float:
    if action == act.PASS:
        return 0.05
    if action == act.GIFT:
        return 3.0
    if action == act.DONE:
        return 0.5
    return 1.0


@rule
def ware_worth(state: State, ware: int) -> int:
    """The best price that any boutique pays for a ware."""
    best = 0
    for town in range(COASTAL_TOWNS):
        token = state.boutique[town]
        if BOUTIQUE_WARE[token] == ware:
            best = max(best, BOUTIQUE_PRICE[token] + 0)
    return best


@rule
def wares_held(state: State, seat: int) -> int:
    held = 0
    for ware in range(WARES):
        held += state.wares[seat, ware]
    return held


@rule
def _prior_of_town(state: State, town: int) -> float:
    seat = state.seat
    if town < COASTAL_TOWNS:
        token = state.boutique[town]
        return 0.3 + state.wares[seat, BOUTIQUE_WARE[token]] * BOUTIQUE_PRICE[token]
    room = STORAGE - wares_held(state, seat)
    return 0.3 + min(TOWN_WARES[town] + 0, max(room, 0)) * 1.5


@rule
def _prior_of_area(state: State, area: int) -> float:
    seat = state.seat
    weight = 0.3
    if state.gifted[seat] < state.painted[seat]:
        if state.paintings[seat, state.gifted[seat]] == ICON[area]:
            weight += 5.0
    if state.painted[seat] < PAINTINGS:
        ahead = state.painted[seat] - state.gifted[seat]
        weight += others_in(state, seat, area) * (1.0 if ahead < 3 else 0.3)
    return weight


@rule
def _prior_of_trade(state: State, action: int) -> float:
    if action == act.PASS:
        return 0.05
    if action < act.SELL:
        return 1.0 * (action - act.DRAW)
    if action < act.SELL_PLAIN:
        sold = action - act.SELL
        return 0.2 * sold * sold
    return 0.01
