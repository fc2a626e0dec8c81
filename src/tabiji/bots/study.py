"""Studying games: fitting a mind to positions and to how they ended, by gradient descent.

A mind is a network with one layer of thoughts. It learns two things of each seat at once:
how strong it stands (the seats' strengths, as a softmax, are their chances) and how many
points it will end with.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tabiji.bots.compiled import entry
from tabiji.bots.judgement import Floats, judge, sight
from tabiji.bots.learned import Mind
from tabiji.bots.search import Style
from tabiji.bots.self_play import Array, Positions
from tabiji.bots.tree import MARGIN_POINTS
from tabiji.kernel.compile import rule
from tabiji.kernel.game import Game
from tabiji.kernel.record import State

BATCH = 512
RATE = 0.002
POINTS_SCALE = 10.0
"""A student reckons in tens of points."""
POINTS_WEIGHT = 0.1
"""How much the forecast of points counts beside that of who wins."""
TRUST = 0.5
"""How much of what is learned is how games ended; the rest is what the search thought."""
HELD_OUT = 12
"""Every twelfth game is not learned from, but asked about."""

Layers = dict[str, Array]


@rule
def look(states: State, seats: int, out: Floats) -> None:
    """Write what each seat shows, in each of these positions."""
    for i in range(len(states)):
        for seat in range(seats):
            sight(states[i], seat, out[i, seat])


@dataclass(frozen=True)
class Lesson:
    """Positions of one number of seats, and what a mind should say about them."""

    states: npt.NDArray[Any]
    points: Array
    shares: Array

    @property
    def seats(self) -> int:
        return self.points.shape[1]

    def only(self, which: npt.NDArray[Any]) -> "Lesson":
        return Lesson(self.states[which], self.points[which], self.shares[which])


@dataclass(frozen=True)
class Errors:
    """How wrong a mind is: about who wins (nats), and about points (root of the mean square)."""

    winner: float
    points: float


def lessons(game: Game, positions: Positions, trust: float) -> list[Lesson]:
    """The positions, by number of seats; with how much trust in how their games ended."""
    found = []
    for seats in np.unique(positions.seats).tolist():
        part = positions.only(positions.seats == seats)
        points = part.points[:, :seats]
        margin = Style().margin
        ended = (1 - margin) * part.shares[:, :seats] + margin * _softmax(points / MARGIN_POINTS)
        shares = trust * ended + (1 - trust) * part.thought[:, :seats]
        states = part.states.view(game.record)[:, 0]
        found.append(Lesson(states, points, shares.astype(np.float32)))
    return found


def _softmax(logits: Array) -> Array:
    raised: Array = np.exp(logits - logits.max(-1, keepdims=True))
    return raised / raised.sum(-1, keepdims=True)


class Student:
    """A mind that is learning."""

    def __init__(self, game: Game, thoughts: int) -> None:
        self.game = game
        dice = np.random.default_rng(thoughts)
        sights = judge(game).SIGHTS

        def layer(rows: int, columns: int) -> Array:
            return dice.normal(0, rows**-0.5, (rows, columns)).astype(np.float32)

        self.layers: Layers = {
            "own": layer(sights, thoughts),
            "others": layer(sights, thoughts),
            "bias": np.zeros(thoughts, np.float32),
            "outer": layer(thoughts, 2),
            "base": np.zeros(2, np.float32),
        }
        self._mean = {name: np.zeros_like(layer) for name, layer in self.layers.items()}
        self._square = {name: np.zeros_like(layer) for name, layer in self.layers.items()}
        self._steps = 0

    def learn(self, lesson: Lesson, rate: float) -> None:
        """One step in the direction that this lesson shows."""
        own, others = self._look(lesson)
        inner, out = self._think(own, others)
        slope = np.empty_like(out)
        miss = out[..., 0] - lesson.points / POINTS_SCALE
        slope[..., 0] = 2 * POINTS_WEIGHT / lesson.seats * miss
        slope[..., 1] = _softmax(out[..., 1]) - lesson.shares
        slope /= len(lesson.states)
        back = (slope @ self.layers["outer"].T) * (inner > 0)
        self._step(
            {
                "own": _product(own, back),
                "others": _product(others, back),
                "bias": back.sum((0, 1)),
                "outer": _product(np.maximum(inner, 0), slope),
                "base": slope.sum((0, 1)),
            },
            rate,
        )

    def errors(self, lesson: Lesson) -> Errors:
        """How wrong it is about these positions."""
        out = self.answer(lesson)
        surprise = -(lesson.shares * np.log(_softmax(out[..., 1]))).sum(1)
        miss = POINTS_SCALE * out[..., 0] - lesson.points
        return Errors(float(surprise.mean()), float(np.sqrt((miss**2).mean())))

    def mind(self) -> Mind:
        """What was learned, with points as points."""
        layers = self.layers
        silent = np.concatenate([layers["bias"], np.zeros_like(layers["bias"])])
        stirs = np.vstack([np.hstack([layers["own"], layers["others"]]), silent])
        scales = np.array([POINTS_SCALE, 1.0], np.float32)
        speaks = np.vstack([layers["outer"], layers["base"]]) * scales
        return Mind(stirs, speaks)

    def answer(self, lesson: Lesson) -> Array:
        """What it says of each seat: its points, in tens, and how strong it stands."""
        return self._think(*self._look(lesson))[1]

    def _look(self, lesson: Lesson) -> tuple[Array, Array]:
        """What each seat shows, and what the others show on the average."""
        own = np.zeros((len(lesson.states), lesson.seats, judge(self.game).SIGHTS), np.float32)
        entry(self.game, look)(lesson.states, lesson.seats, own)
        return own, (own.sum(1, keepdims=True) - own) / np.float32(lesson.seats - 1)

    def _think(self, own: Array, others: Array) -> tuple[Array, Array]:
        """How much each thought is stirred, and what those that are stirred say."""
        layers = self.layers
        inner = own @ layers["own"] + others @ layers["others"] + layers["bias"]
        return inner, np.maximum(inner, 0) @ layers["outer"] + layers["base"]

    def _step(self, slopes: Layers, rate: float) -> None:
        """Adam's rule: as far as the slope has been steady."""
        self._steps += 1
        for name, slope in slopes.items():
            self._mean[name] += np.float32(0.1) * (slope - self._mean[name])
            self._square[name] += np.float32(0.001) * (slope**2 - self._square[name])
            mean = self._mean[name] / np.float32(1 - 0.9**self._steps)
            square = self._square[name] / np.float32(1 - 0.999**self._steps)
            self.layers[name] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


