"""Random games of Tokaido, state by state."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from tabiji import Table
from tabiji.kernel import contract, playout
from tabiji.tokaido import GAME

TABLES: list[dict[str, Any]] = [
    {"seats": 2, "travelers": ("Satsuki", "Yoshiyasu")},
    {"seats": 2},
    {"seats": 3, "gastronomy": True},
    {"seats": 4, "travelers": "none"},
    {"seats": 4, "return_journey": True},
    {"seats": 5},
    {"seats": 5, "travelers": ("Satsuki", "Yoshiyasu", "Chuubei", "Hiroshige", "Umegae")},
    {"seats": 5, "travelers": ("Mitsukuni", "Zen-emon", "Sasayakko", "Hirotada", "Kinko")},
]


def walk(seed: int, choices: dict[str, Any]) -> Iterator[tuple[Table, int]]:
    """Each table of a random game, and the action that will be carried out on it."""
    table = GAME.table(seed=seed, **choices)
    actions = np.zeros(GAME.longest_list, np.int16)
    chances = np.zeros(GAME.longest_list, np.int32)
    while not table.over:
        action = int(playout.any_action(table.state, actions, chances, table.rng))
        yield table, action
        contract.apply(table.state, action)
    yield table, -1
