"""Looking at what an action brings before the turn passes on, and no further.

Somebody who plays so is greedy: every action is tried some times, each time with
what follows of one's own turn played with a little sense, and judged by what lies
on the table then.
"""

from tabiji.bots.judgement import Floats, outlook, prefer
from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE, apply, legal, turn, unseen
from tabiji.kernel.playout import draw
from tabiji.kernel.record import Actions, State, Weights, Words

LONGEST_TURN = 60
"""Steps after which a turn that does not pass on is judged as it is."""


@rule
def glance(
    root: State,
    seat: int,
    seats: int,
    looks: int,
    works: State,
    candidates: Actions,
    actions: Actions,
    chances: Weights,
    tastes: Floats,
    eyes: State,
    space: Floats,
    out: Floats,
    rng: Words,
) -> int:
    """Write how good each legal action looks, in points ahead; return how many there are.

    None are, if what the seat cannot know cannot be redrawn.
    """
    count = legal(root[0], candidates)
    work = works[0]
    for i in range(count):
        out[i] = 0.0
        for _ in range(looks):
            if not unseen(root[0], seat, work, rng):
                return 0
            apply(work, candidates[i])
            _finish_turn(work, seat, actions, chances, tastes, rng)
            out[i] += _lead(work, seat, seats, eyes[0], space) / looks
    return count


@rule
def _finish_turn(
    state: State, seat: int, actions: Actions, chances: Weights, tastes: Floats, rng: Words
) -> None:
    """Play on, always to one's own taste, until another seat has to decide."""
    for _ in range(LONGEST_TURN):
        actor = turn(state)
        if actor == CHANCE:
            apply(state, draw(state, actions, chances, rng))
        elif actor == seat:
            count = legal(state, actions)
            best = 0
            if count > 1:
                prefer(state, actions, count, tastes)
                for i in range(1, count):
                    if tastes[i] > tastes[best]:
                        best = i
            apply(state, actions[best])
        else:
            return


@rule
def _lead(state: State, seat: int, seats: int, eye: State, space: Floats) -> float:
    """One's own outlook, less the mean of the others'."""
    lead = outlook(state, seat, eye, space)
    for other in range(seats):
        if other != seat:
            lead -= outlook(state, other, eye, space) / (seats - 1)
    return lead
