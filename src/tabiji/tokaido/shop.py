"""The shop: up to three souvenirs on the counter, any of them for sale."""

from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.record import Actions, State
from tabiji.tokaido import actions
from tabiji.tokaido.names import NOBODY, Phase, Traveler
from tabiji.tokaido.souvenirs import (
    draw_souvenir,
    gain_souvenir,
    put_under,
    souvenirs_left,
    turn_up,
)
from tabiji.tokaido.state import OFFERED, WANTED
from tabiji.tokaido.tables import SHOP_CARDS, SOUVENIR_PRICE
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
    card = action - actions.SOUVENIR
    draw_souvenir(state, card, OFFERED)
    put_on_counter(state, card)
    state.pending -= 1
    if state.pending == 0:
        state.phase = Phase.BUY
        state.actor = state.mover
        _leave_if_nothing_can_be_bought(state)


@rule
def put_on_counter(state: State, card: int) -> None:
    """The counter is in the order of the cards' numbers."""
    slot = 0
    while state.counter[slot] != NOBODY:
        slot += 1
    while slot > 0 and state.counter[slot - 1] > card:
        state.counter[slot] = state.counter[slot - 1]
        slot -= 1
    state.counter[slot] = card


@rule
def list_buys(state: State, out: Actions) -> int:
    """One card after another, in the order of their numbers, so that no choice is listed twice."""
    total = _total(state)
    dearest = _dearest(state)
    count = 0
    for slot in range(SHOP_CARDS):
        card = state.counter[slot]
        if card != NOBODY:
            if state.shelf[card] == WANTED:
                count = 0
            elif _can_add(state, card, total, dearest):
                out[count] = actions.BUY + card
                count += 1
    out[count] = actions.DONE
    return count + 1


@rule
def _is_wanted(state: State, slot: int) -> bool:
    """Whether the card in this place of the counter has been chosen."""
    card = state.counter[slot]
    return card != NOBODY and state.shelf[card] == WANTED


@rule
def _total(state: State) -> int:
    """The full price of the cards chosen."""
    total = 0
    for slot in range(SHOP_CARDS):
        if _is_wanted(state, slot):
            total += SOUVENIR_PRICE[state.counter[slot]]
    return total


@rule
def _dearest(state: State) -> int:
    """The price of the dearest card chosen; 0 if none is."""
    dearest = 0
    for slot in range(SHOP_CARDS):
        if _is_wanted(state, slot):
            dearest = max(dearest, SOUVENIR_PRICE[state.counter[slot]])
    return dearest


@rule
def _can_add(state: State, card: int, total: int, dearest: int) -> bool:
    """Whether the traveler has the coins for this card and those already chosen."""
    price = SOUVENIR_PRICE[card]
    return _needed(state, total + price, max(dearest, price)) <= state.coins[state.mover]


@rule
def can_be_paid(state: State) -> bool:
    """Whether the traveler has the coins for the cards chosen."""
    return _needed(state, _total(state), _dearest(state)) <= state.coins[state.mover]


@rule
def _needed(state: State, total: int, dearest: int) -> int:
    """What a traveler must have in hand to buy cards of this price in all."""
    # Ruling Tokaido 4: Zen-emon's coin goes for the dearest of the cards he buys, and he needs
    # what he pays; Sasayakko needs the full price.
    if dearest > 0 and is_played_by(state, state.mover, Traveler.ZEN_EMON):
        return total - dearest + ZEN_EMON_PAYS
    return total


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
    total = _total(state)
    dearest = _dearest(state)
    more = False
    for slot in range(SHOP_CARDS):
        card = state.counter[slot]
        if card != NOBODY:
            if state.shelf[card] == WANTED:
                more = False
            elif _can_add(state, card, total, dearest):
                more = True
    if not more:
        _check_out(state)


@rule
def _check_out(state: State) -> None:
    """Pay, take the cards; the others go under the pile, in unknown order."""
    seat = state.mover
    state.coins[seat] -= _bill(state, seat)
    left = 0
    for slot in range(SHOP_CARDS):
        card = state.counter[slot]
        if card != NOBODY:
            if state.shelf[card] == WANTED:
                gain_souvenir(state, seat, card)
            else:
                put_under(state, card)
                left += 1
            state.counter[slot] = NOBODY
    if left > 0:
        state.batches += 1
        if state.on_top == 0:
            turn_up(state)
    state.phase = Phase.TURN_OVER


@rule
def _bill(state: State, seat: int) -> int:
    """What the cards chosen cost this traveler."""
    needed = _needed(state, _total(state), _dearest(state))
    if is_played_by(state, seat, Traveler.SASAYAKKO):
        return needed - _cheapest_of_several(state)
    return needed


@rule
def _cheapest_of_several(state: State) -> int:
    """The price of the cheapest of two or more cards chosen; 0 for a single one."""
    cards = 0
    cheapest = 0
    for slot in range(SHOP_CARDS):
        if _is_wanted(state, slot):
            price = SOUVENIR_PRICE[state.counter[slot]] + 0
            cheapest = price if cards == 0 else min(cheapest, price)
            cards += 1
    return cheapest if cards >= 2 else 0
