"""What bots answer when the table has moved on meanwhile: nothing of it is played."""

import asyncio
from pathlib import Path

import pytest

from tabiji.server.bot_workers.question import Answer, Question
from tabiji.server.errors import Refusal
from tabiji.server.tables import Limits, TableService
from tests.server.tables.services import BOT, ME, Guessers, Person, Services, two_at_a_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(tmp_path: Path) -> str:
    """One kind is enough: nothing here is about storage."""
    return str(tmp_path / "tabiji.db")


class Slow(Guessers):
    """BotWorkers who are asked, and answer each question only when they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[Question, asyncio.Future[None]]] = []
        self.came = asyncio.Event()

    async def decide(self, question: Question) -> Answer:
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((question, told))
        self.came.set()
        await told
        return await super().decide(question)

    async def asked_for(self) -> Question:
        """The next question that nobody has answered."""
        async with asyncio.timeout(60):
            while not self.waiting:
                self.came.clear()
                await self.came.wait()
        return self.waiting[0][0]

    def answer(self) -> None:
        """Answer the question that has waited longest."""
        self.waiting.pop(0)[1].set_result(None)

    async def at_rest(self, service: TableService) -> None:
        """Until no table's bots are asked for any more."""
        async with asyncio.timeout(60):
            await asyncio.gather(*service._bots._tasks.values())


@pytest.fixture
async def slow(services: Services) -> Slow:
    bot_workers = Slow()
    services.bot_workers = bot_workers
    return bot_workers


async def at_a_bots_turn(services: Services, slow: Slow) -> Person:
    """Somebody who has acted against a bot, which is thinking now."""
    service = await services.open()
    aiko = await Person.comes(service)
    await aiko.opens(ME, BOT, lesson=True)  # where the learner begins
    table = await aiko.sees()
    while table.legal:
        await aiko.acts(table)
        table = await aiko.sees()
    await slow.asked_for()
    return aiko


async def test_an_answer_to_a_position_that_was_undone_is_not_played(
    services: Services, slow: Slow
) -> None:
    aiko = await at_a_bots_turn(services, slow)
    await aiko.asks("undo")
    table = await aiko.sees()
    await aiko.acts(table, table.legal[-1].word)  # another way than before
    table = await aiko.sees()
    while table.legal:  # to a bot's turn again
        await aiko.acts(table)
        table = await aiko.sees()
    slow.answer()
    again = await slow.asked_for()
    assert again.at == table.at
    assert (await aiko.sees()).version == table.version
    slow.answer()
    await aiko.waits(lambda now: now.at > table.at)


async def test_an_answer_for_a_seat_that_was_taken_back_is_not_played(
    services: Services, slow: Slow
) -> None:
    service = await services.open(Limits(away_seconds=0.0))
    one, other = await two_at_a_table(service)
    seat = (await one.sees()).turn
    await other.asks("hand-over", seat=seat)
    await slow.asked_for()
    await one.asks("take-back", seat=seat)
    before = await one.sees()
    slow.answer()
    await slow.at_rest(service)
    after = await one.sees()
    assert (after.version, after.at) == (before.version, before.at)
    assert not any(occupant.thinking for occupant in after.seats)
    await one.acts(after)


async def test_an_answer_after_the_end_is_not_played(services: Services, slow: Slow) -> None:
    aiko = await at_a_bots_turn(services, slow)
    await aiko.asks("resign")
    over = await aiko.sees()
    assert over.status == "over"
    slow.answer()
    await slow.at_rest(aiko.service)
    assert await aiko.sees() == over
    assert slow.waiting == []


async def test_an_answer_for_a_seat_that_was_handed_over_twice_is_played_once(
    services: Services, slow: Slow
) -> None:
    service = await services.open(Limits(away_seconds=0.0))
    one, other = await two_at_a_table(service)
    seat = (await one.sees()).turn
    await other.asks("hand-over", seat=seat)
    asked = await slow.asked_for()
    await one.asks("take-back", seat=seat)
    await other.asks("hand-over", seat=seat)
    before = await other.sees()
    slow.answer()
    table = await other.waits(lambda table: table.at > before.at)
    if table.turn == seat:
        assert (await slow.asked_for()).at > asked.at
    assert len(slow.waiting) <= 1


async def test_a_seat_is_seen_to_think_for_as_long_as_its_bot_is_asked(
    services: Services, slow: Slow
) -> None:
    aiko = await at_a_bots_turn(services, slow)
    assert [seat.thinking for seat in (await aiko.sees()).seats] == [False, True]
    while not (await aiko.sees()).legal:
        await slow.asked_for()
        before = (await aiko.sees()).at
        slow.answer()
        table = await aiko.waits(lambda table, at=before: table.at > at)  # type: ignore[misc]
        if table.legal:
            assert [seat.thinking for seat in table.seats] == [False, False]


async def test_a_position_for_a_hint_is_a_copy_that_the_match_does_not_change(
    services: Services,
) -> None:
    service = await services.open()
    aiko = await Person.comes(service)
    await aiko.opens(ME, ME)
    match = await service.position(aiko.at, aiko.id)
    at, words = match.at, match.words
    await aiko.acts()
    assert (match.at, match.words) == (at, words)
    match.play(match.legal()[0])
    match.undo()
    assert (await aiko.sees()).at > at


async def test_a_hint_is_for_whoever_is_to_act_where_the_table_has_hints(
    services: Services,
) -> None:
    service = await services.open()
    one, other = await two_at_a_table(service)
    stranger = await Person.comes(service)
    assert (await service.position(one.at, one.id)).at == (await one.sees()).at
    for who, code in (
        (other.id, "not-now"),
        (stranger.id, "not-your-seat"),
        (None, "not-your-seat"),
    ):
        with pytest.raises(Refusal) as refusal:
            await service.position(one.at, who)
        assert refusal.value.code == code
    without, _ = await two_at_a_table(service, hints=False)
    with pytest.raises(Refusal) as refusal:
        await service.position(without.at, without.id)
    assert refusal.value.code == "not-now"
