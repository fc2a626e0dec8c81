"""What every visitor may spend, and how much of it at the same time.

A visitor is a person, and an address too, behind which there may be many people: both have to
have enough. Whoever asks for much at once is worked for a little at a time, so that nobody else
waits behind all of it.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, fields

from tabiji.server.security.buckets import Bucket, Buckets, Rate
from tabiji.server.security.fair_semaphore import FairSemaphore
from tabiji.server.security.prices import Price
from tabiji.server.security.refusals import TooMany

MOST_WAITING = 100
"""Requests of one visitor that are worked on or wait; whoever sends more has to come later."""

LATER_SECONDS = 1.0
"""When they are asked to come again."""


@dataclass(frozen=True)
class Allowance:
    """How fast a budget is filled, and what it holds, for each thing that has a price."""

    here: Rate
    """Milliseconds of the process that serves everybody."""
    elsewhere: Rate
    """Milliseconds of other processes."""
    tables: Rate
    """Tables that are set out."""


class Budget:
    """The budgets of all visitors."""

    def __init__(
        self,
        person: Allowance,
        address: Allowance,
        at_once: int,
        together: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`at_once`: how many requests of one visitor are worked on at the same time, and
        `together`: of all of them, but for those who come over live connections."""
        self._people = _Accounts(person, clock)
        self._addresses = _Accounts(address, clock)
        self._at_once = at_once
        self._queues: dict[str, _Queue] = {}
        self.slots = FairSemaphore(together)

    def account(self, visitor: str, address: str) -> "Account":
        """What a visitor at an address can spend."""
        return Account(self, visitor, address)

    def take(self, visitor: str, address: str, price: Price, keep: int = 0) -> float:
        """Pay a price, and have so much left of each; 0, or how many seconds to wait until both
        can: then neither has paid."""
        due = [*self._people.due(visitor, price), *self._addresses.due(address, price)]
        wait = max(bucket.wait(amount + keep) for bucket, amount in due)
        if not wait:
            for bucket, amount in due:
                bucket.take(amount)
        return wait

    def queue(self, visitor: str) -> "_Queue":
        """Where the requests of a visitor wait for their turn."""
        return self._queues.setdefault(visitor, _Queue(self._at_once))

    def leave(self, visitor: str) -> None:
        """One of their requests is done."""
        if not self._queues[visitor].length:
            del self._queues[visitor]


class Account:
    """What one visitor can spend."""

    def __init__(self, budget: Budget, visitor: str, address: str) -> None:
        self._budget = budget
        self.visitor = visitor
        self._address = address

    def take(self, price: Price, keep: int = 0) -> float:
        """Pay a price; 0, or how many seconds to wait until it can be paid."""
        return self._budget.take(self.visitor, self._address, price, keep)

    def pay(self, price: Price) -> None:
        """Pay a price; `TooMany` if it cannot be paid now."""
        if wait := self.take(price):
            raise TooMany(wait)

    async def afford(self, price: Price, keep: int = 0) -> None:
        """Pay a price, as soon as it can be paid and so much is left."""
        while wait := self.take(price, keep):
            await asyncio.sleep(wait)

    def slot(self, *, among_all: bool = False) -> "Slot":
        """One request of this visitor, which waits until fewer of theirs are worked on, and
        `among_all`, fewer of everybody's: then addresses take turns."""
        return Slot(self._budget, self.visitor, self._address if among_all else None)


class Slot:
    """A request that waits for its turn: `async with`, or from `begin` to `end`."""

    def __init__(self, budget: Budget, visitor: str, address: str | None) -> None:
        """`address`: from where it comes, if it waits among everybody's."""
        self._budget = budget
        self._visitor = visitor
        self._address = address
        self._queue: _Queue | None = None

    async def begin(self) -> None:
        """Wait for it; `TooMany` if too many wait already."""
        queue = self._budget.queue(self._visitor)
        if queue.length >= MOST_WAITING:
            raise TooMany(LATER_SECONDS)
        queue.length += 1
        self._queue = queue
        try:
            await queue.slots.acquire()
            try:
                if self._address is not None:
                    await self._budget.slots.acquire(self._address)
            except BaseException:
                queue.slots.release()
                raise
        except BaseException:  # whoever asked has gone
            self._leave()
            raise

    def end(self) -> None:
        """It is over, if it had begun."""
        if self._queue:
            self._queue.slots.release()
            if self._address is not None:
                self._budget.slots.release(self._address)
            self._leave()

    async def __aenter__(self) -> None:
        await self.begin()

    async def __aexit__(self, *error: object) -> None:
        self.end()

    def _leave(self) -> None:
        assert self._queue is not None
        self._queue.length -= 1
        self._queue = None
        self._budget.leave(self._visitor)


class _Queue:
    """The requests of one visitor that are worked on, or wait."""

    def __init__(self, at_once: int) -> None:
        self.slots = asyncio.Semaphore(at_once)
        self.length = 0


class _Accounts:
    """A bucket for each visitor and each thing that has a price."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float]) -> None:
        self._buckets = {
            field.name: Buckets(getattr(allowance, field.name), clock)
            for field in fields(allowance)
        }

    def due(self, visitor: str, price: Price) -> list[tuple[Bucket, int]]:
        """What this visitor has to pay, and from where."""
        return [
            (buckets.of(visitor), amount)
            for name, buckets in self._buckets.items()
            if (amount := getattr(price, name))
        ]
