"""Setting out the table of a guided first game, where a game has one."""

from tabiji.kernel.game import game as game_of
from tabiji.kernel.parts import part
from tabiji.locale.message import Message
from tabiji.server.errors import WRONG, Refusal
from tabiji.server.lesson import Lesson
from tabiji.server.schemas import NewSeat, NewTable


def lesson_of(game: str) -> Lesson:
    """The lesson of a game; refused if it has none."""
    found = part("tabiji.server", game_of(game))
    if found is None:
        raise Refusal("no-lesson", WRONG, Message("server-no-lesson", {"game": game}))
    lesson: Lesson = found.LESSON
    return lesson


def as_lesson(wish: NewTable) -> NewTable:
    """The table of a first game, whatever else was wished for."""
    lesson = lesson_of(wish.game)
    seats = [NewSeat(kind="me"), *(NewSeat(kind="bot", bot=bot) for bot in lesson.bots)]
    return NewTable(game=wish.game, lesson=True, options=lesson.options, seats=seats)
