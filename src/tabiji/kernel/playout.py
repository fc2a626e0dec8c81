"""Random play over the contract: written once, for every game.

Every function that plays on takes a limit of steps. Two players who decline
everything for ever play a legal game without end.
"""

from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE, OVER, apply, legal, start, turn, weights
from tabiji.kernel.record import Actions, Points, State, Weights, Words
from tabiji.kernel.rng import below, reseed


@rule
def is_legal(state: State, action: int, actions: Actions) -> bool:
    """Whether the rules allow `action` now; `actions` is space to list what they do."""
    if turn(state) == OVER:
        return False
    count = legal(state, actions)
    for i in range(count):
        if actions[i] == action:
            return True
    return False


@rule
def draw(state: State, actions: Actions, chances: Weights, rng: Words) -> int:
    """At a chance turn, one of the legal actions, drawn by its weight."""
    legal(state, actions)
    ticket = below(rng, weights(state, chances))
    i = 0
    while ticket >= chances[i]:
        ticket -= chances[i]
        i += 1
    return actions[i]


@rule
def any_action(state: State, actions: Actions, chances: Weights, rng: Words) -> int:
    """What chance draws, or any of the player's actions with equal probability."""
    if turn(state) == CHANCE:
        return draw(state, actions, chances, rng)
    return actions[below(rng, legal(state, actions))]


@rule
def playout(state: State, actions: Actions, chances: Weights, rng: Words, limit: int) -> int:
    """Play at random to the end, or for `limit` steps; return the steps played."""
    steps = 0
    while steps < limit and turn(state) != OVER:
        apply(state, any_action(state, actions, chances, rng))
        steps += 1
    return steps


@rule
def deal(state: State, actions: Actions, chances: Weights, rng: Words) -> int:
    """Carry out chance actions until a player decides or the game ends; return how many."""
    steps = 0
    while turn(state) == CHANCE:
        apply(state, draw(state, actions, chances, rng))
        steps += 1
    return steps


@rule
def random_games(
    states: State,
    options: Actions,
    actions: Actions,
    chances: Weights,
    rng: Words,
    seed: int,
    first: int,
    limit: int,
    steps: Points,
) -> int:
    """Play one random game into each of `states`, game `i` from stream `first + i` of
    the seed; write the steps of each and return their sum."""
    total = 0
    for i in range(len(states)):
        state = states[i]
        reseed(rng, seed, first + i)
        start(state, options)
        steps[i] = playout(state, actions, chances, rng, limit)
        total += steps[i]
    return total
