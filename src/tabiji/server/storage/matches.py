"""Tables, as they are kept: how they were set out, and their log."""

import asyncio
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Delete,
    Select,
    Table,
    bindparam,
    delete,
    false,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from tabiji.kernel.game import game as game_of
from tabiji.kernel.game import games
from tabiji.match.terms import board_digest
from tabiji.server.storage.database import Database
from tabiji.server.storage.reading import reading
from tabiji.server.storage.tables import events, matches, sittings
from tabiji.server.storage.writer import Change, Writer
from tabiji.server.table_log.endings import Kept
from tabiji.server.table_log.events import Event
from tabiji.server.table_log.setting import SetSeat, Setting, is_foreign
from tabiji.server.table_log.summary import kept_of, summary_of
from tabiji.server.table_log.table import Status, TableState

KEPT = ("status", "bot_to_act", "changed", "summary", "acted")
"""What follows from the log and is kept for lists."""


MOST_LET_GO = 500
"""Tables that are taken away at once."""


@dataclass(frozen=True)
class Listing:
    """A table as lists show it."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    summary: dict[str, Any]
    created: datetime
    changed: datetime
    closed: bool
    """Whether it belongs to other rules or to another board."""


class Matches:
    """Every table there ever was."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    # Writing

    async def add(self, table: TableState, rows: Sequence[Event]) -> None:
        """A new table, with what happened there at once."""
        await self._writer.write(Change(table.setting.id, _added(table, rows)))

    async def append(self, table: TableState, rows: Sequence[Event]) -> None:
        """What just happened at a table: `Taken` if something else happened there first."""
        await self._writer.write(_appended(table, rows))

    async def add_rematch(
        self, again: TableState, its_rows: Sequence[Event], table: TableState, rows: Sequence[Event]
    ) -> None:
        """A new table that follows from another; both, or, if one was there already, neither."""
        change, new = _appended(table, rows), _added(again, its_rows)
        both = {kind: [*new.get(kind, ()), *change.added.get(kind, ())] for kind in new}
        await self._writer.write(replace(change, added={**change.added, **both}))

    async def let_go(self, ids: Sequence[str]) -> None:
        """Take tables away at which, still, nobody ever did anything, with all that is there."""
        changes = [
            Change(id, updated=[(each, {"match": id}) for each in _LET_GO], news=id) for id in ids
        ]
        await asyncio.gather(*map(self._writer.write, changes))

    # Reading

    async def get(self, id: str) -> tuple[Setting, list[Event], Kept] | None:
        """How a table was set out, its whole log, and what is kept beside it."""
        async with reading(self._database) as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == id))).first()
            if row is None:
                return None
            return _setting(row), await _log(connection, id, 0), kept_of(row.status, row.summary)

    async def log(self, id: str, since: int) -> list[Event]:
        """The log from a position on."""
        async with reading(self._database) as connection:
            return await _log(connection, id, since)

    async def of_player(self, player: str, most: int) -> list[Listing]:
        """The tables where somebody sits or that they made, the latest first."""
        sat = select(sittings.c.match).where(sittings.c.player == player)
        return await self._list(_listings.where(matches.c.id.in_(sat)), most)

    async def listed(self, status: Status, most: int, days: float) -> list[Listing]:
        """The tables that everybody may see, that go on here, and where something happened
        within so many days, the latest first."""
        wanted = (matches.c.status == status) & matches.c.listed & _within(days) & _here()
        return await self._list(_listings.where(wanted), most)

    async def count(self, days: float, creator: str | None = None) -> int:
        """How many tables are not over and go on here, and something happened there within so
        many days: of all people, or made by one."""
        wanted = (matches.c.status != "over") & _within(days) & _here()
        query = select(func.count()).select_from(matches).where(wanted)
        if creator is not None:
            query = query.where(matches.c.creator == creator)
        async with reading(self._database) as connection:
            return int((await connection.execute(query)).scalar_one())

    async def nobody_acted_at(self, hours: float, creator: str | None = None) -> list[str]:
        """Tables that were set out so many hours ago and at which nobody ever did anything, the
        oldest first: of all people, or made by one. A part of them, if there are many."""
        long_ago = matches.c.changed < datetime.now(UTC) - timedelta(hours=hours)
        query = select(matches.c.id).where(~matches.c.acted & long_ago)
        if creator is not None:
            query = query.where(matches.c.creator == creator)
        async with reading(self._database) as connection:
            found = await connection.execute(query.order_by(matches.c.changed).limit(MOST_LET_GO))
            return [row.id for row in found]

    async def waiting_for_bots(self) -> list[tuple[str, str]]:
        """The tables where a bot is to act, and who opened them, the longest waiting first."""
        wanted = (matches.c.status == "playing") & matches.c.bot_to_act & _here()
        query = select(matches.c.id, matches.c.creator).where(wanted).order_by(matches.c.changed)
        async with reading(self._database) as connection:
            return [(row.id, row.creator) for row in await connection.execute(query)]

    async def _list(self, query: Select[Any], most: int) -> list[Listing]:
        latest = query.order_by(matches.c.changed.desc()).limit(most)
        async with reading(self._database) as connection:
            return [_listing(row) for row in await connection.execute(latest)]


