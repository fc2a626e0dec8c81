"""Where Python enters: whole lines replayed or played in one call."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from tabiji.kernel import contract
from tabiji.kernel.compile import code_folder, compile_entry
from tabiji.kernel.contract import OVER
from tabiji.kernel.game import Game
from tabiji.kernel.record import Words
from tabiji.match.compiled.hashing import HASH
from tabiji.match.compiled.lines import play_line
from tabiji.match.replay import Player, Replay, random_with, replay_with
from tabiji.match.terms import Terms


def compiled_replay(terms: Terms, codes: Sequence[int]) -> Replay:
    """Play a line again, compiled. It finds what `tabiji.match.replay.replay` finds."""
    return replay_with(_entry(terms.game), terms, codes)


def compiled_random_line(terms: Terms, seed: bytes, rng: Words, limit: int) -> Replay:
    """A random game with fair dice, to its end or for `limit` actions."""
    return random_with(_entry(terms.game), terms, seed, rng, limit)


@cache
def _entry(game: Game) -> Player:
    """`play_line`, compiled for one game."""
    record = game.record

    def line(buffer: Any, sha: Any, *arrays: Any) -> Any:
        state = buffer.view(record)[0]
        count = play_line(state, sha.view(HASH)[0], *arrays)
        return count, contract.turn(state) == OVER

    return compile_entry(line, code_folder(game.name, game.data, "match/compiled"))
