"""The pilgrim: clockwise around the island, from station to station."""

from tabiji.duo import actions
from tabiji.duo.coins import gain_coins
from tabiji.duo.merchant import return_wares
from tabiji.duo.names import CHARACTERS, NOBODY, SEATS, Character, End, Phase, Station, Wave
from tabiji.duo.tables import (
    BOUTIQUE_PRICE,
    GARDEN_SLOTS,
    STATION,
    STATION_OF_TOWN,
    STATIONS,
    TEMPLE_SLOTS,
    TOWN_OF_STATION,
)
from tabiji.duo.turns import finish_action
from tabiji.duo.waves import has_wave
from tabiji.kernel.compile import rule
from tabiji.kernel.record import Actions, State


@rule
def list_walks(state: State, out: Actions) -> int:
    """The number on the die; with a pilgrim's wave tile also one less or one more."""
    distance = state.dice[Character.PILGRIM]
    out[0] = actions.WALK + distance
    if has_wave(state, state.seat, Wave.TRANQUIL) and distance > 1:
        out[1] = actions.WALK + distance - 1
        return 2
    if has_wave(state, state.seat, Wave.HASTY):
        out[1] = actions.WALK + distance + 1
        return 2
    return 1


@rule
def walk(state: State, action: int) -> None:
    """Walk clockwise and stop at the station reached, then its effect may be used."""
    state.pilgrim[state.seat] = arrival(state, state.seat, action - actions.WALK)
    if has_effect(state):
        state.phase = Phase.VISIT
    else:
        finish_action(state)


@rule
def arrival(state: State, seat: int, distance: int) -> int:
    """Occupied stations count while passing; one cannot stop there and goes on to the next free."""
    station = (state.pilgrim[seat] + distance) % STATIONS
    while _is_occupied(state, seat, station):
        station = (station + 1) % STATIONS
    return station


@rule
def _is_occupied(state: State, seat: int, station: int) -> bool:
    """The other pilgrim stands there, or any merchant in its coastal town."""
    if state.pilgrim[1 - seat] == station:
        return True
    for owner in range(SEATS):
        if STATION_OF_TOWN[state.merchant[owner]] == station:
            return True
    return False


@rule
def has_effect(state: State) -> bool:
    """Whether using the station would change anything."""
    seat = state.seat
    kind = STATION[state.pilgrim[seat]]
    if kind == Station.TEMPLE:
        return state.temple[seat] < TEMPLE_SLOTS  # Ruling Duo 10: the last slot is the end
    if kind == Station.GARDEN:
        return state.garden[seat] < GARDEN_SLOTS
    if kind == Station.HOT_SPRING:
        return state.spring != seat
    if kind == Station.SEASHORE:
        for character in range(CHARACTERS):
            if state.holder[character] != seat:
                return True
        return False
    return True


@rule
def list_visits(state: State, out: Actions) -> int:
    """Use the station, or decline."""
    kind = STATION[state.pilgrim[state.seat]]
    count = 1
    if kind == Station.TOWN:
        out[0] = actions.COLLECT
    elif kind == Station.TEMPLE:
        out[0] = actions.PRAY
    elif kind == Station.GARDEN:
        out[0] = actions.STROLL
    elif kind == Station.HOT_SPRING:
        out[0] = actions.BATHE
    else:
        count = _list_tiles(state, out)
    out[count] = actions.PASS
    return count + 1


@rule
def _list_tiles(state: State, out: Actions) -> int:
    """Wave tiles from the board; when none is left there, from the other player."""
    source = 1 - state.seat
    for character in range(CHARACTERS):
        if state.holder[character] == NOBODY:
            source = NOBODY
    count = 0
    for character in range(CHARACTERS):
        if state.holder[character] == source:
            out[count] = actions.TAKE + character
            count += 1
    return count


@rule
def visit(state: State, action: int) -> None:
    """Use the station's effect, or decline it."""
    if action == actions.COLLECT:
        visit_town(state, state.seat)
    elif action == actions.PRAY:
        visit_temple(state, state.seat)
    elif action == actions.STROLL:
        visit_garden(state, state.seat)
    elif action == actions.BATHE:
        visit_hot_spring(state, state.seat)
    elif action != actions.PASS:
        visit_seashore(state, state.seat, action - actions.TAKE)
        return
    finish_action(state)


@rule
def visit_town(state: State, seat: int) -> None:
    """Gain the coins that the town's boutique shows."""
    town = TOWN_OF_STATION[state.pilgrim[seat]]
    gain_coins(state, seat, BOUTIQUE_PRICE[state.boutique[town]])


@rule
def visit_temple(state: State, seat: int) -> None:
    """Advance the temple peg one slot; the last slot brings about the end."""
    state.temple[seat] += 1
    if state.temple[seat] == TEMPLE_SLOTS:
        state.ending[seat] |= End.TEMPLE


@rule
def visit_garden(state: State, seat: int) -> None:
    """Advance the garden peg one slot; the last slot brings about the end."""
    state.garden[seat] += 1
    if state.garden[seat] == GARDEN_SLOTS:
        state.ending[seat] |= End.GARDEN


@rule
def visit_hot_spring(state: State, seat: int) -> None:
    """Take the token, from the board or the other player; it cannot be used at once."""
    state.spring = seat
    state.bathed = 1


@rule
def visit_seashore(state: State, seat: int, character: int) -> None:
    """Take a wave tile. Who loses the Robust Merchant with too many wares returns the excess."""
    loser = state.holder[character]
    state.holder[character] = seat
    # Ruling Duo 9: the loser chooses at once, in the middle of this turn.
    if loser != NOBODY:
        return_wares(state, loser)
    else:
        finish_action(state)
