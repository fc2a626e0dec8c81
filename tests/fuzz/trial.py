"""One text tried: refused as it should be, or a table on which everything works."""

import random
from dataclasses import dataclass
from functools import cache

import numpy as np

from tabiji.bots.search import Budget, Search
from tabiji.kernel import contract, playout
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.errors import BadText
from tabiji.kernel.game import Game, game
from tabiji.kernel.record import as_bytes, as_state
from tabiji.kernel.rng import generator
from tabiji.kernel.table import Table

MOST_STEPS = 100_000
ITERATIONS = 12
"""Of a search, from each kind of decision that a game comes to from here."""

CLOSELY = 0.02
"""How many of the games that go on are looked at after every step."""


@dataclass
class Count:
    """What became of the texts tried."""

    refused: int = 0
    played: int = 0

    @property
    def tried(self) -> int:
        return self.refused + self.played


def try_text(name: str, text: str, seed: int, count: Count) -> None:
    """Refused, or played to the end by chance and thought about; anything else is an error."""
    played = game(name)
    try:
        table = played.at(text, seed)
    except BadText:
        count.refused += 1
        return
    count.played += 1
    chance = random.Random(seed)
    assert played.at(str(table)) == table, f"reads back as {played.at(str(table))}"
    _can_be_looked_at(table)
    _can_be_redrawn(table, seed)
    if chance.random() < CLOSELY:
        _goes_on_without_flaw(table.copy())
    _ends(table, seed)


def _can_be_looked_at(table: Table) -> None:
    for seat in (None, *range(seats(table))):
        table.view(seat)
    table.scores()
    table.ranking()
    for code in table.codes():
        table.describe(code)
    assert table.over or table.legal()


def _can_be_redrawn(table: Table, seed: int) -> None:
    """For everybody, into a table that could be too, and looks the same to them."""
    engine = table.game.engine()
    buffer = np.frombuffer(as_bytes(table.state), np.uint8).copy()
    for seat in range(-1, seats(table)):  # the first is whoever only watches
        state = as_state(engine.unseen(buffer, seat, generator(seed, seat)).view(table.game.record))
        why = table.game.position.flaw(state)
        assert why is None, f"redrawn for {seat}: {why}: {table.game.position.write(state)}"
        viewer = None if seat < 0 else seat
        assert table.game.view(state, viewer) == table.view(viewer)


def _goes_on_without_flaw(table: Table) -> None:
    """Whatever follows from it could be a beginning too."""
    actions = np.zeros(table.game.longest_list, np.int16)
    chances = np.zeros(table.game.longest_list, np.int32)
    for _ in range(MOST_STEPS):
        if table.over:
            return
        before, action = str(table), playout.any_action(table.state, actions, chances, table.rng)
        contract.apply(table.state, int(action))
        why = table.game.position.flaw(table.state)
        word = table.game.notation.write(int(action))
        assert why is None, f"{before} then {word}: {why}: {table}"


def _ends(table: Table, seed: int) -> None:
    """Random play comes to an end, and search thinks about decisions on the way."""
    engine = table.game.engine()
    buffer = np.frombuffer(as_bytes(table.state), np.uint8).copy()
    rng = generator(seed)
    for _ in range(2):
        while (turn := engine.turn(buffer)) == CHANCE:
            engine.apply(buffer, engine.draw(buffer, rng))
        if turn == OVER:
            break
        search = _search(table.game, seats(table))
        search.forget()
        search.think(buffer, turn, Budget(iterations=ITERATIONS))
        engine.playout(buffer, rng, 1 + seed % 40)
    engine.playout(buffer, rng, MOST_STEPS)
    assert engine.turn(buffer) == OVER
    state = as_state(buffer.view(table.game.record))
    why = table.game.position.flaw(state)
    assert why is None, f"in the end {why}: {table.game.position.write(state)}"


@cache
def _search(played: Game, seats: int) -> Search:
    return Search(played, seats, capacity=2_000)


def seats(table: Table) -> int:
    """How many sit at a table: each has points of its own."""
    return len(table.game.sources(table.state))
