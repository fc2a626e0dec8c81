"""Tables, as they are kept: how they were set out, and their log."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabiji.server.log.events import Event
from tabiji.server.log.setting import SetSeat, Setting
from tabiji.server.log.summary import summary_of
from tabiji.server.log.table import Status, TableState
from tabiji.server.storage.database import Database
from tabiji.server.storage.post import Post
from tabiji.server.storage.reading import reading
from tabiji.server.storage.tables import events, matches, sittings
from tabiji.server.storage.writer import Writer


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


class Matches:
    """Every table there ever was."""

    def __init__(self, database: Database, writer: Writer, post: Post) -> None:
        self._database = database
        self._writer = writer
        self._post = post

    # Writing

    async def add(self, table: TableState, rows: Sequence[Event]) -> None:
        """A new table, with what happened there at once."""

        async def write(connection: AsyncConnection) -> None:
            await _add(connection, table, rows)

        await self._writer.write(table.setting.id, write)

    async def append(self, table: TableState, rows: Sequence[Event]) -> None:
        """What just happened at a table: `Taken` if something else happened there first."""

        async def write(connection: AsyncConnection) -> None:
            await self._append(connection, table, rows)

        await self._writer.write(table.setting.id, write)

    async def add_rematch(
        self, again: TableState, its_rows: Sequence[Event], table: TableState, rows: Sequence[Event]
    ) -> None:
        """A new table that follows from another; both, or, if one was there already, neither."""

        async def write(connection: AsyncConnection) -> None:
            await _add(connection, again, its_rows)
            await self._append(connection, table, rows)

        await self._writer.write(table.setting.id, write)

    async def _append(
        self, connection: AsyncConnection, table: TableState, rows: Sequence[Event]
    ) -> None:
        await connection.execute(insert(events), _rows(table, rows))
        changed = update(matches).where(matches.c.id == table.setting.id)
        await connection.execute(changed.values(**_kept(table)))
        for event in rows:
            if event.kind == "sit":
                taken = {"player": event.player, "match": table.setting.id}
                await connection.execute(insert(sittings), taken)
        await self._post.send(connection, table.setting.id)

    # Reading

    async def get(self, id: str) -> tuple[Setting, list[Event]] | None:
        """How a table was set out, and its whole log."""
        async with reading(self._database) as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == id))).first()
            if row is None:
                return None
            return _setting(row), await _log(connection, id, 0)

    async def log(self, id: str, since: int) -> list[Event]:
        """The log from a position on."""
        async with reading(self._database) as connection:
            return await _log(connection, id, since)

    async def of_player(self, player: str, most: int) -> list[Listing]:
        """The tables where somebody sits or that they made, the latest first."""
        sat = select(sittings.c.match).where(sittings.c.player == player)
        return await self._list(_listings.where(matches.c.id.in_(sat)), most)

    async def listed(self, status: Status, most: int) -> list[Listing]:
        """The tables that everybody may see, the latest first."""
        wanted = (matches.c.status == status) & matches.c.listed
        return await self._list(_listings.where(wanted), most)

    async def count(self, creator: str | None = None) -> int:
        """How many tables are not over: of all people, or made by one."""
        query = select(func.count()).select_from(matches).where(matches.c.status != "over")
        if creator is not None:
            query = query.where(matches.c.creator == creator)
        async with reading(self._database) as connection:
            return int((await connection.execute(query)).scalar_one())

    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot is to act, the longest waiting first."""
        wanted = (matches.c.status == "playing") & matches.c.bot_to_act
        query = select(matches.c.id).where(wanted).order_by(matches.c.changed)
        async with reading(self._database) as connection:
            return [row.id for row in await connection.execute(query)]

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
)


async def _add(connection: AsyncConnection, table: TableState, rows: Sequence[Event]) -> None:
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
        **_kept(table),
    }
    await connection.execute(insert(matches), row)
    if rows:
        await connection.execute(insert(events), _rows(table, rows))
    people = {setting.creator, *(seat.player for seat in setting.seats if seat.player)}
    taken = [{"player": player, "match": setting.id} for player in sorted(people)]
    await connection.execute(insert(sittings), taken)


def _kept(table: TableState) -> dict[str, Any]:
    """What follows from the log and is kept for lists."""
    return {
        "status": table.status,
        "bot_to_act": table.bot_to_act is not None,
        "changed": datetime.now(UTC),
        "summary": summary_of(table),
    }


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
    )


def _listing(row: Any) -> Listing:
    when = _utc(row.created), _utc(row.changed)
    return Listing(row.id, row.game, row.options, row.status, row.summary, *when)


def _utc(when: datetime) -> datetime:
    """SQLite does not keep the zone."""
    return when if when.tzinfo else when.replace(tzinfo=UTC)
