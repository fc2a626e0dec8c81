"""What a bot needs to know of a game beyond its rules: a taste and an eye.

For each game a few functions, written by hand or learned, and replaceable:

- `prefer(state, actions, count, out)` writes a weight above zero for each legal
  action: how often somebody who knows the game a little would choose it;
- `nearness(state)` says how near the end is, from 0 to 1;
- `features(state, seat, out)` writes what a seat's side of the table shows, in
  numbers.

What was learned (`learned`) turns features into a forecast: the points that a seat
will probably end with. Bots use these and know nothing else of a game. The names
here work for every game that `judge` has been asked for, interpreted and compiled.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from tabiji.kernel.compile import by_game, rule
from tabiji.kernel.game import Game
from tabiji.kernel.record import Actions, State, new_state

Floats = Any
"""A float32 array."""


class Judge(Protocol):
    """A game's taste, and what its eye looks at."""

    FEATURES: int

    def prefer(self, state: State, actions: Actions, count: int, out: Floats) -> None: ...
    def nearness(self, state: State) -> float: ...
    def features(self, state: State, seat: int, out: Floats) -> None: ...


_judges: dict[Any, Judge] = {}


def judge(game: Game) -> Judge:
    """Who judges this game: the module of its name beside this one."""
    if game.record not in _judges:
        found: Judge = import_module(f"tabiji.bots.{game.name}")
        _judges[game.record] = _judges[new_state(game.record).dtype] = found
    return _judges[game.record]


def prefer(state: State, actions: Actions, count: int, out: Floats) -> None:
    """Write how often each legal action would be chosen by somebody with a little sense."""
    _judges[state.dtype].prefer(state, actions, count, out)


def nearness(state: State) -> float:
    """How near the end is, from 0 to 1."""
    return _judges[state.dtype].nearness(state)


def features(state: State, seat: int, out: Floats) -> None:
    """Write what a seat's side of the table shows, in numbers."""
    _judges[state.dtype].features(state, seat, out)


def _finder(name: str) -> Callable[[Any], Callable[..., Any]]:
    return lambda record: getattr(_judges[record], name)


by_game(prefer, _finder("prefer"))
by_game(nearness, _finder("nearness"))
by_game(features, _finder("features"))


@rule
def outlook(state: State, seat: int, eye: State, space: Floats) -> float:
    """The points that a seat will probably end with, in somebody's eyes."""
    near = nearness(state)
    features(state, seat, space)
    total = 0.0
    for i in range(len(space)):
        total += space[i] * (eye.early[i] + near * eye.late[i])
    return total


@rule
def spread(state: State, eye: State) -> float:
    """How uncertain an outlook is, in points."""
    return eye.spread[0] + nearness(state) * (eye.spread[1] - eye.spread[0])
