"""Compiles a game, its matches and its bots once, before many test processes need them.

`python -m tests.warm_up` compiles all of them, in a process for each game and part. `make test`
begins with it, beside the checks, which leave a core idle; a second one waits for the first.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from tabiji import game, games
from tabiji.bots import Budget, Chair, GreedyBot, SearchBot
from tabiji.kernel.folders import cache_root
from tabiji.kernel.game import Game
from tabiji.match import simulate, verify_archive


def rules(played: Game) -> None:
    """All that an engine can be asked, and what replays matches."""
    played.engine().compile_all()
    archive = [str(record) for record in simulate(played.name, 9)]  # as many as are compiled for
    assert all(verdict.ok for verdict in verify_archive("\n".join(archive).splitlines(True)))


def bots(played: Game) -> None:
    """What the opponents think with."""
    table = played.table()
    table.deal()
    chair = Chair(played, played.choose().seats, table.turn, 0)
    GreedyBot(chair).decide(table)
    bot = SearchBot(chair, Budget(iterations=1))
    bot.notice(bot.analyse(table).best)


ROOT = Path(__file__).parents[1]

PARTS: dict[str, Callable[[Game], None]] = {"rules": rules, "bots": bots}


def everything() -> str | None:
    """Compile all there is; what could not be, or None."""
    command = [sys.executable, "-m", "tests.warm_up"]
    running = {
        words: subprocess.Popen([*command, *words], cwd=ROOT) for words in product(games(), PARTS)
    }
    failed = [" ".join(words) for words, process in running.items() if process.wait() != 0]
    return ", ".join(failed) or None


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Only one process at a time compiles this: whoever comes later finds it done."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    cache_root().mkdir(parents=True, exist_ok=True)
    with (cache_root() / f"warm-up-{name}").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    if sys.argv[1:]:
        with alone("-".join(sys.argv[1:])):
            PARTS[sys.argv[2]](game(sys.argv[1]))
    elif failed := everything():
        sys.exit(f"could not be compiled: {failed}")
