"""Whole lines of actions: replayed, or played at random with fair dice.

The dice are those that a `Match` with the same seed would draw.
"""

from tabiji.kernel import contract
from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.record import Actions, Points, State, Weights, Words
from tabiji.kernel.rng import below
from tabiji.match.compiled.hashing import MASK, begin_hash, conclude, take


@rule
def replay_line(
    state: State,
    codes: Actions,
    ranks: Actions,
    tickets: Points,
    space: Actions,
    chances: Weights,
    results: Points,
) -> int:
    """Carry out `codes` until one is illegal; return how many were legal.

    `tickets` gets a row for each action: who decided, and the range of tickets that
    bring a chance action. `results` gets two rows, the points and the places of the
    seats.
    """
    played = 0
    while played < len(codes) and contract.turn(state) != OVER:
        code = codes[played]
        count = contract.legal(state, space)
        found = -1
        for i in range(count):
            if space[i] == code:
                found = i
        if found < 0:
            break
        actor = contract.turn(state)
        tickets[played, 0] = actor
        if actor == CHANCE:
            tickets[played, 3] = contract.weights(state, chances)
            tickets[played, 2] = chances[found]
            tickets[played, 1] = tickets_before(ranks, space, chances, count, code)
        contract.apply(state, code)
        played += 1
    contract.scores(state, results[0])
    contract.ranking(state, results[1])
    return played


@rule
def random_line(
    state: State,
    sha: State,
    opening: Words,
    words: Words,
    ranks: Actions,
    rng: Words,
    codes: Actions,
    actors: Actions,
    space: Actions,
    chances: Weights,
    results: Points,
) -> int:
    """Play at random to the end, or until `codes` is full; return how many actions.

    Players choose with `rng`; dice are drawn from the hash of `opening` and the
    line's words. `results` gets two rows, the points and the places of the seats.
    """
    begin_hash(sha)
    take(sha, opening, 0, len(opening))
    played = 0
    while played < len(codes) and contract.turn(state) != OVER:
        actor = contract.turn(state)
        count = contract.legal(state, space)
        if actor == CHANCE:
            code = fair_draw(state, sha, ranks, space, chances, count)
        else:
            code = space[below(rng, count)]
        codes[played] = code
        actors[played] = actor
        take(sha, words[code], 1, words[code, 0])
        contract.apply(state, code)
        played += 1
    contract.scores(state, results[0])
    contract.ranking(state, results[1])
    return played


@rule
def fair_draw(
    state: State, sha: State, ranks: Actions, outcomes: Actions, chances: Weights, count: int
) -> int:
    """The outcome whose tickets the hash of the line draws."""
    total = contract.weights(state, chances)
    conclude(sha)
    ticket = ticket_below(sha, total)
    for i in range(count):
        before = tickets_before(ranks, outcomes, chances, count, outcomes[i])
        if before <= ticket < before + chances[i]:
            return outcomes[i]
    return -1


@rule
def ticket_below(sha: State, total: int) -> int:
    """The first of the digest's numbers below the largest multiple of `total`, modulo `total`.

    That none of the eight is has a chance of less than one in 2**64 where `total` is
    below 2**24. A `Match` would hash again; here the game would not verify.
    """
    most = (MASK + 1) - (MASK + 1) % total
    for i in range(8):
        if sha.digest[i] < most:
            return sha.digest[i] % total
    return 0


@rule
def tickets_before(
    ranks: Actions, outcomes: Actions, chances: Weights, count: int, code: int
) -> int:
    """How many tickets belong to outcomes whose words come before this one's."""
    before = 0
    for i in range(count):
        if ranks[outcomes[i]] < ranks[code]:
            before += chances[i]
    return before
