"""The opponents."""

from typing import Any

import numpy as np

from tabiji import Game, Table, game
from tabiji.bots import Chair
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.engine import Buffer
from tabiji.kernel.record import as_bytes, as_state, copy_record
from tabiji.kernel.rng import generator

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("duo", {}),
    ("tokaido", {"seats": 2}),
    ("tokaido", {"seats": 4}),
    ("tokaido", {"seats": 5, "gastronomy": True}),
]


def chair(played: Game, choices: dict[str, Any], seat: int = 0, seed: int = 1) -> Chair:
    """A seat at a game with these options."""
    return Chair(played, played.choose(choices).seats, seat, seed)


def decisions(name: str, choices: dict[str, Any], count: int, seed: int = 3) -> list[Table]:
    """Tables of random games at which somebody has a real choice."""
    played = game(name)
    found: list[Table] = []
    engine, rng = played.engine(), generator(seed)
    while len(found) < count:
        buffer = engine.new(played.choose(choices))
        while engine.turn(buffer) >= CHANCE:
            engine.playout(buffer, rng, limit=1)
            if engine.turn(buffer) >= 0 and len(engine.legal(buffer)) > 1:
                found.append(table_of(played, choices, buffer))
                engine.playout(buffer, rng, limit=9)
    return found[:count]


def table_of(played: Game, choices: dict[str, Any], buffer: Buffer) -> Table:
    """A table that stands as a buffer says."""
    table = played.table(**choices)
    copy_record(as_state(buffer.view(played.record)), table.state)
    return table


def redrawn(table: Table, choices: dict[str, Any], seed: int) -> Table:
    """The same table to the seat that is to act, with what it cannot know redrawn."""
    buffer = np.frombuffer(as_bytes(table.state), np.uint8).copy()
    other = table.game.engine().unseen(buffer, table.turn, generator(seed))
    return table_of(table.game, choices, other)
