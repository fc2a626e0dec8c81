"""Connections to the database, set up so that what is committed stays."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tabiji.kernel.message import Message, Verbatim
from tabiji.server.errors import BadDatabase

BUSY_SECONDS = 10
"""How long SQLite waits for another program that writes to the same file."""
TIMEOUT_SECONDS = 10.0
READERS = 4

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # committed is on disk, even if the power fails
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}",
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
    """The engines: one connection that writes, a few that read.

    SQLite takes one writer at a time; with one of our own nobody meets a locked file.
    PostgreSQL is used the same way, and other processes write to it as well.
    """

    def __init__(self, text: str) -> None:
        self.url = address(text)
        self.shared = self.url.drivername.startswith("postgresql")
        """Whether several processes serve this database."""
        if not self.shared and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.writing = self._engine(1, "BEGIN IMMEDIATE")
        self.reading = self._engine(READERS, "BEGIN")

    async def close(self) -> None:
        """Close every connection."""
        await self.writing.dispose()
        await self.reading.dispose()

    def _engine(self, size: int, begin: str) -> AsyncEngine:
        if self.shared:
            if find_spec("asyncpg") is None:
                raise BadDatabase(Message("server-database-driver"))
            wait = {"timeout": TIMEOUT_SECONDS, "command_timeout": TIMEOUT_SECONDS}
            return create_async_engine(
                self.url, pool_size=size, max_overflow=0, pool_pre_ping=True, connect_args=wait
            )
        engine = create_async_engine(
            self.url, pool_size=size, max_overflow=0, connect_args={"isolation_level": None}
        )

        @event.listens_for(engine.sync_engine, "connect")
        def set_up(connection: Any, _: object) -> None:
            cursor = connection.cursor()
            for pragma in PRAGMAS:
                cursor.execute(pragma)
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def begin_so(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine
