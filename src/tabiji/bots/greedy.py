"""Greedy bots: the best of what the next moment brings, valued with more or less noise."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from tabiji.bots.bot import Chair
from tabiji.bots.compiled import entry
from tabiji.bots.evaluation import heuristics_of
from tabiji.bots.lookahead import Lookahead, look_ahead
from tabiji.bots.weights import load_linear
from tabiji.kernel.errors import no_redraw
from tabiji.kernel.record import as_bytes, as_state
from tabiji.kernel.rng import generator, word
from tabiji.kernel.table import Table
from tabiji.kernel.unpacked import unpacked


class GreedyBot:
    """Takes what looks best when the turn passes on.

    `noise` blurs its values, by so many points on average: with a lot of it, it
    plays like a beginner. `feature_weights` multiply what features of the linear
    evaluation are worth to it: somebody in love with gardens counts them twice. `samples`
    is how often each action is tried. While `interpreted`, it needs nothing compiled:
    slower, and the same moves.
    """

    interpreted = False

    def __init__(
        self,
        chair: Chair,
        noise: float = 0.0,
        feature_weights: Mapping[int, float] | None = None,
        samples: int = 12,
    ) -> None:
        self.chair = chair
        self.noise = noise
        self.samples = samples
        self.rng = generator(chair.seed, chair.seat)
        game = chair.game
        self.root, state = np.zeros((2, 1), game.record)
        candidates, actions = np.zeros((2, game.longest_list), np.int16)
        values, priors = np.zeros((2, game.longest_list), np.float64)
        chances = np.zeros(game.longest_list, np.int32)
        features = np.zeros(heuristics_of(game).FEATURES, np.float64)
        self.work = Lookahead(state, candidates, values, actions, chances, priors, features)
        self.weights = load_linear(game, feature_weights)

    def decide(self, table: Table) -> int:
        codes = table.codes()
        if len(codes) == 1:
            return codes[0]
        self.root[:] = np.frombuffer(as_bytes(table.state), self.chair.game.record)
        look: Callable[..., int] = look_ahead
        root: Any = self.root
        weights: Any = self.weights
        work = self.work
        if self.interpreted:
            root, weights, state = (
                [unpacked(as_state(array))] for array in (root, weights, work.state)
            )
            work = work._replace(state=state)
        else:
            look = entry(self.chair.game, look_ahead)
        count = look(root, table.turn, self.chair.seats, self.samples, weights, work, self.rng)
        if count == 0:
            raise no_redraw(table.turn)
        return int(work.candidates[self._choose(work.values[:count].tolist())])

    def _choose(self, values: Sequence[float]) -> int:
        """The best, each with Gumbel noise: a softmax choice whose temperature is `noise`."""
        noisy = [value + self.noise * self._gumbel() for value in values]
        return noisy.index(max(noisy))

    def _gumbel(self) -> float:
        return float(-np.log(-np.log((int(word(self.rng)) + 0.5) / 2**32)))
