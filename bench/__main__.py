"""`python -m bench`: how fast random play and plain search are, beside OpenSpiel's C++ code."""

import argparse
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median

from bench.contest import Player, Speed, open_spiel_player, tabiji_player
from bench.simulations import open_spiel_searcher, tabiji_searcher

ROUNDS = 3


@dataclass(frozen=True)
class Aim:
    """How many times faster than a peer a game of ours should be."""

    ours: str
    peer: str
    unit: str
    times: float


OURS: dict[str, Callable[[], Player]] = {
    "Tabiji duo": lambda: tabiji_player("duo", "Tabiji duo"),
    **{
        f"Tabiji tokaido, {seats} seats": partial(
            tabiji_player, "tokaido", f"Tabiji tokaido, {seats} seats", seats=seats
        )
        for seats in (2, 3, 4, 5)
    },
}
PEERS = ["backgammon", "maedn(players=4)", "pig"]
OUR_SEARCH = "Tabiji plain search, tokaido, 4 seats"
UNITS: dict[str, Callable[[Speed], float]] = {
    "moves": lambda speed: speed.moves_per_second,
    "games": lambda speed: speed.games_per_second,
    "simulations": lambda speed: speed.games_per_second,
}
AIMS = [
    Aim("Tabiji duo", "OpenSpiel backgammon", "moves", 150),
    Aim("Tabiji duo", "OpenSpiel maedn(players=4)", "moves", 8),
    Aim("Tabiji duo", "OpenSpiel pig", "moves", 4),
    Aim("Tabiji tokaido, 4 seats", "OpenSpiel maedn(players=4)", "games", 20),
    Aim("Tabiji tokaido, 4 seats", "OpenSpiel maedn(players=4)", "moves", 5),
    Aim(OUR_SEARCH, "OpenSpiel MCTSBot, maedn(players=4)", "simulations", 10),
]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each player and round")
    seconds = parser.parse_args().seconds
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    players = [make() for make in OURS.values()] + [open_spiel_player(name) for name in PEERS]
    searchers = [
        tabiji_searcher("tokaido", OUR_SEARCH, seats=4),
        open_spiel_searcher("maedn(players=4)"),
    ]
    rounds: list[dict[str, Speed]] = []
    for number in range(ROUNDS):
        rounds.append({})
        for player in players + searchers:
            print(f"round {number + 1} of {ROUNDS}: {player.name}", file=sys.stderr)
            rounds[-1][player.name] = player.play(seconds)
    print(_machine())
    print(_speeds([player.name for player in players], rounds))
    print(_simulations([searcher.name for searcher in searchers], rounds))
    print(_ratios(rounds))


def _machine() -> str:
    """Where this was measured."""
    cpu = platform.processor() or platform.machine()
    if Path("/proc/cpuinfo").exists():
        with Path("/proc/cpuinfo").open() as info:
            models = [line.partition(":")[2].strip() for line in info if "model name" in line]
        cpu = models[0] if models else cpu
    return (
        f"One core of {cpu}, {platform.system()}, Python {platform.python_version()}, "
        f"NumPy {version('numpy')}, Numba {version('numba')}, OpenSpiel {version('open_spiel')}; "
        f"median of {ROUNDS} rounds.\n"
    )


def _speeds(names: list[str], rounds: list[dict[str, Speed]]) -> str:
    """What each player did in a second."""
    lines = ["| uniform random play | moves a second | games a second | moves a game |"]
    lines.append("|---|---:|---:|---:|")
    for name in names:
        moves = median(speeds[name].moves_per_second for speeds in rounds)
        games = median(speeds[name].games_per_second for speeds in rounds)
        lines.append(f"| {name} | {moves:,.0f} | {games:,.0f} | {moves / games:.0f} |")
    return "\n".join(lines) + "\n"


def _simulations(names: list[str], rounds: list[dict[str, Speed]]) -> str:
    """How many games to the end each searcher simulated in a second."""
    lines = ["| plain search, uniform random play to the end | simulations a second |"]
    lines.append("|---|---:|")
    for name in names:
        lines.append(f"| {name} | {median(s[name].games_per_second for s in rounds):,.0f} |")
    return "\n".join(lines) + "\n"


def _ratios(rounds: list[dict[str, Speed]]) -> str:
    """How many times faster than its peers each game of ours is."""
    lines = ["| ours | peer | unit | times as fast | aim |", "|---|---|---|---:|---:|"]
    for aim in AIMS:
        unit = UNITS[aim.unit]
        ratio = median(unit(speeds[aim.ours]) / unit(speeds[aim.peer]) for speeds in rounds)
        lines.append(f"| {aim.ours} | {aim.peer} | {aim.unit} | {ratio:.1f} | {aim.times:g} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
