"""Whoever comes first: one visitor is one person, however many first requests they send."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import Connection, func, select, update

from tabiji.server.errors import Refusal
from tabiji.server.security.refusals import TooMany
from tabiji.server.storage import tables
from tabiji.server.tables import TableService
from tabiji.server.tables.keys import Keys, is_id
from tabiji.server.tables.players import ARRIVING
from tests.server.tables.services import Services

pytestmark = pytest.mark.anyio

KEY = "0123456789abcdef" * 2


class Door:
    """Counts who is let in, up to so many."""

    def __init__(self, live: int = 100) -> None:
        self.live = live
        self.admitted = 0

    def admit(self) -> None:
        if self.admitted >= self.live:
            raise TooMany(1)
        self.admitted += 1


def number_of_players(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(tables.players)).scalar_one())


async def people(service: TableService) -> int:
    """How many there ever were."""
    return await service._database.write(number_of_players)


async def grow_old(service: TableService, by: timedelta) -> None:
    """Let everybody have come so much earlier."""

    def age(connection: Connection) -> None:
        for row in connection.execute(select(tables.players.c.id, tables.players.c.created)).all():
            earlier = update(tables.players).where(tables.players.c.id == row.id)
            connection.execute(earlier.values(created=row.created - by))

    await service._database.write(age)


async def test_first_requests_that_come_at_once_are_one_person_who_is_counted_once(
    services: Services,
) -> None:
    service, door = await services.open(), Door(live=1)
    found = await asyncio.gather(*(service.arrive(KEY, door.admit) for _ in range(20)))
    assert len({me.id for me in found}) == 1
    assert is_id(found[0].id)
    assert await service.player(found[0].id) == found[0]
    assert (await people(service), door.admitted) == (1, 1)


async def test_first_requests_to_two_processes_are_one_person(services: Services) -> None:
    here, there = await services.open(), await services.open()
    for number in range(20):
        key = f"{number:032x}"
        arriving = (service.arrive(key, Door().admit) for service in (here, there, here, there))
        found = await asyncio.gather(*arriving)
        assert len({me.id for me in found}) == 1
    assert await people(here) == 20


async def test_whoever_is_written_by_another_process_after_we_looked_is_found(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await services.open(), await services.open()
    first = await there.arrive(KEY, Door().admit)
    looked = 0
    look = here._players._people.get_new

    async def too_early(id: str, within: timedelta) -> object:
        nonlocal looked
        looked += 1
        return None if looked == 1 else await look(id, within)

    monkeypatch.setattr(here._players._people, "get_new", too_early)
    assert await here.arrive(KEY, Door().admit) == first
    assert await people(here) == 1


async def test_whoever_comes_again_a_moment_later_is_the_same_with_their_name(
    services: Services,
) -> None:
    service, door = await services.open(), Door()
    me = await service.arrive(KEY, door.admit)
    renamed = await service.rename(me.id, "Aiko")
    await grow_old(service, ARRIVING - timedelta(minutes=1))
    assert await service.arrive(KEY, door.admit) == renamed
    assert door.admitted == 1


async def test_an_old_key_is_no_credential(services: Services) -> None:
    service, door = await services.open(), Door()
    me = await service.arrive(KEY, door.admit)
    await grow_old(service, ARRIVING)
    others = [await service.arrive(KEY, door.admit) for _ in range(2)]
    assert len({me.id, *(other.id for other in others)}) == 3
    assert (await people(service), door.admitted) == (3, 3)


async def test_other_keys_are_other_people_and_other_secrets_too(services: Services) -> None:
    service = await services.open()
    found = [await service.arrive(f"{number:032x}", Door().admit) for number in range(5)]
    assert len({me.id for me in found}) == 5
    one, another = Keys(), Keys()
    one.make_from(b"a")
    another.make_from(b"b")
    assert one.arrival(KEY) != another.arrival(KEY)


async def test_whoever_is_not_let_in_is_nobody_and_may_try_again(services: Services) -> None:
    service = await services.open()
    full = Door(live=0)
    refused = await asyncio.gather(
        *(service.arrive(KEY, full.admit) for _ in range(3)), return_exceptions=True
    )
    assert [type(answer) for answer in refused] == [TooMany] * 3
    assert isinstance(refused[0], Refusal)
    assert await people(service) == 0
    await service.arrive(KEY, Door().admit)
    assert await people(service) == 1
