"""Playing lines: whether every action is legal, and what follows.

Two ways that agree: interpreted, which starts at once, and compiled
(`tabiji.match.compiled.entries`), for thousands of games.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from tabiji.kernel import contract
from tabiji.kernel.contract import OVER
from tabiji.kernel.game import Game
from tabiji.kernel.record import Actions, Words, as_state
from tabiji.match.compiled.hashing import HASH
from tabiji.match.compiled.lines import PlayedLine, Vocabulary, play_line
from tabiji.match.dice import opening
from tabiji.match.terms import Terms
from tabiji.match.words import ranks_of, words_of


@dataclass(frozen=True)
class Replay:
    """How a line went, as far as it is legal.

    For each action: who decided (`CHANCE` for dice), and, if it was replayed to check dice, which
    tickets bring it: from `lows` on as many as `weights`, out of `totals`. `last` is the state to
    which the line leads.
    """

    codes: Sequence[int]
    actors: Sequence[int]
    over: bool
    points: tuple[int, ...]
    places: tuple[int, ...]
    last: bytes
    lows: Sequence[int] = ()
    weights: Sequence[int] = ()
    totals: Sequence[int] = ()


Replayer = Callable[[Terms, Sequence[int]], Replay]

Player = Callable[..., tuple[int, bool]]
"""`play_line` on buffers: how many actions were carried out, and whether the game is over."""


def replay(terms: Terms, codes: Sequence[int]) -> Replay:
    """Play a line again, interpreted."""
    return replay_with(_play_interpreted(terms.game), terms, codes)


def replay_with(play: Player, terms: Terms, codes: Sequence[int]) -> Replay:
    """Play a line again."""
    given = np.array(codes, np.int16)
    return _played(play, terms, given, len(codes), _NO_BYTES, np.zeros(4, np.int64))


def random_with(play: Player, terms: Terms, seed: bytes, rng: Words, limit: int) -> Replay:
    """Play at random with the dice of a seed, to the end or for `limit` actions."""
    text = np.frombuffer(opening(seed, terms.salt).encode(), np.uint8).astype(np.int64)
    return _played(play, terms, np.empty(limit, np.int16), 0, text, rng)


_NO_BYTES: Words = np.zeros(0, np.int64)


def _played(
    play: Player, terms: Terms, codes: Actions, given: int, text: Words, rng: Words
) -> Replay:
    """What `play` finds out, told in plain values."""
    game = terms.game
    state = terms.beginning_as_bytes()
    line = PlayedLine(
        codes,
        tickets=np.zeros((len(codes), 4), np.int32),
        results=np.zeros((2, max(game.seats)), np.int32),
        actions=np.zeros(game.longest_list, np.int16),
        chances=np.zeros(game.longest_list, np.int32),
    )
    count, over = play(
        state,
        np.zeros(HASH.itemsize, np.uint8),
        text,
        _vocabulary(game),
        rng,
        given,
        line,
    )
    actors, lows, weights, totals = line.tickets[:count].T.tolist()
    points, places = line.results[:, : len(terms.seats)].tolist()
    return Replay(
        codes[:count].tolist(),
        actors,
        bool(over),
        tuple(points),
        tuple(places),
        state.tobytes(),
        lows,
        weights,
        totals,
    )


def _play_interpreted(game: Game) -> Player:
    def play(buffer: Any, sha: Any, *arrays: Any) -> tuple[int, bool]:
        state = as_state(buffer.view(game.record))
        count = play_line(state, as_state(sha.view(HASH)), *arrays)
        return count, contract.turn(state) == OVER

    return play


@cache
def _vocabulary(game: Game) -> Vocabulary:
    """The words as compiled code reads them: the bytes of each with a space behind it, a row each,
    their number first."""
    spaced = [f"{word} ".encode() for word in words_of(game)]
    table = np.zeros((len(spaced), max(map(len, spaced)) + 1), np.int64)
    for row, content in zip(table, spaced, strict=True):
        row[0] = len(content)
        row[1 : len(content) + 1] = list(content)
    return Vocabulary(table, np.array(ranks_of(game), np.int16))
