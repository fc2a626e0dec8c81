"""The shop: up to three souvenirs on the counter, any of them for sale."""

from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.record import Actions, State
from tabiji.tokaido import actions
from tabiji.tokaido.names import Phase, Traveler
from tabiji.tokaido.souvenirs import (
    draw_souvenir,
    gain_souvenir,
    put_under,
    souvenirs_left,
    turn_up,
)
from tabiji.tokaido.state import OFFERED, WANTED
from tabiji.tokaido.tables import SHOP_CARDS, SOUVENIR_PRICE, SOUVENIRS
from tabiji.tokaido.travelers import ZEN_EMON_PAYS, is_played_by


@rule
def visit_shop(state: State) -> None:
    """Three cards come from the pile, or what is left of it."""
    state.pending = min(SHOP_CARDS, souvenirs_left(state))
    if state.pending > 0:
        state.phase = Phase.SHELF
        state.actor = CHANCE
    else:
        state.phase = Phase.TURN_OVER


@rule
def lay_out(state: State, action: int) -> None:
    """The card lies on the counter; when all do, the traveler may buy."""
    draw_souvenir(state, action - actions.SOUVENIR, OFFERED)
    state.pending -= 1
    if state.pending == 0:
        state.phase = Phase.BUY
        state.actor = state.mover
        _leave_if_nothing_can_be_bought(state)


@rule
def list_buys(state: State, out: Actions) -> int:
    """One card after another, in the order of their numbers, so that no choice is listed twice."""
    first = 0
    for card in range(SOUVENIRS):
        if state.shelf[card] == WANTED:
            first = card + 1
    count = 0
    for card in range(first, SOUVENIRS):
        if state.shelf[card] == OFFERED and _can_add(state, card):
            out[count] = actions.BUY + card
            count += 1
    out[count] = actions.DONE
    return count + 1


@rule
def _can_add(state: State, card: int) -> bool:
    """Whether the traveler has the coins for this card and those already chosen."""
    price = SOUVENIR_PRICE[card] + 0
    total = price
    dearest = price
    for other in range(SOUVENIRS):
        if state.shelf[other] == WANTED:
            total += SOUVENIR_PRICE[other]
            dearest = max(dearest, SOUVENIR_PRICE[other])
    # Ruling Tokaido 4: Zen-emon needs what he pays, Sasayakko the full price in hand.
    if is_played_by(state, state.mover, Traveler.ZEN_EMON):
        total += ZEN_EMON_PAYS - dearest
    return total <= state.coins[state.mover]


@rule
def buy(state: State, action: int) -> None:
    """Choose one more card, or none, and pay for all of them in the end."""
    if action == actions.DONE:
        _check_out(state)
    else:
        state.shelf[action - actions.BUY] = WANTED
        _leave_if_nothing_can_be_bought(state)


@rule
def _leave_if_nothing_can_be_bought(state: State) -> None:
    """Where no other card can be paid, there is nothing to choose."""
    wanted = False
    for card in range(SOUVENIRS - 1, -1, -1):
        if state.shelf[card] == WANTED:
            wanted = True
        if not wanted and state.shelf[card] == OFFERED and _can_add(state, card):
            return
    _check_out(state)


@rule
def _check_out(state: State) -> None:
    """Pay, take the cards; the others go under the pile, in unknown order."""
    seat = state.mover
    state.coins[seat] -= _bill(state, seat)
    left = 0
    for card in range(SOUVENIRS):
        if state.shelf[card] == WANTED:
            gain_souvenir(state, seat, card)
        elif state.shelf[card] == OFFERED:
            put_under(state, card)
            left += 1
    if left > 0:
        state.batches += 1
        if state.on_top == 0:
            turn_up(state)
    state.phase = Phase.TURN_OVER


@rule
def _bill(state: State, seat: int) -> int:
    """What the cards chosen cost this traveler."""
    total = 0
    cards = 0
    cheapest = 0
    dearest = 0
    for card in range(SOUVENIRS):
        if state.shelf[card] == WANTED:
            price = SOUVENIR_PRICE[card]
            total += price
            cheapest = price if cards == 0 else min(cheapest, price)
            dearest = max(dearest, price)
            cards += 1
    if cards >= 2 and is_played_by(state, seat, Traveler.SASAYAKKO):
        return total - cheapest
    # Ruling Tokaido 4: Zen-emon's coin goes for the dearest of the cards he buys.
    if cards >= 1 and is_played_by(state, seat, Traveler.ZEN_EMON):
        return total - dearest + ZEN_EMON_PAYS
    return total
