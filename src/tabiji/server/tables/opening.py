"""Setting out tables: from somebody's wish, from another game, or once more."""

import hashlib
from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from tabiji.kernel.contract import SPECTATOR, redraw
from tabiji.kernel.game import game as game_of
from tabiji.kernel.record import Words, new_state
from tabiji.kernel.rng import generator
from tabiji.locale.catalogues import FALLBACK, catalogue
from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message
from tabiji.match.match import Match
from tabiji.match.replay import replay
from tabiji.match.seats import seated
from tabiji.match.standing import Standing
from tabiji.match.terms import Terms, board_digest
from tabiji.server.errors import WRONG, Refusal
from tabiji.server.names import clean_name
from tabiji.server.replays import read_record
from tabiji.server.schemas import NewSeat, NewTable
from tabiji.server.table_log.asking import known_bot
from tabiji.server.table_log.seating import Occupant
from tabiji.server.table_log.setting import SetSeat, Setting
from tabiji.server.table_log.table import TableState
from tabiji.server.tables.keys import new_id
from tabiji.server.tables.lessons import as_lesson, lesson_of
from tabiji.server.wire import hides, options_of

REDRAW_TAG = "tabiji redraw\n"


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
            substitute=known_bot(wish.substitute),
            rules=game.version,
            board=board_digest(game),
        )
        setting.terms(())  # the salt is checked here
    except TabijiError as error:
        raise _wrong(error) from error
    return setting


def is_for_several(wish: NewTable) -> bool:
    """Whether others than whoever wishes it are to sit at a table."""
    return any(seat.kind == "open" for seat in wish.seats)


def from_record(
    text: str, game: str, at: int, seed: bytes | None = None, *, ours: bool = False
) -> Beginning:
    """Where a record stood after so many actions; `ours` may be as long as it is."""
    return from_match(read_record(text, replay if ours else None), game, at, seed)


def from_match(match: Match, game: str, at: int, seed: bytes | None = None) -> Beginning:
    """Where a match stood after so many actions; from there on, dice are drawn afresh.

    With a seed, what is hidden there is drawn anew from it: whoever knows the match knows
    everything, and others are to sit down. All that is left of the match is then a position.
    """
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
    options = options_of(terms.options)
    if seed is None or _nothing_is_hidden(match, at):
        return Beginning(options, terms.position, branch.words[:at])
    return Beginning(options, _redrawn(match.standing(at), seed), ())


def once_more(table: TableState, player: str, seed: bytes) -> Setting:
    """The same people play the same game again, everybody one seat further; `player` is the last
    who said so. A bot that took over a seat keeps it, unless its person said so too."""
    willing = {*table.again, player}
    seats = [_once_more(occupant, willing) for occupant in table.occupants]
    return replace(
        table.setting,
        id=new_id(),
        seats=(seats[-1], *seats[:-1]),
        seed=seed,
        creator=player,
        created=datetime.now(UTC),
        salt="",
        position=None,
        given=(),
        rules=table.setting.game.version,
        board=board_digest(table.setting.game),
    )


def _nothing_is_hidden(match: Match, at: int) -> bool:
    """Whether a spectator would have seen everything that led to this place."""
    if not hides(match.game):
        return True
    return match.terms.position is None and all(e.action for e in match.log_for(None, 0, at))


def _redrawn(standing: Standing, seed: bytes) -> str:
    """The position of a table in which all that is not public was drawn anew."""
    game, drawn = standing.game, new_state(standing.game.record)
    try:
        redraw(standing.state, SPECTATOR, drawn, _chance(seed))
        position = game.position.write(drawn)
        game.position.read(position, new_state(game.record))
    except TabijiError as error:
        raise Refusal("wrong", WRONG, Message("server-take-over-hidden")) from error
    return position


def _chance(seed: bytes) -> Words:
    """What hidden things are drawn from: only who knows a table's seed could foretell it."""
    digest = hashlib.sha256(f"{REDRAW_TAG}{seed.hex()}\n".encode()).digest()
    return generator(int.from_bytes(digest[:8]), int.from_bytes(digest[8:16]))


def _seat(seat: NewSeat, player: str, name: str) -> SetSeat:
    if seat.kind == "me":
        return SetSeat("person", clean_name(seat.name or "") or name, player)
    if seat.kind == "open":
        return SetSeat("open")
    return _bot(known_bot(seat.bot or ""))


def _once_more(occupant: Occupant, willing: Collection[str]) -> SetSeat:
    if occupant.kind == "person" and occupant.player not in willing:
        return _bot(occupant.stand_in or "")
    return SetSeat(occupant.kind, occupant.name, occupant.player, occupant.bot)


def _bot(name: str) -> SetSeat:
    return SetSeat("bot", catalogue(FALLBACK).say(f"bot-{name}"), None, name)


def _wrong(error: TabijiError) -> Refusal:
    return error if isinstance(error, Refusal) else Refusal("wrong", WRONG, error.message)
