"""How much the service takes on, and that it is counted down again."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from tabiji.server.errors import Refusal
from tabiji.server.table_log.table import EMPTY_BYTES
from tabiji.server.tables import Limits
from tests.server.tables.services import ME, OPEN, Person, Services, two_at_a_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(tmp_path: Path) -> str:
    """One kind is enough: nothing here is about storage."""
    return str(tmp_path / "tabiji.db")


async def test_tables_in_memory_are_as_many_as_were_asked_for_but_none_that_is_used(
    services: Services,
) -> None:
    service = await services.open(Limits(cached=3))
    aiko = await Person.comes(service)
    tables = [await aiko.opens(ME, OPEN) for _ in range(6)]
    async with service.subscribe(tables[0], aiko.id), service.subscribe(tables[1], aiko.id):
        for table in tables[2:]:
            await service.look(table, aiko.id)
            assert service.tables_in_memory == 3
        async with service.subscribe(tables[2], aiko.id), service.subscribe(tables[3], aiko.id):
            assert service.tables_in_memory == 4
    await service.look(tables[4], aiko.id)
    assert service.tables_in_memory == 3


async def test_tables_in_memory_take_no_more_than_was_asked_for_and_nobody_notices(
    services: Services,
) -> None:
    service = await services.open(Limits(cached_bytes=3 * EMPTY_BYTES))
    aiko = await Person.comes(service)
    tables = [await aiko.opens(ME, ME) for _ in range(4)]
    cache = service._cache
    async with contextlib.AsyncExitStack() as subscriptions:
        news = [
            await subscriptions.enter_async_context(service.subscribe(id, aiko.id)) for id in tables
        ]
        for each in news:
            await anext(each)
        for id, each in zip(tables, news, strict=True):  # whoever is there hears of it, once
            accepted = await Person(service, aiko.id, id).acts()
            async with asyncio.timeout(30):
                while (await anext(each)).table.version < accepted.version:
                    pass
            read = [live for live in cache if live.table is not None]
            assert read
            assert cache.bytes == sum(live.state.size for live in read)
            assert cache.bytes <= 3 * EMPTY_BYTES or len(read) == 1
        for each in news:
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.01):
                    await anext(each)
    assert len(cache) <= 4


async def test_tables_that_are_over_do_not_count_and_watchers_who_left_neither(
    services: Services,
) -> None:
    service = await services.open(Limits(tables_each=1, tables=1, watchers=1))
    aiko = await Person.comes(service)
    await aiko.opens(ME, OPEN)
    await aiko.asks("abandon")
    await aiko.opens(ME, OPEN)
    with pytest.raises(Refusal):
        await aiko.opens(ME, OPEN)
    for _ in range(3):
        async with service.subscribe(aiko.at, aiko.id) as news:
            await anext(news)


async def test_a_table_goes_at_which_nobody_does_anything_and_that_nobody_is_at(
    services: Services,
) -> None:
    service = await services.open()
    aiko = await Person.comes(service)
    untouched = await aiko.opens(ME, ME)
    waiting = await aiko.opens(ME, OPEN)
    looked_at = await aiko.opens(ME, ME)
    one, other = await two_at_a_table(service)  # somebody sat down
    played = await aiko.opens(ME, ME)
    await aiko.acts()
    async with service.subscribe(looked_at, aiko.id) as news:
        await anext(news)
        await service._let_go(hours=0)
        await Person(service, aiko.id, looked_at).acts()
    for gone in (untouched, waiting):
        with pytest.raises(Refusal) as refusal:
            await service.look(gone, aiko.id)
        assert refusal.value.status == 404
    for there in (looked_at, one.at, played):
        assert (await service.look(there, aiko.id)).table
    assert {line.id for line in (await service.lists(aiko.id)).mine} == {looked_at, played}
    await (one if (await one.sees()).legal else other).acts()


async def test_it_goes_by_itself_after_a_day_whatever_else_happens(services: Services) -> None:
    service = await services.open()
    aiko = await Person.comes(service)
    await aiko.opens(ME, ME)
    again = await services.open()
    assert await again.look(aiko.at, None)
    later = await services.open(Limits(untouched_hours=0))
    async with asyncio.timeout(60):
        while (await later.lists(aiko.id)).mine:
            await asyncio.sleep(0.01)


async def test_what_nobody_touched_makes_place_for_others_and_what_was_played_does_not(
    services: Services,
) -> None:
    limits = Limits(tables=3, tables_each=2, shortest_hours=0)
    service = await services.open(limits)
    aiko, kenji, rin = [await Person.comes(service) for _ in range(3)]
    await aiko.opens(ME, ME)
    await aiko.acts()
    await aiko.opens(ME, ME)
    await kenji.opens(ME, ME)
    await kenji.acts()
    second = aiko.at
    await aiko.opens(ME, ME)  # in the place of her second one
    await aiko.acts()
    with pytest.raises(Refusal) as refusal:
        await service.look(second, None)
    assert refusal.value.status == 404
    for somebody, code in ((aiko, "too-many-tables"), (rin, "full")):
        with pytest.raises(Refusal) as refusal:
            await somebody.opens(ME, ME)
        assert refusal.value.code == code


async def test_a_list_is_as_long_as_was_asked_for_the_latest_first(services: Services) -> None:
    service = await services.open(Limits(listed=2))
    aiko, kenji = await Person.comes(service), await Person.comes(service)
    tables = [await aiko.opens(ME, OPEN, listed=True) for _ in range(3)]
    assert [line.id for line in (await service.lists(kenji.id)).open] == tables[:0:-1]
    assert [line.id for line in (await service.lists(aiko.id)).mine] == tables[:0:-1]
