"""A subscription to a table."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from types import TracebackType

from tabiji.server.errors import UNAVAILABLE, Refusal
from tabiji.server.schemas import Hello, Update
from tabiji.server.tables.cache import LiveTable

AGAIN_SECONDS = 1.0
"""How long a subscription waits for a database that is gone."""

Slot = Callable[[], AbstractAsyncContextManager[None]]
"""Inside of it, it is somebody's turn."""
Enter = Callable[["Subscription"], Awaitable[LiveTable]]
News = Callable[["Subscription", int | None], Awaitable[Hello | Update]]
Leave = Callable[["Subscription", LiveTable], None]


class Subscription:
    """A Hello, or what came after `seen`; then an Update for each change.

        async with service.subscribe(table, viewer, seen) as news:
            async for message in news: ...

    The person counts as present until it is left. Whoever reads slowly gets several
    changes in one Update: nothing piles up.
    """

    def __init__(
        self,
        table: str,
        viewer: str | None,
        seen: int | None,
        slot: Slot,
        enter: Enter,
        news: News,
        leave: Leave,
    ) -> None:
        self.table = table
        self.viewer = viewer
        self._seen = seen
        self._slot = slot
        self._enter, self._news, self._leave = enter, news, leave
        self._stirred = asyncio.Event()
        self._ended = False
        self._live: LiveTable | None = None

    async def __aenter__(self) -> "Subscription":
        self._live = await self._enter(self)
        self._stirred.set()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._live is not None:
            self._leave(self, self._live)
            self._live = None

    def stir(self) -> None:
        """Something changed."""
        self._stirred.set()

    def end(self) -> None:
        """There will be no more news."""
        self._ended = True
        self._stirred.set()

    def __aiter__(self) -> "Subscription":
        return self

    async def __anext__(self) -> Hello | Update:
        while True:
            await self._stirred.wait()
            if self._ended or self._live is None:
                raise StopAsyncIteration
            self._stirred.clear()
            try:
                async with self._slot():
                    message = await self._news(self, self._seen)
            except Refusal as refusal:
                if refusal.status != UNAVAILABLE or self._ended:
                    raise
                await asyncio.sleep(AGAIN_SECONDS)
                self._stirred.set()
                continue
            self._seen = message.table.version
            return message
