"""Places are given in turn."""

import asyncio

import pytest

from tabiji.server.security.places import Places

pytestmark = pytest.mark.anyio


class Line:
    """Whoever waits for a place, and who got one."""

    def __init__(self, count: int) -> None:
        self.places = Places(count)
        self.given: list[str] = []

    async def comes(self, who: str) -> "asyncio.Task[None]":
        """The first letter is the name in which they wait."""
        task = asyncio.create_task(self._waits(who))
        await asyncio.sleep(0)
        return task

    async def leaves(self) -> None:
        self.places.release()
        await asyncio.sleep(0)

    async def _waits(self, who: str) -> None:
        await self.places.acquire(who[0])
        self.given.append(who)


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
    line.places.release()
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    await asyncio.sleep(0)
    assert line.given == ["a1", "c1"]
    await line.leaves()
    assert line.places.free == 1
