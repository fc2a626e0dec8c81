"""Ratings: the maximum-likelihood Elo of bots that do not change.

Every two bots of a game are compared by their places; a shared place is half a
victory. The ratings are those under which all comparisons together are most likely
(Bradley and Terry). `docs/arena.md` says why this and not another, and what the
intervals take into account.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log

import numpy as np
import numpy.typing as npt

from tabiji.arena.intervals import Estimate, Z
from tabiji.arena.result import Result

Floats = npt.NDArray[np.float64]

MIDDLE = 1500.0
"""The mean of all bots of a tournament."""

SCALE = 400 / log(10)
"""Who is 400 points ahead is expected to win ten times for each loss."""

PRIOR = 1.0
"""Drawn games that everybody is given against the mean, so that no rating is infinite."""

STEPS = 100
CLOSE = 1e-10


@dataclass(frozen=True)
class Comparison:
    """Two bots of one game: the first one's score is 1, ½ or 0."""

    deal: int
    one: str
    other: str
    score: float


def comparisons(results: Iterable[Result]) -> Iterator[Comparison]:
    """Every two seats of every game at which different bots sat."""
    for result in results:
        for a, b in combinations(range(len(result.bots)), 2):
            if result.bots[a] != result.bots[b]:
                ahead = result.places[b] - result.places[a]
                score = 0.5 if ahead == 0 else float(ahead > 0)
                yield Comparison(result.deal, result.bots[a], result.bots[b], score)


def ratings(bots: Sequence[str], results: Iterable[Result]) -> dict[str, Estimate]:
    """The rating of each bot, its interval, and how many comparisons it rests on."""
    at = {bot: i for i, bot in enumerate(dict.fromkeys(bots))}
    compared = list(comparisons(results))
    one = np.array([at[c.one] for c in compared], np.int64)
    other = np.array([at[c.other] for c in compared], np.int64)
    score = np.array([c.score for c in compared], np.float64)
    deal = np.array([c.deal for c in compared], np.int64)
    strength = _most_likely(len(at), one, other, score)
    error = np.sqrt(_variances(strength, one, other, score, deal))
    count = np.bincount(one, minlength=len(at)) + np.bincount(other, minlength=len(at))
    return {
        bot: Estimate(
            float(MIDDLE + SCALE * strength[i]),
            float(MIDDLE + SCALE * (strength[i] - Z * error[i])),
            float(MIDDLE + SCALE * (strength[i] + Z * error[i])),
            int(count[i]),
        )
        for bot, i in at.items()
    }


def _expected(ahead: Floats) -> Floats:
    """The expected score of who is so far ahead."""
    return np.asarray(1 / (1 + np.exp(-ahead)))


def _most_likely(
    bots: int, one: npt.NDArray[np.int64], other: npt.NDArray[np.int64], score: Floats
) -> Floats:
    """Newton's method; the likelihood has one summit, and the prior makes it a round one."""
    strength = np.zeros(bots)
    for _ in range(STEPS):
        surprise = score - _expected(strength[one] - strength[other])
        slope = PRIOR * (0.5 - _expected(strength))
        np.add.at(slope, one, surprise)
        np.add.at(slope, other, -surprise)
        step = np.linalg.solve(_curvature(strength, one, other), slope)
        strength = strength + np.clip(step, -2, 2)
        if np.abs(step).max() < CLOSE:
            break
    return np.asarray(strength - strength.mean())


def _curvature(
    strength: Floats, one: npt.NDArray[np.int64], other: npt.NDArray[np.int64]
) -> Floats:
    """How sharply the likelihood falls off around the ratings."""
    expected = _expected(strength[one] - strength[other])
    known = expected * (1 - expected)
    curvature = np.zeros((len(strength), len(strength)))
    np.add.at(curvature, (one, one), known)
    np.add.at(curvature, (other, other), known)
    np.add.at(curvature, (one, other), -known)
    np.add.at(curvature, (other, one), -known)
    by_prior = _expected(strength)
    return curvature + np.diag(PRIOR * by_prior * (1 - by_prior))


def _variances(
    strength: Floats,
    one: npt.NDArray[np.int64],
    other: npt.NDArray[np.int64],
    score: Floats,
    deal: npt.NDArray[np.int64],
) -> Floats:
    """How the ratings, less their mean, would vary: for each bot the larger of two estimates.

    The first believes that all comparisons are independent. The second looks at how the
    deals vary as wholes (a sandwich estimate by clusters): games of one deal share dice,
    and the pairs of one game share the game.
    """
    bots = len(strength)
    inverse = np.linalg.inv(_curvature(strength, one, other))
    center = np.eye(bots) - 1 / bots
    believed = center @ inverse @ center
    _, cluster = np.unique(deal, return_inverse=True)
    deals = int(cluster.max()) + 1 if len(cluster) else 0
    if deals < 2:
        return np.diag(believed)
    surprise = score - _expected(strength[one] - strength[other])
    by_deal = np.zeros((deals, bots))
    np.add.at(by_deal, (cluster, one), surprise)
    np.add.at(by_deal, (cluster, other), -surprise)
    spread = by_deal.T @ by_deal * deals / (deals - 1)
    observed = center @ inverse @ spread @ inverse @ center
    return np.maximum(np.diag(observed), np.diag(believed))
