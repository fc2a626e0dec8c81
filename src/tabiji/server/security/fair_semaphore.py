"""Places that are given in turn: whoever has many waiting gets no more of them than others."""

import asyncio
from collections import Counter, OrderedDict, deque


class FairSemaphore:
    """So many places, and not more than `each` of them in one name; of those who wait for one, each
    name gets one before any gets another."""

    def __init__(self, count: int, each: int | None = None) -> None:
        self.free = count
        self._each = count if each is None else each
        self._taken: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def acquire(self, name: str) -> None:
        """Wait for a place, in the name of somebody."""
        if self.free and self._taken[name] < self._each:
            self._take(name)
            return
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(given)
        try:
            await given
        except asyncio.CancelledError:
            if given.cancelled():
                self._forget(name, given)
            else:  # it was given just now, to somebody who has gone
                self.release(name)
            raise

    def release(self, name: str) -> None:
        """Give back a place that was taken in this name: to whoever's turn it is."""
        self.free += 1
        self._taken[name] -= 1
        if not self._taken[name]:
            del self._taken[name]
        for waiting in list(self._waiting):
            if self._taken[waiting] < self._each and self._give(waiting):
                return

    def _give(self, name: str) -> bool:
        """Give a place to whoever waits in this name; False if all of them have gone."""
        line = self._waiting.pop(name)
        while line:
            given = line.popleft()
            if not given.done():
                given.set_result(None)
                self._take(name)
                break
        else:
            return False
        if line:
            self._waiting[name] = line
        return True

    def _take(self, name: str) -> None:
        self.free -= 1
        self._taken[name] += 1

    def _forget(self, name: str, given: "asyncio.Future[None]") -> None:
        line = self._waiting.get(name, deque())
        if given in line:
            line.remove(given)
            if not line:
                del self._waiting[name]
