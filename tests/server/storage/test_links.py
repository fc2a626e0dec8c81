"""What the keys of links are made from lasts as long as the people do."""

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy import text

from tabiji.server.errors import Refusal
from tabiji.server.storage.database import Database
from tabiji.server.storage.links import BYTES, links_secret
from tabiji.server.storage.upgrade import upgrade
from tabiji.server.tables.service import TableService
from tests.server.tables.services import Guessers, Services

pytestmark = pytest.mark.anyio


async def secrets(databases: Sequence[Database], before: bytes) -> set[bytes]:
    return set(await asyncio.gather(*(links_secret(base, before) for base in databases)))


async def test_it_is_made_once_whoever_begins_at_the_same_time(database: str) -> None:
    bases = [Database(database) for _ in range(4)]
    await upgrade(bases[0])
    [first] = await secrets(bases, b"of the file")
    assert len(first) == BYTES
    assert await secrets(bases, b"of another file") == {first}
    for base in bases:
        await base.close()


async def test_another_file_takes_no_link_from_anybody(database: str) -> None:
    services = Services(database)
    service = await services.open()
    me = await service.new_player("Aiko")
    await services.close()
    another = TableService(database, b"another secret, in another file", Guessers())
    await another.start()
    assert await another.player_by_key(me.link.rpartition("/")[2]) == me
    await another.stop()


async def test_where_people_came_before_there_was_one_their_links_go_on_working(
    database: str,
) -> None:
    base = Database(database)
    await upgrade(base)
    came = "INSERT INTO players (id, name, created) VALUES ('a', 'Aiko', '2026-01-01')"
    await base.write(lambda it: it.execute(text(came)))
    assert await links_secret(base, b"of the file") == b"of the file"
    assert await links_secret(base, b"of another file") == b"of the file"
    await base.close()


async def test_the_links_of_another_database_open_nothing_here(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    here, there = (Services(str(tmp_path_factory.mktemp(name) / "tabiji.db")) for name in "ab")
    me = await (await there.open()).new_player("Aiko")
    with pytest.raises(Refusal):
        await (await here.open()).player_by_key(me.link.rpartition("/")[2])
    for services in (here, there):
        await services.close()
