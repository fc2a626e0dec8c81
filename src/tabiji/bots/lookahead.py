"""One-turn lookahead: what an action brings before the turn passes on, and no further.

Every action is tried some times, each time on another redraw of what the seat cannot know,
with the rest of the turn played by the highest prior, and valued by the linear evaluation
of the table as it lies then.
"""

from typing import NamedTuple

from tabiji.bots.evaluation import Floats, linear_value, prior
from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE, apply, legal, turn, unseen
from tabiji.kernel.playout import draw
from tabiji.kernel.record import Actions, State, Weights, Words

LONGEST_TURN = 60
"""Steps after which a turn that does not pass on is valued as it is."""


class Lookahead(NamedTuple):
    """What a lookahead writes to; `values` is what it found, of each of the `candidates`."""

    state: State
    """The table that is played on: an array of one."""
    candidates: Actions
    values: Floats
    actions: Actions
    chances: Weights
    priors: Floats
    features: Floats


@rule
def look_ahead(
    root: State, seat: int, seats: int, samples: int, weights: State, work: Lookahead, rng: Words
) -> int:
    """Write how good each legal action is, in points ahead; return how many there are.

    None are, if what the seat cannot know cannot be redrawn.
    """
    count = legal(root[0], work.candidates)
    state = work.state[0]
    for i in range(count):
        work.values[i] = 0.0
        for _ in range(samples):
            if not unseen(root[0], seat, state, rng):
                return 0
            apply(state, work.candidates[i])
            _finish_turn(state, seat, work, rng)
            work.values[i] += _lead(state, seat, seats, weights[0], work.features) / samples
    return count


@rule
def _finish_turn(state: State, seat: int, work: Lookahead, rng: Words) -> None:
    """Play on, always what has the highest prior, until another seat has to decide."""
    actions = work.actions
    priors = work.priors
    for _ in range(LONGEST_TURN):
        actor = turn(state)
        if actor == CHANCE:
            apply(state, draw(state, actions, work.chances, rng))
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
