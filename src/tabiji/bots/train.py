"""Training a game's weights from games of search against search.

    python -m tabiji.bots.train duo --games 6000 --rounds 2

A round plays games and then trains on them: the value network learns who wins and with
how many points, half from how the games ended and half from the values that the search found
on the way. The next round plays with what was learned, and trains on all before it.

With `--from-scratch`, which is needed when the network's inputs change, nothing is known
at first, and the first round rolls out to the end of the game instead of asking a network. With
`--linear`, the linear weights of the greedy opponents are learned instead: a ridge regression
says what each feature is worth early and late.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

import numpy as np
import numpy.typing as npt
from rich.progress import Progress

from tabiji.bots import weights
from tabiji.bots.evaluation import Network, heuristics_of
from tabiji.bots.search import TO_THE_END, Style
from tabiji.bots.self_play import Positions, concatenated, play_game
from tabiji.bots.training import Trainer, train
from tabiji.kernel.game import Game, game, games
from tabiji.kernel.record import as_state

EPOCHS = 8
"""How often all positions are gone through."""


@dataclass
class TrainingRun:
    """The training of a game's network: the network as it is, and all positions so far."""

    game: Game
    network: Network
    style: Style
    positions: list[Positions] = field(default_factory=list)

    def play(self, games: range, iterations: int, jobs: int, progress: Progress) -> None:
        """Play so many games, on so many processes; the same whatever their number."""
        task = progress.add_task("play", total=len(games))
        game_of = partial(
            play_game,
            self.game.name,
            iterations=iterations,
            style=self.style,
            network=self.network,
        )
        with ProcessPoolExecutor(jobs) as pool:
            for positions in pool.map(game_of, games, chunksize=8):
                self.positions.append(positions)
                progress.advance(task)

    def train_network(self, units: int, progress: Progress) -> str:
        """Train on all positions, keep the network, and return what there is to say of it."""
        task = progress.add_task("train", total=1.0)
        positions = concatenated(self.positions)
        self.network, errors = train(
            self.game,
            positions,
            units,
            EPOCHS,
            lambda part: progress.update(task, completed=part),
        )
        note = f"Trained on {len(positions.states)} positions."
        weights.save_network(self.game, self.network, note)
        wrong = "; ".join(
            f"{seats} seats: {error.winner:.4f} nats, {error.points:.2f} points"
            for seats, error in errors.items()
        )
        return f"{note} Errors on held-out games: {wrong}."


def fit_linear(played: Game, positions: Positions) -> str:
    """Keep linear weights fitted to these positions; return what there is to say about them."""
    inputs, points = [], []
    for state, seats, ended in zip(
        positions.states, positions.seats, positions.points, strict=True
    ):
        for seat in range(seats):
            inputs.append(_features(played, state, seat))
            points.append(ended[seat])
    fitted = ridge(np.array(inputs), np.array(points))
    note = f"Learned from {len(positions.states)} positions of search against search."
    weights.save_linear(played, fitted.reshape(2, -1), note)
    return note


def _features(played: Game, state: npt.NDArray[np.uint8], seat: int) -> npt.NDArray[np.float64]:
    """The features, and once more as much as the end is near."""
    heuristics, table = heuristics_of(played), as_state(state.view(played.record).copy())
    features = np.zeros(heuristics.FEATURES)
    heuristics.features(table, seat, features)
    return np.concatenate([features, heuristics.game_progress(table) * features])


def ridge(
    inputs: npt.NDArray[np.float64], outputs: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """Ridge regression (Hoerl & Kennard, 1970), with a penalty of 1 on every weight."""
    penalised = inputs.T @ inputs + np.eye(inputs.shape[1])
    return np.asarray(np.linalg.solve(penalised, inputs.T @ outputs), np.float64)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tabiji.bots.train", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--games", type=int, default=6_000, help="in a round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=300, help="a decision")
    parser.add_argument("--units", type=int, default=32, help="of the hidden layer")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--from-scratch", action="store_true", help="forget what was learned")
    parser.add_argument("--linear", action="store_true", help="learn the linear weights")
    asked = parser.parse_args()
    played = game(asked.game)
    if asked.from_scratch:
        blank = Trainer(played, asked.units).network()
        run = TrainingRun(played, blank, Style(horizon=TO_THE_END))
    else:
        run = TrainingRun(played, weights.load_network(played), Style())
    for number in range(asked.rounds):
        numbers = range(number * asked.games, (number + 1) * asked.games)
        with Progress() as progress:
            run.play(numbers, asked.iterations, asked.jobs, progress)
            if asked.linear:
                told = fit_linear(played, concatenated(run.positions))
            else:
                told = run.train_network(asked.units, progress)
        run.style = Style()
        print(told)


if __name__ == "__main__":
    main()
