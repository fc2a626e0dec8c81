"""Setting the table: who sits where, boutiques, wave tiles."""

from tabiji.duo import actions
from tabiji.duo.names import CHARACTERS, ICONS, NOBODY, SEATS, WARES, Colour, Phase
from tabiji.duo.tables import (
    BAG,
    BOUTIQUE_COPIES,
    BOUTIQUE_KINDS,
    COASTAL_TOWNS,
    START_ARTIST,
    START_MERCHANT,
    START_PILGRIM,
    TILES,
)
from tabiji.duo.turns import begin_turn
from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.record import Actions, State, Weights, clear_record

RANDOM = -1
"""An option that chance decides."""


@rule
def start(state: State, options: Actions) -> None:
    """An empty table: pegs on 1, everything in the bag, both tokens on the board."""
    clear_record(state)
    for ware in range(WARES):
        state.bag[ware] = BAG[ware]
    for character in range(CHARACTERS):
        state.holder[character] = NOBODY
        state.taker[character] = NOBODY
    for town in range(COASTAL_TOWNS):
        state.boutique[town] = NOBODY
    state.spring = NOBODY
    for seat in range(SEATS):
        state.temple[seat] = 1
        state.garden[seat] = 1
    state.compass = options[0]
    state.purple = options[1]
    _seat_players(state)


@rule
def _seat_players(state: State) -> None:
    """Draw lots for what the options leave open, then place the boutiques."""
    state.actor = CHANCE
    if state.compass == RANDOM:
        state.phase = Phase.COMPASS
    elif state.purple == RANDOM:
        state.phase = Phase.COLOURS
    else:
        _place_characters(state)
        _give_paintings(state)
        state.phase = Phase.BOUTIQUES
        state.pending = COASTAL_TOWNS


@rule
def _place_characters(state: State) -> None:
    """The player at the compass starts from that side, and starts the game."""
    for seat in range(SEATS):
        side = 0 if seat == state.compass else 1
        state.pilgrim[seat] = START_PILGRIM[side]
        state.merchant[seat] = START_MERCHANT[side]
        state.artist[seat] = START_ARTIST[side]
    state.first = state.compass


@rule
def _give_paintings(state: State) -> None:
    """Each player has the face-down painting tiles of their colour."""
    for seat in range(SEATS):
        colour = Colour.PURPLE if seat == state.purple else Colour.GREEN
        for icon in range(ICONS):
            state.unpainted[seat, icon] = TILES[colour, icon]


@rule
def list_seats(state: State, out: Actions) -> int:
    """Either seat can be at the compass, or purple."""
    family = actions.COMPASS if state.phase == Phase.COMPASS else actions.PURPLE
    for seat in range(SEATS):
        out[seat] = family + seat
    return SEATS


@rule
def weigh_equally(count: int, out: Weights) -> int:
    """All outcomes are as likely."""
    for i in range(count):
        out[i] = 1
    return count


@rule
def seat_at_compass(state: State, action: int) -> None:
    """This seat sits at the compass."""
    state.compass = action - actions.COMPASS
    _seat_players(state)


@rule
def give_purple(state: State, action: int) -> None:
    """This seat plays purple."""
    state.purple = action - actions.PURPLE
    _seat_players(state)


@rule
def boutiques_left(state: State, kind: int) -> int:
    """How many boutique tokens of a kind are not placed yet."""
    left = BOUTIQUE_COPIES[kind] + 0
    for town in range(COASTAL_TOWNS):
        if state.boutique[town] == kind:
            left -= 1
    return left


@rule
def list_boutiques(state: State, out: Actions) -> int:
    """Any token that is left can come to the next town."""
    count = 0
    for kind in range(BOUTIQUE_KINDS):
        if boutiques_left(state, kind) > 0:
            out[count] = actions.BOUTIQUE + kind
            count += 1
    return count


@rule
def weigh_boutiques(state: State, out: Weights) -> int:
    """A kind is as likely as it has tokens left."""
    count = 0
    total = 0
    for kind in range(BOUTIQUE_KINDS):
        left = boutiques_left(state, kind)
        if left > 0:
            out[count] = left
            count += 1
            total += left
    return total


@rule
def place_boutique(state: State, action: int) -> None:
    """The token comes to the next coastal town, counted from C0."""
    state.boutique[COASTAL_TOWNS - state.pending] = action - actions.BOUTIQUE
    state.pending -= 1
    if state.pending == 0:
        state.phase = Phase.WAVES
        state.pending = CHARACTERS


@rule
def list_waves(state: State, out: Actions) -> int:
    """The next wave tile shows either side."""
    character = CHARACTERS - state.pending
    out[0] = actions.WAVE + 2 * character
    out[1] = actions.WAVE + 2 * character + 1
    return 2


@rule
def place_wave(state: State, action: int) -> None:
    """The tile lies on the board and shows this side until the end."""
    state.wave[CHARACTERS - state.pending] = action - actions.WAVE
    state.pending -= 1
    if state.pending == 0:
        begin_turn(state)
