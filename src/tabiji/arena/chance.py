"""Random numbers that two games share as far as they can.

Whatever is drawn has a place of its own: the seed of the tournament, the number of
the deal, and what it is for. Two games of one deal, played by others or on other
seats, therefore meet the same tiles, and the same dice as long as they draw as
often: luck is much the same for all, and differences show sooner. A bot's own
numbers come from its seat alone, so that nobody's play depends on who sits opposite.
"""

import hashlib

import numpy as np

from tabiji.kernel.record import Words

TAG = "tabiji arena"


def words_for(*place: str | int) -> Words:
    """A generator of `tabiji.kernel.rng` for this place alone."""
    return np.frombuffer(_digest(place)[:16], "<u4").astype(np.int64)


def seed_for(*place: str | int) -> int:
    """A seed for this place alone."""
    return int.from_bytes(_digest(place)[:6], "big")


def _digest(place: tuple[str | int, ...]) -> bytes:
    return hashlib.sha256("\n".join([TAG, *map(str, place)]).encode()).digest()
