"""What a bot needs to know of a game beyond its rules: a taste, an eye and a mind.

For each game a few functions, written by hand or learned, and replaceable:

- `prefer(state, actions, count, out)` writes a weight above zero for each legal
  action: how often somebody who knows the game a little would choose it;
- `nearness(state)` says how near the end is, from 0 to 1;
- `features(state, seat, out)` writes what a glance at a seat's side of the table shows;
- `sight(state, seat, out)` writes all that a long look at it shows, in numbers up to
  about 1, and `is_quiet(state)` says when there is time for one.

What was learned (`learned`) turns these into forecasts: an eye makes points of features,
a mind makes points and chances of sights. Bots use these and know nothing else of a
game. The names here work for every game that `judge` has been asked for, interpreted
and compiled.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

import numpy as np

from tabiji.kernel.compile import by_game, rule
from tabiji.kernel.game import Game
from tabiji.kernel.record import Actions, State, Words, new_state

Floats = Any
"""An array of floats."""


class Judge(Protocol):
    """A game's taste, and what its eye and its mind look at."""

    FEATURES: int
    HORIZON: int
    SIGHTS: int

    def prefer(self, state: State, actions: Actions, count: int, out: Floats) -> None: ...
    def nearness(self, state: State) -> float: ...
    def features(self, state: State, seat: int, out: Floats) -> None: ...
    def is_quiet(self, state: State) -> bool: ...
    def sight(self, state: State, seat: int, out: Floats) -> None: ...


_judges: dict[Any, Judge] = {}


def judge(game: Game) -> Judge:
    """Who judges this game: the module of its name beside this one."""
    if game.record not in _judges:
        found: Judge = import_module(f"tabiji.bots.{game.name}")
        _judges[new_state(game.record).dtype] = found
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


def is_quiet(state: State) -> bool:
    """Whether nothing is half done, so that a long look tells what there is to know."""
    return _judges[state.dtype].is_quiet(state)


def sight(state: State, seat: int, out: Floats) -> None:
    """Write all that a seat's side of the table shows, in numbers up to about 1."""
    _judges[state.dtype].sight(state, seat, out)


def _finder(name: str) -> Callable[[Any], Callable[..., Any]]:
    return lambda record: getattr(_judges[record], name)


by_game(prefer, _finder("prefer"))
by_game(nearness, _finder("nearness"))
by_game(features, _finder("features"))
by_game(is_quiet, _finder("is_quiet"))
by_game(sight, _finder("sight"))


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
def fill(out: Floats, at: int, steps: int, part: float) -> None:
    """Write how far something is filled, as so many glasses filled one after the other."""
    for step in range(steps):
        out[at + step] = min(max(part * steps - step, 0.0), 1.0)


@rule
def forecast(
    state: State,
    seats: int,
    stirs: Floats,
    speaks: Floats,
    sights: Floats,
    noticed: Words,
    inner: Floats,
    value: Floats,
    points: Floats,
) -> None:
    """Write each seat's share of a win and its points, as somebody foresees who knows the game.

    A mind is one layer of thoughts. What a seat shows stirs its own thoughts and those of
    the others (`stirs`, a row for each sight and one for how they are when nothing is seen);
    a thought that is stirred speaks for points and for a win (`speaks`).
    """
    thoughts = len(speaks) - 1
    everybody = inner[seats]
    for j in range(2 * thoughts):
        everybody[j] = 0.0
    for seat in range(seats):
        sight(state, seat, sights)
        stirred = inner[seat]
        row = stirs[len(sights)]
        for j in range(len(stirred)):
            stirred[j] = row[j]
        count = 0  # of what there is to see: most sights are empty, and no processor foresees which
        for i in range(len(sights)):
            noticed[count] = i
            count += sights[i] != 0.0
        for k in range(count):
            seen = sights[noticed[k]]
            row = stirs[noticed[k]]
            for j in range(len(stirred)):
                stirred[j] += seen * row[j]
        for j in range(len(stirred)):
            everybody[j] += stirred[j]
    each = np.float32(1.0 / (seats - 1))
    most = -1.0e30
    for seat in range(seats):
        stirred = inner[seat]
        points[seat] = speaks[thoughts, 0]
        value[seat] = speaks[thoughts, 1]
        for j in range(thoughts):
            by_others = everybody[thoughts + j] - stirred[thoughts + j]
            thought = max(stirred[j] + by_others * each, np.float32(0.0))
            points[seat] += thought * speaks[j, 0]
            value[seat] += thought * speaks[j, 1]
        most = max(most, value[seat])
    total = 0.0
    for seat in range(seats):
        value[seat] = np.exp(value[seat] - most)
        total += value[seat]
    for seat in range(seats):
        value[seat] /= total
