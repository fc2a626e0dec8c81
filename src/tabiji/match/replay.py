"""Playing a line again: whether every action is legal, and what follows.

Two ways that agree: interpreted, which starts at once, and compiled
(`tabiji.match.compiled.entries`), for thousands of games.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tabiji.kernel import contract
from tabiji.kernel.contract import OVER
from tabiji.kernel.game import Game
from tabiji.kernel.record import Actions, as_bytes
from tabiji.match.compiled.lines import replay_line
from tabiji.match.terms import Terms
from tabiji.match.words import ranks_of


@dataclass(frozen=True)
class Replay:
    """How a line went, as far as it is legal.

    For each action: who decided (`CHANCE` for dice), and for dice which tickets bring
    it, from `lows` on as many as `weights`, out of `totals`.
    """

    actors: list[int]
    lows: list[int]
    weights: list[int]
    totals: list[int]
    over: bool
    points: tuple[int, ...]
    places: tuple[int, ...]
    last: bytes
    """The state where the legal part of the line ends."""


Replayer = Callable[[Terms, Sequence[int]], Replay]


def replay(terms: Terms, codes: Sequence[int]) -> Replay:
    """Play a line again, interpreted."""
    state = terms.beginning()

    def run(*arrays: Any) -> tuple[int, bool, bytes]:
        played = replay_line(state, *arrays)
        return played, contract.turn(state) == OVER, as_bytes(state)

    return told(terms, codes, run)


def told(terms: Terms, codes: Sequence[int], run: Callable[..., tuple[int, bool, bytes]]) -> Replay:
    """What `run` finds out, told in plain values."""
    game = terms.game
    tickets = np.zeros((len(codes), 4), np.int32)
    results = np.zeros((2, max(game.seats)), np.int32)
    played, over, last = run(
        np.array(codes, np.int16),
        rank_table(game),
        tickets,
        np.zeros(game.longest_list, np.int16),
        np.zeros(game.longest_list, np.int32),
        results,
    )
    actors, lows, weights, totals = tickets[:played].T.tolist()
    seats = len(terms.seats)
    points, places = results[:, :seats].tolist()
    return Replay(actors, lows, weights, totals, over, tuple(points), tuple(places), last)


def rank_table(game: Game) -> Actions:
    """The order of the words, as compiled code reads it."""
    return np.array(ranks_of(game), np.int16)
