"""Random players and fair dice in one compiled function: a whole game into an array.

The dice are those that a `Match` with the same seed would draw.
"""

from tabiji.kernel import contract
from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.record import Actions, Points, State, Weights, Words
from tabiji.kernel.rng import below
from tabiji.match.hashing import MASK, begin_hash, conclude, take
from tabiji.match.replay import tickets_before


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

    That none of the eight is has a chance of less than one in 2**64 for any deck of
    cards; a `Match` would then hash again, and this game would not verify.
    """
    most = (MASK + 1) - (MASK + 1) % total
    for i in range(8):
        if sha.digest[i] < most:
            return sha.digest[i] % total
    return 0
