"""One writer, who commits what several people did in one go.

Bringing a commit to disk takes the same time for one row as for a hundred. While one is
under way, whoever comes next waits together; then all of them share a commit. Each is told
only after it.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Delete, Table, Update, insert
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from tabiji.server.errors import storage_failed
from tabiji.server.storage.database import Database
from tabiji.server.storage.tables import metadata

MOST = 200
"""Changes that share a commit."""

FAILURES = (SQLAlchemyError, OSError, TimeoutError)
"""What a database that is gone, full or broken raises."""

Row = Mapping[str, Any]
Announce = Callable[[Connection, Sequence[str]], None]
"""Tells other processes, when this transaction is committed, which tables changed."""

log = logging.getLogger(__name__)


class Taken(Exception):
    """Somebody else wrote there first."""


@dataclass(frozen=True)
class Change:
    """What one person did: all of it is written, or nothing.

    `key` is the id of what is changed. Changes that share a commit are written in the order
    of their keys, table by table: two processes that did it in different orders could wait
    for each other.
    """

    key: str
    added: Mapping[Table, Sequence[Row]] = field(default_factory=dict)
    updated: Sequence[tuple[Update | Delete, Row]] = ()
    news: str | None = None
    """The table of which other processes have to hear."""


@dataclass(frozen=True)
class Job:
    """A change, and who waits for it."""

    change: Change
    told: "asyncio.Future[None]"


class Writer:
    """The only one who writes to the database."""

    def __init__(self, database: Database, announce: Announce) -> None:
        self._database = database
        self._announce = announce
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._serve(), name="writer")

    async def stop(self) -> None:
        """Write what was asked for, and no more."""
        if self._task:
            self._jobs.put_nowait(None)
            await self._task
            self._task = None

    async def write(self, change: Change) -> None:
        """Make a change; when this returns, it is on disk.

        `Taken` if a row is there already; a `Refusal` if the database fails.
        """
        if self._task is None:
            raise storage_failed()
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(change, told))
        await told

    async def _serve(self) -> None:
        going = True
        while going:
            batch = [await self._jobs.get()]
            while len(batch) < MOST and not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            going = None not in batch
            jobs = [job for job in batch if job is not None]
            await self._commit(sorted(jobs, key=lambda job: job.change.key))

    async def _commit(self, batch: list[Job]) -> bool:
        """Make these changes, and tell whoever waits; False if there is no database to do it in."""
        failure: Exception | None = None
        connected = False

        def work(connection: Connection) -> None:
            nonlocal connected
            connected = True
            self._make(connection, [job.change for job in batch])

        try:
            await self._database.write(work)
        except FAILURES as error:
            if connected and len(batch) > 1:
                return await self._commit_each(batch)
            if isinstance(error, IntegrityError):
                failure = Taken()
            else:
                log.warning("the database failed: %s", _short(error))
                failure = storage_failed()
        except Exception as error:  # a mistake of ours: whoever waits is told, the writer goes on
            failure = error
        for job in batch:
            _tell(job, failure)
        return connected

    async def _commit_each(self, batch: list[Job]) -> bool:
        """One bad change must not fail the others. A row that did get in is not written twice:
        it is `Taken`."""
        there = True
        for job in batch:
            if there:
                there = await self._commit([job])
            else:
                _tell(job, storage_failed())
        return there

    def _make(self, connection: Connection, changes: Sequence[Change]) -> None:
        """In as few statements as can be: each costs more than its rows."""
        for table in metadata.sorted_tables:
            rows = [row for change in changes for row in change.added.get(table, ())]
            if rows:
                connection.execute(insert(table), rows)
        updates: dict[Update | Delete, list[Row]] = {}
        for change in changes:
            for statement, row in change.updated:
                updates.setdefault(statement, []).append(row)
        for statement, rows in updates.items():
            connection.execute(statement, rows)
        if news := [change.news for change in changes if change.news]:
            self._announce(connection, news)


def _tell(job: Job, failure: Exception | None) -> None:
    if job.told.done():  # whoever asked has gone
        return
    if failure is None:
        job.told.set_result(None)
    else:
        job.told.set_exception(failure)


def _short(error: Exception) -> str:
    return str(error.orig) if isinstance(error, DBAPIError) else str(error)
