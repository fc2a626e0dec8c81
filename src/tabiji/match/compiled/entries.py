"""Where Python enters: whole lines replayed or played in one call."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from tabiji.kernel import contract
from tabiji.kernel.compile import code_folder, compile_entry
from tabiji.kernel.game import Game
from tabiji.kernel.record import Words
from tabiji.match.compiled.hashing import HASH
from tabiji.match.compiled.lines import random_line, replay_line
from tabiji.match.dice import opening
from tabiji.match.replay import Replay, rank_table, told
from tabiji.match.terms import Terms
from tabiji.match.words import words_of


def compiled_replay(terms: Terms, codes: Sequence[int]) -> Replay:
    """Play a line again, compiled. It finds what `tabiji.match.replay.replay` finds."""
    entry = _entry(terms.game, "replay")
    buffer = terms.beginning_as_bytes()

    def run(*arrays: Any) -> tuple[int, bool, bytes]:
        played, over = entry(buffer, *arrays)
        return played, bool(over), buffer.tobytes()

    return told(terms, codes, run)


@dataclass(frozen=True)
class RandomLine:
    """A random game: its actions, who decided each, how it ended, and its last state."""

    codes: list[int]
    actors: list[int]
    over: bool
    points: tuple[int, ...]
    places: tuple[int, ...]
    last: bytes


def compiled_random_line(terms: Terms, seed: bytes, rng: Words, limit: int) -> RandomLine:
    """A random game with fair dice, to its end or for `limit` actions."""
    game = terms.game
    codes, actors = np.zeros((2, limit), np.int16)
    results = np.zeros((2, max(game.seats)), np.int32)
    buffer = terms.beginning_as_bytes()
    played, over = _entry(game, "random")(
        buffer,
        np.zeros(HASH.itemsize, np.uint8),
        np.frombuffer(opening(seed, terms.salt).encode(), np.uint8).astype(np.int64),
        _word_table(game),
        rank_table(game),
        rng,
        codes,
        actors,
        np.zeros(game.longest_list, np.int16),
        np.zeros(game.longest_list, np.int32),
        results,
    )
    points, places = results[:, : len(terms.seats)].tolist()
    return RandomLine(
        codes[:played].tolist(),
        actors[:played].tolist(),
        bool(over),
        tuple(points),
        tuple(places),
        buffer.tobytes(),
    )


@cache
def _word_table(game: Game) -> Words:
    """The bytes of each word with a space behind it, a row each, their number first."""
    spaced = [f"{word} ".encode() for word in words_of(game)]
    table = np.zeros((len(spaced), max(map(len, spaced)) + 1), np.int64)
    for row, content in zip(table, spaced, strict=True):
        row[0] = len(content)
        row[1 : len(content) + 1] = list(content)
    return table


@cache
def _entry(game: Game, name: str) -> Callable[..., Any]:
    """A function through which Python enters compiled code, for one game."""
    record = game.record

    def replay_match(buffer: Any, codes: Any, *arrays: Any) -> Any:
        state = buffer.view(record)[0]
        played = replay_line(state, codes, *arrays)
        return played, contract.turn(state) == contract.OVER

    def random_match(buffer: Any, sha: Any, *arrays: Any) -> Any:
        state = buffer.view(record)[0]
        played = random_line(state, sha.view(HASH)[0], *arrays)
        return played, contract.turn(state) == contract.OVER

    entry = replay_match if name == "replay" else random_match
    folder = code_folder(game.name, game.data, "match/compiled")
    return compile_entry(entry, folder)
