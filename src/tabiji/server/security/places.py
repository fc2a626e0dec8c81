"""Places that are given in turn: whoever has many waiting gets no more of them than others."""

import asyncio
from collections import OrderedDict, deque


class Places:
    """So many places; of those who wait for one, each name gets one before any gets another."""

    def __init__(self, count: int) -> None:
        self.free = count
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def acquire(self, name: str) -> None:
        """Wait for a place, in the name of somebody."""
        if self.free:
            self.free -= 1
            return
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(given)
        try:
            await given
        except asyncio.CancelledError:
            if given.cancelled():
                self._forget(name, given)
            else:  # it was given just now, to somebody who has gone
                self.release()
            raise

    def release(self) -> None:
        """Give a place back: to whoever's turn it is, if somebody waits."""
        if not self._waiting:
            self.free += 1
            return
        name, line = self._waiting.popitem(last=False)
        line.popleft().set_result(None)
        if line:
            self._waiting[name] = line

    def _forget(self, name: str, given: "asyncio.Future[None]") -> None:
        line = self._waiting[name]
        line.remove(given)
        if not line:
            del self._waiting[name]
