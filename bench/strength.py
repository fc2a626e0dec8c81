"""`python -m bench.strength FOLDER`: the matches of docs/strength.md and docs/balance.md.

Each match has a file of results in the folder and goes on where it was left, so this can be
stopped and started at will; `--told` only tells what is there already. Budgets are in
iterations, which cost what `python -m bench.pace` says, so that a busy machine makes a match
longer and not different.
"""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import mean
from typing import Any

from tabiji.arena import balance
from tabiji.arena.intervals import Estimate, share
from tabiji.arena.ledger import saved_results
from tabiji.arena.result import Result
from tabiji.arena.tournament import Tournament
from tabiji.kernel.game import game

Seat = tuple[Result, int]
"""A seat of a game that was played."""


@dataclass(frozen=True)
class Match:
    """Who plays whom, how often; the first bot is the one that is measured."""

    name: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> str:
        return "tokaido" if "seats" in self.options else "duo"

    def play(self, path: Path, jobs: int) -> None:
        """Play what is missing."""
        played = game(self.game)
        tournament = Tournament(played, played.choose(dict(self.options)), self.bots, self.seed)
        tournament.run(self.games, jobs=jobs, path=path)


def _search(iterations: int) -> str:
    return f"search@iterations={iterations}"


def _duo(name: str, one: str, other: str, games: int, seed: int = 1) -> Match:
    return Match(f"duo-{name}", (one, other), games, seed)


def _tokaido(name: str, bots: Sequence[str], games: int, seed: int = 1, **more: Any) -> Match:
    return Match(f"tokaido-{name}", tuple(bots), games, seed, {"seats": len(bots), **more})


DUO, TWO, FOUR, FIVE = _search(7_000), _search(5_000), _search(4_400), _search(3_700)
"""About 20 ms of one core a decision."""

# The last step, Basho, with a hundredth of the two seconds.
STEPS = ["random", "haru", "sora", "kiku", "taro", "nami", "rin"]

MATCHES = [
    _duo("greedy-5-ms", _search(1_750), "greedy", 1_000),
    _duo("greedy", DUO, "greedy", 1_000),
    _duo("plain-5-ms", _search(1_750), "plain@iterations=410", 1_000),
    _tokaido("greedy-5-ms", [_search(1_100), *["greedy"] * 3], 1_000),
    _tokaido("greedy", [FOUR, *["greedy"] * 3], 1_000),
    _tokaido("greedy-two", [TWO, "greedy"], 400),
    _tokaido("greedy-five", [FIVE, *["greedy"] * 4], 400),
    *[
        match
        for low, high in pairwise(STEPS)
        for match in (
            _duo(f"ladder-{high}", high, low, 200),
            _tokaido(f"ladder-{high}", [high, high, low, low], 200),
        )
    ],
    _duo("ladder-basho", DUO, "rin", 200),
    _tokaido("ladder-basho", [FOUR] * 2 + ["rin"] * 2, 200),
    _tokaido("gastronomy", [FOUR] * 4, 300, gastronomy=True),
    _duo("balance", _search(1_000), _search(1_000), 1_000, seed=2),
    _tokaido("balance", [_search(800)] * 4, 1_000, seed=2),
    *[
        _duo(f"growth-{few}", _search(10 * few), _search(few), games, seed=61)
        for few, games in ((70, 200), (700, 150), (7_000, 60))
    ],
    *[
        match
        for times, games in ((0.25, 200), (4, 60), (16, 24), (100, 24))
        for match in (
            _duo(f"budget-{times:g}", _search(int(7_000 * times)), DUO, games, seed=3),
            _tokaido(
                f"budget-{times:g}", [_search(int(4_400 * times)), *[FOUR] * 3], games, seed=3
            ),
        )
    ],
    _duo("plain", DUO, "plain@iterations=1400", 1_000),
    _duo("seconds", "search@seconds=0.02", "plain@seconds=0.02", 100, seed=4),
]


def told(name: str, bots: Sequence[str], results: Sequence[Result]) -> str:
    """A line about a match: how often the measured side won, and its mean points."""
    one, *others = bots
    seats = seats_of(results, one)
    won = share(sum(result.win(seat) for result, seat in seats), len(results))
    made = mean(result.points[seat] for result, seat in seats)
    even = bots.count(one) / len(bots)
    line = f"| {name} | {one} against {' '.join(others)} | {len(results)} | {_percent(won)} "
    return line + f"| {100 * even:.0f} % | {made:.1f} |"


def tell(name: str, path: Path) -> None:
    """Print what a file of results says: the bots are those of the file."""
    heading, results = saved_results(path)
    if results := balance.finished(results):
        print(told(name, heading["bots"], results))
        for bot in dict.fromkeys(heading["bots"]):
            print(f"    {bot}: {sources(seats_of(results, bot))}")
        print(f"    winners: {sources(winners(results))}", flush=True)


def seats_of(results: Iterable[Result], bot: str) -> list[Seat]:
    """Where a bot sat."""
    return [
        (result, at) for result in results for at, name in enumerate(result.bots) if name == bot
    ]


def winners(results: Iterable[Result]) -> list[Seat]:
    """Who came first; more than one where the first place was shared."""
    return [
        (result, at) for result in results for at, place in enumerate(result.places) if place == 1
    ]


def sources(seats: Sequence[Seat]) -> str:
    """The points of these seats by source."""
    names = seats[0][0].sources[0]
    found = {name: mean(result.sources[seat][name] for result, seat in seats) for name in names}
    total = mean(result.points[seat] for result, seat in seats)
    return f"{total:.1f} = " + " + ".join(f"{value:.1f} {name}" for name, value in found.items())


def _percent(found: Estimate) -> str:
    return f"{100 * found.value:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="a match, or what its name begins with")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--told", action="store_true", help="play nothing")
    asked = parser.parse_args()
    named = [match for match in MATCHES if match.name == asked.only]
    for match in named or MATCHES:
        path = asked.folder / f"{match.name}.jsonl"
        if not match.name.startswith(asked.only):
            continue
        if not asked.told:
            match.play(path, asked.jobs)
        if path.exists():
            tell(match.name, path)


if __name__ == "__main__":
    main()
