"""The database fails: a clear answer, nothing changed, and it goes on afterwards."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tabiji.server.errors import Refusal
from tests.server.house.people import Houses, two_at_a_table

pytestmark = pytest.mark.anyio


def _no_page_more(connection: Connection) -> None:
    pages = connection.execute(text("PRAGMA page_count")).scalar_one()
    connection.execute(text(f"PRAGMA max_page_count={pages}"))


async def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: object) -> None:
    houses = Houses(f"{tmp_path}/tabiji.db")
    house = await houses.open()
    one, other = await two_at_a_table(house)
    await other.sees()
    await house._database.write(_no_page_more)
    full: Refusal | None = None
    accepted = 0
    async with asyncio.timeout(60):
        while full is None:
            actor = one if (await one.sees()).legal else other
            before = await house.look(one.at, None)
            try:
                accepted = (await actor.acts()).version
            except Refusal as refusal:
                full = refusal
    assert (full.code, full.status) == ("storage", 503)
    assert await house.look(one.at, None) == before
    assert before.table.version == max(accepted, before.table.version)
    await house._database.write(lambda c: c.execute(text("PRAGMA max_page_count=1000000")))
    await (one if (await one.sees()).legal else other).acts()
    after = await house.look(one.at, None)
    await houses.close_one(house)
    again = await houses.open()
    assert (await again.look(one.at, None)).log == after.log
    await houses.close()


async def test_a_mistake_of_ours_in_the_middle_of_an_event_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    houses = Houses(f"{tmp_path}/tabiji.db")
    house = await houses.open()
    one, other = await two_at_a_table(house)
    await other.sees()
    actor = one if (await one.sees()).legal else other
    before = await house.look(one.at, None)

    def breaks(*_: object) -> None:
        raise KeyError("a mistake of ours")

    for resigns in (False, True):
        with monkeypatch.context() as patched:  # the match has moved on, the table has not
            patched.setattr("tabiji.server.log.requests.after", breaks)
            with pytest.raises(KeyError):
                await (actor.asks("resign") if resigns else actor.acts())
        assert await house.look(one.at, None) == before
    assert (await actor.acts()).version > before.table.version
    await houses.close()


async def test_many_tables_act_at_once_and_none_meets_a_locked_database(houses: Houses) -> None:
    house = await houses.open()
    tables = [await two_at_a_table(house) for _ in range(20)]

    async def play(index: int) -> None:
        one, other = tables[index]
        for _ in range(5):
            await (one if (await one.sees()).legal else other).acts()

    await asyncio.gather(*(play(index) for index in range(20)))
    other_house = await houses.open()
    for one, _ in tables:
        assert (await other_house.look(one.at, None)).log == (await house.look(one.at, None)).log


async def test_a_database_that_cannot_be_written_is_not_well(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await houses.open()
    assert await house.healthy()

    async def full(_: object) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patched:
        patched.setattr(house._database, "write", full)
        assert not await house.healthy()

    assert await house.healthy()
