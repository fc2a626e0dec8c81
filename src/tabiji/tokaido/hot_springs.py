"""Hot springs: a card from the pile, worth what it shows."""

from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.record import Actions, State, Weights
from tabiji.tokaido import actions
from tabiji.tokaido.names import Phase
from tabiji.tokaido.tables import SPRING_POINTS, SPRINGS
from tabiji.tokaido.travelers import mitsukunis_gain


@rule
def visit_hot_spring(state: State) -> None:
    """Draw a card, if there is one: the printed cards cannot run out, another file's can."""
    left = 0
    for spring in range(SPRINGS):
        left += state.spring_pile[spring]
    if left > 0:
        state.phase = Phase.BATHE
        state.actor = CHANCE
    else:
        state.phase = Phase.TURN_OVER


@rule
def list_springs(state: State, out: Actions) -> int:
    """Any kind that is left."""
    count = 0
    for spring in range(SPRINGS):
        if state.spring_pile[spring] > 0:
            out[count] = actions.SPRING + spring
            count += 1
    return count


@rule
def weigh_springs(state: State, out: Weights) -> int:
    """A kind is as likely as it has cards left."""
    count = 0
    total = 0
    for spring in range(SPRINGS):
        if state.spring_pile[spring] > 0:
            out[count] = state.spring_pile[spring]
            total += state.spring_pile[spring]
            count += 1
    return total


@rule
def bathe(state: State, action: int) -> None:
    """The card joins the collection and scores."""
    spring = action - actions.SPRING
    state.spring_pile[spring] -= 1
    state.springs[state.mover, spring] += 1
    state.points[state.mover] += SPRING_POINTS[spring] + mitsukunis_gain(state, state.mover)
    state.phase = Phase.TURN_OVER
