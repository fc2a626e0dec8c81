"""People, as they are kept and remembered."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from tabiji.server.storage import people as people_module
from tabiji.server.storage.database import Database
from tabiji.server.storage.notifications import NoNotifications
from tabiji.server.storage.people import People, Player
from tabiji.server.storage.reading import reading
from tabiji.server.storage.upgrade import upgrade
from tabiji.server.storage.writer import Writer

pytestmark = pytest.mark.anyio


async def test_whoever_reads_slowly_does_not_remember_the_old_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(str(tmp_path / "tabiji.db"))
    await upgrade(database)
    writer = Writer(database, NoNotifications().send)
    writer.start()
    people = People(database, writer)
    await people.add(Player("aiko", "Aiko"))
    read, renamed = asyncio.Event(), asyncio.Event()

    @asynccontextmanager
    async def slowly(of: Database) -> AsyncIterator[AsyncConnection]:
        async with reading(of) as connection:
            yield connection
        read.set()
        await renamed.wait()

    monkeypatch.setattr(people_module, "reading", slowly)
    asked = asyncio.create_task(people.get("aiko"))
    await read.wait()
    await people.rename(Player("aiko", "Aya"))
    renamed.set()
    await asked
    assert await people.get("aiko") == Player("aiko", "Aya")
    await writer.stop()
    await database.close()
