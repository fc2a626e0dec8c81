"""Letting bots decide, wherever it is their turn.

A table has one task that thinks for its bots, in one process: whoever has the claim. It asks
the bot_workers, plays what they answer, and goes on until a person is to act. What cannot
be done now, because everybody is busy or the database is gone, is tried again, and keeps no
other table waiting meanwhile. A table that fails by itself is given up after a few tries, until
something changes there.
"""

import asyncio
import hashlib
import logging
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable, Hashable, Iterable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Protocol

from tabiji.server.bot_workers.question import Answer, Question
from tabiji.server.errors import Refusal
from tabiji.server.security.fair_semaphore import FairSemaphore
from tabiji.server.storage.notifications import Notifications
from tabiji.server.table_log.events import Event
from tabiji.server.table_log.table import TableState
from tabiji.server.tables.cache import LiveTable, TableCache

AT_ONCE = 256
"""Tables whose bots are asked for at the same time; the rest wait."""
EACH = 8
"""How many of them may be of people who come from one address."""
AGAIN_SECONDS = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""How long to wait before trying again, the first time, the second, ..."""
MOST_FAILURES = 4
"""So often in a row a table may fail, though the bot workers and the database are well."""

REMEMBERED = 32
"""Of so many choices it is remembered how long a bot took."""
USUAL_SECONDS = 0.5
"""How long one takes of which nothing is known yet."""

log = logging.getLogger(__name__)

At = Callable[[str], AbstractAsyncContextManager[LiveTable]]
"""A live table, locked and read."""
Commit = Callable[[LiveTable, list[Event]], Awaitable[None]]


class Thinking(Protocol):
    """Those who think: `tabiji.server.bot_workers.BotWorkers`."""

    async def decide(self, question: Any, /) -> Answer: ...
    def warming(self, game: str, bot: str, /) -> bool: ...


@dataclass
class _Trouble:
    """What went wrong at a table since a bot last played there."""

    tries: int = 0
    failures: int = 0
    """Those tries that failed because of the table itself."""


class Bots:
    """The bots of all tables."""

    def __init__(
        self,
        bot_workers: Thinking,
        notifications: Notifications,
        cache: TableCache,
        at: At,
        commit: Commit,
        whereabouts: Callable[[str], str],
    ) -> None:
        """`whereabouts` tells of a person from where they come: among these, the time of the bot
        workers is shared."""
        self._bot_workers = bot_workers
        self._notifications = notifications
        self._cache = cache
        self._at, self._commit = at, commit
        self._whereabouts = whereabouts
        self._places = FairSemaphore(AT_ONCE, EACH)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._given_up: set[str] = set()
        self._asked: dict[Hashable, float] = {}
        """Since when bots are thinking, by the question's key."""
        self._took: dict[tuple[str, str], deque[float]] = {}
        """How long a bot thought about its last choices in a game."""

    def take_up(self, tables: Iterable[tuple[str, str]]) -> None:
        """Bots may be to act at these tables, opened by these people; at those that were given up,
        nothing has changed."""
        for table, creator in tables:
            if table not in self._given_up:
                self.consider(table, creator)

    @property
    def longest(self) -> float:
        """For how many seconds the bot has been thinking that was asked first."""
        now = time.perf_counter()
        return now - min(self._asked.values(), default=now)

    def gave_up(self, table: str) -> bool:
        """Whether the bot to act at this table cannot go on, whatever is tried."""
        return table in self._given_up

    def consider(self, table: str, creator: str) -> None:
        """Somebody may be to act at this table who is a bot: something has changed there."""
        self._given_up.discard(table)
        if table in self._tasks:
            self._again.add(table)  # it may be about to end
        else:
            task = asyncio.create_task(self._play(table, creator), name=f"bots of {table}")
            self._tasks[table] = task
            task.add_done_callback(lambda _: self._ended(table, creator, task))

    async def stop(self) -> None:
        """Leave it to whoever starts next."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, table: str, creator: str, task: "asyncio.Task[None]") -> None:
        self._tasks.pop(table, None)
        again = table in self._again
        self._again.discard(table)
        if task.cancelled():
            return
        if task.exception():
            log.error("the bots of a table stopped", exc_info=task.exception())
        elif again:
            self.consider(table, creator)

    async def _play(self, table: str, creator: str) -> None:
        """Play until no bot is to act, or the table is given up; who waits, waits in no place."""
        trouble = _Trouble()
        while True:
            try:
                asker = self._whereabouts(creator)
                await self._places.acquire(asker)
                try:
                    await self._play_on(table, asker, trouble)
                finally:
                    self._places.release(asker)
                return
            except Refusal as refusal:
                if refusal.status < 500:
                    log.warning("a bot's action was refused: %s", refusal)
                    trouble.failures += 1
            except Exception:
                log.exception("a bot could not decide", extra={"table": table})
                trouble.failures += 1
            if trouble.failures == MOST_FAILURES:
                log.error("the bots of a table were given up", extra={"table": table})
                self._given_up.add(table)
                self._cache.table(table).stir()
                return
            await asyncio.sleep(AGAIN_SECONDS[min(trouble.tries, len(AGAIN_SECONDS) - 1)])
            trouble.tries += 1

    async def _play_on(self, table: str, asker: str, trouble: "_Trouble") -> None:
        """Decide for bots as long as one is to act, if no other process does."""
        if not await self._notifications.claim(table):
            return
        live = self._cache.table(table)
        try:
            while await self._decide(table, asker):
                trouble.tries = trouble.failures = 0
        finally:
            live.thinking = None
            live.stir()
            await self._notifications.release(table)

    async def _decide(self, table: str, asker: str) -> bool:
        """One action of a bot; False if none is to act."""
        async with self._at(table) as live:
            state = live.state
            seat, bot, version = state.turn, state.bot_to_act, state.game_version
            if seat is None or bot is None or state.match is None:
                return False
            seed = _seed(state)
            question = Question.of(state.match, bot, seed, state.at, (table, seat), asker)
            live.thinking = seat
            live.stir()
        answer = await self._paced(question)
        async with self._at(table) as live:
            state = live.state
            if (state.game_version, state.bot_to_act) != (version, bot):
                return True  # undone or taken back meanwhile: look again
            if answer.estimate is not None:
                live.estimate = list(answer.estimate)
            await self._commit(live, state.append(Event("play", answer.word, seat)))
        return True

    async def _paced(self, question: Question) -> Answer:
        """The answer to a question; where a quick one would tell that there was no choice, after
        as long as this bot took for another one."""
        began = time.perf_counter()
        self._asked[question.key] = began
        try:
            answer = await self._bot_workers.decide(question)
        finally:
            self._asked.pop(question.key, None)
        took = time.perf_counter() - began
        kept = self._took.setdefault((question.game, question.bot), deque(maxlen=REMEMBERED))
        if answer.choice == "real":
            kept.append(took)
        elif answer.choice == "unknown":
            await asyncio.sleep(max(0.0, random.choice(kept or (USUAL_SECONDS,)) - took))
        return answer


def _seed(state: TableState) -> int:
    """A seed for one decision: another one every time, and nobody else's to know."""
    words = f"tabiji bot\n{state.setting.seed.hex()}\n{state.version}\n"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:7], "big")
