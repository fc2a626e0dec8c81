"""Setting out tables: from somebody's wish, from another game, or once more."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from tabiji.kernel.errors import TabijiError
from tabiji.kernel.game import game as game_of
from tabiji.kernel.message import Message
from tabiji.locale import FALLBACK, catalogue
from tabiji.match.match import Match
from tabiji.match.seats import seated
from tabiji.match.terms import Terms, board_digest
from tabiji.server.errors import WRONG, Refusal
from tabiji.server.house.keys import new_id
from tabiji.server.house.lessons import as_lesson, lesson_of
from tabiji.server.log.asking import known_bot
from tabiji.server.log.setting import SetSeat, Setting
from tabiji.server.log.table import TableState
from tabiji.server.schemas import NewSeat, NewTable
from tabiji.server.security.names import clean_name
from tabiji.server.study import read_record
from tabiji.server.wire import options_of


@dataclass(frozen=True)
class Beginning:
    """Where a table begins that takes over another game."""

    options: dict[str, Any]
    position: str | None
    given: tuple[str, ...]


def set_out(
    wish: NewTable, player: str, name: str, seed: bytes, beginning: Beginning | None = None
) -> Setting:
    """The setting of a table as somebody wishes it; refused if there is no such table."""
    if not any(seat.kind == "me" for seat in wish.seats):
        raise Refusal("no-seat", WRONG, Message("server-no-seat"))
    try:
        if wish.lesson:
            wish, beginning = as_lesson(wish), None
        game = game_of(wish.game)
        chosen = beginning.options if beginning else wish.options
        options, _ = seated(game, len(wish.seats), chosen)
        setting = Setting(
            id=new_id(),
            game_name=game.name,
            options=options_of(options),
            seats=tuple(_seat(seat, player, name) for seat in wish.seats),
            seed=lesson_of(wish.game).seed if wish.lesson else seed,
            creator=player,
            created=datetime.now(UTC),
            salt=wish.salt,
            position=beginning.position if beginning else None,
            given=beginning.given if beginning else (),
            listed=wish.listed,
            hints=wish.hints,
            rules=game.version,
            board=board_digest(game),
        )
        setting.terms(())  # the salt is checked here
    except TabijiError as error:
        raise _wrong(error) from error
    return setting


def from_record(text: str, game: str, at: int) -> Beginning:
    """Where a record stood after so many actions."""
    return from_match(read_record(text), game, at)


def from_match(match: Match, game: str, at: int) -> Beginning:
    """Where a match stood after so many actions; from there on, dice are drawn afresh."""
    if match.game.name != game:
        raise Refusal("wrong", WRONG, Message("server-other-game"))
    try:
        match.standing(at)
        branch = match.branch(at, dice="drawn")
    except TabijiError as error:
        raise _wrong(error) from error
    if branch.over:
        raise Refusal("wrong", WRONG, Message("server-take-over-end"))
    terms: Terms = branch.terms
    return Beginning(options_of(terms.options), terms.position, branch.words[:at])


def once_more(table: TableState, seed: bytes) -> Setting:
    """The same people play the same game again, everybody one seat further."""
    seats = [SetSeat(c.kind, c.name, c.player, c.bot) for c in table.chairs]
    return replace(
        table.setting,
        id=new_id(),
        seats=(seats[-1], *seats[:-1]),
        seed=seed,
        created=datetime.now(UTC),
        salt="",
        position=None,
        given=(),
        rules=table.setting.game.version,
        board=board_digest(table.setting.game),
    )


def _seat(seat: NewSeat, player: str, name: str) -> SetSeat:
    if seat.kind == "me":
        return SetSeat("person", clean_name(seat.name or "") or name, player)
    if seat.kind == "open":
        return SetSeat("open")
    bot = known_bot(seat.bot or "")
    return SetSeat("bot", catalogue(FALLBACK).say(f"bot-{bot}"), None, bot)


def _wrong(error: TabijiError) -> Refusal:
    return error if isinstance(error, Refusal) else Refusal("wrong", WRONG, error.message)
