"""The database fails: a clear answer, nothing changed, and it goes on afterwards."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tabiji.server.errors import Refusal
from tests.server.tables.services import Services, two_at_a_table

pytestmark = pytest.mark.anyio


def _no_page_more(connection: Connection) -> None:
    pages = connection.execute(text("PRAGMA page_count")).scalar_one()
    connection.execute(text(f"PRAGMA max_page_count={pages}"))


async def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: object) -> None:
    services = Services(f"{tmp_path}/tabiji.db")
    service = await services.open()
    one, other = await two_at_a_table(service)
    await other.sees()
    await service._database.write(_no_page_more)
    full: Refusal | None = None
    accepted = 0
    async with asyncio.timeout(60):
        while full is None:
            actor = one if (await one.sees()).legal else other
            before = await service.look(one.at, None)
            try:
                accepted = (await actor.acts()).version
            except Refusal as refusal:
                full = refusal
    assert (full.code, full.status) == ("storage", 503)
    assert await service.look(one.at, None) == before
    assert before.table.version == max(accepted, before.table.version)
    await service._database.write(lambda c: c.execute(text("PRAGMA max_page_count=1000000")))
    await (one if (await one.sees()).legal else other).acts()
    after = await service.look(one.at, None)
    await services.close_one(service)
    again = await services.open()
    assert (await again.look(one.at, None)).log == after.log
    await services.close()


async def test_a_mistake_of_ours_in_the_middle_of_an_event_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = Services(f"{tmp_path}/tabiji.db")
    service = await services.open()
    one, other = await two_at_a_table(service)
    await other.sees()
    actor = one if (await one.sees()).legal else other
    before = await service.look(one.at, None)

    def breaks(*_: object) -> None:
        raise KeyError("a mistake of ours")

    for resigns in (False, True):
        with monkeypatch.context() as patched:  # the match has moved on, the table has not
            patched.setattr("tabiji.server.table_log.requests.after", breaks)
            with pytest.raises(KeyError):
                await (actor.asks("resign") if resigns else actor.acts())
        assert await service.look(one.at, None) == before
    assert (await actor.acts()).version > before.table.version
    await services.close()


async def test_many_tables_act_at_once_and_none_meets_a_locked_database(services: Services) -> None:
    service = await services.open()
    tables = [await two_at_a_table(service) for _ in range(20)]

    async def play(index: int) -> None:
        one, other = tables[index]
        for _ in range(5):
            await (one if (await one.sees()).legal else other).acts()

    await asyncio.gather(*(play(index) for index in range(20)))
    other_service = await services.open()
    for one, _ in tables:
        assert (await other_service.look(one.at, None)).log == (
            await service.look(one.at, None)
        ).log


async def test_a_database_that_cannot_be_written_is_not_well(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await services.open()
    assert await service.healthy()

    async def full(_: object) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patched:
        patched.setattr(service._database, "write", full)
        assert not await service.healthy()

    assert await service.healthy()
