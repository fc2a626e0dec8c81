"""A table whose bot cannot go on keeps nobody else waiting."""

import asyncio
import time
from typing import Any

import pytest

from tabiji.match import Match
from tabiji.server.errors import storage_failed
from tabiji.server.house import bots
from tabiji.server.house import house as house_module
from tabiji.server.thinkers.question import Answer, Choice, Question
from tests.server.house.people import BOT, ME, Guessers, Houses, Person

pytestmark = pytest.mark.anyio


class Fragile(Guessers):
    """Thinkers who fail at some tables, by themselves or because nothing can be kept."""

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


async def against_a_bot(houses: Houses, thinkers: Fragile, broken: bool) -> Person:
    """Somebody at a table where a bot is to act next, who has just acted."""
    person = await Person.comes(houses.opened[-1])
    await person.opens(ME, BOT, options={"compass": 0, "purple": 0})
    if broken:
        thinkers.broken.add(person.at)
    await person.is_to_act()
    return person


async def acts_until_the_bot_should(person: Person) -> None:
    while (await person.sees()).turn == 0:
        await person.acts()


async def test_broken_tables_are_given_up_and_the_others_go_on(houses: Houses) -> None:
    houses.thinkers = thinkers = Fragile()
    await houses.open()
    broken = [await against_a_bot(houses, thinkers, True) for _ in range(5)]
    for person in broken:
        await acts_until_the_bot_should(person)
        stuck = await person.waits(lambda table: table.seats[1].stuck)
        assert not stuck.seats[1].thinking
    assert sorted(set(thinkers.failed)) == sorted(person.at for person in broken)
    assert len(thinkers.failed) == bots.MOST_FAILURES * len(broken)
    honest = await against_a_bot(houses, thinkers, False)
    await acts_until_the_bot_should(honest)
    await honest.is_to_act()


async def test_they_stop_nobody_after_a_restart_either(houses: Houses) -> None:
    houses.thinkers = thinkers = Fragile()
    house = await houses.open()
    honest = await against_a_bot(houses, thinkers, False)
    broken = [await against_a_bot(houses, thinkers, True) for _ in range(5)]
    thinkers.awake.clear()
    await acts_until_the_bot_should(honest)
    for person in broken:
        await acts_until_the_bot_should(person)
    await houses.close_one(house)
    thinkers.awake.set()
    honest.house = await houses.open()
    await honest.is_to_act()


async def test_when_something_changes_there_it_is_tried_again(houses: Houses) -> None:
    houses.thinkers = thinkers = Fragile()
    await houses.open()
    person = await against_a_bot(houses, thinkers, True)
    await acts_until_the_bot_should(person)
    await person.waits(lambda table: table.seats[1].stuck)
    thinkers.broken.clear()
    await person.asks("undo")
    await person.is_to_act()
    await acts_until_the_bot_should(person)
    table = await person.is_to_act()
    assert not table.seats[1].stuck


async def test_a_database_that_fails_is_nobodys_fault(houses: Houses) -> None:
    houses.thinkers = thinkers = Fragile()
    await houses.open()
    person = await against_a_bot(houses, thinkers, False)
    thinkers.storms = 3 * bots.MOST_FAILURES
    await acts_until_the_bot_should(person)
    await person.is_to_act()
    assert thinkers.storms == 0


async def test_whoever_waits_to_try_again_waits_in_no_place(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AGAIN_SECONDS", (3600.0,))
    houses.thinkers = thinkers = Fragile()
    await houses.open()
    for person in [await against_a_bot(houses, thinkers, True) for _ in range(3)]:
        await acts_until_the_bot_should(person)
    async with asyncio.timeout(60):
        while len(thinkers.failed) < 3:
            await asyncio.sleep(0.01)
    honest = await against_a_bot(houses, thinkers, False)
    await acts_until_the_bot_should(honest)
    await honest.is_to_act()


async def test_a_bot_that_does_not_answer_is_not_well(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = houses.thinkers
    house = await houses.open()
    person = await Person.comes(house)
    await person.opens(ME, BOT, options={"compass": 0})
    await person.is_to_act()
    assert house.bots_answer
    thinkers.awake.clear()
    await acts_until_the_bot_should(person)
    await person.waits(lambda table: table.seats[1].thinking)
    monkeypatch.setattr(house_module, "SLOW_SECONDS", 0.0)
    assert not house.bots_answer
    monkeypatch.setattr(house_module, "SLOW_SECONDS", 1000.0)
    assert house.bots_answer
    thinkers.awake.set()
    await person.is_to_act()
    assert house._bots.longest == 0


class Telling(Guessers):
    """Thinkers who say what they are told to about each choice, after so many seconds."""

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
    thinkers = Telling()
    nobody: Any = None
    found = bots.Bots(thinkers, nobody, nobody, nobody, nobody, str)
    question = Question.of(Match("tokaido", 2, seed=1), "haru", seed=0)

    async def decides(choice: Choice, seconds: float = 0.0) -> None:
        thinkers.choice, thinkers.seconds = choice, seconds
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