_listings = select(
    matches.c.id,
    matches.c.game,
    matches.c.options,
    matches.c.status,
    matches.c.summary,
    matches.c.created,
    matches.c.changed,
    matches.c.rules,
    matches.c.board,
)


_keep = (
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values({name: bindparam(f"new_{name}") for name in KEPT})
)


_left = delete(sittings).where(
    (sittings.c.match == bindparam("match")) & (sittings.c.player == bindparam("player"))
)
_closed = delete(sittings).where(sittings.c.match == bindparam("match"))


def _nobody_acted(table: ColumnElement[str]) -> ColumnElement[bool]:
    there = select(matches.c.id).where((matches.c.id == bindparam("match")) & ~matches.c.acted)
    return (table == bindparam("match")) & there.exists()


_LET_GO = (
    # Whoever acts there at this moment, in another process, waits for this or is waited for.
    update(matches)
    .where((matches.c.id == bindparam("match")) & ~matches.c.acted)
    .values(acted=false()),
    delete(events).where(_nobody_acted(events.c.match)),
    delete(sittings).where(_nobody_acted(sittings.c.match)),
    delete(matches).where((matches.c.id == bindparam("match")) & ~matches.c.acted),
)


def _here() -> ColumnElement[bool]:
    """Played under the rules and on the board that there are now."""
    return or_(
        matches.c.board.is_(None),
        *(
            (matches.c.game == name)
            & (matches.c.rules == game_of(name).version)
            & (matches.c.board == board_digest(game_of(name)))
            for name in games()
        ),
    )


def _within(days: float) -> ColumnElement[bool]:
    return matches.c.changed >= datetime.now(UTC) - timedelta(days=days)


def _appended(table: TableState, rows: Sequence[Event]) -> Change:
    id = table.setting.id
    added = {
        events: _rows(table, rows),
        sittings: [{"player": row.player, "match": id} for row in rows if row.kind == "sit"],
    }
    kept = {f"new_{name}": value for name, value in _kept(table).items()}
    return Change(id, added, [(_keep, {"match": id, **kept}), *_got_up(table, rows)], news=id)


def _got_up(table: TableState, rows: Sequence[Event]) -> list[tuple[Delete, dict[str, Any]]]:
    """Who does not sit there any more: nobody, where it was closed before it began."""
    id = table.setting.id
    if table.status == "over" and table.match is None:
        return [(_closed, {"match": id})]
    gone = [row.player for row in rows if row.kind == "leave"]
    gone += [row.data for row in rows if row.kind == "ask-to-leave"]
    return [(_left, {"match": id, "player": player}) for player in gone]


def _added(table: TableState, rows: Sequence[Event]) -> dict[Table, list[dict[str, Any]]]:
    setting = table.setting
    row = {
        "id": setting.id,
        "game": setting.game_name,
        "options": setting.options,
        "seats": [asdict(seat) for seat in setting.seats],
        "seed": setting.seed,
        "salt": setting.salt,
        "position": setting.position,
        "given": " ".join(setting.given),
        "listed": setting.listed,
        "hints": setting.hints,
        "creator": setting.creator,
        "created": setting.created,
        "rules": setting.rules,
        "board": setting.board,
        "substitute": setting.substitute,
        **_kept(table),
    }
    people = {setting.creator, *(seat.player for seat in setting.seats if seat.player)}
    taken = [{"player": player, "match": setting.id} for player in sorted(people)]
    return {matches: [row], events: _rows(table, rows), sittings: taken}


def _kept(table: TableState) -> dict[str, Any]:
    now, bot = datetime.now(UTC), table.bot_to_act is not None
    values = table.status, bot, now, summary_of(table), table.acted
    return dict(zip(KEPT, values, strict=True))


def _rows(table: TableState, rows: Sequence[Event]) -> list[dict[str, Any]]:
    now, first = datetime.now(UTC), table.version - len(rows)
    return [
        {"match": table.setting.id, "position": position, "at": now, **asdict(event)}
        for position, event in enumerate(rows, first)
    ]


async def _log(connection: AsyncConnection, id: str, since: int) -> list[Event]:
    query = (
        select(events.c.kind, events.c.data, events.c.seat, events.c.player)
        .where((events.c.match == id) & (events.c.position >= since))
        .order_by(events.c.position)
    )
    return [Event(*row) for row in await connection.execute(query)]


def _setting(row: Any) -> Setting:
    return Setting(
        id=row.id,
        game_name=row.game,
        options=row.options,
        seats=tuple(SetSeat(**seat) for seat in row.seats),
        seed=bytes(row.seed),
        creator=row.creator,
        created=_utc(row.created),
        salt=row.salt,
        position=row.position,
        given=tuple(row.given.split()),
        listed=row.listed,
        hints=row.hints,
        rules=row.rules,
        board=row.board,
        substitute=row.substitute,
    )


def _listing(row: Any) -> Listing:
    when = _utc(row.created), _utc(row.changed)
    closed = is_foreign(game_of(row.game), row.rules, row.board)
    return Listing(row.id, row.game, row.options, row.status, row.summary, *when, closed)


def _utc(when: datetime) -> datetime:
    """SQLite does not keep the zone."""
    return when if when.tzinfo else when.replace(tzinfo=UTC)
