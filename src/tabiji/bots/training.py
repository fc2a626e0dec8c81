"""Training: fitting a value network to positions and to how they ended, by gradient descent.

The network has one hidden layer. It learns two things of each seat at once: the logit of a
win (a softmax over the seats gives their chances) and how many points it will end with.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tabiji.bots.compiled import entry
from tabiji.bots.evaluation import Floats, Network, encode, heuristics_of
from tabiji.bots.search import Style
from tabiji.bots.self_play import Array, Positions
from tabiji.bots.tree import MARGIN_POINTS
from tabiji.kernel.compile import rule
from tabiji.kernel.game import Game
from tabiji.kernel.record import State

BATCH = 512
RATE = 0.002
POINTS_SCALE = 10.0
"""While it is trained, a network reckons in tens of points."""
POINTS_WEIGHT = 0.1
"""How much the loss of points counts beside that of who wins."""
RESULT_WEIGHT = 0.5
"""How much of the target is how games ended; the rest is the value that the search found."""
HELD_OUT = 12
"""Every twelfth game is not trained on, but tested on."""

Layers = dict[str, Array]


@rule
def encode_all(states: State, seats: int, out: Floats) -> None:
    """Write each seat's inputs, in each of these positions."""
    for i in range(len(states)):
        for seat in range(seats):
            encode(states[i], seat, out[i, seat])


@dataclass(frozen=True)
class Dataset:
    """Positions of one number of seats, and what a network should say about them."""

    states: npt.NDArray[Any]
    points: Array
    shares: Array

    @property
    def seats(self) -> int:
        return self.points.shape[1]

    def only(self, which: npt.NDArray[Any]) -> "Dataset":
        return Dataset(self.states[which], self.points[which], self.shares[which])


@dataclass(frozen=True)
class Errors:
    """How wrong a network is: about who wins (cross-entropy, nats), and about points (root mean
    square)."""

    winner: float
    points: float


def datasets(game: Game, positions: Positions, result_weight: float) -> list[Dataset]:
    """The positions, by number of seats; `result_weight` says how much their results count."""
    found = []
    for seats in np.unique(positions.seats).tolist():
        part = positions.only(positions.seats == seats)
        points = part.points[:, :seats]
        margin = Style().margin
        ended = (1 - margin) * part.shares[:, :seats] + margin * _softmax(points / MARGIN_POINTS)
        searched = part.search_value[:, :seats]
        shares = result_weight * ended + (1 - result_weight) * searched
        states = part.states.view(game.record)[:, 0]
        found.append(Dataset(states, points, shares.astype(np.float32)))
    return found


def _softmax(logits: Array) -> Array:
    raised: Array = np.exp(logits - logits.max(-1, keepdims=True))
    return raised / raised.sum(-1, keepdims=True)


