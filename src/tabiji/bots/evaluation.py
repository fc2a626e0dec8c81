"""What a bot needs to know of a game beyond its rules: a policy prior, features, and inputs.

For each game a few functions, written by hand, and replaceable:

- `prior(state, actions, count, out)` writes a weight above zero for each legal
  action: how often somebody who knows the game a little would choose it;
- `game_progress(state)` says how near the end is, from 0 to 1;
- `features(state, seat, out)` writes what a linear evaluation of a seat is made of;
- `encode(state, seat, out)` writes a seat's inputs of the value network, in numbers up to
  about 1, and `is_quiet(state)` says when the network may be asked.

The learned weights (`weights`) turn these into values: linear ones make points of features,
a network makes points and shares of a win of inputs. Bots use these and know nothing else of
a game. The names here work for every game that `heuristics_of` has been asked for,
interpreted and compiled.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from tabiji.kernel.compile import by_game, rule
from tabiji.kernel.game import Game
from tabiji.kernel.parts import part
from tabiji.kernel.record import Actions, State, Words, new_state

Floats = Any
"""An array of floats."""


class Heuristics(Protocol):
    """A game's policy prior, what its evaluations are made of, and how its opponents differ."""

    FEATURES: int
    FEATURE_WEIGHTS: Mapping[str, Mapping[int, float]]
    HORIZON: int
    INPUTS: int
    ITERATIONS: Mapping[str, int]
    TRAINING_OPTIONS: Sequence[Mapping[str, Any]]

    def prior(self, state: State, actions: Actions, count: int, out: Floats) -> None: ...
    def game_progress(self, state: State) -> float: ...
    def features(self, state: State, seat: int, out: Floats) -> None: ...
    def is_quiet(self, state: State) -> bool: ...
    def encode(self, state: State, seat: int, out: Floats) -> None: ...


_heuristics: dict[Any, Heuristics] = {}


def heuristics_of(game: Game) -> Heuristics:
    """The heuristics of a game: the part of the bots that is about it."""
    if game.record not in _heuristics:
        found: Any = part("tabiji.bots", game)
        _heuristics[new_state(game.record).dtype] = found
    return _heuristics[game.record]


def prior(state: State, actions: Actions, count: int, out: Floats) -> None:
    """Write how often each legal action would be chosen by somebody with a little sense."""
    _heuristics[state.dtype].prior(state, actions, count, out)


def game_progress(state: State) -> float:
    """How near the end is, from 0 to 1."""
    return _heuristics[state.dtype].game_progress(state)


def features(state: State, seat: int, out: Floats) -> None:
    """Write what a seat's side of the table shows, in numbers."""
    _heuristics[state.dtype].features(state, seat, out)


def is_quiet(state: State) -> bool:
    """Whether nothing is half done, so that a static evaluation makes sense (quiescence)."""
    return _heuristics[state.dtype].is_quiet(state)


def encode(state: State, seat: int, out: Floats) -> None:
    """Write a seat's inputs of the network, in numbers up to about 1."""
    _heuristics[state.dtype].encode(state, seat, out)


def _finder(name: str) -> Callable[[Any], Callable[..., Any]]:
    return lambda record: getattr(_heuristics[record], name)


by_game(prior, _finder("prior"))
by_game(game_progress, _finder("game_progress"))
by_game(features, _finder("features"))
by_game(is_quiet, _finder("is_quiet"))
by_game(encode, _finder("encode"))


@rule
def linear_value(state: State, seat: int, weights: State, values: Floats) -> float:
    """The points that a seat will probably end with, linear in its features; `values` is scratch.

    Weights go from `early` to `early + late` as the game proceeds (tapered evaluation).
    """
    progress = game_progress(state)
    features(state, seat, values)
    total = 0.0
    for i in range(len(values)):
        total += values[i] * (weights.early[i] + progress * weights.late[i])
    return total


@rule
def thermometer(out: Floats, at: int, steps: int, part: float) -> None:
    """Write a part of a whole as so many inputs that fill up one after the other."""
    for step in range(steps):
        out[at + step] = min(max(part * steps - step, 0.0), 1.0)


class Network(NamedTuple):
    """A value network of one hidden layer, of rectified units, shared by all seats.

    What a seat shows enters its own units and, averaged, those of the others. `hidden_weights` has
    a row for each input and one for the bias, with a unit's weights for its own seat's inputs
    and then those for the others' inputs; `output_weights` has a row for each unit and one for
    the bias: points, and the logit of a win.
    """

    hidden_weights: npt.NDArray[np.float32]
    output_weights: npt.NDArray[np.float32]


class Activations(NamedTuple):
    """Scratch for asking a network: a seat's inputs, which of them are not zero, and the units of
    each seat and of all together."""

    inputs: npt.NDArray[np.float32]
    nonzero: Words
    hidden: npt.NDArray[np.float32]

    @classmethod
    def of(cls, game: Game, network: Network) -> "Activations":
        """As large as a network of this game needs."""
        inputs, units = heuristics_of(game).INPUTS, network.hidden_weights.shape[1]
        return cls(
            np.zeros(inputs, np.float32),
            np.zeros(inputs, np.int64),
            np.zeros((max(game.seats) + 1, units), np.float32),
        )


@rule
def network_value(
    state: State, seats: int, network: Network, work: Activations, value: Floats, points: Floats
) -> None:
    """Write each seat's share of a win and its points, as the network values the state."""
    hidden_weights = network.hidden_weights
    output_weights = network.output_weights
    inputs = work.inputs
    nonzero = work.nonzero
    hidden = work.hidden
    units = len(output_weights) - 1
    everybody = hidden[seats]
    for j in range(2 * units):
        everybody[j] = 0.0
    for seat in range(seats):
        encode(state, seat, inputs)
        mine = hidden[seat]
        row = hidden_weights[len(inputs)]
        for j in range(len(mine)):
            mine[j] = row[j]
        count = 0  # most inputs are zero, and no processor foresees which: list the others first
        for i in range(len(inputs)):
            nonzero[count] = i
            count += inputs[i] != 0.0
        for k in range(count):
            given = inputs[nonzero[k]]
            row = hidden_weights[nonzero[k]]
            for j in range(len(mine)):
                mine[j] += given * row[j]
        for j in range(len(mine)):
            everybody[j] += mine[j]
    each = np.float32(1.0 / (seats - 1))
    most = -1.0e30
    for seat in range(seats):
        mine = hidden[seat]
        points[seat] = output_weights[units, 0]
        value[seat] = output_weights[units, 1]
        for j in range(units):
            by_others = everybody[units + j] - mine[units + j]
            unit = max(mine[j] + by_others * each, np.float32(0.0))
            points[seat] += unit * output_weights[j, 0]
            value[seat] += unit * output_weights[j, 1]
        most = max(most, value[seat])
    total = 0.0
    for seat in range(seats):
        value[seat] = np.exp(value[seat] - most)
        total += value[seat]
    for seat in range(seats):
        value[seat] /= total
