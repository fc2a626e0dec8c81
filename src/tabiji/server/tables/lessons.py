"""Tables for a guided first game: the same table for everybody, so that a guide can be exact.

Dice follow from the seed and from what was played, and bots decide from both: whoever does what
the guide proposes sees the same game each time. A seed that everybody can read is good for
learning only, so that a lesson is played against bots and never with somebody else.
"""

from dataclasses import dataclass
from typing import Any

from tabiji.kernel.game import game as game_of
from tabiji.match.dice import seed_from
from tabiji.server.schemas import NewSeat, NewTable


@dataclass(frozen=True)
class Lesson:
    """How the table of a first game is set out; the learner sits at seat 0."""

    seed: bytes
    options: dict[str, Any]
    bots: tuple[str, ...]


LESSONS = {
    "duo": Lesson(seed_from("first game of duo 319"), {"compass": 0, "purple": 0}, ("haru",)),
    "tokaido": Lesson(
        seed_from("first game of tokaido 169"), {"travelers": "none"}, ("haru", "sora")
    ),
}


def lesson_of(game: str) -> Lesson:
    """The lesson of a game."""
    return LESSONS[game_of(game).name]


def as_lesson(wish: NewTable) -> NewTable:
    """The table of a first game, whatever else was wished for."""
    lesson = lesson_of(wish.game)
    seats = [NewSeat(kind="me"), *(NewSeat(kind="bot", bot=bot) for bot in lesson.bots)]
    return NewTable(game=wish.game, lesson=True, options=lesson.options, seats=seats)
