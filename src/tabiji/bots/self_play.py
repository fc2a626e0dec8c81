"""Self-play: games of search against search, to train on.

Only quiet positions are kept, each with how its game ended and with the value that the search
found there. Now and then an action is drawn at random, so that there is something to learn
about positions that good play would not reach.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tabiji.bots.evaluation import Network, heuristics_of, is_quiet
from tabiji.bots.search import Budget, Search, Style
from tabiji.bots.tree import MOST_SEATS
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.engine import STEP_LIMIT
from tabiji.kernel.game import game
from tabiji.kernel.record import as_state
from tabiji.kernel.rng import below, generator, word

Array = npt.NDArray[np.float32]

RANDOM_ACTIONS = 0.07
"""How often an action is drawn at random."""


@dataclass(frozen=True)
class Positions:
    """Quiet positions: the states as bytes, how their games ended, the values of the search."""

    games: npt.NDArray[np.int64]
    states: npt.NDArray[np.uint8]
    seats: npt.NDArray[np.int64]
    points: Array
    shares: Array
    search_value: Array

    def only(self, which: npt.NDArray[np.bool_]) -> "Positions":
        return Positions(**{name: array[which] for name, array in vars(self).items()})


def concatenated(parts: Iterable[Positions]) -> Positions:
    """All of these positions."""
    kept = [vars(part) for part in parts]
    return Positions(**{name: np.concatenate([part[name] for part in kept]) for name in kept[0]})


def play_game(name: str, number: int, iterations: int, style: Style, network: Network) -> Positions:
    """The game of this number."""
    played = game(name)
    engine = played.engine()
    choices = heuristics_of(played).TRAINING_OPTIONS
    options = played.choose(choices[number % len(choices)])
    searches = [
        Search(played, options.seats, style, number * 8 + seat, capacity=20_000, network=network)
        for seat in range(options.seats)
    ]
    buffer, dice, random = engine.new(options), generator(number, 1), generator(number, 2)
    states: list[bytes] = []
    values: list[tuple[float, ...]] = []
    for _ in range(STEP_LIMIT):
        turn = engine.turn(buffer)
        if turn == OVER:
            break
        if is_quiet(as_state(buffer.view(played.record).copy())):
            states.append(buffer.tobytes())
        if turn == CHANCE:
            engine.apply(buffer, engine.draw(buffer, dice))
            continue
        legal = engine.legal(buffer)
        action = int(legal[0])
        if len(legal) > 1:
            searches[turn].forget()
            found = searches[turn].think(buffer, turn, Budget(iterations))
            # The value holds for the quiet positions since the last search too: they led here
            # by chance alone, or by moves without a choice.
            values += [found.value] * (len(states) - len(values))
            action = found.best
            if word(random) < RANDOM_ACTIONS * 2**32:
                action = int(legal[below(random, len(legal))])
        engine.apply(buffer, action)
    points, first = engine.scores(buffer), engine.ranking(buffer) == 1
    first[options.seats :] = False
    return _ended(number, options.seats, states, values, points, first / first.sum())


def _ended(
    number: int,
    seats: int,
    states: list[bytes],
    values: list[tuple[float, ...]],
    points: npt.NDArray[Any],
    shares: npt.NDArray[Any],
) -> Positions:
    """The positions of a game that ended so; since the last search, the end is their value."""
    count = len(states)
    values += [tuple(shares[:seats])] * (count - len(values))
    return Positions(
        games=np.full(count, number),
        states=np.frombuffer(b"".join(states), np.uint8).reshape(count, -1),
        seats=np.full(count, seats),
        points=np.tile(_by_seat(points[:seats]), (count, 1)),
        shares=np.tile(_by_seat(shares[:seats]), (count, 1)),
        search_value=np.array([_by_seat(value) for value in values]),
    )


def _by_seat(values: npt.ArrayLike) -> Array:
    """An entry for each seat that there can be."""
    row = np.zeros(MOST_SEATS, np.float32)
    row[: len(np.asarray(values))] = values
    return row
