"""Learning a game from games of search against search.

    python -m tabiji.bots.learn duo --games 6000 --rounds 2

A round plays games and then studies them: the mind learns to foresee who wins and with
how many points, half from how the games ended and half from what the search thought on
the way. The next round plays with what was learned, and is studied with all before it.

With `--afresh`, which is needed when a mind is to look at something else, nothing is known
at first, and the first round plays on to the end of the game instead of asking. With
`--eye`, the linear eye of the greedy opponents is learned instead: a ridge regression says
what each feature is worth early and late.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

import numpy as np
import numpy.typing as npt
from rich.progress import Progress

from tabiji.bots import learned
from tabiji.bots.judgement import judge
from tabiji.bots.learned import Mind
from tabiji.bots.search import TO_THE_END, Style
from tabiji.bots.self_play import CHOICES, Positions, play, together
from tabiji.bots.study import Student, study
from tabiji.kernel.game import Game, game
from tabiji.kernel.record import as_state

TIMES = 8
"""How often all positions are gone through."""


@dataclass
class School:
    """Who learns a game: what they know so far, and all positions they have seen."""

    game: Game
    mind: Mind
    style: Style
    seen: list[Positions] = field(default_factory=list)

    def play(self, games: range, iterations: int, jobs: int, progress: Progress) -> None:
        """Play so many games, on so many processes; the same whatever their number."""
        task = progress.add_task("play", total=len(games))
        game_of = partial(
            play, self.game.name, iterations=iterations, style=self.style, mind=self.mind
        )
        with ProcessPoolExecutor(jobs) as pool:
            for positions in pool.map(game_of, games, chunksize=8):
                self.seen.append(positions)
                progress.advance(task)

    def learn_mind(self, thoughts: int, progress: Progress) -> str:
        """Study all that was seen, keep what was learned, and return what there is to say of it."""
        task = progress.add_task("study", total=1.0)
        positions = together(self.seen)
        self.mind, errors = study(
            self.game,
            positions,
            thoughts,
            TIMES,
            lambda part: progress.update(task, completed=part),
        )
        note = f"Learned from {len(positions.states)} positions."
        learned.write_mind(self.game, self.mind, note)
        wrong = "; ".join(
            f"{seats} seats: {error.winner:.4f} nats, {error.points:.2f} points"
            for seats, error in errors.items()
        )
        return f"{note} Wrong about games it has not seen by {wrong}."


def learn_eye(played: Game, positions: Positions) -> str:
    """Keep an eye fitted to these positions; return what there is to say about it."""
    inputs, points = [], []
    for state, seats, ended in zip(
        positions.states, positions.seats, positions.points, strict=True
    ):
        for seat in range(seats):
            inputs.append(_glanced(played, state, seat))
            points.append(ended[seat])
    weights = ridge(np.array(inputs), np.array(points))
    note = f"Learned from {len(positions.states)} positions of search against search."
    learned.write_eye(played, weights.reshape(2, -1), note)
    return note


def _glanced(played: Game, state: npt.NDArray[np.uint8], seat: int) -> npt.NDArray[np.float64]:
    """The features, and once more as much as the end is near."""
    eye, table = judge(played), as_state(state.view(played.record).copy())
    features = np.zeros(eye.FEATURES)
    eye.features(table, seat, features)
    return np.concatenate([features, eye.nearness(table) * features])


def ridge(
    inputs: npt.NDArray[np.float64], outputs: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The weights that make the outputs of the inputs best, if large ones are not liked."""
    curbed = inputs.T @ inputs + np.eye(inputs.shape[1])
    return np.asarray(np.linalg.solve(curbed, inputs.T @ outputs), np.float64)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tabiji.bots.learn", description=__doc__)
    parser.add_argument("game", choices=sorted(CHOICES))
    parser.add_argument("--games", type=int, default=6_000, help="in a round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=300, help="a decision")
    parser.add_argument("--thoughts", type=int, default=32)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--afresh", action="store_true", help="forget what was learned before")
    parser.add_argument("--eye", action="store_true", help="learn the eye, not the mind")
    asked = parser.parse_args()
    played = game(asked.game)
    if asked.afresh:
        blank = Student(played, asked.thoughts).mind()
        school = School(played, blank, Style(horizon=TO_THE_END))
    else:
        school = School(played, learned.learned_mind(played), Style())
    for number in range(asked.rounds):
        games = range(number * asked.games, (number + 1) * asked.games)
        with Progress() as progress:
            school.play(games, asked.iterations, asked.jobs, progress)
            if asked.eye:
                told = learn_eye(played, together(school.seen))
            else:
                told = school.learn_mind(asked.thoughts, progress)
        school.style = Style()
        print(told)


if __name__ == "__main__":
    main()
