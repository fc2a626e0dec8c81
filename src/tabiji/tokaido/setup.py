"""Setting out: the piles, who plays which traveler, the line at the first inn."""

from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.record import Actions, State, Weights, clear_record
from tabiji.tokaido import actions
from tabiji.tokaido.names import ENCOUNTERS, MOST_SEATS, NOBODY, TRAVELERS, Phase
from tabiji.tokaido.souvenirs import turn_up
from tabiji.tokaido.tables import (
    DISH_COPIES,
    DISHES,
    ENCOUNTER_CARDS,
    FIRST_JOURNEY_COINS,
    INNS,
    MOST_MET,
    PURSE,
    SHOP_CARDS,
    SPRING_CARDS,
    SPRINGS,
    TRAVELER_BIT,
)

DEALT = -2
"""A traveler still to be chosen from two tiles."""

TILES_EACH = 2

AGREED = 3
"""The options before the travelers: seats, gastronomy, the return journey."""


@rule
def start(state: State, options: Actions) -> None:
    """Every card in its pile, nobody on the road yet."""
    clear_record(state)
    state.seats = options[0]
    state.gastronomy = options[1]
    state.homeward = options[2]
    # With two players, a third, neutral traveler makes the journey.
    state.pieces = max(state.seats, 3)
    _fill_piles(state)
    _mark_empty_places(state)
    for seat in range(state.seats):
        state.traveler[seat] = options[AGREED + seat]
        if state.traveler[seat] != DEALT:
            _fill_purse(state, seat)
    seat_travelers(state)


@rule
def _fill_piles(state: State) -> None:
    """Souvenirs begin in batch 0 of their own pile: the cleared record says so."""
    turn_up(state)
    for spring in range(SPRINGS):
        state.spring_pile[spring] = SPRING_CARDS[spring]
    for encounter in range(ENCOUNTERS):
        state.encounter_pile[encounter] = ENCOUNTER_CARDS[encounter]
    for dish in range(DISHES):
        state.meal_pile[dish] = DISH_COPIES[dish]


@rule
def _mark_empty_places(state: State) -> None:
    """Where no card lies yet and nobody stands."""
    state.inn = NOBODY
    state.offer = NOBODY
    for i in range(2):
        state.hand[i] = NOBODY
    for i in range(SHOP_CARDS):
        state.counter[i] = NOBODY
    for i in range(MOST_MET):
        state.kept[i] = NOBODY
        state.back[i] = NOBODY
    for inn in range(INNS):
        state.removed[inn] = NOBODY
        state.refused[inn] = NOBODY
        for seat in range(MOST_SEATS):
            state.bought[inn, seat] = NOBODY
    for seat in range(MOST_SEATS):
        state.traveler[seat] = NOBODY
        for tile in range(TILES_EACH):
            state.tiles[seat, tile] = NOBODY
    for piece in range(state.pieces):
        state.behind[piece] = NOBODY


@rule
def _fill_purse(state: State, seat: int) -> None:
    """A traveler's coins; seven for a first journey without one."""
    if state.traveler[seat] == NOBODY:
        state.coins[seat] = FIRST_JOURNEY_COINS
    else:
        state.coins[seat] = PURSE[state.traveler[seat]]


@rule
def seat_travelers(state: State) -> None:
    """All tiles are dealt, then chosen from in seat order; then the line forms."""
    for seat in range(state.seats):
        if state.traveler[seat] == DEALT and state.tiles[seat, TILES_EACH - 1] == NOBODY:
            state.phase = Phase.TILES
            state.actor = CHANCE
            state.mover = seat
            return
    for seat in range(state.seats):
        if state.traveler[seat] == DEALT:
            state.phase = Phase.TRAVELER
            state.actor = seat
            state.mover = seat
            return
    state.phase = Phase.LINE
    state.actor = CHANCE
    state.mover = 0
    state.pending = state.pieces


@rule
def _tiles_gone(state: State) -> int:
    """A bit for each tile that is no longer face down: agreed on, or dealt."""
    gone = 0
    for seat in range(state.seats):
        if state.traveler[seat] >= 0:
            gone |= TRAVELER_BIT[state.traveler[seat]]
        for tile in range(TILES_EACH):
            if state.tiles[seat, tile] != NOBODY:
                gone |= TRAVELER_BIT[state.tiles[seat, tile]]
    return gone


@rule
def list_tiles(state: State, out: Actions) -> int:
    """Any tile that is left."""
    gone = _tiles_gone(state)
    count = 0
    for traveler in range(TRAVELERS):
        out[count] = actions.TILE + traveler
        count += 1 if gone & TRAVELER_BIT[traveler] == 0 else 0
    return count


@rule
def weigh_equally(count: int, out: Weights) -> int:
    """All outcomes are as likely."""
    for i in range(count):
        out[i] = 1
    return count


@rule
def weigh_tiles(state: State, out: Weights) -> int:
    """All tiles that are left are as likely."""
    gone = _tiles_gone(state)
    count = 0
    for traveler in range(TRAVELERS):
        count += 1 if gone & TRAVELER_BIT[traveler] == 0 else 0
    return weigh_equally(count, out)


@rule
def deal_tile(state: State, action: int) -> None:
    """A seat's two tiles, in no order: the lower number first."""
    tile = action - actions.TILE
    seat = state.mover
    if state.tiles[seat, 0] == NOBODY:
        state.tiles[seat, 0] = tile
    else:
        state.tiles[seat, 1] = max(tile, state.tiles[seat, 0])
        state.tiles[seat, 0] = min(tile, state.tiles[seat, 0])
    seat_travelers(state)


@rule
def list_travelers(state: State, out: Actions) -> int:
    """Either of the two tiles."""
    for tile in range(TILES_EACH):
        out[tile] = actions.CHOOSE + state.tiles[state.mover, tile]
    return TILES_EACH


@rule
def choose_traveler(state: State, action: int) -> None:
    """Play this traveler; the other tile goes back into the box."""
    seat = state.mover
    state.traveler[seat] = action - actions.CHOOSE
    _fill_purse(state, seat)
    for tile in range(TILES_EACH):
        state.tiles[seat, tile] = NOBODY
    seat_travelers(state)


@rule
def list_line(state: State, out: Actions) -> int:
    """Anybody who is not in the line yet."""
    count = 0
    for piece in range(state.pieces):
        if state.behind[piece] == NOBODY:
            out[count] = actions.LINE + piece
            count += 1
    return count


@rule
def stand_in_line(state: State, action: int) -> None:
    """Next in the line at the first inn, behind those already there."""
    state.behind[action - actions.LINE] = state.pieces - state.pending
    state.pending -= 1
    if state.pending == 0:
        state.phase = Phase.TURN_OVER
