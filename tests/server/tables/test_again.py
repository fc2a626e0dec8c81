"""Playing again: nobody finds a table in their list without having said so."""

import asyncio

import pytest

from tabiji.server.errors import Refusal
from tabiji.server.schemas import Accepted
from tabiji.server.tables import Limits
from tests.server.tables.services import BOT, ME, OPEN, Person, Services, two_at_a_table

pytestmark = pytest.mark.anyio


async def tables_of(*people: Person) -> list[set[str]]:
    return [{line.id for line in (await who.service.lists(who.id)).mine} for who in people]


async def test_a_rematch_needs_the_others_word(services: Services) -> None:
    service = await services.open()
    one, other = await two_at_a_table(service)
    before = await one.sees()
    mine = [seat.seat for seat in before.seats if seat.mine]
    theirs = [1 - seat for seat in mine]
    await one.asks("resign")
    assert (await one.sees()).allowed.rematch

    assert (await one.asks("rematch")).rematch is None
    table = await other.sees()
    assert table.again is not None
    assert (table.again.agreed, table.again.waiting_for) == (mine, theirs)
    assert (table.rematch, table.allowed.rematch) == (None, True)
    assert not (await one.sees()).allowed.rematch
    assert await tables_of(one, other) == [{one.at}, {one.at}]

    first = (await other.asks("rematch")).rematch
    assert first is not None
    assert (await one.asks("rematch")).rematch == first
    table = await one.sees()
    assert (table.rematch, table.again) == (first, None)
    again = (await service.look(first, one.id)).table
    assert again.status == "playing"
    assert [seat.seat for seat in again.seats if seat.mine] == theirs
    assert await tables_of(one, other) == [{one.at, first}, {one.at, first}]


async def test_saying_it_twice_changes_nothing(services: Services) -> None:
    service = await services.open()
    one, other = await two_at_a_table(service)
    with pytest.raises(Refusal):  # not before the end
        await one.asks("rematch")
    await one.asks("resign")
    said = await other.asks("rematch")
    for _ in range(3):
        assert await other.asks("rematch") == said
    await services.close_one(service)
    service = await services.open()  # it is in the log
    other.service = one.service = service
    assert await other.asks("rematch") == said
    assert (await one.asks("rematch")).rematch


async def test_whoever_only_watches_has_no_word(services: Services) -> None:
    service = await services.open()
    one, _ = await two_at_a_table(service)
    await one.asks("resign")
    mika = Person(service, (await Person.comes(service, "Mika")).id, one.at)
    assert not (await mika.sees()).allowed.rematch
    with pytest.raises(Refusal) as refusal:
        await mika.asks("rematch")
    assert refusal.value.code == "not-your-seat"


@pytest.mark.parametrize("seats", [(ME, BOT), (ME, ME)])
async def test_one_person_plays_again_at_once(
    services: Services, seats: tuple[object, ...]
) -> None:
    service = await services.open()
    aiko = await Person.comes(service)
    await aiko.opens(*seats)  # type: ignore[arg-type]
    await aiko.asks("resign", seat=0)
    first = (await aiko.asks("rematch")).rematch
    assert first is not None
    assert (await aiko.asks("rematch")).rematch == first


async def three(services: Services, limits: Limits | None = None, **more: object) -> list[Person]:
    """Aiko, Kenji and Mika at a table of Tokaido that Aiko opened."""
    service = await services.open(limits)
    people = [await Person.comes(service, name) for name in ("Aiko", "Kenji", "Mika")]
    await people[0].opens(ME, OPEN, OPEN, game="tokaido", **more)
    for person, opening in zip(people[1:], (await people[0].sees()).invitations, strict=True):
        person.at = (await service.take_invitation(opening.path[6:], person.id)).id
    return people


async def test_a_bot_that_took_over_a_seat_plays_on_there_unless_its_person_says_so(
    services: Services,
) -> None:
    for comes_back in (False, True):
        aiko, kenji, mika = await three(services, Limits(away_seconds=0.0), substitute="kiku")
        await mika.asks("hand-over", seat=0)  # whoever opened the table has gone
        await mika.asks("abandon")
        await kenji.asks("agree")
        if comes_back:
            await aiko.asks("rematch")
        await kenji.asks("rematch")
        again = (await mika.sees()).again
        assert again is not None
        assert again.waiting_for == [2]
        mika.at = (await mika.asks("rematch")).rematch or ""
        kinds = [(seat.kind, seat.bot) for seat in (await mika.sees()).seats]
        first = ("person", None) if comes_back else ("bot", "kiku")
        assert kinds == [("person", None), first, ("person", None)]
        assert (await mika.sees()).substitute == "kiku"
        assert [mika.at in mine for mine in await tables_of(aiko, kenji, mika)] == [
            comes_back,
            True,
            True,
        ]


async def test_whoever_resigned_has_a_word_too(services: Services) -> None:
    aiko, kenji, mika = await three(services)
    await mika.asks("resign")
    await kenji.asks("resign")
    for person in (aiko, kenji):
        assert (await person.asks("rematch")).rematch is None
    assert (await mika.asks("rematch")).rematch is not None


async def test_it_is_set_out_once_if_all_say_so_at_once(services: Services) -> None:
    here = await services.open()
    there = await services.open() if services.database.startswith("postgres") else here
    for _ in range(5):
        one, other = await two_at_a_table(here)
        await one.asks("resign")
        seen = (await one.sees()).version
        people = [
            Person(service, who.id, one.at)
            for who in (one, other)
            for service in (here, there, here)
        ]
        answers = await asyncio.gather(*(who.asks("rematch", seen=seen) for who in people))
        assert all(isinstance(answer, Accepted) for answer in answers)
        found = {answer.rematch for answer in answers} - {None}
        assert len(found) == 1
        assert await tables_of(one, other) == [{one.at, *found}, {one.at, *found}]
        for service in (here, there):
            assert {(await service.look(one.at, None)).table.rematch} == found
