"""How much the house takes on, and that it is counted down again."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from tabiji.server.errors import Refusal
from tabiji.server.house import Limits
from tabiji.server.log.table import EMPTY_BYTES
from tests.server.house.people import ME, OPEN, Houses, Person, two_at_a_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(tmp_path: Path) -> str:
    """One kind is enough: nothing here is about storage."""
    return str(tmp_path / "tabiji.db")


async def test_tables_in_memory_are_as_many_as_were_asked_for_but_none_that_is_used(
    houses: Houses,
) -> None:
    house = await houses.open(Limits(cached=3))
    aiko = await Person.comes(house)
    tables = [await aiko.opens(ME, OPEN) for _ in range(6)]
    async with house.watch(tables[0], aiko.id), house.watch(tables[1], aiko.id):
        for table in tables[2:]:
            await house.look(table, aiko.id)
            assert house.live == 3
        async with house.watch(tables[2], aiko.id), house.watch(tables[3], aiko.id):
            assert house.live == 4
    await house.look(tables[4], aiko.id)
    assert house.live == 3


async def test_tables_in_memory_take_no_more_than_was_asked_for_and_nobody_notices(
    houses: Houses,
) -> None:
    house = await houses.open(Limits(cached_bytes=3 * EMPTY_BYTES))
    aiko = await Person.comes(house)
    tables = [await aiko.opens(ME, ME) for _ in range(4)]
    rooms = house._rooms
    async with contextlib.AsyncExitStack() as watches:
        news = [await watches.enter_async_context(house.watch(id, aiko.id)) for id in tables]
        for each in news:
            await anext(each)
        for id, each in zip(tables, news, strict=True):  # whoever is there hears of it, once
            accepted = await Person(house, aiko.id, id).acts()
            async with asyncio.timeout(30):
                while (await anext(each)).table.version < accepted.version:
                    pass
            read = [room for room in rooms if room.table is not None]
            assert read
            assert rooms.bytes == sum(room.state.size for room in read)
            assert rooms.bytes <= 3 * EMPTY_BYTES or len(read) == 1
        for each in news:
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.01):
                    await anext(each)
    assert len(rooms) <= 4


async def test_tables_that_are_over_do_not_count_and_watchers_who_left_neither(
    houses: Houses,
) -> None:
    house = await houses.open(Limits(tables_each=1, tables=1, watchers=1))
    aiko = await Person.comes(house)
    await aiko.opens(ME, OPEN)
    await aiko.asks("abandon")
    await aiko.opens(ME, OPEN)
    with pytest.raises(Refusal):
        await aiko.opens(ME, OPEN)
    for _ in range(3):
        async with house.watch(aiko.at, aiko.id) as news:
            await anext(news)


async def test_a_table_goes_at_which_nobody_does_anything_and_that_nobody_is_at(
    houses: Houses,
) -> None:
    house = await houses.open()
    aiko = await Person.comes(house)
    untouched = await aiko.opens(ME, ME)
    waiting = await aiko.opens(ME, OPEN)
    looked_at = await aiko.opens(ME, ME)
    one, other = await two_at_a_table(house)  # somebody sat down
    played = await aiko.opens(ME, ME)
    await aiko.acts()
    async with house.watch(looked_at, aiko.id) as news:
        await anext(news)
        await house._let_go(hours=0)
        await Person(house, aiko.id, looked_at).acts()
    for gone in (untouched, waiting):
        with pytest.raises(Refusal) as refusal:
            await house.look(gone, aiko.id)
        assert refusal.value.status == 404
    for there in (looked_at, one.at, played):
        assert (await house.look(there, aiko.id)).table
    assert {line.id for line in (await house.lists(aiko.id)).mine} == {looked_at, played}
    await (one if (await one.sees()).legal else other).acts()


async def test_it_goes_by_itself_after_a_day_whatever_else_happens(houses: Houses) -> None:
    house = await houses.open()
    aiko = await Person.comes(house)
    await aiko.opens(ME, ME)
    again = await houses.open()
    assert await again.look(aiko.at, None)
    later = await houses.open(Limits(untouched_hours=0))
    async with asyncio.timeout(60):
        while (await later.lists(aiko.id)).mine:
            await asyncio.sleep(0.01)


async def test_what_nobody_touched_makes_place_for_others_and_what_was_played_does_not(
    houses: Houses,
) -> None:
    limits = Limits(tables=3, tables_each=2, shortest_hours=0)
    house = await houses.open(limits)
    aiko, kenji, rin = [await Person.comes(house) for _ in range(3)]
    await aiko.opens(ME, ME)
    await aiko.acts()
    await aiko.opens(ME, ME)
    await kenji.opens(ME, ME)
    await kenji.acts()
    second = aiko.at
    await aiko.opens(ME, ME)  # in the place of her second one
    await aiko.acts()
    with pytest.raises(Refusal) as refusal:
        await house.look(second, None)
    assert refusal.value.status == 404
    for somebody, code in ((aiko, "too-many-tables"), (rin, "full")):
        with pytest.raises(Refusal) as refusal:
            await somebody.opens(ME, ME)
        assert refusal.value.code == code


async def test_a_list_is_as_long_as_was_asked_for_the_latest_first(houses: Houses) -> None:
    house = await houses.open(Limits(listed=2))
    aiko, kenji = await Person.comes(house), await Person.comes(house)
    tables = [await aiko.opens(ME, OPEN, listed=True) for _ in range(3)]
    assert [line.id for line in (await house.lists(kenji.id)).open] == tables[:0:-1]
    assert [line.id for line in (await house.lists(aiko.id)).mine] == tables[:0:-1]
