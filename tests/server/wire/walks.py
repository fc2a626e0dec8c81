"""Matches of every kind, played at random, to look at in every place."""

from collections.abc import Iterator
from typing import Any

from tabiji.kernel import contract
from tabiji.kernel.record import new_state
from tabiji.kernel.rng import below, generator
from tabiji.match import Match, Standing

KINDS: dict[str, dict[str, Any]] = {
    "duo": {"game": "duo"},
    "tokaido-two": {"game": "tokaido", "seats": 2},
    "tokaido-four-yoshiyasu": {
        "game": "tokaido",
        "seats": 4,
        "travelers": ["yoshiyasu", "satsuki", "chuubei", "hiroshige"],
    },
    "tokaido-five": {"game": "tokaido", "seats": 5},
}


def walked(kind: str, seed: int = 5) -> Match:
    """A whole match, every choice as likely."""
    match = Match(seed=seed, **KINDS[kind])
    rng = generator(seed, 1)
    while not match.over:
        legal = match.legal()
        match.play(legal[int(below(rng, len(legal)))])
    return match


def decisions(match: Match) -> Iterator[Standing]:
    """Every place of a match where a seat had to decide."""
    for at in range(match.at):
        if match.standing(at).seat is not None:
            yield match.standing(at)


def otherwise(standing: Standing, seed: int = 99) -> Standing:
    """The same table to the seat that decides: what it cannot know is something else."""
    assert standing.seat is not None
    state = new_state(standing.game.record)
    contract.unseen(standing.state, standing.seat, state, generator(seed))
    return Standing(standing.terms, state)
