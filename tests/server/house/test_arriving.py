"""Whoever comes first: one visitor is one person, however many first requests they send."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import Connection, func, select, update

from tabiji.server.errors import Refusal
from tabiji.server.house import House, guests
from tabiji.server.house.keys import Keys, is_id
from tabiji.server.security.refusals import TooMany
from tabiji.server.storage.tables import players
from tests.server.house.people import Houses

pytestmark = pytest.mark.anyio

KEY = "0123456789abcdef" * 2


class Door:
    """Counts who is let in, up to so many."""

    def __init__(self, room: int = 100) -> None:
        self.room = room
        self.admitted = 0

    def admit(self) -> None:
        if self.admitted >= self.room:
            raise TooMany(1)
        self.admitted += 1


def number_of_players(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(players)).scalar_one())


async def people(house: House) -> int:
    """How many there ever were."""
    return await house._database.write(number_of_players)


async def grow_old(house: House, by: timedelta) -> None:
    """Let everybody have come so much earlier."""

    def age(connection: Connection) -> None:
        for row in connection.execute(select(players.c.id, players.c.created)).all():
            earlier = update(players).where(players.c.id == row.id)
            connection.execute(earlier.values(created=row.created - by))

    await house._database.write(age)


async def test_first_requests_that_come_at_once_are_one_person_who_is_counted_once(
    houses: Houses,
) -> None:
    house, door = await houses.open(), Door(room=1)
    found = await asyncio.gather(*(house.arrive(KEY, door.admit) for _ in range(20)))
    assert len({me.id for me in found}) == 1
    assert is_id(found[0].id)
    assert await house.player(found[0].id) == found[0]
    assert (await people(house), door.admitted) == (1, 1)


async def test_first_requests_to_two_processes_are_one_person(houses: Houses) -> None:
    here, there = await houses.open(), await houses.open()
    for number in range(20):
        key = f"{number:032x}"
        arriving = (house.arrive(key, Door().admit) for house in (here, there, here, there))
        found = await asyncio.gather(*arriving)
        assert len({me.id for me in found}) == 1
    assert await people(here) == 20


async def test_whoever_is_written_by_another_process_after_we_looked_is_found(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await houses.open(), await houses.open()
    first = await there.arrive(KEY, Door().admit)
    looked = 0
    look = here._guests._people.get_new

    async def too_early(id: str, within: timedelta) -> object:
        nonlocal looked
        looked += 1
        return None if looked == 1 else await look(id, within)

    monkeypatch.setattr(here._guests._people, "get_new", too_early)
    assert await here.arrive(KEY, Door().admit) == first
    assert await people(here) == 1


async def test_whoever_comes_again_a_moment_later_is_the_same_with_their_name(
    houses: Houses,
) -> None:
    house, door = await houses.open(), Door()
    me = await house.arrive(KEY, door.admit)
    renamed = await house.rename(me.id, "Aiko")
    await grow_old(house, guests.ARRIVING - timedelta(minutes=1))
    assert await house.arrive(KEY, door.admit) == renamed
    assert door.admitted == 1


async def test_an_old_key_is_no_credential(houses: Houses) -> None:
    house, door = await houses.open(), Door()
    me = await house.arrive(KEY, door.admit)
    await grow_old(house, guests.ARRIVING)
    others = [await house.arrive(KEY, door.admit) for _ in range(2)]
    assert len({me.id, *(other.id for other in others)}) == 3
    assert (await people(house), door.admitted) == (3, 3)


async def test_other_keys_are_other_people_and_other_secrets_too(houses: Houses) -> None:
    house = await houses.open()
    found = [await house.arrive(f"{number:032x}", Door().admit) for number in range(5)]
    assert len({me.id for me in found}) == 5
    one, another = Keys(), Keys()
    one.make_from(b"a")
    another.make_from(b"b")
    assert one.arrival(KEY) != another.arrival(KEY)


async def test_whoever_is_not_let_in_is_nobody_and_may_try_again(houses: Houses) -> None:
    house = await houses.open()
    full = Door(room=0)
    refused = await asyncio.gather(
        *(house.arrive(KEY, full.admit) for _ in range(3)), return_exceptions=True
    )
    assert [type(answer) for answer in refused] == [TooMany] * 3
    assert isinstance(refused[0], Refusal)
    assert await people(house) == 0
    await house.arrive(KEY, Door().admit)
    assert await people(house) == 1
