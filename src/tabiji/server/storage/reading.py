"""A connection to read from."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection

from tabiji.server.errors import storage_failed
from tabiji.server.storage.database import Database
from tabiji.server.storage.writer import FAILURES


@asynccontextmanager
async def reading(database: Database) -> AsyncIterator[AsyncConnection]:
    """A connection; a database that fails is a `Refusal`."""
    try:
        async with database.reading.connect() as connection:
            yield connection
    except FAILURES as error:
        raise storage_failed() from error
