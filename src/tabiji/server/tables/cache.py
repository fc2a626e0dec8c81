"""The tables in memory, each with its lock, and with who is there."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from tabiji.server.table_log.table import TableState

ELSEWHERE_SECONDS = 40.0
"""How long we believe another process that somebody is connected to it."""


Made = TypeVar("Made")


@dataclass
class MemoByVersion:
    """What was computed for one version of a table, so that it is not computed again."""

    version: int = -1
    made: dict[Hashable, Any] = field(default_factory=dict)

    def get(self, version: int, key: Hashable, make: Callable[[], Made]) -> Made:
        """What was made under this key, or is made now."""
        if version != self.version:
            self.version, self.made = version, {}
        if key not in self.made:
            self.made[key] = make()
        found: Made = self.made[key]
        return found


class Subscriber(Protocol):
    """Somebody who is connected to a table."""

    viewer: str | None

    def stir(self) -> None:
        """Something changed."""

    def end(self) -> None:
        """There will be no more news."""


class LiveTable:
    """A table in memory. Whoever looks at `table` or changes it holds the `lock`."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: TableState | None = None
        """None until it is read, and whenever we are not sure that it is what is on disk, or
        others need the memory."""
        self.version = -1
        """Up to where everybody who is connected was told that there are news."""
        self.shown = MemoByVersion()
        self.listeners: set[Subscriber] = set()
        self.users = 0
        """How many hold or wait for the lock."""
        self.thinking: int | None = None
        """The seat whose bot thinks."""
        self.estimate: list[float] | None = None
        """Each seat's share of a win, as the last search at this table saw it."""
        self._opened = time.monotonic()
        self._left: dict[str, float] = {}
        self._elsewhere: dict[str, float] = {}
        self._did: dict[str, float] = {}

    @property
    def state(self) -> TableState:
        """The table, once it was read."""
        assert self.table is not None, "a table is read before it is used"
        return self.table

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it."""
        return not (self.listeners or self.users or self.thinking is not None)

    @property
    def empty(self) -> bool:
        """Whether nobody is connected, here or elsewhere."""
        return not self.listeners and not any(map(self.present, self._elsewhere))

    def stir(self) -> None:
        """Tell everybody who is connected that something changed."""
        for listener in self.listeners:
            listener.stir()

    def enter(self, listener: Subscriber) -> None:
        """Somebody connects."""
        self.listeners.add(listener)
        self.stir()

    def leave(self, listener: Subscriber) -> None:
        """Somebody is gone."""
        self.listeners.discard(listener)
        if listener.viewer is not None:
            self._left[listener.viewer] = time.monotonic()
        self.stir()

    def heard_of(self, player: str) -> None:
        """Another process says that somebody is connected to it."""
        new = not self.present(player)
        self._elsewhere[player] = time.monotonic()
        if new:
            self.stir()

    def did(self, player: str) -> bool:
        """Somebody who sits here asked for something: they are there. Whether that is new."""
        new = not self.present(player)
        self._did[player] = time.monotonic()
        if new:
            self.stir()
        return new

    def present(self, player: str | None) -> bool:
        """Whether somebody is there: connected, here or elsewhere, or asking now and then."""
        if player is None:
            return False
        did = self._did.get(player)
        return self._connected(player) or (
            did is not None and time.monotonic() - did < ELSEWHERE_SECONDS
        )

    def _connected(self, player: str) -> bool:
        if any(listener.viewer == player for listener in self.listeners):
            return True
        heard = self._elsewhere.get(player)
        return heard is not None and time.monotonic() - heard < ELSEWHERE_SECONDS

    def away(self, seconds: float) -> list[int]:
        """The seats whose persons have been gone for so long."""
        now = time.monotonic()
        return [
            seat
            for seat, occupant in enumerate(self.state.occupants)
            if occupant.player and not self._connected(occupant.player)
            if now - self._last_seen(occupant.player) >= seconds
        ]

    def _last_seen(self, player: str) -> float:
        known = self._left, self._elsewhere, self._did
        return max(seen.get(player, self._opened) for seen in known)


class TableCache:
    """The tables in memory; those that nobody uses make place for others."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._cache: OrderedDict[str, LiveTable] = OrderedDict()
        self._sizes: OrderedDict[str, int] = OrderedDict()
        self.bytes = 0
        """What the tables take that are read, about."""

    def __len__(self) -> int:
        return len(self._cache)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._cache.values()))

    def known(self, id: str) -> LiveTable | None:
        """A live table, if it is in memory."""
        return self._cache.get(id)

    def table(self, id: str) -> LiveTable:
        """A live table, which is now the one used last."""
        if id not in self._cache:
            self._make_place()
            self._cache[id] = LiveTable(id)
        self._cache.move_to_end(id)
        return self._cache[id]

    def forget(self, live: LiveTable) -> None:
        """Let go of a table that is of no use."""
        if live.idle and self._cache.get(live.id) is live:
            del self._cache[live.id]
            self._weigh(live.id, 0)

    def settle(self, live: LiveTable) -> None:
        """Somebody has done with a table: let go of tables that were not used for longest, whoever
        is connected to them, until the rest is not too large. They are read again when needed."""
        if live.table is None:
            self._weigh(live.id, 0)
            if live.version < 0:  # there is no such table, or it cannot be read
                self.forget(live)
            return
        self._weigh(live.id, live.table.size)
        for id in list(self._sizes) if self.bytes > self._most_bytes else ():
            if self.bytes <= self._most_bytes:
                break
            other = self._cache[id]
            if not other.users and other is not live:
                other.table, other.shown = None, MemoByVersion()
                self._weigh(id, 0)

    def _weigh(self, id: str, size: int) -> None:
        self.bytes += size - self._sizes.pop(id, 0)
        if size:
            self._sizes[id] = size

    def _make_place(self) -> None:
        spare = len(self._cache) + 1 - self._most
        if spare <= 0:
            return
        for live in [live for live in self._cache.values() if live.idle][:spare]:
            self.forget(live)
