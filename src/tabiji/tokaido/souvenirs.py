"""The pile of souvenirs, and what joins a collection from it."""

from tabiji.kernel.compile import rule
from tabiji.kernel.record import Actions, State, Weights
from tabiji.tokaido import actions
from tabiji.tokaido.scoring import souvenir_points
from tabiji.tokaido.state import OFFERED, WANTED
from tabiji.tokaido.tables import SOUVENIR_KIND, SOUVENIRS

FIRST_OWNER = min(OFFERED, WANTED) - 1


@rule
def owned_by(seat: int) -> int:
    """The place of a souvenir in a seat's collection."""
    return FIRST_OWNER - seat


@rule
def souvenirs_left(state: State) -> int:
    """How many cards the pile has."""
    left = 0
    for card in range(SOUVENIRS):
        if state.shelf[card] >= 0:
            left += 1
    return left


@rule
def list_souvenirs(state: State, out: Actions) -> int:
    """Any card of the top batch can be the next."""
    count = 0
    for card in range(SOUVENIRS):
        out[count] = actions.SOUVENIR + card
        count += 1 if state.shelf[card] == state.top else 0
    return count


@rule
def weigh_souvenirs(state: State, out: Weights) -> int:
    """All cards of the top batch are as likely."""
    for i in range(state.on_top):
        out[i] = 1
    return state.on_top


@rule
def draw_souvenir(state: State, card: int, place: int) -> None:
    """Put a card from the top of the pile in another place."""
    state.shelf[card] = place
    state.on_top -= 1
    if state.on_top == 0:
        turn_up(state)


@rule
def turn_up(state: State) -> None:
    """The batch that has been longest in the pile lies on top."""
    state.top = state.batches + 1
    state.on_top = 0
    for card in range(SOUVENIRS):
        if 0 <= state.shelf[card] < state.top:
            state.top = state.shelf[card]
            state.on_top = 0
        if state.shelf[card] == state.top:
            state.on_top += 1


@rule
def put_under(state: State, card: int) -> None:
    """Add a card to the batch that is going under the pile now."""
    state.shelf[card] = state.batches + 1


@rule
def gain_souvenir(state: State, seat: int, card: int) -> None:
    """The card joins the collection and scores its place in a set."""
    kind = SOUVENIR_KIND[card]
    state.points[seat] += souvenir_points(state, seat, kind)
    state.souvenirs[seat, kind] += 1
    state.shelf[card] = owned_by(seat)
