"""Greedy bots: the best of what the next moment brings, clearly or hazily seen."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from tabiji.bots.bot import Chair
from tabiji.bots.compiled import entry
from tabiji.bots.glance import glance
from tabiji.bots.judgement import judge
from tabiji.bots.learned import learned_eye
from tabiji.kernel.errors import no_redraw
from tabiji.kernel.record import as_bytes, as_state
from tabiji.kernel.rng import generator, word
from tabiji.kernel.table import Table
from tabiji.kernel.unpacked import unpacked


class GreedyBot:
    """Takes what looks best when the turn passes on.

    `haze` blurs what it sees, by so many points on average: with a lot of it, it
    plays like a beginner. `whims` multiply what it thinks of the features of the
    game's judgement: somebody in love with gardens counts them twice. While
    `interpreted`, it needs nothing compiled: slower, and the same moves.
    """

    interpreted = False

    def __init__(
        self,
        chair: Chair,
        haze: float = 0.0,
        whims: Mapping[int, float] | None = None,
        looks: int = 12,
    ) -> None:
        self.chair = chair
        self.haze = haze
        self.looks = looks
        self.rng = generator(chair.seed, chair.seat)
        game = chair.game
        self.root, self.work = np.zeros((2, 1), game.record)
        self.candidates, self.actions = np.zeros((2, game.longest_list), np.int16)
        self.chances = np.zeros(game.longest_list, np.int32)
        self.tastes, self.seen = np.zeros((2, game.longest_list), np.float64)
        self.space = np.zeros(judge(game).FEATURES, np.float64)
        self.eye = learned_eye(game, whims)

    def decide(self, table: Table) -> int:
        codes = table.codes()
        if len(codes) == 1:
            return codes[0]
        self.root[:] = np.frombuffer(as_bytes(table.state), self.chair.game.record)
        look: Callable[..., int] = glance
        states: list[Any] = [self.root, self.work, self.eye]
        if self.interpreted:
            states = [[unpacked(as_state(state))] for state in states]
        else:
            look = entry(self.chair.game, glance)
        root, work, eye = states
        count = look(
            root,
            table.turn,
            self.chair.seats,
            self.looks,
            work,
            self.candidates,
            self.actions,
            self.chances,
            self.tastes,
            eye,
            self.space,
            self.seen,
            self.rng,
        )
        if count == 0:
            raise no_redraw(table.turn)
        return int(self.candidates[self._choose(self.seen[:count].tolist())])

    def _choose(self, seen: Sequence[float]) -> int:
        """The best, with a haze over each that is as often thin as thick."""
        blurred = [value + self.haze * self._gumbel() for value in seen]
        return blurred.index(max(blurred))

    def _gumbel(self) -> float:
        return float(-np.log(-np.log((int(word(self.rng)) + 0.5) / 2**32)))
