"""How much the house takes on, and that it is counted down again."""

from pathlib import Path

import pytest

from tabiji.server.errors import Refusal
from tabiji.server.house import Limits
from tests.server.house.people import ME, OPEN, Houses, Person

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


async def test_a_list_is_as_long_as_was_asked_for_the_latest_first(houses: Houses) -> None:
    house = await houses.open(Limits(listed=2))
    aiko, kenji = await Person.comes(house), await Person.comes(house)
    tables = [await aiko.opens(ME, OPEN, listed=True) for _ in range(3)]
    assert [line.id for line in (await house.lists(kenji.id)).open] == tables[:0:-1]
    assert [line.id for line in (await house.lists(aiko.id)).mine] == tables[:0:-1]
