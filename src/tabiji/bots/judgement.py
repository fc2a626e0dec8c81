"""What a bot needs to know of a game beyond its rules: a taste and an eye.

For each game a few functions, written by hand or learned, and replaceable:

- `prefer(state, actions, count, out)` writes a weight above zero for each legal
  action: how often somebody who knows the game a little would choose it;
- `forecast(state, out, space)` writes the points that each seat will probably end
  with and returns how uncertain that is, in points; `outlook` is the same for one
  seat, in the eyes of a character with whims.

Bots use these and know nothing else of a game. The names here work for every
game that `judge` has been asked for, interpreted and compiled.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from tabiji.kernel.compile import by_game
from tabiji.kernel.game import Game
from tabiji.kernel.record import Actions, State, new_state

Floats = Any
"""A float32 array."""


class Judge(Protocol):
    """A game's taste and eye, and the file with what was learned."""

    LEARNED: Path
    FEATURES: int

    def prefer(self, state: State, actions: Actions, count: int, out: Floats) -> None: ...
    def nearness(self, state: State) -> float: ...
    def features(self, state: State, seat: int, out: Floats) -> None: ...
    def outlook(self, state: State, seat: int, whims: Floats, space: Floats) -> float: ...
    def forecast(self, state: State, out: Floats, space: Floats) -> float: ...


_judges: dict[Any, Judge] = {}


def judge(game: Game) -> Judge:
    """Who judges this game: the module of its name beside this one."""
    if game.record not in _judges:
        found: Judge = import_module(f"tabiji.bots.{game.name}")
        _judges[game.record] = _judges[new_state(game.record).dtype] = found
    return _judges[game.record]


def data_of(game: Game) -> tuple[Path, ...]:
    """The files that the game's judgement was read from."""
    return (judge(game).LEARNED,)


def prefer(state: State, actions: Actions, count: int, out: Floats) -> None:
    """Write how often each legal action would be chosen by somebody with a little sense."""
    _judges[state.dtype].prefer(state, actions, count, out)


def outlook(state: State, seat: int, whims: Floats, space: Floats) -> float:
    """The points that a seat will probably end with, each thing counted as the whims say."""
    return _judges[state.dtype].outlook(state, seat, whims, space)


def forecast(state: State, out: Floats, space: Floats) -> float:
    """Write the points each seat will probably end with; return the uncertainty in points."""
    return _judges[state.dtype].forecast(state, out, space)


def _finder(name: str) -> Callable[[Any], Callable[..., Any]]:
    return lambda record: getattr(_judges[record], name)


by_game(prefer, _finder("prefer"))
by_game(outlook, _finder("outlook"))
by_game(forecast, _finder("forecast"))
