"""Two processes on one PostgreSQL, as two services."""

import asyncio
import random
from collections.abc import AsyncIterator

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import make_url

from tabiji.server.errors import Refusal
from tabiji.server.schemas import Accepted
from tabiji.server.storage.notifications import PostgresNotifications
from tests.server.tables.services import BOT, ME, Person, Services, two_at_a_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def both(postgres_database: str, anyio_backend: str) -> AsyncIterator[Services]:
    found = Services(postgres_database)
    yield found
    await found.close()


async def test_of_two_processes_only_one_accepts_a_move(both: Services) -> None:
    here, there = await both.open(), await both.open()
    one, other = await two_at_a_table(here)
    for _ in range(25):
        actor = one if (await one.sees()).legal else other
        table = await actor.sees()
        await there.look(table.id, actor.id)  # both know the table as it is
        moves = [
            Person(service, actor.id, actor.at).acts(table, random.choice(table.legal).word)
            for service in (here, there)
        ]
        answers = await asyncio.gather(*moves, return_exceptions=True)
        accepted = [answer for answer in answers if isinstance(answer, Accepted)]
        refused = [answer for answer in answers if isinstance(answer, Refusal)]
        assert len(accepted) == len(refused) == 1, answers
        assert refused[0].code == "stale"
        looks = [await service.look(table.id, None) for service in (here, there)]
        for look in looks:  # who is there is heard a little later
            look.table.seats = [
                seat.model_copy(update={"present": True}) for seat in look.table.seats
            ]
        assert looks[0] == looks[1]


async def test_what_happens_in_one_process_is_seen_in_the_other(both: Services) -> None:
    here, there = await both.open(), await both.open()
    one, other = await two_at_a_table(here)
    async with asyncio.timeout(30), there.subscribe(one.at, other.id) as news:
        version = (await anext(news)).table.version
        for _ in range(5):
            accepted = await (one if (await one.sees()).legal else other).acts()
            while version < accepted.version:
                version = (await anext(news)).table.version
        assert version == accepted.version
        while not all(seat.present for seat in (await one.sees()).seats if not seat.mine):
            await asyncio.sleep(0.02)


async def test_what_one_process_takes_away_is_gone_in_the_other(both: Services) -> None:
    here, there = await both.open(), await both.open()
    aiko = await Person.comes(there)
    await aiko.opens(ME, ME)
    before = await aiko.sees()
    async with asyncio.timeout(30), there.subscribe(aiko.at, aiko.id) as news:
        await anext(news)
        await here._let_go(hours=0)  # it has not heard of anybody at that table
        with pytest.raises(Refusal) as refusal:
            [_ async for _ in news]
    assert refusal.value.status == 404
    with pytest.raises(Refusal) as refusal:
        await aiko.acts(before)
    assert refusal.value.status == 404


async def test_nothing_is_missed_when_the_connection_that_listens_is_lost(
    both: Services, postgres_database: str
) -> None:
    here, there = await both.open(), await both.open()
    one, other = await two_at_a_table(here)
    async with asyncio.timeout(60), there.subscribe(one.at, None) as news:
        version = (await anext(news)).table.version
        connection = await asyncpg.connect(postgres_database)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.close()
        accepted = None
        while accepted is None:
            try:
                accepted = await (one if (await one.sees()).legal else other).acts()
            except Refusal as refusal:
                if refusal.code != "storage":
                    raise
        while version < accepted.version:
            version = (await anext(news)).table.version


async def test_one_process_thinks_for_a_table_and_another_takes_over(both: Services) -> None:
    here = await both.open()
    both.bot_workers.awake.clear()
    aiko = await Person.comes(here)
    table = None
    while table is None or table.legal:  # until the bot begins
        await aiko.opens(ME, BOT)
        table = await aiko.sees()
    there = await both.open()
    await asyncio.sleep(0.3)
    both.bot_workers.awake.set()
    await aiko.is_to_act()
    asked = [question.key for question in both.bot_workers.asked]
    assert len(asked) == len({(q.key, q.at) for q in both.bot_workers.asked}), asked
    both.bot_workers.awake.clear()
    table = await aiko.sees()
    while table.legal:
        await aiko.acts(table)
        table = await aiko.sees()
    await both.close_one(here)
    aiko.service = there
    there._bots.consider(aiko.at, aiko.id)  # as the sweep does, now and then
    both.bot_workers.awake.set()
    assert (await aiko.is_to_act()).version > table.version


@pytest.mark.parametrize("moments", range(6))
async def test_the_post_stops_after_what_is_being_told(
    postgres_database: str, moments: int
) -> None:
    post = PostgresNotifications(make_url(postgres_database))
    await post.start(lambda _: None, lambda: None, lambda *_: None)
    present = [("table", "player")]
    await post.tell_present(present)
    telling = asyncio.create_task(post.tell_present(present))
    for _ in range(moments):
        await asyncio.sleep(0)
    await post.stop()
    await telling
