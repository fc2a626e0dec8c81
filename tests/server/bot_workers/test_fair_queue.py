"""Whoever had least of the bot workers' time lately goes first."""

import asyncio
import time
from dataclasses import replace

import pytest

from tabiji.match import Match
from tabiji.server.bot_workers import BotWorkers, Question, fair_queue, pool
from tabiji.server.bot_workers.fair_queue import HALF_LIFE, FairQueue
from tabiji.server.bot_workers.worker import Load, Work, Worker
from tests.server.service import PATIENCE


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def all_of(queue: FairQueue[str]) -> list[str]:
    taken = []
    while item := queue.take():
        taken.append(item)
    return taken


def test_nobody_else_asking_all_comes_out_as_it_came_in() -> None:
    queue = FairQueue[str]()
    for item in ("a1", "a2", "a3"):
        queue.put("a", item)
    queue.put("a", "a0", first=True)
    assert len(queue) == 4
    assert all_of(queue) == ["a0", "a1", "a2", "a3"]
    assert (len(queue), queue.take()) == (0, None)


def test_whoever_had_more_lately_waits_for_whoever_had_less() -> None:
    clock = Clock()
    queue = FairQueue[str](clock)
    queue.spend("a", 10.0)
    queue.spend("b", 3.0)
    for item in ("a1", "a2", "b1", "c1", "b2"):
        queue.put(item[0], item)
    assert [queue.take() for _ in range(2)] == ["c1", "b1"]
    queue.spend("b", 8.0)
    assert all_of(queue) == ["a1", "a2", "b2"]


def test_what_somebody_had_is_forgotten_in_time() -> None:
    clock = Clock()
    queue = FairQueue[str](clock)
    queue.spend("a", 100.0)
    clock.now += 10 * HALF_LIFE
    queue.spend("b", 1.0)
    queue.put("b", "b1")
    queue.put("a", "a1")
    assert all_of(queue) == ["a1", "b1"]


def test_what_is_not_wanted_any_more_does_not_come() -> None:
    queue = FairQueue[str]()
    for item in ("a1", "a2", "b1"):
        queue.put(item[0], item)
    queue.remove("a1")
    queue.remove("b1")
    queue.remove("nothing")
    assert list(queue) == ["a2"]
    assert all_of(queue) == ["a2"]
    queue.put("a", "a3")
    queue.clear()
    assert len(queue) == 0


def test_of_too_many_people_those_are_forgotten_who_had_nothing_for_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fair_queue, "REMEMBERED", 2)
    queue = FairQueue[str]()
    for name in "abc":
        queue.spend(name, 5.0)
        queue.put(name, f"{name}1")
    assert queue.take() == "a1"


def test_one_question_of_somebody_else_waits_for_none_of_a_crowd() -> None:
    """A crowd asks for more than can be thought; whoever has had nothing comes next."""

    async def ask() -> None:
        bot_workers = BotWorkers(1, nice=0, load_late=True)
        await bot_workers.start()
        try:
            answered: list[str] = []

            async def wait(asker: str, seed: int) -> None:
                question = Question.of(Match("duo", seed=4), "haru", seed=seed, asker=asker)
                await bot_workers.decide(question)
                answered.append(asker)

            crowd = [asyncio.create_task(wait("crowd", seed)) for seed in range(20)]
            async with asyncio.timeout(PATIENCE):
                while not answered:
                    await asyncio.sleep(0.01)
            before = len(answered)
            await wait("somebody", 0)
            assert answered.index("somebody") <= before + 1  # one may have been begun
            await asyncio.gather(*crowd)
        finally:
            await bot_workers.stop()

    asyncio.run(ask())


def test_the_more_wait_the_less_time_each_takes_and_alone_it_takes_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(pool._SECONDS, "basho", 30.0)
    begun = Question.of(Match("duo", seed=4), "basho", seed=0, asker="one")

    async def ask() -> None:
        bot_workers = BotWorkers(1, nice=0, load_late=True)
        await bot_workers.start()
        hurried: list[float] = []
        monkeypatch.setattr(Worker, "hurry", lambda _: hurried.append(time.monotonic()))
        monkeypatch.setattr(bot_workers, "_asked", slowly)
        try:
            slow = asyncio.create_task(bot_workers.decide(begun))
            await asyncio.sleep(2 * pool.LEAST_SECONDS)
            assert hurried == []
            asked = time.monotonic()
            others = [
                asyncio.create_task(bot_workers.decide(replace(begun, seed=seed, asker="another")))
                for seed in range(200)
            ]
            async with asyncio.timeout(PATIENCE):
                while not hurried:
                    await asyncio.sleep(0.01)
            assert hurried[0] - asked < 10  # of thirty seconds
            for task in (slow, *others):
                task.cancel()
            await asyncio.gather(slow, *others, return_exceptions=True)
        finally:
            await bot_workers.stop()

    async def slowly(_: Worker, work: Work | Load, __: float) -> None:
        if isinstance(work, Work):
            await asyncio.sleep(PATIENCE)

    asyncio.run(ask())
