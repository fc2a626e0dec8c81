"""The merchant: along the trade routes, buying in the mountains, selling on the coast."""

from tabiji.duo import actions
from tabiji.duo.coins import gain_coins
from tabiji.duo.names import SEATS, WARES, Character, Phase, Wave
from tabiji.duo.tables import (
    BIT_OF_STATION,
    BIT_OF_TOWN,
    BOUTIQUE_PRICE,
    BOUTIQUE_WARE,
    COAST_ENTERED,
    COASTAL_TOWNS,
    ROUTES,
    STORAGE,
    TOWN_WARES,
)
from tabiji.duo.turns import finish_action
from tabiji.duo.waves import has_wave
from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.record import Actions, State, Weights


@rule
def list_travels(state: State, out: Actions) -> int:
    """The towns exactly as many routes away as the die shows, past no occupied coastal town."""
    town = state.merchant[state.seat]
    steps = state.dice[Character.MERCHANT]
    occupied = _occupied_coast(state)
    count = 0
    for i in range(1, ROUTES[town, steps, 0] + 1):
        end = ROUTES[town, steps, i]
        if COAST_ENTERED[town, end] & occupied == 0:
            out[count] = actions.TRAVEL + end
            count += 1
    if count == 0:
        out[0] = actions.STAY
        return 1
    return count


@rule
def _occupied_coast(state: State) -> int:
    """A bit for each coastal town where another character stands."""
    occupied = BIT_OF_TOWN[state.merchant[1 - state.seat]] + 0
    for seat in range(SEATS):
        occupied |= BIT_OF_STATION[state.pilgrim[seat]]
    return occupied


@rule
def travel(state: State, action: int) -> None:
    """Arrive and trade. A merchant that cannot make the whole move stays and has no action."""
    if action == actions.STAY:
        finish_action(state)
        return
    state.merchant[state.seat] = action - actions.TRAVEL
    if can_trade(state):
        state.phase = Phase.TRADE
    else:
        finish_action(state)


@rule
def can_trade(state: State) -> bool:
    """Mountain towns always have wares; a coastal town buys only what its boutique shows."""
    town = state.merchant[state.seat]
    return town >= COASTAL_TOWNS or _wares_for_sale(state) > 0


@rule
def _wares_for_sale(state: State) -> int:
    """How many wares the player has of the kind that this coastal town buys."""
    town = state.merchant[state.seat]
    return state.wares[state.seat, BOUTIQUE_WARE[state.boutique[town]]]


@rule
def list_trades(state: State, out: Actions) -> int:
    """Draw or sell, with or without the wave tile, or decline."""
    town = state.merchant[state.seat]
    count = 0
    if town >= COASTAL_TOWNS:
        out[0] = actions.DRAW + TOWN_WARES[town]
        count = 1
        if has_wave(state, state.seat, Wave.ROBUST):
            out[1] = actions.DRAW + TOWN_WARES[town] + 1
            count = 2
    else:
        crafty = has_wave(state, state.seat, Wave.CRAFTY)
        for sold in range(1, _wares_for_sale(state) + 1):
            out[count] = actions.SELL + sold
            count += 1
            if crafty:  # Ruling Duo 1: the extra coin can be declined
                out[count] = actions.SELL_PLAIN + sold
                count += 1
    out[count] = actions.PASS
    return count + 1


@rule
def trade(state: State, action: int) -> None:
    """Draw wares, sell wares, or decline."""
    if action == actions.PASS:
        finish_action(state)
    elif action < actions.SELL:
        state.pending = action - actions.DRAW
        state.phase = Phase.DRAW
        state.actor = CHANCE
    else:
        if action >= actions.SELL_PLAIN:
            _sell(state, action - actions.SELL_PLAIN, 0)
        else:
            bonus = 1 if has_wave(state, state.seat, Wave.CRAFTY) else 0
            _sell(state, action - actions.SELL, bonus)
        finish_action(state)


@rule
def _sell(state: State, sold: int, bonus: int) -> None:
    """The wares go back to the bag; each brings the boutique's price."""
    token = state.boutique[state.merchant[state.seat]]
    ware = BOUTIQUE_WARE[token]
    state.wares[state.seat, ware] -= sold
    state.bag[ware] += sold
    gain_coins(state, state.seat, sold * (BOUTIQUE_PRICE[token] + bonus))


@rule
def list_wares(state: State, out: Actions) -> int:
    """Any kind that is still in the bag."""
    count = 0
    for ware in range(WARES):
        if state.bag[ware] > 0:
            out[count] = actions.WARE + ware
            count += 1
    return count


@rule
def weigh_wares(state: State, out: Weights) -> int:
    """A kind is as likely as it has tokens in the bag."""
    count = 0
    total = 0
    for ware in range(WARES):
        if state.bag[ware] > 0:
            out[count] = state.bag[ware]
            total += state.bag[ware]
            count += 1
    return total


@rule
def draw_ware(state: State, action: int) -> None:
    """One ware from the bag; after the last, what is too much goes back."""
    ware = action - actions.WARE
    state.bag[ware] -= 1
    state.wares[state.seat, ware] += 1
    state.pending -= 1
    if state.pending == 0:
        return_wares(state, state.seat)


@rule
def return_wares(state: State, seat: int) -> None:
    """Who has more wares than fit on the board returns the excess, of their own choice."""
    excess = -storage(state, seat)
    for ware in range(WARES):
        excess += state.wares[seat, ware]
    if excess > 0:
        state.phase = Phase.RETURN
        state.actor = seat
        state.pending = excess
        state.lowest = 0
    else:
        state.pending = 0
        finish_action(state)


@rule
def storage(state: State, seat: int) -> int:
    """How many wares the player can keep."""
    return STORAGE + 1 if has_wave(state, seat, Wave.ROBUST) else STORAGE


@rule
def list_returns(state: State, out: Actions) -> int:
    """Wares go back in order of kind, so that one choice is not listed twice."""
    seat = state.actor
    count = 0
    rest = 0
    for ware in range(WARES - 1, state.lowest - 1, -1):
        rest += state.wares[seat, ware]
        if state.wares[seat, ware] > 0 and rest >= state.pending:
            out[count] = actions.RETURN + ware
            count += 1
    return count


@rule
def return_ware(state: State, action: int) -> None:
    """Put one ware back into the bag."""
    ware = action - actions.RETURN
    state.wares[state.actor, ware] -= 1
    state.bag[ware] += 1
    state.lowest = ware
    state.pending -= 1
    if state.pending == 0:
        state.lowest = 0
        finish_action(state)
