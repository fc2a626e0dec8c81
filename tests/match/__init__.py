"""Matches and their records, on both games."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from tabiji.match import Action, Match, Record, simulate
from tests.contract import Case

CASES = [
    Case("duo", ()),
    Case("duo", (("compass", 1), ("purple", 0))),
    Case("tokaido", (("seats", 2),)),
    Case("tokaido", (("seats", 4), ("travelers", "none"), ("gastronomy", True))),
    Case("tokaido", (("seats", 3), ("travelers", ("Yoshiyasu", "Satsuki", None)))),
]
"""Both games, with the options that matter here: how many seats, and who hides something."""

each_case = pytest.mark.parametrize("case", CASES, ids=str)

Choose = Callable[[tuple[Action, ...]], Action]


def new_match(case: Case, seed: int = 1, **more: Any) -> Match:
    """A match of this game with these options."""
    if more.get("dice") != "by hand":
        more["seed"] = seed
    return Match(case.name, **more, **dict(case.choices))


def play_some(match: Match, decisions: int, random: Random) -> None:
    """Let somebody decide so many times, or to the end."""
    for _ in range(decisions):
        if match.over:
            return
        match.play(random.choice(match.legal()))


@cache
def whole_game(case: Case, number: int = 0) -> Record:
    """A random game to its end; there are sixteen of each case."""
    return _whole_games(case)[number % 16]


@cache
def _whole_games(case: Case) -> list[Record]:
    return list(simulate(case.name, 16, seed=11, **dict(case.choices)))
