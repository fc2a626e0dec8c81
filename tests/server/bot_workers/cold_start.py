"""BotWorkers on a machine where nothing was ever compiled; run by a test, in a process of its own.

`python -m tests.server.bot_workers.cold_start duo [wait]` says how one-turn lookahead and, after
waiting, a search answered.
"""

import asyncio
import sys

from tabiji.match import Match
from tabiji.server.bot_workers import BotWorkers, Question, WarmingUp


async def main(game: str, wait: bool) -> None:
    bot_workers = BotWorkers(1)
    await bot_workers.start()
    match = Match(game, seed=1)
    print("warming", bot_workers.warming(game, "nami"), bot_workers.warming(game, "haru"))
    try:
        await bot_workers.analyse(Question.of(match, "nami", 1))
    except WarmingUp as error:
        print("hint", error.code)
    looked = await bot_workers.decide(Question.of(match, "haru", 1))
    print("haru", looked.word in [action.word for action in match.legal()])
    print("still", bot_workers.warming(game, "nami"))
    if wait:
        searched = await bot_workers.decide(Question.of(match, "nami", 1))
        print("nami", searched.word in [action.word for action in match.legal()])
        print("warm", not bot_workers.warming(game, "nami"))
    await bot_workers.stop()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], "wait" in sys.argv))