def _product(inputs: Array, outputs: Array) -> Array:
    """Over all positions and seats."""
    return inputs.reshape(-1, inputs.shape[-1]).T @ outputs.reshape(-1, outputs.shape[-1])


def study(
    game: Game,
    positions: Positions,
    thoughts: int,
    times: int,
    told: Callable[[float], None] = lambda part: None,
) -> tuple[Mind, dict[int, Errors]]:
    """A mind that went through these positions so many times, and its errors by number of seats."""
    asked = positions.games % HELD_OUT == HELD_OUT - 1
    lesson_of = lessons(game, positions.only(~asked), TRUST)
    student, dice = Student(game, thoughts), np.random.default_rng(0)
    batches = [
        (lesson, part)
        for _ in range(times)
        for lesson in lesson_of
        for part in _parts(dice.permutation(len(lesson.states)))
    ]
    each = len(batches) // times
    order = np.concatenate([time * each + dice.permutation(each) for time in range(times)])
    for done, number in enumerate(order):
        lesson, part = batches[number]
        left = 1 - done / len(order)
        student.learn(lesson.only(part), RATE * min(1.0, left / 0.7))
        told(1 - left)
    exam = lessons(game, positions.only(asked), 1.0) if asked.any() else []
    return student.mind(), {lesson.seats: student.errors(lesson) for lesson in exam}


def _parts(order: npt.NDArray[Any]) -> list[npt.NDArray[Any]]:
    return [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
