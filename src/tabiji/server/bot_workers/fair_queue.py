"""Work that waits: whoever had least of the bot workers' time lately goes first.

So whoever asks for very much keeps those waiting who ask for as much, and hardly anybody else
(fair-share scheduling).
"""

import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

HALF_LIFE = 30.0
"""Seconds after which half of what somebody had is forgotten."""
REMEMBERED = 10_000
"""People of whom is remembered what they had."""

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Items by the name of whoever wants them; for each name they come out as they came in."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: dict[str, deque[Item]] = {}
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Seconds, as they were worth at a time."""

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def __iter__(self) -> Iterator[Item]:
        return (item for items in list(self._waiting.values()) for item in list(items))

    def put(self, name: str, item: Item, *, first: bool = False) -> None:
        """Let something wait: behind all else of its name, or before it."""
        items = self._waiting.setdefault(name, deque())
        (items.appendleft if first else items.append)(item)

    def take(self) -> Item | None:
        """What comes next, of whoever had least lately; None if nothing waits."""
        if not self._waiting:
            return None
        name = min(self._waiting, key=self._seconds)  # of several, who has waited for longest
        item = self._waiting[name].popleft()
        if not self._waiting[name]:
            del self._waiting[name]
        return item

    def remove(self, item: Item) -> None:
        """Something is not wanted any more, if it still waits."""
        for name, items in self._waiting.items():
            if item in items:
                items.remove(item)
                if not items:
                    del self._waiting[name]
                return

    def clear(self) -> None:
        """Nothing is wanted any more."""
        self._waiting.clear()

    def spend(self, name: str, seconds: float) -> None:
        """Somebody has had so much time."""
        self._had[name] = self._seconds(name) + seconds, self._clock()
        self._had.move_to_end(name)
        if len(self._had) > REMEMBERED:
            self._had.popitem(last=False)

    def _seconds(self, name: str) -> float:
        seconds, when = self._had.get(name, (0.0, 0.0))
        return seconds * 0.5 ** ((self._clock() - when) / HALF_LIFE) if seconds else 0.0
