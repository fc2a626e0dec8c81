"""A table that waits: whoever came may leave, or be asked to, and it is in their list no more."""

import pytest

from tabiji.server.errors import Refusal
from tabiji.server.tables import TableService
from tests.server.tables.services import ME, OPEN, Person, Services

pytestmark = pytest.mark.anyio


async def waiting(service: TableService, **more: object) -> tuple[Person, Person, str]:
    """Aiko's table, where Kenji took one of two seats by an invitation, and its key."""
    aiko, kenji = await Person.comes(service), await Person.comes(service, "Kenji")
    await aiko.opens(ME, OPEN, OPEN, game="tokaido", **more)
    key = await key_of(aiko, 1)
    kenji.at = (await service.take_invitation(key, kenji.id)).id
    return aiko, kenji, key


async def key_of(opener: Person, seat: int) -> str:
    found = [one.path for one in (await opener.sees()).invitations if one.seat == seat]
    return found[0].removeprefix("/join/")


async def listed(person: Person) -> list[str]:
    return [line.id for line in (await person.service.lists(person.id)).mine]


async def test_whoever_came_may_leave_and_come_again(services: Services) -> None:
    service = await services.open()
    aiko, kenji, key = await waiting(service)
    assert (await kenji.sees()).allowed.leave
    assert await listed(kenji) == [aiko.at]
    await kenji.asks("leave")
    table = await kenji.sees()
    assert (table.seats[1].kind, table.allowed.leave, table.asked_to_leave) == (
        "open",
        False,
        False,
    )
    assert await listed(kenji) == []
    assert await listed(aiko) == [aiko.at]
    assert await key_of(aiko, 1) == key
    await service.take_invitation(key, kenji.id)
    assert await listed(kenji) == [aiko.at]


async def test_whoever_opened_the_table_does_not_leave_it(services: Services) -> None:
    service = await services.open()
    aiko, _, _ = await waiting(service)
    assert not (await aiko.sees()).allowed.leave
    with pytest.raises(Refusal) as refusal:
        await aiko.asks("leave")
    assert refusal.value.code == "not-now"


async def test_whoever_was_asked_to_leave_comes_back_by_a_new_invitation_only(
    services: Services,
) -> None:
    service = await services.open()
    aiko, kenji, old = await waiting(service)
    assert (await aiko.sees()).allowed.ask_to_leave == [1]
    await aiko.asks("ask-to-leave", seat=1)
    table = await kenji.sees()
    assert (table.seats[1].kind, table.asked_to_leave) == ("open", True)
    assert not (await aiko.sees()).asked_to_leave
    assert await listed(kenji) == []
    late = await Person.comes(service, "Late")
    for person in (kenji, late):
        with pytest.raises(Refusal) as refusal:
            await service.take_invitation(old, person.id)
        assert refusal.value.code == "invitation-over"
    with pytest.raises(Refusal) as refusal:
        await service.invitation(old)
    assert refusal.value.code == "invitation-over"

    await services.close_one(service)
    again = await services.open()  # it is in the log
    aiko.service = kenji.service = again
    new = await key_of(aiko, 1)
    assert new != old
    await again.take_invitation(new, kenji.id)
    table = await kenji.sees()
    assert (table.seats[1].mine, table.asked_to_leave) == (True, False)
    assert await listed(kenji) == [aiko.at]
    assert (await again.take_invitation(new, kenji.id)).id == aiko.at  # opened again


async def test_no_invitation_is_made_from_another(services: Services) -> None:
    service = await services.open()
    aiko, _, old = await waiting(service)
    await aiko.asks("ask-to-leave", seat=1)
    new = await key_of(aiko, 1)
    for wrong in (f"{old}1", new[:-1], f"{new}0", f"{new[:-1]}2", f"{new[:-1]}01", f"{old}١"):
        with pytest.raises(Refusal) as refusal:
            await service.invitation(wrong)
        assert refusal.value.code in ("not-found", "invitation-over")


async def test_in_a_listed_table_whoever_was_asked_to_leave_does_not_sit_down_again(
    services: Services,
) -> None:
    service = await services.open()
    aiko, kenji, _ = await waiting(service, listed=True)
    await aiko.asks("ask-to-leave", seat=1)
    assert (await kenji.sees()).allowed.take_seat == []
    with pytest.raises(Refusal) as refusal:
        await kenji.asks("take-seat", seat=2)
    assert refusal.value.code == "seat-kept"
    mika = Person(service, (await Person.comes(service, "Mika")).id, aiko.at)
    assert (await mika.sees()).allowed.take_seat == [1, 2]
    await mika.asks("take-seat", seat=1)


async def test_only_whoever_opened_the_table_asks_others_to_leave(services: Services) -> None:
    service = await services.open()
    aiko, kenji, _ = await waiting(service)
    mika = Person(service, (await Person.comes(service, "Mika")).id, aiko.at)
    for who in (kenji, mika):
        assert (await who.sees()).allowed.ask_to_leave == []
        with pytest.raises(Refusal) as refusal:
            await who.asks("ask-to-leave", seat=1)
        assert refusal.value.code == "not-your-seat"
    for seat in (0, 2, None):
        with pytest.raises(Refusal):
            await aiko.asks("ask-to-leave", seat=seat)


async def test_nobody_is_asked_to_leave_by_whoever_saw_another_sit_there(
    services: Services,
) -> None:
    service = await services.open()
    aiko, kenji, key = await waiting(service)
    seen = (await aiko.sees()).version
    await kenji.asks("leave")
    mika = Person(service, (await Person.comes(service, "Mika")).id, aiko.at)
    await service.take_invitation(key, mika.id)
    with pytest.raises(Refusal) as refusal:
        await aiko.asks("ask-to-leave", seat=1, seen=seen)
    assert refusal.value.code == "stale"
    assert (await mika.sees()).seats[1].mine


async def test_once_it_has_begun_nobody_leaves_or_is_asked_to(services: Services) -> None:
    service = await services.open()
    aiko, kenji, _ = await waiting(service)
    mika = await Person.comes(service, "Mika")
    await service.take_invitation(await key_of(aiko, 2), mika.id)
    assert (await aiko.sees()).status == "playing"
    assert (await aiko.sees()).allowed.ask_to_leave == []
    assert not (await kenji.sees()).allowed.leave
    for who, wish in ((aiko, "ask-to-leave"), (kenji, "leave")):
        with pytest.raises(Refusal):
            await who.asks(wish, seat=1)


async def test_a_table_that_was_closed_before_it_began_is_in_nobodys_list(
    services: Services,
) -> None:
    service = await services.open()
    aiko, kenji, key = await waiting(service, listed=True)
    assert not (await kenji.sees()).allowed.abandon
    with pytest.raises(Refusal):
        await kenji.asks("abandon")
    await aiko.asks("abandon")
    table = await kenji.sees()
    assert (table.status, table.rematch, table.again) == ("over", None, None)
    assert table.result is not None
    assert [text.id for text in table.result.texts] == ["server-result-closed"]
    assert await listed(aiko) == await listed(kenji) == []
    assert (await service.lists(None)).open == []
    with pytest.raises(Refusal):
        await service.take_invitation(await _other_key(service, aiko), kenji.id)
    assert (await service.take_invitation(key, kenji.id)).status == "over"


async def _other_key(service: TableService, opener: Person) -> str:
    return service._keys.invitation(opener.at, 2)
