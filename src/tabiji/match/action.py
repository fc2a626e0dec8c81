"""What can be played, and what was."""

from dataclasses import dataclass

from tabiji.locale.message import Message


@dataclass(frozen=True)
class Action:
    """Something that can be done now: its word, and what it means.

    `weight` is set for what chance may bring: how many equal cases lead to it.
    """

    code: int
    word: str
    message: Message
    weight: int | None = None

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True)
class Entry:
    """One line of a match's log: who did what. Chance has no seat.

    `action` is None for a reader who may not know it.
    """

    index: int
    seat: int | None
    action: Action | None

    def __str__(self) -> str:
        word = str(self.action) if self.action else "?"
        return word if self.seat is None else f"{self.seat}: {word}"


@dataclass(frozen=True)
class Outcome:
    """How a match ended: places and points by seat, who won, and why it is over."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    reasons: tuple[Message, ...]
