"""Every way a piece of a game can have gone, as one seat has seen it.

A seat sees its own choices, the choices of others, and those chance actions that
`sees` shows it. `posterior` goes through all histories that look the same to it,
each weighed as chance weighs it, those together that have come to the same state, and
says how likely each last state is: the truth that `unseen` has to match.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from tabiji import Table
from tabiji.kernel import contract
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.record import as_bytes, as_state, copy_record, new_state
from tabiji.kernel.rng import generator
from tabiji.tokaido import GAME
from tabiji.tokaido.rules import unseen
from tabiji.tokaido.view import TokaidoView


def play(table: Table, words: str) -> list[int]:
    """Play the words, and return them as numbers."""
    codes = [GAME.notation.read(word) for word in words.split()]
    table.play(*codes)
    return codes


def posterior(start: Table, history: Sequence[int], seat: int) -> dict[bytes, Fraction]:
    """How likely each state is after the history, for a seat that has seen it from `start` on."""
    watcher = None if seat < 0 else seat
    table = start.copy()
    seen = []
    for action in history:
        shown = table.turn != CHANCE or GAME.sees(table.state, action, watcher)
        table.play(action)
        seen.append(Seen(action if shown else None, table.view(watcher)))
    found = {as_bytes(start.state): Fraction(1)}
    for step in seen:
        found = _after(start, found, step, watcher)
    total = sum(found.values())
    return {state: weight / total for state, weight in found.items()}


@dataclass(frozen=True)
class Seen:
    """What a seat sees of a step: the action, unless it is hidden, and the table afterwards."""

    action: int | None
    view: TokaidoView


def _after(
    start: Table, states: dict[bytes, Fraction], step: Seen, watcher: int | None
) -> dict[bytes, Fraction]:
    """The states in which a step can have ended that looked like this, from those before it."""
    found: dict[bytes, Fraction] = {}
    table = start.copy()
    for state, weight in states.items():
        copy_record(as_state(np.frombuffer(bytearray(state), GAME.record)), table.state)
        codes = table.codes()
        chances = [Fraction(1)] * len(codes)
        if table.turn == CHANCE:
            weights = list(table.weights().values())
            chances = [Fraction(number, sum(weights)) for number in weights]
        for code, chance in zip(codes, chances, strict=True):
            if step.action not in (None, code):
                continue
            after = table.copy()
            contract.apply(after.state, code)
            if after.turn == CHANCE or after.view(watcher) == step.view:
                key = as_bytes(after.state)
                found[key] = found.get(key, Fraction(0)) + weight * chance
    return found


def redrawn(table: Table, seat: int, times: int, seed: int = 1) -> Counter[bytes]:
    """What `unseen` makes of a table, many times."""
    engine = GAME.engine()
    buffer = np.frombuffer(as_bytes(table.state), np.uint8).copy()
    rng = generator(seed)
    return Counter(engine.unseen(buffer, seat, rng).tobytes() for _ in range(times))


def redrawn_interpreted(table: Table, seat: int, times: int, seed: int = 1) -> Counter[bytes]:
    """The same in plain Python."""
    rng = generator(seed)
    out = new_state(GAME.record)
    found: Counter[bytes] = Counter()
    for _ in range(times):
        unseen(table.state, seat, out, rng)
        found[as_bytes(out)] += 1
    return found


def misfit(found: Counter[bytes], expected: dict[bytes, Fraction]) -> float:
    """Chi-square for each degree of freedom, in standard deviations from its mean."""
    times = found.total()
    chi_square = sum(
        (found[state] - times * float(chance)) ** 2 / (times * float(chance))
        for state, chance in expected.items()
    )
    freedom = max(1, len(expected) - 1)
    return float((chi_square - freedom) / (2 * freedom) ** 0.5)
