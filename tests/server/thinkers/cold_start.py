"""Thinkers on a machine where nothing was ever compiled; run by a test, in a process of its own.

`python -m tests.server.thinkers.cold_start duo [wait]` says how a glance and, after
waiting, a search answered.
"""

import asyncio
import sys

from tabiji.match import Match
from tabiji.server.thinkers import Question, Thinkers, WarmingUp


async def main(game: str, wait: bool) -> None:
    thinkers = Thinkers(1)
    await thinkers.start()
    match = Match(game, seed=1)
    print("warming", thinkers.warming(game, "nami"), thinkers.warming(game, "haru"))
    try:
        await thinkers.analyse(Question.of(match, "nami", 1))
    except WarmingUp as error:
        print("hint", error.code)
    glanced = await thinkers.decide(Question.of(match, "haru", 1))
    print("haru", glanced.word in [action.word for action in match.legal()])
    print("still", thinkers.warming(game, "nami"))
    if wait:
        searched = await thinkers.decide(Question.of(match, "nami", 1))
        print("nami", searched.word in [action.word for action in match.legal()])
        print("warm", not thinkers.warming(game, "nami"))
    await thinkers.stop()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], "wait" in sys.argv))
