"""People who play on, whatever happens, and remember exactly what they were told."""

import asyncio
import random
from collections import Counter
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.crowd import Pair, Screen, live

AGAIN_SECONDS = 0.1
PACE_SECONDS = 0.1
"""The longest that somebody thinks about a move."""
PASSING = {"storage", "stale", "busy", "warming-up"}
"""Refusals that a person can meet when something breaks; any other is an error of ours."""


class Ledger:
    """What the people at one table sent, and what the service acknowledged."""

    def __init__(self) -> None:
        self.sent: dict[int, set[str]] = {}
        """The words that were sent as the action of this index."""
        self.acknowledged: dict[int, tuple[str, str]] = {}
        """Whose action of this index is on disk, by their cookie, and its word."""
        self.refusals: Counter[str] = Counter()
        self.over = False


class Player:
    """Somebody at a table, whose connection may be lost at any time."""

    def __init__(
        self, address: str, pair: Pair, number: int, ledger: Ledger, dice: random.Random
    ) -> None:
        self._address = address
        self._table, self._cookie = pair.table, pair.cookies[number]
        self._ledger = ledger
        self._dice = dice
        self._log: list[str | None] = []
        self._seen: int | None = None
        self._last: dict[str, Any] | None = None
        """The table as it was last told; None before it was."""
        self._waiting: dict[int, tuple[int, str]] = {}
        """The index and the word of each message that was not answered yet."""
        self._number = 0

    async def play(self) -> None:
        """Until cancelled: come again whenever the connection is lost."""
        while True:
            try:
                async with live(self._address, self._table, self._cookie, self._seen) as screen:
                    self._waiting.clear()  # what was answered will be in the log
                    async for message in screen:
                        await self._hear(screen, message)
            except (OSError, TimeoutError, EOFError, WebSocketException):
                await asyncio.sleep(AGAIN_SECONDS)

    async def _hear(self, screen: Screen, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "hello":
            agree(self._log, words_of(message["log"]))
            self._log = words_of(message["log"])
            await self._look(screen, message["table"])
        elif kind == "update":
            assert message["before"] == self._seen, "an update that builds on something else"
            first = len(self._log)
            indexes = [step["index"] for step in message["steps"]]
            assert indexes == [*range(first, first + len(indexes))], (first, indexes)
            self._log += words_of(message["steps"])
            await self._look(screen, message["table"])
        elif kind == "done":
            index, word = self._waiting.pop(message["reply_to"])
            self._ledger.acknowledged[index] = self._cookie, word
        else:
            self._waiting.pop(message["reply_to"], None)
            await self._refused(screen, message["problem"]["code"])

    async def _look(self, screen: Screen, table: dict[str, Any]) -> None:
        assert table["at"] == len(self._log), (table["at"], len(self._log))
        self._seen, self._last = table["version"], table
        self._ledger.over = table["status"] == "over"
        if table["legal"] and all(index != table["at"] for index, _ in self._waiting.values()):
            await self._act(screen)

    async def _act(self, screen: Screen) -> None:
        await asyncio.sleep(self._dice.uniform(0, PACE_SECONDS))
        table = self._last
        if table is None or not table["legal"]:
            return
        word: str = self._dice.choice(table["legal"])["word"]
        self._ledger.sent.setdefault(table["at"], set()).add(word)
        self._number += 1
        self._waiting[self._number] = table["at"], word
        await screen.act(self._number, table, word)

    async def _refused(self, screen: Screen, code: str) -> None:
        assert code in PASSING, code
        self._ledger.refusals[code] += 1
        if code != "stale":  # whoever is stale hears the news in a moment
            await asyncio.sleep(AGAIN_SECONDS)
            await self._act(screen)


def words_of(steps: list[dict[str, Any]]) -> list[str | None]:
    """The words of a log, None where this viewer may not know."""
    return [step["word"] for step in steps]


def agree(before: list[str | None], after: list[str | None]) -> None:
    """A log only ever grows; what was hidden may be shown at the end."""
    assert len(after) >= len(before), "something is missing from the log"
    for index, (old, new) in enumerate(zip(before, after, strict=False)):
        assert old == new or old is None, f"action {index} was {old} and is {new}"
