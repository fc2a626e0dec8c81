"""The pile of meals.

Batch 0 is the pile as shuffled. Inn `i` puts two batches under it: number
`2 i + 1`, the card Satsuki refused there, and `2 i + 2`, what nobody bought. The
card removed for the neutral traveler lies below them too, but with two players the
pile is never drawn that far (`components` sees to it that only Satsuki among five
players, at the last inn, can meet meals for the second time).
"""

from tabiji.kernel.compile import rule
from tabiji.kernel.record import Actions, State, Weights
from tabiji.tokaido import actions
from tabiji.tokaido.names import NOBODY
from tabiji.tokaido.tables import DISHES, INNS

BATCHES = 2 * INNS + 1


@rule
def meals_in(state: State, batch: int, dish: int) -> int:
    """How many cards of a dish a batch of the pile has."""
    if batch == 0:
        return state.meal_pile[dish]
    inn = (batch - 1) >> 1
    if batch & 1 == 0:
        return state.under[inn, dish]
    return 1 if state.refused[inn] == dish and not state.again[inn] else 0


@rule
def meals_left(state: State, wanted: int) -> int:
    """How many cards can still be drawn; as many as wanted are enough to know."""
    left = 0
    for batch in range(BATCHES):
        for dish in range(DISHES):
            left += meals_in(state, batch, dish)
        if left >= wanted:
            return wanted
    return left


@rule
def top_batch(state: State) -> int:
    """The batch that comes up next, NOBODY if the pile is empty."""
    for batch in range(BATCHES):
        for dish in range(DISHES):
            if meals_in(state, batch, dish) > 0:
                return batch
    return NOBODY


@rule
def list_dishes(state: State, out: Actions) -> int:
    """Any dish of the top batch."""
    top = top_batch(state)
    count = 0
    for dish in range(DISHES):
        out[count] = actions.DISH + dish
        count += 1 if meals_in(state, top, dish) > 0 else 0
    return count


@rule
def weigh_dishes(state: State, out: Weights) -> int:
    """A dish is as likely as it has cards in the top batch."""
    top = top_batch(state)
    count = 0
    total = 0
    for dish in range(DISHES):
        cards = meals_in(state, top, dish)
        out[count] = cards
        total += cards
        count += 1 if cards > 0 else 0
    return total


@rule
def draw_meal(state: State, dish: int) -> int:
    """Take a card of this dish from the top of the pile; return the batch it came from."""
    top = top_batch(state)
    if top == 0:
        state.meal_pile[dish] -= 1
    elif top & 1 == 0:
        state.under[(top - 1) >> 1, dish] -= 1
    else:
        state.again[(top - 1) >> 1] = 1
    return top
