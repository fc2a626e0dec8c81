"""Connections to the database, set up so that what is committed stays."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tabiji.locale.message import Message, Verbatim
from tabiji.server.errors import BadDatabase
from tabiji.server.folder import make, make_private

BUSY_SECONDS = 10
"""How long SQLite waits for another program that writes to the same file."""
TIMEOUT_SECONDS = 10.0
READERS = 4

Done = TypeVar("Done")

RETRY_SECONDS = 0.02
"""How soon SQLite is asked again for what it does not wait for by itself."""

PRAGMAS = (
    "PRAGMA synchronous=FULL",  # committed is on disk, even if the power fails
    "PRAGMA foreign_keys=ON",
)


def address(text: str) -> URL:
    """A database's address with the driver we use: `postgres://` and `sqlite:///` as people
    write them, or the path of a file."""
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=str(Path(text).absolute()))
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise BadDatabase(Message("server-database-address")) from error
    kind = url.drivername.partition("+")[0]
    if kind in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+asyncpg")
    if kind == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    raise BadDatabase(Message("server-database-kind", {"kind": Verbatim(kind)}))


class Database:
    """One connection that writes, a few that read.

    SQLite takes one writer at a time; with one of our own nobody meets a locked file. A
    transaction runs in a thread as a whole: handing each of its statements to another thread
    and back, as the driver for reading does, costs more than the statements. PostgreSQL is
    used the same way, and other processes write to it as well.
    """

    def __init__(self, text: str) -> None:
        self.url = address(text)
        self.shared = self.url.drivername.startswith("postgresql")
        """Whether several processes serve this database."""
        self._writing: _Writing
        if self.shared:
            if find_spec("asyncpg") is None:
                raise BadDatabase(Message("server-database-driver"))
            self._writing = _Postgres(self.url)
            self.reading = _postgres(self.url, READERS)
        else:
            if self.url.database:
                path = Path(self.url.database)
                make(path.parent)
                make_private(path)  # what SQLite keeps beside it is as private
            self._writing = _Sqlite(self.url)
            self.reading = create_async_engine(self.url, **_options(READERS))
            _set_up(self.reading.sync_engine, "BEGIN")

    async def write(self, work: Callable[[Connection], Done]) -> Done:
        """Do something in a transaction; when this returns, it is on disk."""
        return await self._writing.write(work)

    async def close(self) -> None:
        """Close every connection."""
        await self._writing.close()
        await self.reading.dispose()


class _Writing(Protocol):
    """The connection that writes."""

    async def write(self, work: Callable[[Connection], Done]) -> Done: ...
    async def close(self) -> None: ...


class _Sqlite:
    """A connection that lives in a thread."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), **_options(1))
        event.listen(self._engine, "connect", _write_ahead)
        _set_up(self._engine, "BEGIN IMMEDIATE")
        self._thread = ThreadPoolExecutor(1, "writer")

    async def write(self, work: Callable[[Connection], Done]) -> Done:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Callable[[Connection], Done]) -> Done:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


class _Postgres:
    """A connection that is awaited."""

    def __init__(self, url: URL) -> None:
        self._engine = _postgres(url, 1)

    async def write(self, work: Callable[[Connection], Done]) -> Done:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def _postgres(url: URL, size: int) -> AsyncEngine:
    wait = {"timeout": TIMEOUT_SECONDS, "command_timeout": TIMEOUT_SECONDS}
    return create_async_engine(
        url, pool_size=size, max_overflow=0, pool_pre_ping=True, connect_args=wait
    )


def _options(size: int) -> dict[str, Any]:
    """Of an engine for SQLite; we begin transactions ourselves. It waits for others from the
    first statement on."""
    connecting = {"timeout": BUSY_SECONDS, "isolation_level": None, "check_same_thread": False}
    return {"pool_size": size, "max_overflow": 0, "connect_args": connecting}


def _write_ahead(connection: sqlite3.Connection, _: object) -> None:
    """Let those who read not wait for whoever writes.

    The file remembers it, so that only the connection that writes has to ask, before anybody
    reads. SQLite does not wait for others to change this (it holds a lock on the file already
    that they may wait for, and gives up at once), so we do: of several programs that begin on an
    empty folder, one changes it and the others find it changed.
    """
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(RETRY_SECONDS)
        else:
            return


def _set_up(engine: Engine, begin: str) -> None:
    """Let SQLite keep what is committed, and a transaction begin so."""

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_so(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
