"""Several people's changes share a commit, and none pays for another's."""

import asyncio
from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from tabiji.server.storage.database import Database
from tabiji.server.storage.tables import players
from tabiji.server.storage.upgrade import upgrade
from tabiji.server.storage.writer import Change, Taken, Writer

NOW = datetime(2026, 11, 19, tzinfo=UTC)

pytestmark = pytest.mark.anyio


async def test_a_change_that_cannot_be_made_fails_none_of_those_beside_it(database: str) -> None:
    base = Database(database)
    await upgrade(base)
    commits: list[list[str]] = []
    writer = Writer(base, lambda _, news: commits.append(list(news)))
    ids = ["first", "second", "first", "third"]
    changes = [
        Change(f"{number} {id}", {players: [{"id": id, "name": "", "created": NOW}]}, news=id)
        for number, id in enumerate(ids)
    ]
    writer.start()
    done = await asyncio.gather(*map(writer.write, changes), return_exceptions=True)
    assert [type(error) for error in done] == [type(None), type(None), Taken, type(None)]
    await writer.stop()
    async with base.reading.connect() as connection:
        there = {row.id for row in await connection.execute(select(players.c.id))}
    assert there == {"first", "second", "third"}
    assert commits == [["first"], ["second"], ["third"]]
    await base.close()
