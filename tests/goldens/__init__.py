"""Goldens: what was. Whole games of every game, step by step, and perft counts.

A golden says nothing about what is right, only that nothing has changed: when a
rule is changed on purpose, `make goldens` writes them anew, and the difference is
read before it is committed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tabiji import Table, game
from tabiji.kernel import contract, playout
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.record import as_bytes

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Playthrough:
    """A random game, by its seed and options."""

    game: str
    name: str
    seed: int
    choices: dict[str, Any]

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}-{self.name}.txt"

    def tables(self) -> Iterator[tuple[Table, int]]:
        """Each table of the game, and the action that is carried out on it."""
        table = game(self.game).table(seed=self.seed, **self.choices)
        actions = np.zeros(table.game.longest_list, np.int16)
        chances = np.zeros(table.game.longest_list, np.int32)
        while not table.over:
            action = int(playout.any_action(table.state, actions, chances, table.rng))
            yield table, action
            contract.apply(table.state, action)
        yield table, -1

    def text(self) -> str:
        """The game: every position, what was legal in it, and what was done."""
        lines = []
        for table, action in self.tables():
            lines.append(str(table))
            if table.over:
                lines.append(f"over {table.scores()} {table.ranking()}")
                break
            legal = table.legal()
            if table.turn == CHANCE:
                legal = [f"{word}*{number}" for word, number in table.weights().items()]
            who = "chance" if table.turn == CHANCE else f"seat {table.turn}"
            lines.append(f"  {who}: {' '.join(legal)}")
            lines.append(f"  > {table.game.notation.write(action)}")
        return "\n".join(lines) + "\n"


PLAYTHROUGHS = [
    Playthrough("duo", "drawn", 1, {}),
    Playthrough("duo", "agreed", 2, {"compass": 1, "purple": 0}),
    Playthrough("tokaido", "two", 3, {"seats": 2}),
    Playthrough(
        "tokaido", "three-home", 4, {"seats": 3, "gastronomy": True, "return_journey": True}
    ),
    Playthrough("tokaido", "four-first", 5, {"seats": 4, "travelers": "none"}),
    Playthrough(
        "tokaido",
        "five-named",
        6,
        {"seats": 5, "travelers": ("Satsuki", "Yoshiyasu", "Chuubei", "Hiroshige", "Umegae")},
    ),
]

PERFT = FOLDER / "perft.txt"
PERFT_DEPTHS = {"duo": (8, 9), "tokaido": (7, 6)}
"""From the start, and from positions in the middle of a game."""

PERFT_EVERY = 40
"""Every so many steps of a playthrough, a position is counted from."""

PERFT_POSITIONS = 4


def perft_text() -> str:
    """How many ways to go on there are, from the starts and middles of the playthroughs."""
    lines = []
    for play in PLAYTHROUGHS:
        engine = game(play.game).engine()
        first, later = PERFT_DEPTHS[play.game]
        for number, (table, _) in enumerate(play.tables()):
            if number % PERFT_EVERY == 0 and number < PERFT_EVERY * PERFT_POSITIONS:
                buffer = np.frombuffer(as_bytes(table.state), np.uint8).copy()
                depth = later if number else first
                counts = [engine.perft(buffer, steps) for steps in range(1, depth + 1)]
                lines.append(f"{play.game} {play.name} step {number}: {' '.join(map(str, counts))}")
    return "\n".join(lines) + "\n"
