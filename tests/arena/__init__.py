"""Tests of the arena."""

from collections.abc import Sequence
from typing import Any

from tabiji.arena import Result, Tournament
from tabiji.arena.tournament import agreed
from tabiji.kernel.game import game

OWN = "tests.arena.players"
"""The module of the bots that only tests know."""


def tournament(name: str, *bots: str, seats: int = 2, seed: int = 1, **options: Any) -> Tournament:
    """A tournament of these bots."""
    found = game(name)
    return Tournament(found, agreed(found, seats, options), bots, seed)


def outcomes(results: Sequence[Result]) -> list[Result]:
    """The results without times, which are never the same twice."""
    return [result.outcome() for result in results]


def game_of(*bots: str, places: Sequence[int], deal: int = 0, number: int = 0) -> Result:
    """A result as if it had been played."""
    seats = len(bots)
    return Result(
        number=number,
        deal=deal,
        bots=bots,
        places=tuple(places),
        points=tuple(60 - 10 * place for place in places),
        sources=tuple({"faith": 30, "commerce": 30 - 10 * place} for place in places),
        travelers=(),
        endings=("end-garden",),
        first=0,
        actions=100,
        turns=20,
        decisions=(10,) * seats,
        seconds=(0.5,) * seats,
    )
