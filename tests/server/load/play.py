"""Scripted matches: two clients each, a move now and then, and a watch on every message."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.crowd import Pair, Screen, live
from tests.server.load.latency import Measured

LATE_SECONDS = 30.0
"""An action that not everybody has by then is an error."""


class Scripted:
    """A match between two clients. They play what chance says, `pace` seconds apart on average."""

    def __init__(self, address: str, pair: Pair, pace: float, measured: Measured) -> None:
        self._address = address
        self._pair = pair
        self._pace = pace
        self._measured = measured
        self._dice = random.Random(pair.table)
        self._screens: dict[int, Screen] = {}
        self._tables: dict[int, dict[str, Any]] = {}
        self._sent = self._answered = 0.0
        self._seen = self._number = 0
        self._everybody = asyncio.Event()
        self.over = False

    async def play(self, counts: Callable[[], bool], connected: Callable[[], None]) -> None:
        """Until cancelled; `counts` says whether a move is measured."""
        screens = [asyncio.create_task(self._watch(number)) for number in range(2)]
        try:
            while len(self._tables) < 2 and not any(screen.done() for screen in screens):
                await asyncio.sleep(0.05)
            connected()
            if len(self._tables) < 2:  # why not was counted
                return
            await asyncio.sleep(self._dice.uniform(0, self._pace))
            while not self.over:
                await self._move(counts())
                await asyncio.sleep(self._dice.uniform(0.5, 1.5) * self._pace)
        finally:
            for screen in screens:
                screen.cancel()
            await asyncio.gather(*screens, return_exceptions=True)

    async def _move(self, counts: bool) -> None:
        who = next((n for n, table in self._tables.items() if table["legal"]), None)
        if who is None:
            self.over = all(table["status"] == "over" for table in self._tables.values())
            return
        table = self._tables[who]
        self._everybody.clear()
        self._seen, self._number = table["version"], self._number + 1
        word = self._dice.choice(table["legal"])["word"]
        self._answered = 0.0
        self._sent = time.perf_counter()
        try:
            await self._screens[who].act(self._number, table, word)
            async with asyncio.timeout(LATE_SECONDS):
                await self._everybody.wait()
        except (TimeoutError, WebSocketException) as error:
            self._measured.errors[type(error).__name__] += 1
            return
        if counts:
            self._measured.waits.append(time.perf_counter() - self._sent)
            if self._answered:
                self._measured.answers.append(self._answered)

    async def _watch(self, number: int) -> None:
        cookie = self._pair.cookies[number]
        try:
            async with live(self._address, self._pair.table, cookie) as screen:
                self._screens[number] = screen
                async for message in screen:
                    self._hear(number, message)
        except (OSError, TimeoutError, WebSocketException) as error:
            self._measured.errors[type(error).__name__] += 1

    def _hear(self, number: int, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("hello", "update"):
            self._tables[number] = message["table"]
            if all(table["version"] > self._seen for table in self._tables.values()):
                self._everybody.set()
        elif kind == "done":
            self._answered = time.perf_counter() - self._sent
        else:
            self._measured.errors[message["problem"]["code"]] += 1
