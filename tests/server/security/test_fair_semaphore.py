"""FairSemaphore are given in turn."""

import asyncio

import pytest

from tabiji.server.security.fair_semaphore import FairSemaphore

pytestmark = pytest.mark.anyio


class Line:
    """Whoever waits for a place, and who got one."""

    def __init__(self, count: int, each: int | None = None) -> None:
        self.places = FairSemaphore(count, each)
        self.given: list[str] = []
        self.there: list[str] = []

    async def comes(self, who: str) -> "asyncio.Task[None]":
        """The first letter is the name in which they wait."""
        task = asyncio.create_task(self._waits(who))
        await asyncio.sleep(0)
        return task

    async def leaves(self, who: str | None = None) -> None:
        """Somebody, or whoever has been there for longest."""
        gone = who or self.there[0]
        self.there.remove(gone)
        self.places.release(gone[0])
        await asyncio.sleep(0)

    async def _waits(self, who: str) -> None:
        await self.places.acquire(who[0])
        self.given.append(who)
        self.there.append(who)


async def test_whoever_has_many_waiting_gets_no_more_than_others() -> None:
    line = Line(1)
    for who in ("a1", "a2", "a3", "a4", "b1", "c1", "b2"):
        await line.comes(who)
    for _ in range(6):
        await line.leaves()
    assert line.given == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]
    await line.leaves()
    assert line.places.free == 1


async def test_as_many_as_there_are_places_wait_for_nobody() -> None:
    line = Line(2)
    for who in ("a1", "a2", "b1"):
        await line.comes(who)
    assert (line.given, line.places.free) == (["a1", "a2"], 0)
    await line.leaves()
    assert line.given == ["a1", "a2", "b1"]
    for _ in range(2):
        await line.leaves()
    assert line.places.free == 2


async def test_whoever_goes_while_they_wait_is_forgotten() -> None:
    line = Line(1)
    await line.comes("a1")
    gone = [await line.comes(who) for who in ("b1", "c1")]
    await line.comes("b2")
    for task in gone:
        task.cancel()
    await asyncio.gather(*gone, return_exceptions=True)
    await line.leaves()
    assert line.given == ["a1", "b2"]
    await line.leaves()
    assert (line.places.free, line.places._waiting) == (1, {})


async def test_whoever_goes_just_when_it_is_their_turn_leaves_it_to_the_next() -> None:
    line = Line(1)
    await line.comes("a1")
    gone = await line.comes("b1")
    await line.comes("c1")
    line.places.release("a")
    line.there.clear()
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    await asyncio.sleep(0)
    assert line.given == ["a1", "c1"]
    await line.leaves()
    assert line.places.free == 1


async def test_nobody_has_more_than_their_share_though_places_are_free() -> None:
    line = Line(3, each=2)
    for who in ("a1", "a2", "a3", "a4", "b1", "c1"):
        await line.comes(who)
    assert line.given == ["a1", "a2", "b1"]
    await line.leaves("a1")
    assert line.given == ["a1", "a2", "b1", "a3"]
    await line.leaves("b1")
    assert line.given == ["a1", "a2", "b1", "a3", "c1"]
    await line.leaves("c1")
    assert (line.given[5:], line.places.free) == ([], 1)
    await line.leaves("a2")
    assert line.given[5:] == ["a4"]
    for _ in range(2):
        await line.leaves()
    assert (line.places.free, line.places._taken) == (3, {})


async def test_all_may_go_at_once_those_who_wait_and_those_who_are_there() -> None:
    """As at the end: each is told, before any of them has a word to say."""
    line = Line(2)

    async def stays(who: str) -> None:
        await line.places.acquire(who[0])
        try:
            await asyncio.Event().wait()
        finally:
            line.places.release(who[0])

    tasks = [asyncio.create_task(stays(who)) for who in ("a1", "b1", "a2", "a3", "b2", "c1")]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(one, asyncio.CancelledError) for one in ended)
    assert (line.places.free, line.places._waiting, line.places._taken) == (2, {}, {})