class Trainer:
    """A network that is trained."""

    def __init__(self, game: Game, units: int) -> None:
        self.game = game
        rng = np.random.default_rng(units)
        inputs = heuristics_of(game).INPUTS

        def layer(rows: int, columns: int) -> Array:
            return rng.normal(0, rows**-0.5, (rows, columns)).astype(np.float32)

        self.layers: Layers = {
            "own": layer(inputs, units),
            "others": layer(inputs, units),
            "hidden_bias": np.zeros(units, np.float32),
            "output": layer(units, 2),
            "output_bias": np.zeros(2, np.float32),
        }
        self._mean = {name: np.zeros_like(layer) for name, layer in self.layers.items()}
        self._square = {name: np.zeros_like(layer) for name, layer in self.layers.items()}
        self._steps = 0

    def step(self, batch: Dataset, rate: float) -> None:
        """One step of gradient descent."""
        own, others = self._encode(batch)
        hidden, out = self._forward(own, others)
        gradient = np.empty_like(out)
        miss = out[..., 0] - batch.points / POINTS_SCALE
        gradient[..., 0] = 2 * POINTS_WEIGHT / batch.seats * miss
        gradient[..., 1] = _softmax(out[..., 1]) - batch.shares
        gradient /= len(batch.states)
        back = (gradient @ self.layers["output"].T) * (hidden > 0)
        self._adam(
            {
                "own": _product(own, back),
                "others": _product(others, back),
                "hidden_bias": back.sum((0, 1)),
                "output": _product(np.maximum(hidden, 0), gradient),
                "output_bias": gradient.sum((0, 1)),
            },
            rate,
        )

    def errors(self, tested: Dataset) -> Errors:
        """How wrong it is about these positions."""
        out = self.predict(tested)
        entropy = -(tested.shares * np.log(_softmax(out[..., 1]))).sum(1)
        miss = POINTS_SCALE * out[..., 0] - tested.points
        return Errors(float(entropy.mean()), float(np.sqrt((miss**2).mean())))

    def network(self) -> Network:
        """What was learned, with points as points."""
        layers = self.layers
        bias = np.concatenate([layers["hidden_bias"], np.zeros_like(layers["hidden_bias"])])
        hidden_weights = np.vstack([np.hstack([layers["own"], layers["others"]]), bias])
        scales = np.array([POINTS_SCALE, 1.0], np.float32)
        output_weights = np.vstack([layers["output"], layers["output_bias"]]) * scales
        return Network(hidden_weights, output_weights)

    def predict(self, asked: Dataset) -> Array:
        """Of each seat: its points, in tens, and the logit of its win."""
        return self._forward(*self._encode(asked))[1]

    def _encode(self, batch: Dataset) -> tuple[Array, Array]:
        """Each seat's inputs, and the mean of the others'."""
        inputs = heuristics_of(self.game).INPUTS
        own = np.zeros((len(batch.states), batch.seats, inputs), np.float32)
        entry(self.game, encode_all)(batch.states, batch.seats, own)
        return own, (own.sum(1, keepdims=True) - own) / np.float32(batch.seats - 1)

    def _forward(self, own: Array, others: Array) -> tuple[Array, Array]:
        """The hidden units before they are rectified, and the outputs."""
        layers = self.layers
        hidden = own @ layers["own"] + others @ layers["others"] + layers["hidden_bias"]
        return hidden, np.maximum(hidden, 0) @ layers["output"] + layers["output_bias"]

    def _adam(self, gradients: Layers, rate: float) -> None:
        """A step of Adam (Kingma & Ba, 2015)."""
        self._steps += 1
        for name, gradient in gradients.items():
            self._mean[name] += np.float32(0.1) * (gradient - self._mean[name])
            self._square[name] += np.float32(0.001) * (gradient**2 - self._square[name])
            mean = self._mean[name] / np.float32(1 - 0.9**self._steps)
            square = self._square[name] / np.float32(1 - 0.999**self._steps)
            self.layers[name] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


def _product(inputs: Array, outputs: Array) -> Array:
    """Over all positions and seats."""
    return inputs.reshape(-1, inputs.shape[-1]).T @ outputs.reshape(-1, outputs.shape[-1])


def train(
    game: Game,
    positions: Positions,
    units: int,
    epochs: int,
    told: Callable[[float], None] = lambda part: None,
) -> tuple[Network, dict[int, Errors]]:
    """A network trained on these positions for so many epochs, and its errors on games that were
    held out, by number of seats."""
    held_out = positions.games % HELD_OUT == HELD_OUT - 1
    trained = datasets(game, positions.only(~held_out), RESULT_WEIGHT)
    trainer, rng = Trainer(game, units), np.random.default_rng(0)
    batches = [
        (dataset, part)
        for _ in range(epochs)
        for dataset in trained
        for part in _parts(rng.permutation(len(dataset.states)))
    ]
    each = len(batches) // epochs
    order = np.concatenate([epoch * each + rng.permutation(each) for epoch in range(epochs)])
    for done, number in enumerate(order):
        dataset, part = batches[number]
        left = 1 - done / len(order)
        trainer.step(dataset.only(part), RATE * min(1.0, left / 0.7))
        told(1 - left)
    tested = datasets(game, positions.only(held_out), 1.0) if held_out.any() else []
    return trainer.network(), {dataset.seats: trainer.errors(dataset) for dataset in tested}


def _parts(order: npt.NDArray[Any]) -> list[npt.NDArray[Any]]:
    return [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
