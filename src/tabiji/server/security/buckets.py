"""How much one visitor may ask for: a bucket each, which fills at a steady rate.

Memory is bounded: of the visitors, those who were not seen for longest are forgotten.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

VISITORS = 20_000
"""How many visitors are remembered."""


@dataclass(frozen=True)
class Rate:
    """So many a second, and so many at once."""

    per_second: float
    burst: int


class Bucket:
    """What one visitor may still ask for."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = float(rate.burst)
        self._when = clock()

    def take(self) -> float:
        """Take one; 0, or how many seconds to wait until there is one."""
        now = self._clock()
        filled = self._left + (now - self._when) * self._rate.per_second
        self._left, self._when = min(filled, self._rate.burst), now
        if self._left < 1:
            return (1 - self._left) / self._rate.per_second
        self._left -= 1
        return 0.0


class Buckets:
    """A bucket for each visitor."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._of)

    def take(self, visitor: str) -> float:
        """Take one from a visitor's bucket; 0, or how many seconds to wait."""
        bucket = self._of.get(visitor)
        if bucket is None:
            bucket = self._of[visitor] = Bucket(self._rate, self._clock)
            if len(self._of) > VISITORS:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(visitor)
        return bucket.take()


def neighbourhood(address: str) -> str:
    """Whom an address belongs to: of IPv6, one visitor has a whole network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return address
