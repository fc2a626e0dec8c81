"""Actions: who may, when, and exactly once."""

import asyncio

import pytest

from tabiji.match.record import Record
from tabiji.match.verify import verify
from tabiji.server.errors import Refusal
from tabiji.server.schemas import Act, Update
from tabiji.server.tables import Limits
from tests.server.tables.services import (
    BOT,
    ME,
    OPEN,
    Person,
    Services,
    play_to_the_end,
    two_at_a_table,
)

pytestmark = pytest.mark.anyio


async def test_a_game_of_two_people_is_played_to_its_end_and_its_record_proves_the_dice(
    services: Services,
) -> None:
    service = await services.open()
    people = await two_at_a_table(service, "tokaido")  # the shorter game
    table = await play_to_the_end(*people)
    assert table.result is not None
    assert table.result.reason == "played"
    assert table.seed is not None
    record = await service.record(table.id, None)
    assert verify(record).ok
    assert Record.read(record).points == tuple(table.result.points)
    assert (await service.finished(table.id)).over


async def test_the_same_message_twice_changes_nothing_the_second_time(services: Services) -> None:
    service = await services.open()
    one, _ = await two_at_a_table(service)
    table = await one.sees()
    await one.acts(table)
    after = await one.sees()
    with pytest.raises(Refusal) as refusal:
        await one.acts(table)
    assert (refusal.value.code, refusal.value.status) == ("stale", 409)
    assert (await one.sees()).version == after.version


async def test_two_messages_at_the_same_moment_are_one_action(services: Services) -> None:
    service = await services.open()
    one, _ = await two_at_a_table(service)
    table = await one.sees()
    done = await asyncio.gather(*(one.acts(table) for _ in range(5)), return_exceptions=True)
    refused = [answer for answer in done if isinstance(answer, Refusal)]
    assert len(refused) == 4
    assert {refusal.code for refusal in refused} == {"stale"}


async def test_nobody_acts_in_a_seat_that_is_not_theirs_or_out_of_turn(services: Services) -> None:
    service = await services.open()
    one, other = await two_at_a_table(service)
    stranger = await Person.comes(service, "Mallory")
    stranger.at = one.at
    table = await one.sees()
    with pytest.raises(Refusal) as refusal:
        await other.acts(table)
    assert refusal.value.code == "not-your-seat"
    with pytest.raises(Refusal) as refusal:
        await stranger.acts(table)
    assert refusal.value.code == "not-your-seat"
    waiting = Act(seat=1 - (table.turn or 0), word=table.legal[0].word, seen=table.version)
    with pytest.raises(Refusal) as refusal:
        await service.act(one.at, other.id, waiting)
    assert refusal.value.code == "not-your-turn"


@pytest.mark.parametrize("word", ["walk9", "@0", "pass pass", "x" * 32, "\x00"])
async def test_what_is_not_legal_is_refused_and_changes_nothing(
    services: Services, word: str
) -> None:
    service = await services.open()
    one, _ = await two_at_a_table(service)
    before = await one.sees()
    with pytest.raises(Refusal) as refusal:
        await one.acts(before, word)
    assert refusal.value.code == "illegal"
    assert (await one.sees()).model_dump() == before.model_dump()


async def test_a_message_from_the_future_is_refused(services: Services) -> None:
    service = await services.open()
    one, _ = await two_at_a_table(service)
    table = await one.sees()
    with pytest.raises(Refusal) as refusal:
        await one.acts(table.model_copy(update={"version": table.version + 1}))
    assert refusal.value.code == "stale"


async def test_everything_is_there_after_a_restart(services: Services) -> None:
    service = await services.open()
    one, other = await two_at_a_table(service)
    for _ in range(30):
        await (one if (await one.sees()).legal else other).acts()
    before = await service.look(one.at, one.id)
    await services.close_one(service)
    again = await services.open()
    after = await again.look(one.at, one.id)
    same = {"table": {"seats": True}}
    assert after.model_dump(exclude=same) == before.model_dump(exclude=same)
    me = await again.player(one.id)
    assert me is not None
    assert (await again.player_by_key(me.link.removeprefix("/me/"))).id == one.id
    assert [line.id for line in (await again.lists(one.id)).mine] == [one.at]


async def test_bots_answer_and_a_restart_finds_a_bot_that_was_thinking(services: Services) -> None:
    service = await services.open()
    aiko = await Person.comes(service)
    await aiko.opens(ME, BOT)
    table = await aiko.is_to_act()
    services.bot_workers.awake.clear()
    while table.legal:
        await aiko.acts(table)
        table = await aiko.sees()
    await services.close_one(service)
    services.bot_workers.awake.set()
    aiko.service = await services.open()
    assert (await aiko.is_to_act()).version > table.version


async def test_whoever_watches_misses_nothing_and_doubles_nothing(services: Services) -> None:
    service = await services.open()
    one, other = await two_at_a_table(service)
    log = (await service.look(one.at, None)).log
    seen = (await one.sees()).version
    for _ in range(4):  # lose the connection now and then
        for _ in range(3):
            await (one if (await one.sees()).legal else other).acts()
        async with service.subscribe(one.at, None, seen) as news:
            message = await anext(news)
            assert isinstance(message, Update)
            assert message.before == seen
            log += message.steps
            seen = message.table.version
    expected = (await service.look(one.at, None)).log
    assert [(step.index, step.word) for step in log] == [(s.index, s.word) for s in expected]


async def test_what_a_table_takes_is_limited(services: Services) -> None:
    service = await services.open(Limits(tables_each=2, tables=3, watchers=1))
    aiko, kenji = await Person.comes(service), await Person.comes(service)
    await aiko.opens(ME, OPEN)
    await aiko.opens(ME, OPEN)
    with pytest.raises(Refusal) as refusal:
        await aiko.opens(ME, OPEN)
    assert refusal.value.code == "too-many-tables"
    await kenji.opens(ME, OPEN)
    with pytest.raises(Refusal) as refusal:
        await kenji.opens(ME, OPEN)
    assert refusal.value.code == "full"
    async with service.subscribe(aiko.at, None):
        for somebody in (None, kenji.id):
            with pytest.raises(Refusal) as refusal:
                async with service.subscribe(aiko.at, somebody):
                    pass
            assert refusal.value.code == "too-many-watchers"
        async with service.subscribe(aiko.at, aiko.id), service.subscribe(aiko.at, aiko.id):
            pass  # whoever sits there always has a place
    async with service.subscribe(aiko.at, aiko.id), service.subscribe(aiko.at, None):
        pass  # and takes it from nobody


async def test_a_table_where_nothing_happens_any_more_is_kept_but_does_not_count(
    services: Services,
) -> None:
    service = await services.open(Limits(tables_each=1, tables=1))
    aiko, kenji = await Person.comes(service), await Person.comes(service)
    await aiko.opens(ME, OPEN, listed=True)
    assert [line.id for line in (await service.lists(kenji.id)).open] == [aiko.at]
    later = await services.open(Limits(tables_each=1, tables=1, used_days=0, busy_days=0))
    assert (await later.lists(kenji.id)).open == []
    assert [line.id for line in (await later.lists(aiko.id)).mine] == [aiko.at]
    kenji.service = later
    await kenji.opens(ME, OPEN)


async def test_a_table_that_is_not_there_is_not_found(services: Services) -> None:
    service = await services.open()
    for id in ("x", "a" * 24, "\x00" * 24, "../../etc"):
        with pytest.raises(Refusal) as refusal:
            await service.look(id, None)
        assert refusal.value.status == 404
    assert service.tables_in_memory == 0
