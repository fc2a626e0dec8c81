"""Honest people: each plays with bots at a table of their own, whatever others do."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.crowd import Crowd, Pair, Screen, live

TABLES = (
    ("duo", "haru"),
    ("tokaido", "kiku"),
    ("tokaido", "haru", "sora", "taro"),
    ("duo", "taro"),
    ("tokaido", "nami", "kiku"),
    ("duo", "nami"),
    ("tokaido", "taro", "taro", "haru"),
    ("duo", "rin"),
    ("tokaido", "sora", "haru"),
    ("duo", "kiku"),
)
"""What is played at each table, and with whom: two to four seats."""
PACE_SECONDS = 0.3, 1.1
"""How long somebody thinks about a move."""
LATE_SECONDS = 30.0
"""An action that was not answered by then, and by all bots, is given up."""
AGAIN_SECONDS = 0.2
LOOKS_SECONDS = 1.0, 4.0
"""How long somebody plays until they open a page beside."""


@dataclass
class Played:
    """What all honest people met."""

    done: list[float] = field(default_factory=list)
    """Seconds from sending an action until it was said to be on disk."""
    seen: list[float] = field(default_factory=list)
    """Seconds from sending an action until both that and the table after it were there."""
    bots: list[float] = field(default_factory=list)
    """Seconds from seeing the table after an action until it was one's turn again, or over."""
    loaded: list[float] = field(default_factory=list)
    """Seconds until a page was there: the lobby, or one's own table with all that happened."""
    wrong: Counter[str] = field(default_factory=Counter)
    """Refusals by their code, connections that were lost, actions that were given up."""


class Honest:
    """Somebody at a table with bots; at the next one once it is over."""

    def __init__(
        self, address: str, source: str, game: str, bots: tuple[str, ...], played: Played
    ) -> None:
        self._address, self._source = address, source
        self._game, self._bots = game, bots
        self._played = played
        self._dice = random.Random(source)
        self._number = 0
        self._table: dict[str, Any] | None = None
        self._news = asyncio.Event()
        self._answer: asyncio.Future[bool] | None = None
        self.actions = 0

    def __repr__(self) -> str:
        with_whom = ", ".join(self._bots)
        table = self._table and {
            key: self._table[key] for key in ("id", "status", "turn", "version")
        }
        return f"<{self._game} with {with_whom}: {self.actions} actions, now {table}>"

    async def play(self) -> None:
        """Until cancelled."""
        crowd = Crowd(self._address, self._source)
        try:
            while True:
                try:
                    pair = await crowd.against(self._game, *self._bots, listed=True)
                    looking = asyncio.create_task(self._looks_around(crowd, pair))
                    try:
                        await self._plays_at(pair)
                    finally:
                        looking.cancel()
                        await asyncio.gather(looking, return_exceptions=True)
                except httpx.HTTPStatusError as error:
                    self._played.wrong[f"HTTP {error.response.status_code}"] += 1
                except httpx.HTTPError as error:
                    self._played.wrong[type(error).__name__] += 1
                await asyncio.sleep(AGAIN_SECONDS)
        finally:
            await crowd.close()

    async def _looks_around(self, crowd: Crowd, pair: Pair) -> None:
        """Open the lobby and one's own table, now and then."""
        while True:
            for page in ("/api/tables", f"/api/tables/{pair.table}"):
                await asyncio.sleep(self._dice.uniform(*LOOKS_SECONDS))
                asked = time.perf_counter()
                try:
                    await crowd.look(page, pair.cookies[0])
                except httpx.HTTPStatusError as error:
                    self._played.wrong[f"a page: HTTP {error.response.status_code}"] += 1
                except httpx.HTTPError as error:
                    self._played.wrong[f"a page: {type(error).__name__}"] += 1
                else:
                    self._played.loaded.append(time.perf_counter() - asked)

    async def _plays_at(self, pair: Pair) -> None:
        self._table = None
        while self._table is None or self._table["status"] != "over":
            seen = self._table["version"] if self._table else None
            cookie = pair.cookies[0]
            try:
                async with live(self._address, pair.table, cookie, seen, self._source) as screen:
                    await self._sits_before(screen)
            except (OSError, TimeoutError, EOFError, WebSocketException) as error:
                self._played.wrong[f"lost: {type(error).__name__}"] += 1
                await asyncio.sleep(AGAIN_SECONDS)

    async def _sits_before(self, screen: Screen) -> None:
        """Until the game is over, or the connection is lost."""
        both = {asyncio.create_task(self._listens(screen)), asyncio.create_task(self._acts(screen))}
        try:
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def _listens(self, screen: Screen) -> None:
        async for message in screen:
            if message["type"] in ("hello", "update"):
                self._table = message["table"]
                self._news.set()
                continue
            if message["type"] == "refused":
                self._played.wrong[message["problem"]["code"]] += 1
            if self._answer and not self._answer.done():
                self._answer.set_result(message["type"] == "done")

    async def _acts(self, screen: Screen) -> None:
        while True:
            table = await self._news_after(
                lambda table: table["legal"] or table["status"] == "over"
            )
            if table["status"] == "over":
                return
            await asyncio.sleep(self._dice.uniform(*PACE_SECONDS))
            async with asyncio.timeout(LATE_SECONDS):
                await self._act(screen, table)

    async def _act(self, screen: Screen, table: dict[str, Any]) -> None:
        """Send an action, and wait for its answer and for the table after it."""
        self._answer = asyncio.get_running_loop().create_future()
        self._number += 1
        word = self._dice.choice(table["legal"])["word"]
        sent = time.perf_counter()
        await screen.act(self._number, table, word)
        if not await self._answer:
            await asyncio.sleep(AGAIN_SECONDS)
            return
        done = time.perf_counter()
        await self._news_after(lambda new: new["version"] > table["version"])
        self.actions += 1
        self._played.done.append(done - sent)
        self._played.seen.append(time.perf_counter() - sent)
        seen, turn = time.perf_counter(), table["turn"]
        if self._table and self._table["turn"] != turn:
            await self._news_after(lambda new: new["turn"] == turn or new["status"] == "over")
            self._played.bots.append(time.perf_counter() - seen)

    async def _news_after(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The table, as soon as it is as it is waited for."""
        while self._table is None or not wanted(self._table):
            self._news.clear()
            await self._news.wait()
        return self._table
