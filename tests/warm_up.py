"""Compiles a game, its matches and its bots once, before many test processes need them.

`python -m tests.warm_up duo`
"""

import sys

from tabiji import game
from tabiji.bots import Budget, Chair, GreedyBot, SearchBot
from tabiji.match import simulate, verify_archive


def main(name: str) -> None:
    played = game(name)
    played.engine().compile_all()
    table = played.table()
    table.deal()
    chair = Chair(played, played.choose().seats, table.turn, 0)
    GreedyBot(chair).decide(table)
    bot = SearchBot(chair, Budget(iterations=1))
    bot.notice(bot.analyse(table).best)
    archive = [str(record) for record in simulate(name, 9)]  # so many are worth compiling for
    assert all(verdict.ok for verdict in verify_archive("\n".join(archive).splitlines(True)))


if __name__ == "__main__":
    main(sys.argv[1])
