"""The inns: who arrives when, what is served, and what goes under the pile.

Only those who have looked know the meals on the table (`looked`), so what others
see of an arrival must not depend on them: the question which meal to buy is asked
even where nothing can be bought.
"""

from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.record import Actions, State, Weights
from tabiji.tokaido import actions
from tabiji.tokaido.meals import draw_meal, meals_left
from tabiji.tokaido.names import NOBODY, Phase, Traveler
from tabiji.tokaido.tables import (
    DISH_PRICE,
    DISHES,
    INN_NUMBER,
    MEAL_POINTS,
    SEAT_BIT,
)
from tabiji.tokaido.travelers import KINKO_SAVES, is_played_by

MEALS_FOR_TWO = 4
"""With two players, the neutral traveler counts as one."""


@rule
def serve(state: State) -> None:
    """Satsuki is first offered the top card of the pile; then everybody looks at the meals."""
    if is_played_by(state, state.mover, Traveler.SATSUKI) and meals_left(state, 1) > 0:
        state.phase = Phase.OFFER
        state.actor = CHANCE
    else:
        _look(state)


@rule
def offer(state: State, action: int) -> None:
    """The card is Satsuki's for nothing, unless she has eaten that dish."""
    dish = action - actions.DISH
    state.offer_batch = draw_meal(state, dish)
    state.offer = dish
    if state.eaten[state.mover, dish]:
        _refuse(state)
    else:
        state.phase = Phase.ACCEPT
        state.actor = state.mover


@rule
def list_answers(out: Actions) -> int:
    """Take the meal, or see what the inn has."""
    out[0] = actions.TAKE
    out[1] = actions.REFUSE
    return 2


@rule
def answer(state: State, action: int) -> None:
    """Who takes the offer sees no more; a refused card goes under the pile at once."""
    if action == actions.TAKE:
        _gain_meal(state, state.mover, state.offer)
        _leave_table(state)
    else:
        _refuse(state)


@rule
def _refuse(state: State) -> None:
    inn = _inn(state)
    state.refused[inn] = state.offer
    _look(state)


@rule
def _inn(state: State) -> int:
    """The number of the inn where the mover stands."""
    return INN_NUMBER[state.homeward, state.place[state.mover]]


@rule
def _look(state: State) -> None:
    """The first who wants to see the meals deals them."""
    inn = _inn(state)
    state.looked[inn] |= SEAT_BIT[state.mover]
    if state.inn != inn:
        _deal(state)
    else:
        _ask_for_meal(state)


@rule
def host_neutral(state: State) -> None:
    """The neutral traveler's arrival removes a meal, unseen; arriving first, it deals before."""
    if state.inn != _inn(state):
        _deal(state)
    else:
        _ask_for_discard(state)


@rule
def meals_dealt(state: State) -> int:
    """How many meals an inn has: one more than players, under Gastronomy one fewer."""
    meals = MEALS_FOR_TWO if state.seats == 2 else state.seats + 1
    return meals - 1 if state.gastronomy else meals


@rule
def _deal(state: State) -> None:
    state.inn = _inn(state)
    state.pending = meals_left(state, meals_dealt(state))
    state.phase = Phase.DEAL
    state.actor = CHANCE
    if state.pending == 0:
        _open_table(state)


@rule
def deal_meal(state: State, action: int) -> None:
    """One card of the inn's meals; after the last the one who has arrived goes on."""
    dish = action - actions.DISH
    draw_meal(state, dish)
    state.deal[state.inn, dish] += 1
    state.table[dish] += 1
    state.pending -= 1
    if state.pending == 0:
        _open_table(state)


@rule
def _open_table(state: State) -> None:
    if state.mover < state.seats:
        _ask_for_meal(state)
    else:
        _ask_for_discard(state)


@rule
def _ask_for_discard(state: State) -> None:
    """One of the meals on the table goes under the pile, drawn at random."""
    state.phase = Phase.DISCARD
    state.actor = CHANCE
    meals = 0
    for dish in range(DISHES):
        meals += state.table[dish]
    if meals == 0:
        _leave_table(state)


@rule
def list_discards(state: State, out: Actions) -> int:
    """Any dish on the table."""
    count = 0
    for dish in range(DISHES):
        if state.table[dish] > 0:
            out[count] = actions.DISCARD + dish
            count += 1
    return count


@rule
def weigh_discards(state: State, out: Weights) -> int:
    """A dish is as likely as it has cards on the table."""
    count = 0
    total = 0
    for dish in range(DISHES):
        if state.table[dish] > 0:
            out[count] = state.table[dish]
            total += state.table[dish]
            count += 1
    return total


@rule
def discard(state: State, action: int) -> None:
    """The card goes under the pile; nobody sees it."""
    dish = action - actions.DISCARD
    state.table[dish] -= 1
    state.removed[state.inn] = dish
    state.knew[state.inn] = state.looked[state.inn]
    _leave_table(state)


@rule
def _ask_for_meal(state: State) -> None:
    state.phase = Phase.EAT
    state.actor = state.mover


@rule
def price_of_meal(state: State, seat: int, dish: int) -> int:
    """What a dish costs this traveler."""
    return DISH_PRICE[dish] - _saving(state, seat)


@rule
def _saving(state: State, seat: int) -> int:
    """Every meal costs Kinko a coin less."""
    return KINKO_SAVES if is_played_by(state, seat, Traveler.KINKO) else 0


@rule
def list_meals(state: State, out: Actions) -> int:
    """A dish on the table, affordable and never eaten before; or none."""
    seat = state.mover
    can_pay = state.coins[seat] + _saving(state, seat)
    count = 0
    for dish in range(DISHES):
        out[count] = actions.EAT + dish
        there = state.table[dish] > 0
        new = state.eaten[seat, dish] == 0
        count += 1 if there & new & (DISH_PRICE[dish] <= can_pay) else 0
    out[count] = actions.PASS
    return count + 1


@rule
def eat(state: State, action: int) -> None:
    """Buy one meal, or none."""
    if action != actions.PASS:
        dish = action - actions.EAT
        state.coins[state.mover] -= price_of_meal(state, state.mover, dish)
        state.table[dish] -= 1
        state.bought[state.inn, state.mover] = dish
        _gain_meal(state, state.mover, dish)
    _leave_table(state)


@rule
def _gain_meal(state: State, seat: int, dish: int) -> None:
    state.eaten[seat, dish] = 1
    state.points[seat] += MEAL_POINTS


@rule
def _leave_table(state: State) -> None:
    """Once all have arrived, what nobody bought goes under the pile."""
    here = state.place[state.mover]
    state.phase = Phase.TURN_OVER
    for piece in range(state.pieces):
        if state.place[piece] != here:
            return
    inn = _inn(state)
    for dish in range(DISHES):
        state.under[inn, dish] = state.table[dish]
        state.table[dish] = 0
    state.inn = NOBODY
