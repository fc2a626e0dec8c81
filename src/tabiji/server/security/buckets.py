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
    """So much a second, and so much at once."""

    per_second: float
    burst: int


class Bucket:
    """What one visitor may still ask for."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = float(rate.burst)
        self._when = clock()

    def wait(self, amount: int = 1) -> float:
        """How many seconds it is until so much is there; 0 if it is."""
        now = self._clock()
        filled = self._left + (now - self._when) * self._rate.per_second
        self._left, self._when = min(filled, self._rate.burst), now
        return max(0.0, (amount - self._left) / self._rate.per_second)

    def take(self, amount: int = 1) -> float:
        """Take so much; 0, or how many seconds to wait until it is there."""
        wait = self.wait(amount)
        if not wait:
            self._left -= amount
        return wait


class Buckets:
    """A bucket for each visitor."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._of)

    def of(self, visitor: str) -> Bucket:
        """A visitor's bucket."""
        bucket = self._of.get(visitor)
        if bucket is None:
            bucket = self._of[visitor] = Bucket(self._rate, self._clock)
            if len(self._of) > VISITORS:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(visitor)
        return bucket

    def take(self, visitor: str, amount: int = 1) -> float:
        """Take so much from a visitor's bucket; 0, or how many seconds to wait."""
        return self.of(visitor).take(amount)


def neighbourhood(address: str) -> str:
    """Whom an address belongs to: of IPv6, one visitor has a whole network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return address
