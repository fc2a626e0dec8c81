"""Compiles a game, its matches and its bots once, before many test processes need them.

`python -m tests.warm_up tokaido rules`, or `bots`: two processes share the work.
"""

import sys
from collections.abc import Callable

from tabiji import game
from tabiji.bots import Budget, Chair, GreedyBot, SearchBot
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


PARTS: dict[str, Callable[[Game], None]] = {"rules": rules, "bots": bots}


if __name__ == "__main__":
    PARTS[sys.argv[2]](game(sys.argv[1]))
