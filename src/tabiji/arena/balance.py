"""The game studied: seats, travelers, endings, sources of points, length.

Only games that were played to the end are counted.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from tabiji.arena.intervals import Estimate, mean, share
from tabiji.arena.result import Result

Estimates = dict[str, Estimate]
"""Estimates by what they are of: a seat, a traveler, an ending."""

Group = Callable[[Result, int], str | None]
"""What a seat of a game is counted under."""


def finished(results: Iterable[Result]) -> list[Result]:
    """The games that were played to the end."""
    return [result for result in results if result.finished]


def by_seat(result: Result, seat: int) -> str:
    """Seats, counted from 1 as people do."""
    return str(seat + 1)


def by_start(result: Result, seat: int) -> str:
    """Whether this seat took the first turn."""
    return "first" if seat == result.first else "later"


def by_traveler(result: Result, seat: int) -> str | None:
    """Who the seat was on the road."""
    return result.travelers[seat] if result.travelers else None


def by_bot(result: Result, seat: int) -> str:
    """Who played."""
    return result.bots[seat]


def wins(results: Sequence[Result], group: Group) -> Estimates:
    """How often each group wins."""
    return {
        name: share(sum(result.win(seat) for result, seat in seated), len(seated))
        for name, seated in _grouped(results, group).items()
    }


def points(results: Sequence[Result], group: Group) -> Estimates:
    """The points of each group."""
    return {
        name: mean([result.points[seat] for result, seat in seated])
        for name, seated in _grouped(results, group).items()
    }


def fair_wins(results: Sequence[Result], group: Group) -> Estimates:
    """How often each group would win if all players were alike.

    Groups that players choose, as travelers are, win more often when good players like
    them. So each victory is measured against what its player usually wins.
    """
    usual = {bot: found.value for bot, found in wins(results, by_bot).items()}
    even = 1 / len(results[0].bots)
    return {
        name: mean([even + result.win(seat) - usual[result.bots[seat]] for result, seat in seated])
        for name, seated in _grouped(results, group).items()
    }


def fair_points(results: Sequence[Result], group: Group) -> Estimates:
    """The points of each group if all players were alike: against what each usually makes."""
    usual = {bot: found.value for bot, found in points(results, by_bot).items()}
    every = [made for result in results for made in result.points]
    middle = sum(every) / len(every)
    return {
        name: mean(
            [middle + result.points[seat] - usual[result.bots[seat]] for result, seat in seated]
        )
        for name, seated in _grouped(results, group).items()
    }


def sources(results: Sequence[Result], group: Group) -> dict[str, Estimates]:
    """The points of each group from each source."""
    return {
        name: {
            source: mean([result.sources[seat][source] for result, seat in seated])
            for source in seated[0][0].sources[0]
        }
        for name, seated in _grouped(results, group).items()
    }


def endings(results: Sequence[Result]) -> Estimates:
    """How often each ending came about; two may come at once."""
    counted = Counter(ending for result in results for ending in result.endings)
    return {name: share(count, len(results)) for name, count in counted.most_common()}


def lengths(results: Sequence[Result]) -> Estimates:
    """How long games are."""
    return {
        "turns": mean([result.turns for result in results]),
        "actions": mean([result.actions for result in results]),
        "decisions": mean([sum(result.decisions) for result in results]),
    }


def _grouped(results: Sequence[Result], group: Group) -> dict[str, list[tuple[Result, int]]]:
    found: dict[str, list[tuple[Result, int]]] = {}
    for result in results:
        for seat in range(len(result.bots)):
            name = group(result, seat)
            if name is not None:
                found.setdefault(name, []).append((result, seat))
    return dict(sorted(found.items()))
