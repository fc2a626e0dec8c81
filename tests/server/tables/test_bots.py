"""A table whose bot cannot go on keeps nobody else waiting."""

import asyncio
import time
from typing import Any

import pytest

from tabiji.match import Match
from tabiji.server.bot_workers.question import Answer, Choice, Question
from tabiji.server.errors import storage_failed
from tabiji.server.tables import bots
from tabiji.server.tables import service as service_module
from tests.server.tables.services import BOT, ME, Guessers, Person, Services

pytestmark = pytest.mark.anyio


class Fragile(Guessers):
    """BotWorkers who fail at some tables, by themselves or because nothing can be kept."""

    def __init__(self) -> None:
        super().__init__()
        self.broken: set[str] = set()
        self.failed: list[str] = []
        self.storms = 0

    async def decide(self, question: Question) -> Answer:
        table = str(question.key[0])  # type: ignore[index]
        if table in self.broken:
            self.failed.append(table)
            raise RuntimeError("nobody can think about this")
        if self.storms:
            self.storms -= 1
            raise storage_failed()
        return await super().decide(question)


@pytest.fixture(autouse=True)
def _two_places_and_little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "AT_ONCE", 2)
    monkeypatch.setattr(bots, "AGAIN_SECONDS", (0.01,))


async def against_a_bot(services: Services, bot_workers: Fragile, broken: bool) -> Person:
    """Somebody at a table where a bot is to act next, who has just acted."""
    person = await Person.comes(services.opened[-1])
    await person.opens(ME, BOT, options={"compass": 0, "purple": 0})
    if broken:
        bot_workers.broken.add(person.at)
    await person.is_to_act()
    return person


async def acts_until_the_bot_should(person: Person) -> None:
    while (await person.sees()).turn == 0:
        await person.acts()


async def test_broken_tables_are_given_up_and_the_others_go_on(services: Services) -> None:
    services.bot_workers = bot_workers = Fragile()
    await services.open()
    broken = [await against_a_bot(services, bot_workers, True) for _ in range(5)]
    for person in broken:
        await acts_until_the_bot_should(person)
        stuck = await person.waits(lambda table: table.seats[1].stuck)
        assert not stuck.seats[1].thinking
    assert sorted(set(bot_workers.failed)) == sorted(person.at for person in broken)
    assert len(bot_workers.failed) == bots.MOST_FAILURES * len(broken)
    honest = await against_a_bot(services, bot_workers, False)
    await acts_until_the_bot_should(honest)
    await honest.is_to_act()


async def test_they_stop_nobody_after_a_restart_either(services: Services) -> None:
    services.bot_workers = bot_workers = Fragile()
    service = await services.open()
    honest = await against_a_bot(services, bot_workers, False)
    broken = [await against_a_bot(services, bot_workers, True) for _ in range(5)]
    bot_workers.awake.clear()
    await acts_until_the_bot_should(honest)
    for person in broken:
        await acts_until_the_bot_should(person)
    await services.close_one(service)
    bot_workers.awake.set()
    honest.service = await services.open()
    await honest.is_to_act()


async def test_when_something_changes_there_it_is_tried_again(services: Services) -> None:
    services.bot_workers = bot_workers = Fragile()
    await services.open()
    person = await against_a_bot(services, bot_workers, True)
    await acts_until_the_bot_should(person)
    await person.waits(lambda table: table.seats[1].stuck)
    bot_workers.broken.clear()
    await person.asks("undo")
    await person.is_to_act()
    await acts_until_the_bot_should(person)
    table = await person.is_to_act()
    assert not table.seats[1].stuck


async def test_a_database_that_fails_is_nobodys_fault(services: Services) -> None:
    services.bot_workers = bot_workers = Fragile()
    await services.open()
    person = await against_a_bot(services, bot_workers, False)
    bot_workers.storms = 3 * bots.MOST_FAILURES
    await acts_until_the_bot_should(person)
    await person.is_to_act()
    assert bot_workers.storms == 0


async def test_whoever_waits_to_try_again_waits_in_no_place(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AGAIN_SECONDS", (3600.0,))
    services.bot_workers = bot_workers = Fragile()
    await services.open()
    for person in [await against_a_bot(services, bot_workers, True) for _ in range(3)]:
        await acts_until_the_bot_should(person)
    async with asyncio.timeout(60):
        while len(bot_workers.failed) < 3:
            await asyncio.sleep(0.01)
    honest = await against_a_bot(services, bot_workers, False)
    await acts_until_the_bot_should(honest)
    await honest.is_to_act()


async def test_a_bot_that_does_not_answer_is_not_well(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot_workers = services.bot_workers
    service = await services.open()
    person = await Person.comes(service)
    await person.opens(ME, BOT, options={"compass": 0})
    await person.is_to_act()
    assert service.bots_answer
    bot_workers.awake.clear()
    await acts_until_the_bot_should(person)
    await person.waits(lambda table: table.seats[1].thinking)
    monkeypatch.setattr(service_module, "SLOW_SECONDS", 0.0)
    assert not service.bots_answer
    monkeypatch.setattr(service_module, "SLOW_SECONDS", 1000.0)
    assert service.bots_answer
    bot_workers.awake.set()
    await person.is_to_act()
    assert service._bots.longest == 0


class Telling(Guessers):
    """BotWorkers who say what they are told to about each choice, after so many seconds."""

    choice: Choice = "real"
    seconds = 0.0

    async def decide(self, question: Question) -> Answer:
        time.sleep(self.seconds)
        return Answer("any", choice=self.choice)


async def test_a_choice_that_only_its_seat_knows_to_be_none_takes_as_long_as_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    bot_workers = Telling()
    nobody: Any = None
    found = bots.Bots(bot_workers, nobody, nobody, nobody, nobody, str)
    question = Question.of(Match("tokaido", 2, seed=1), "haru", seed=0)

    async def decides(choice: Choice, seconds: float = 0.0) -> None:
        bot_workers.choice, bot_workers.seconds = choice, seconds
        await found._paced(question)

    await decides("unknown")
    assert slept == [pytest.approx(bots.USUAL_SECONDS, abs=0.1)]
    for choice in ("real", "none"):
        await decides(choice, 0.2)
    assert len(slept) == 1
    for _ in range(3):
        await decides("unknown", 0.05)
    assert all(0.1 < seconds < 5 for seconds in slept[1:])
    assert len(slept) == 4
