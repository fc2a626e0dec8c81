"""How the actions of a record are laid out: turns, and who decides."""

from collections.abc import Sequence
from functools import cache

from tabiji.kernel.game import Game


@cache
def turn_openers(game: Game) -> frozenset[int] | None:
    """The actions that begin a turn, if the game names them."""
    opens = game.opens_turn
    if opens is None:
        return None
    return frozenset(code for code in range(game.action_count) if opens(code))


def turn_starts(game: Game, codes: Sequence[int], actors: Sequence[int]) -> list[int]:
    """Where turns begin: at the actions that the game names, or when another seat decides."""
    openers = turn_openers(game)
    if openers is not None:
        return [index for index, code in enumerate(codes) if code in openers]
    starts, last = [], -1
    for index, actor in enumerate(actors):
        if actor >= 0 and actor != last:
            starts.append(index)
            last = actor
    return starts
