"""The compiled functions of the bots, for each game."""

from collections.abc import Callable
from typing import Any

from tabiji.bots.evaluation import heuristics_of
from tabiji.kernel.compile import code_folder, compile_entry, is_kept
from tabiji.kernel.game import Game

_entries: dict[tuple[str, Callable[..., Any]], Callable[..., Any]] = {}


def entry(game: Game, function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the bots, compiled for a game on first use and kept."""
    if (game.name, function) not in _entries:
        heuristics_of(game)  # so that compiled code finds it
        folder = code_folder(game.name, game.data, "bots")
        _entries[game.name, function] = compile_entry(function, folder)
    return _entries[game.name, function]


def is_compiled(game: Game, function: Callable[..., Any]) -> bool:
    """Whether a function of the bots has been compiled before, here or in another process."""
    return (game.name, function) in _entries or is_kept(
        function, code_folder(game.name, game.data, "bots")
    )
