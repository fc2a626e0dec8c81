"""Learning a game's eye from games of search against search.

    python -m tabiji.bots.learn duo --games 600

Some positions of each game are kept with the points that each seat had in the end.
A ridge regression then says what each feature of `bots/<game>.py` is worth early and
late; the spread that explains best who won says how far to trust it. The numbers
go to `bots/<game>.toml`.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tabiji.bots import learned
from tabiji.bots.judgement import judge
from tabiji.bots.search import Budget, Search, Style
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.game import game
from tabiji.kernel.record import as_state
from tabiji.kernel.rng import generator

Floats = npt.NDArray[np.float64]

CHOICES: dict[str, list[dict[str, Any]]] = {
    "duo": [{}],
    "tokaido": [
        {"seats": 2},
        {"seats": 3},
        {"seats": 4},
        {"seats": 4, "gastronomy": True},
        {"seats": 5},
    ],
}
"""The options that are learned from, in turn."""

KEPT = 3
"""Every third decision is kept: neighbours tell the same."""


@dataclass(frozen=True)
class Sample:
    """A position: how near the end, each seat's features, and how it ended."""

    near: float
    features: Floats
    points: Floats
    shares: Floats

    @property
    def inputs(self) -> Floats:
        """The features, and once more as much as the end is near."""
        return np.concatenate([self.features, self.near * self.features], axis=1)


def play(name: str, number: int, iterations: int, horizon: int) -> list[Sample]:
    """One game of search against search, as samples."""
    played = game(name)
    engine, eye = played.engine(), judge(played)
    options = played.choose(CHOICES[name][number % len(CHOICES[name])])
    seats = options.seats
    searches = [
        Search(played, seats, Style(horizon=horizon), seed=number * 8 + seat, room=30_000)
        for seat in range(seats)
    ]
    buffer, dice = engine.new(options), generator(number, 1)
    kept: list[tuple[float, Floats]] = []
    decided = 0
    while (turn := engine.turn(buffer)) != OVER:
        if turn == CHANCE:
            action = engine.draw(buffer, dice)
        else:
            legal = engine.legal(buffer)
            action = int(legal[0])
            if len(legal) > 1:
                if decided % KEPT == 0:
                    state = as_state(buffer.view(played.record).copy())
                    features = np.zeros((seats, eye.FEATURES))
                    for seat in range(seats):
                        eye.features(state, seat, features[seat])
                    kept.append((float(eye.nearness(state)), features))
                decided += 1
                searches[turn].forget()
                action = searches[turn].think(buffer, turn, Budget(iterations)).best
        engine.apply(buffer, action)
    points = engine.scores(buffer)[:seats].astype(float)
    first = (engine.ranking(buffer)[:seats] == 1).astype(float)
    return [Sample(near, features, points, first / first.sum()) for near, features in kept]


def fit(samples: list[Sample]) -> tuple[Floats, tuple[float, float]]:
    """The weights of the features, early and late, and the spread, early and late."""
    inputs = np.concatenate([sample.inputs for sample in samples])
    points = np.concatenate([sample.points for sample in samples])
    ridge = np.eye(inputs.shape[1])
    weights = np.linalg.solve(inputs.T @ inputs + ridge, inputs.T @ points)
    spreads = [(early, late) for early in np.arange(3.0, 20.0) for late in np.arange(1.0, 14.0)]
    likelihoods = [_likelihood(samples[::7], weights, spread) for spread in spreads]
    return weights.reshape(2, -1), spreads[int(np.argmax(likelihoods))]


def _likelihood(samples: list[Sample], weights: Floats, spread: tuple[float, float]) -> float:
    """How well the forecast with this spread explains who won."""
    early, late = spread
    total = 0.0
    for sample in samples:
        logits = sample.inputs @ weights / (early + sample.near * (late - early))
        logits -= logits.max()
        total += float(sample.shares @ (logits - np.log(np.exp(logits).sum())))
    return total


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tabiji.bots.learn")
    parser.add_argument("game", choices=sorted(CHOICES))
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--horizon", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        futures = [
            pool.submit(play, asked.game, number, asked.iterations, asked.horizon)
            for number in range(asked.games)
        ]
        samples = [sample for future in futures for sample in future.result()]
    weights, spread = fit(samples)
    note = (
        f"Learned from {asked.games} games of search against search with "
        f"{asked.iterations} iterations a decision and a horizon of {asked.horizon}."
    )
    learned.write(game(asked.game), weights, spread, note)
    print(note)


if __name__ == "__main__":
    main()
