"""One writer, who commits what several people did in one go.

Bringing a commit to disk takes the same time for one row as for a hundred. While one is
under way, whoever comes next waits together; then all of them share a commit. Each is told
only after it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tabiji.server.errors import storage_failed

MOST = 200
"""Jobs that share a commit."""

FAILURES = (SQLAlchemyError, OSError, TimeoutError)
"""What a database that is gone, full or broken raises."""

Done = TypeVar("Done")

log = logging.getLogger(__name__)


class Taken(Exception):
    """Somebody else wrote there first."""


@dataclass(frozen=True)
class Job:
    """Something to write, and who waits for it."""

    key: str
    write: Callable[[AsyncConnection], Awaitable[Any]]
    told: "asyncio.Future[Any]"


class Writer:
    """The only one who writes to the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
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

    async def write(self, key: str, job: Callable[[AsyncConnection], Awaitable[Done]]) -> Done:
        """Do this in a transaction; when it returns, it is on disk.

        `Taken` if a row is there already; a `Refusal` if the database fails. Jobs that
        share a commit are done in the order of their keys, the ids of what they change: two
        processes that did it in different orders could wait for each other.
        """
        if self._task is None:
            raise storage_failed()
        told: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(key, job, told))
        return await told

    async def _serve(self) -> None:
        going = True
        while going:
            batch = [await self._jobs.get()]
            while len(batch) < MOST and not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            going = None not in batch
            jobs = sorted((job for job in batch if job is not None), key=lambda job: job.key)
            await self._commit(jobs)

    async def _commit(self, batch: list[Job]) -> bool:
        """Do these jobs, and tell whoever waits; False if there is no database to do it in."""
        results: list[Any] = []
        connected = False
        try:
            async with self._engine.begin() as connection:
                connected = True
                for job in batch:
                    results.append(await self._attempt(connection, job))
        except FAILURES as error:
            if connected and len(batch) > 1:
                return await self._commit_each(batch)
            log.warning("the database failed: %s", _short(error))
            results = [storage_failed() for _ in batch]
        except Exception as error:  # a mistake of ours: whoever waits is told, the writer goes on
            results = [error for _ in batch]
        for job, result in zip(batch, results, strict=True):
            _tell(job, result)
        return connected

    async def _commit_each(self, batch: list[Job]) -> bool:
        """One bad job must not fail the others. A row that did get in is not written twice:
        it is `Taken`."""
        there = True
        for job in batch:
            if there:
                there = await self._commit([job])
            else:
                _tell(job, storage_failed())
        return there

    async def _attempt(self, connection: AsyncConnection, job: Job) -> Any:
        """A job in a transaction of its own within the other."""
        try:
            async with connection.begin_nested():
                return await job.write(connection)
        except IntegrityError:
            return Taken()


def _tell(job: Job, result: Any) -> None:
    if job.told.done():  # whoever asked has gone
        return
    if isinstance(result, Exception):
        job.told.set_exception(result)
    else:
        job.told.set_result(result)


def _short(error: Exception) -> str:
    return str(error.orig) if isinstance(error, DBAPIError) else str(error)
