"""How far an observed share or mean may be from the true one: 95 % intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Estimate:
    """A number that was observed so many times, and the interval that holds the true one."""

    value: float
    low: float
    high: float
    count: int

    def as_data(self) -> dict[str, float]:
        """For programs."""
        return {
            "value": round(self.value, 6),
            "low": round(self.low, 6),
            "high": round(self.high, 6),
            "count": self.count,
        }


def share(hits: float, count: int) -> Estimate:
    """A share of `count`, with Wilson's interval: never outside 0 to 1, never empty.

    Hits need not be whole: a shared victory counts in parts.
    """
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    rate = hits / count
    spread = 1 + Z * Z / count
    middle = (rate + Z * Z / (2 * count)) / spread
    reach = Z / spread * sqrt(rate * (1 - rate) / count + Z * Z / (4 * count * count))
    return Estimate(rate, max(0.0, middle - reach), min(1.0, middle + reach), count)


def mean(values: Sequence[float]) -> Estimate:
    """A mean, with the normal interval; of a single value nothing is known but itself."""
    count = len(values)
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = sum(values) / count
    variance = sum((value - middle) ** 2 for value in values) / max(1, count - 1)
    reach = Z * sqrt(variance / count)
    return Estimate(middle, middle - reach, middle + reach, count)
