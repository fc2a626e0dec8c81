"""The bots compared: a row for each, the best first."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tabiji.arena.intervals import Estimate, mean, share
from tabiji.arena.rating import comparisons, ratings
from tabiji.arena.result import Result


@dataclass(frozen=True)
class Standing:
    """How a bot did. Who sits on several seats of a game has played as many."""

    bot: str
    games: int
    rating: Estimate
    wins: Estimate
    points: Estimate
    seconds_a_move: float
    forfeits: int

    def as_data(self) -> dict[str, Any]:
        """For programs."""
        return {
            "bot": self.bot,
            "games": self.games,
            "rating": self.rating.as_data(),
            "wins": self.wins.as_data(),
            "points": self.points.as_data(),
            "seconds_a_move": round(self.seconds_a_move, 6),
            "forfeits": self.forfeits,
        }


def standings(bots: Sequence[str], results: Sequence[Result]) -> list[Standing]:
    """A row for each bot, the highest rating first."""
    rated = ratings(bots, results)
    rows = [_standing(bot, rated[bot], results) for bot in dict.fromkeys(bots)]
    return sorted(rows, key=lambda row: -row.rating.value)


def _standing(bot: str, rating: Estimate, results: Iterable[Result]) -> Standing:
    seated = [
        (result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot
    ]
    decisions = sum(result.decisions[seat] for result, seat in seated)
    return Standing(
        bot,
        len(seated),
        rating,
        share(sum(result.win(seat) for result, seat in seated), len(seated)),
        mean([result.points[seat] for result, seat in seated if result.finished]),
        sum(result.seconds[seat] for result, seat in seated) / max(1, decisions),
        sum(result.culprit == seat for result, seat in seated),
    )


def meetings(results: Iterable[Result]) -> dict[tuple[str, str], Estimate]:
    """For every two bots that met, how often the first came out ahead of the second."""
    met: dict[tuple[str, str], list[float]] = {}
    for found in comparisons(results):
        met.setdefault((found.one, found.other), []).append(found.score)
        met.setdefault((found.other, found.one), []).append(1 - found.score)
    return {pair: share(sum(scores), len(scores)) for pair, scores in met.items()}
