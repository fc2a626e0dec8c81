"""What the table of a guided first game is: the same for everybody, so that a guide can be exact.

Dice follow from the seed and from what was played, and bots decide from both: whoever does what
the guide proposes sees the same game each time. A seed that everybody can read is good for
learning only, so that a lesson is played against bots and never with somebody else.
"""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Lesson:
    """How the table of a first game is set out; the learner sits at seat 0."""

    seed: bytes
    options: dict[str, Any]
    bots: tuple[str, ...]
