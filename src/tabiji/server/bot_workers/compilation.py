"""Whether the bots' compiled code is there, and the process that compiles it.

Compiled code is kept on disk. The very first time, or after an update, it is missing: a
process of its own compiles it, the games one after the other, and says what is done.
Nobody waits for it but who needs it.
"""

import os
import signal
from collections.abc import Callable, Iterable
from multiprocessing.connection import Connection
from typing import Any

from tabiji.bots import LADDER, Budget, Chair, GreedyBot, SearchBot, tree
from tabiji.bots.compiled import is_compiled
from tabiji.kernel.game import game, games
from tabiji.kernel.table import Table
from tabiji.match.jobs import end_with_parent

Function = Callable[..., Any]

SEARCHING: tuple[Function, ...] = (tree.clear, tree.search, tree.keep_subtree)
"""What a search needs; one-turn lookahead can do without."""

RULES = ("start", "legal")
"""What a search asks of the compiled rules, beside what is compiled into it."""


def searches(bot: str) -> bool:
    """Whether a bot of the ladder searches: it cannot begin before its code is compiled."""
    return any(opponent.name == bot and opponent.searches for opponent in LADDER)


def is_warm(name: str) -> bool:
    """Whether everything that a search of this game needs is there to be loaded."""
    played = game(name)
    engine = played.engine()
    return all(engine.is_compiled(name) for name in RULES) and all(
        is_compiled(played, function) for function in SEARCHING
    )


def cold() -> list[str]:
    """The games whose search has still to be compiled, in the order of compiling."""
    return [name for name in games() if not is_warm(name)]


def warm_up(name: str, searching: bool = True) -> None:
    """Use everything once that thinking about a game needs: load it, or compile it."""
    played = game(name)
    table = Table(played, played.choose(), 0)
    table.deal()
    chair = Chair(played, played.choose().seats, table.turn, 0)
    GreedyBot(chair, samples=1).decide(table)
    if searching:
        SearchBot(chair, Budget(iterations=1)).analyse(table)


def compile_all(names: Iterable[str], nice: int, done: Connection) -> None:
    """The compiling process: say the name of each game when its code is there."""
    end_with_parent()  # it compiles for minutes: nobody else would end it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step_back(nice)
    for name in names:
        warm_up(name)
        try:
            done.send(name)
        except OSError:  # nobody waits for it any more
            return


def step_back(nice: int) -> None:
    """Let the web process go first, where the system knows how."""
    if hasattr(os, "nice"):
        os.nice(nice)
