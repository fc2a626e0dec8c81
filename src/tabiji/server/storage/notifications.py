"""Telling other processes what happened, and who thinks for which bot.

Processes on one PostgreSQL hear of each other by LISTEN and NOTIFY; a claim is an advisory
lock of that connection, so that whoever dies lets go of it. With SQLite there is one
process, and nobody to tell.
"""

import asyncio
import contextlib
import hashlib
import json
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import sqlalchemy
from sqlalchemy import Connection
from sqlalchemy.engine import URL

from tabiji.server.storage.database import TIMEOUT_SECONDS
from tabiji.server.storage.writer import FAILURES

CHANNEL = "tabiji"
PULSE_SECONDS = 5.0
"""How often a connection that only listens is asked whether it is still there."""
AGAIN_SECONDS = 1.0
LONGEST = 7_000
"""Bytes of a message; PostgreSQL takes 8,000."""
TOLD_AT_ONCE = 200
"""Tables in one message."""

log = logging.getLogger(__name__)

Heard = Callable[[str], None]
"""Something happened at this table."""
Gap = Callable[[], None]
"""News may have been missed."""
Seen = Callable[[str, list[tuple[str, str]]], None]
"""Another process says who is connected to it: table and player."""


class Notifications(Protocol):
    """How processes that share a database hear of each other."""

    async def start(self, heard: Heard, gap: Gap, seen: Seen) -> None: ...
    async def stop(self) -> None: ...
    def send(self, connection: Connection, tables: Sequence[str]) -> None:
        """Tell the others what changed, when this transaction is committed."""

    async def tell_present(self, people: list[tuple[str, str]]) -> None:
        """Tell the others who is connected here."""

    async def claim(self, table: str) -> bool:
        """Whether this process may think for the bots of a table; it has to `release` it."""

    async def release(self, table: str) -> None: ...


class NoNotifications:
    """One process: nobody to tell, nobody to ask."""

    async def start(self, heard: Heard, gap: Gap, seen: Seen) -> None:
        """Nothing will be heard."""

    async def stop(self) -> None:
        """Nothing was begun."""

    def send(self, connection: Connection, tables: Sequence[str]) -> None:
        """Nobody is there to read it."""

    async def tell_present(self, people: list[tuple[str, str]]) -> None:
        """Nobody asks."""

    async def claim(self, table: str) -> bool:
        """There is no other."""
        return True

    async def release(self, table: str) -> None:
        """There was no other."""


class PostgresNotifications:
    """One connection that listens, and holds this process's claims."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._me = secrets.token_hex(4)
        self._connection: Any = None
        self._using = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard, gap: Gap, seen: Seen) -> None:
        """Listen from now on, whatever happens to the connection."""
        self._heard, self._gap, self._seen = heard, gap, seen
        await self._connect()
        self._task = asyncio.create_task(self._stay_connected(), name="post")

    async def stop(self) -> None:
        """Stop listening; claims end with the connection."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        async with self._using:  # somebody may be in the middle of a sentence
            if self._connection:
                await self._connection.close(timeout=TIMEOUT_SECONDS)

    def send(self, connection: Connection, tables: Sequence[str]) -> None:
        """By NOTIFY, which PostgreSQL delivers when the transaction is committed."""
        for first in range(0, len(tables), TOLD_AT_ONCE):
            told = " ".join([self._me, *tables[first : first + TOLD_AT_ONCE]])
            connection.execute(sqlalchemy.select(sqlalchemy.func.pg_notify(CHANNEL, told)))

    async def tell_present(self, people: list[tuple[str, str]]) -> None:
        """In as many messages as it takes; whoever does not hear it asks nobody."""
        lot: list[tuple[str, str]] = []
        for one in [*people, None]:
            if one is None or len(json.dumps([*lot, one])) > LONGEST:
                told = f"{self._me} {json.dumps(lot)}"
                await self._ask("SELECT pg_notify($1, $2)", CHANNEL, told)
                lot = []
            if one is not None:
                lot.append(one)

    async def claim(self, table: str) -> bool:
        """By a lock of our connection. Without one, we do not know, and do not claim."""
        return bool(await self._ask("SELECT pg_try_advisory_lock($1)", _number(table)))

    async def release(self, table: str) -> None:
        """Let another process think for it."""
        await self._ask("SELECT pg_advisory_unlock($1)", _number(table))

    async def _ask(self, query: str, *values: object) -> Any:
        async with self._using:
            if self._connection is None or self._connection.is_closed():
                return None
            try:
                return await self._connection.fetchval(query, *values, timeout=TIMEOUT_SECONDS)
            except _failures() as error:
                log.warning("the post failed: %s", error)
                self._connection.terminate()
                return None

    async def _connect(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(self._address, timeout=TIMEOUT_SECONDS)
        await connection.add_listener(CHANNEL, self._hear)
        self._connection = connection

    async def _stay_connected(self) -> None:
        while True:
            await asyncio.sleep(PULSE_SECONDS if await self._ask("SELECT 1") else AGAIN_SECONDS)
            if self._connection is None or self._connection.is_closed():
                with contextlib.suppress(*_failures()):
                    await self._connect()
                    self._gap()

    def _hear(self, _: object, __: int, ___: str, told: object) -> None:
        sender, _space, news = str(told).partition(" ")
        if sender == self._me:
            return
        if news.startswith("["):
            self._seen(sender, [(table, player) for table, player in json.loads(news)])
        else:
            for table in news.split():
                self._heard(table)


def _number(table: str) -> int:
    """A table's lock."""
    digest = hashlib.sha256(table.encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)


def _failures() -> tuple[type[Exception], ...]:
    import asyncpg  # only whoever uses PostgreSQL has it

    return (*FAILURES, asyncpg.PostgresError, asyncpg.InterfaceError)
