"""One-turn lookahead: what an action brings before the turn passes on, and no further.

Every action is tried some times, each time on another redraw of what the seat cannot know,
with the rest of the turn played by the highest prior, and valued by the linear evaluation
of the table as it lies then.
"""

from tabiji.bots.evaluation import Floats, linear_value, prior
from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE, apply, legal, turn, unseen
from tabiji.kernel.playout import draw
from tabiji.kernel.record import Actions, State, Weights, Words

LONGEST_TURN = 60
"""Steps after which a turn that does not pass on is valued as it is."""


@rule
def look_ahead(
    root: State,
    seat: int,
    seats: int,
    samples: int,
    scratch: State,
    candidates: Actions,
    actions: Actions,
    chances: Weights,
    priors: Floats,
    weights: State,
    features: Floats,
    out: Floats,
    rng: Words,
) -> int:
    """Write how good each legal action is, in points ahead; return how many there are.

    None are, if what the seat cannot know cannot be redrawn.
    """
    count = legal(root[0], candidates)
    state = scratch[0]
    for i in range(count):
        out[i] = 0.0
        for _ in range(samples):
            if not unseen(root[0], seat, state, rng):
                return 0
            apply(state, candidates[i])
            _finish_turn(state, seat, actions, chances, priors, rng)
            out[i] += _lead(state, seat, seats, weights[0], features) / samples
    return count


@rule
def _finish_turn(
    state: State, seat: int, actions: Actions, chances: Weights, priors: Floats, rng: Words
) -> None:
    """Play on, always what has the highest prior, until another seat has to decide."""
    for _ in range(LONGEST_TURN):
        actor = turn(state)
        if actor == CHANCE:
            apply(state, draw(state, actions, chances, rng))
        elif actor == seat:
            count = legal(state, actions)
            best = 0
            if count > 1:
                prior(state, actions, count, priors)
                for i in range(1, count):
                    if priors[i] > priors[best]:
                        best = i
            apply(state, actions[best])
        else:
            return


@rule
def _lead(state: State, seat: int, seats: int, weights: State, features: Floats) -> float:
    """One's own value, less the mean of the others'."""
    lead = linear_value(state, seat, weights, features)
    for other in range(seats):
        if other != seat:
            lead -= linear_value(state, other, weights, features) / (seats - 1)
    return lead
