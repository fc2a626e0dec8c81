"""Moving on: to any open stop, but not beyond the next inn."""

from tabiji.kernel.compile import rule
from tabiji.kernel.record import Actions, State
from tabiji.tokaido import actions
from tabiji.tokaido.encounters import visit_encounter
from tabiji.tokaido.hot_springs import visit_hot_spring
from tabiji.tokaido.inns import host_neutral
from tabiji.tokaido.names import PANORAMAS, Phase, Space, Traveler
from tabiji.tokaido.panoramas import all_complete, gain_section, is_complete
from tabiji.tokaido.shop import visit_shop
from tabiji.tokaido.tables import (
    AHEAD_BIT,
    FARM_COINS,
    NEXT_INN,
    SEATS_FOR_DOUBLE_SPACES,
    SINGLE_AHEAD,
    SPACE,
    SPACE_AHEAD,
    STOPS,
)
from tabiji.tokaido.temple import visit_temple
from tabiji.tokaido.travelers import is_played_by


@rule
def list_stops(state: State, out: Actions) -> int:
    """Every free stop ahead that the traveler may use, up to and including the next inn.

    A stop is written down first, and kept by counting it: without a branch for each
    stop, which no processor can foresee, random games are noticeably faster.
    """
    here = state.place[state.mover]
    inn = NEXT_INN[state.homeward, here]
    shut = taken(state, here, inn) | closed(state, state.mover, here)
    count = 0
    for ahead in range(1, inn - here):
        out[count] = actions.GO + here + ahead
        count += 1 - ((shut >> ahead) & 1)
    out[count] = actions.GO + inn
    return count + 1


@rule
def taken(state: State, here: int, inn: int) -> int:
    """A bit for each stop ahead that has no room left."""
    one = 0  # stops ahead with somebody on them
    two = 0  # stops ahead with two
    for piece in range(state.pieces):
        ahead = state.place[piece] - here
        if 0 < ahead < inn - here:
            two |= one & AHEAD_BIT[ahead]
            one |= AHEAD_BIT[ahead]
    if state.seats >= SEATS_FOR_DOUBLE_SPACES:
        one &= SINGLE_AHEAD[state.homeward, here]
    return one | two


@rule
def closed(state: State, seat: int, here: int) -> int:
    """A bit for each stop ahead that is closed to the traveler.

    Shop and temple need a coin, a completed panorama is closed; not to the neutral.
    """
    shut = 0
    if seat < state.seats:
        if state.coins[seat] == 0:
            shut |= SPACE_AHEAD[state.homeward, here, Space.SHOP]
            shut |= SPACE_AHEAD[state.homeward, here, Space.TEMPLE]
        for panorama in range(PANORAMAS):
            if is_complete(state, seat, panorama):
                shut |= SPACE_AHEAD[state.homeward, here, Space.PADDY + panorama]
    return shut


@rule
def go(state: State, action: int) -> None:
    """Move there and receive what the stop has to give."""
    stop = action - actions.GO
    _stand(state, state.mover, stop)
    space = SPACE[state.homeward, stop]
    if space == Space.INN:
        _arrive_at_inn(state)
    elif space == Space.TEMPLE:
        visit_temple(state)
    elif state.mover >= state.seats:
        state.phase = Phase.TURN_OVER  # nothing else happens where the neutral traveler stops
    elif space == Space.SHOP:
        visit_shop(state)
    elif space == Space.ENCOUNTER:
        visit_encounter(state)
    elif space == Space.HOT_SPRING:
        visit_hot_spring(state)
    else:
        if space == Space.FARM:
            state.coins[state.mover] += FARM_COINS
        else:
            gain_section(state, state.mover, space - Space.PADDY)
        state.phase = Phase.TURN_OVER


@rule
def _stand(state: State, piece: int, stop: int) -> None:
    """On the road if that spot is free, else on the second spot; at an inn, last in line."""
    inn = SPACE[state.homeward, stop] == Space.INN
    behind = 0
    for other in range(state.pieces):
        if state.place[other] == stop:
            if inn or state.behind[other] == behind:
                behind += 1
    state.place[piece] = stop
    state.behind[piece] = behind


@rule
def _arrive_at_inn(state: State) -> None:
    """First the traveler's power, then the meal."""
    seat = state.mover
    # Ruling Tokaido 8: Chuubei and Hiroshige at the intermediate inns only.
    intermediate = state.place[seat] < STOPS - 1
    if seat >= state.seats:
        host_neutral(state)
    elif intermediate and is_played_by(state, seat, Traveler.CHUUBEI):
        visit_encounter(state)
    elif (
        intermediate
        and is_played_by(state, seat, Traveler.HIROSHIGE)
        and not all_complete(state, seat)
    ):
        state.phase = Phase.PAINT
        state.actor = seat
    else:
        state.phase = Phase.SERVE
