"""Whole lines of actions: replayed, or played at random with fair dice, in one function.

One, because each takes long to compile. The dice are those that a `Match` with the
same seed would draw.
"""

from typing import NamedTuple

from tabiji.kernel import contract
from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.record import Actions, Points, State, Weights, Words
from tabiji.kernel.rng import below
from tabiji.match.compiled.hashing import MASK, begin_hash, conclude, take

ILLEGAL = -1


class Vocabulary(NamedTuple):
    """The words of a game's actions: their bytes, and their order in the alphabet."""

    words: Words
    ranks: Actions


class PlayedLine(NamedTuple):
    """What `play_line` writes: the actions, how they came about, and how it ended.

    `tickets` gets a row for each action: who decided, and, of dice, the first ticket that brings
    the action, how many do, and how many there are. `results` gets two rows: the points
    and the places of the seats. `actions` and `chances` are scratch.
    """

    codes: Actions
    tickets: Points
    results: Points
    actions: Actions
    chances: Weights


@rule
def play_line(
    state: State,
    sha: State,
    opening: Words,
    vocabulary: Vocabulary,
    rng: Words,
    given: int,
    line: PlayedLine,
) -> int:
    """Play a line until it is over, `codes` is full, or a given action is illegal; return
    how many actions were carried out.

    The first `given` actions stand in `codes` already. After them players choose with
    `rng`, and dice are drawn from the hash of `opening` and the line's words.
    """
    codes = line.codes
    tickets = line.tickets
    space = line.actions
    chances = line.chances
    words = vocabulary.words
    ranks = vocabulary.ranks
    draws = given < len(codes)
    if draws:
        begin_hash(sha)
        take(sha, opening, 0, len(opening))
    played = 0
    while played < len(codes):
        actor = contract.turn(state)
        if actor == OVER:
            break
        count = contract.legal(state, space)
        total = contract.weights(state, chances) if actor == CHANCE else 0
        if played < given:
            chosen = place_of(codes[played], space, count)
        elif actor == CHANCE:
            chosen = fair_draw(sha, ranks, space, chances, count, total)
        else:
            chosen = below(rng, count)
        if chosen == ILLEGAL:
            break
        code = space[chosen]
        codes[played] = code
        tickets[played, 0] = actor
        if actor == CHANCE:
            tickets[played, 1] = tickets_before(ranks, space, chances, count, code)
            tickets[played, 2] = chances[chosen]
            tickets[played, 3] = total
        if draws:
            take(sha, words[code], 1, words[code, 0])
        contract.apply(state, code)
        played += 1
    contract.scores(state, line.results[0])
    contract.ranking(state, line.results[1])
    return played


@rule
def place_of(code: int, actions: Actions, count: int) -> int:
    """Where an action stands among the legal ones, or `ILLEGAL`."""
    for i in range(count):
        if actions[i] == code:
            return i
    return ILLEGAL


@rule
def fair_draw(
    sha: State, ranks: Actions, outcomes: Actions, chances: Weights, count: int, total: int
) -> int:
    """Where the outcome stands whose tickets the hash of the line draws."""
    conclude(sha)
    ticket = ticket_below(sha, total)
    for i in range(count):
        before = tickets_before(ranks, outcomes, chances, count, outcomes[i])
        if before <= ticket < before + chances[i]:
            return i
    return ILLEGAL


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
