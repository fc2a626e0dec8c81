"""Undo, consent, resigning, handing over, playing again."""

import time
from types import SimpleNamespace

import pytest

from tabiji.server.errors import Refusal
from tabiji.server.schemas import NewSeat
from tabiji.server.tables import Limits, cache
from tests.server.tables.services import (
    BOT,
    ME,
    OPEN,
    Person,
    Services,
    play_to_the_end,
    two_at_a_table,
)

pytestmark = pytest.mark.anyio


async def test_alone_at_a_screen_undo_and_redo_are_free(services: Services) -> None:
    service = await services.open()
    aiko = await Person.comes(service)
    await aiko.opens(NewSeat(kind="me", name="Aiko"), NewSeat(kind="me", name="Kenji"))
    first = await aiko.sees()
    await aiko.acts(first)
    second = await aiko.sees()
    assert second.allowed.undo
    await aiko.asks("undo")
    back = await aiko.sees()
    assert (back.at, back.view) == (first.at, first.view)
    assert back.version > second.version
    await aiko.asks("redo")
    assert (await aiko.sees()).at == second.at
    with pytest.raises(Refusal) as refusal:
        await aiko.asks("undo", seen=first.version)
    assert refusal.value.code == "stale"


async def test_undo_against_a_bot_goes_back_to_ones_own_last_decision(services: Services) -> None:
    service = await services.open()
    aiko = await Person.comes(service)
    await aiko.opens(ME, BOT)
    before = await aiko.is_to_act()
    table = before
    while table.legal:
        before = table
        await aiko.acts(table)
        table = await aiko.sees()
    await aiko.is_to_act()
    await aiko.asks("undo")
    after = await aiko.sees()
    assert (after.at, after.turn) == (before.at, 0)


async def test_online_an_undo_needs_the_others_consent(services: Services) -> None:
    service = await services.open()
    one, other = await two_at_a_table(service)
    first = await one.sees()
    await one.acts(first)
    assert (await one.sees()).allowed.ask_undo
    with pytest.raises(Refusal):
        await one.asks("undo")
    await one.asks("ask-undo")
    with pytest.raises(Refusal):  # one does not agree with oneself
        await one.asks("agree")
    asked = (await other.sees()).request
    assert asked is not None
    assert (asked.kind, asked.to, asked.waiting_for) == ("undo", first.at, [1 - asked.seat])
    await other.asks("refuse")
    assert (await one.sees()).request is None
    assert (await one.sees()).at > first.at
    await one.asks("ask-undo")
    await other.asks("agree")
    table = await one.sees()
    assert (table.at, table.request) == (first.at, None)


async def test_resigning_a_game_for_two_gives_it_to_the_other(services: Services) -> None:
    service = await services.open()
    one, other = await two_at_a_table(service)
    seat = (await one.sees()).turn
    assert seat is not None
    await one.asks("resign")
    table = await other.sees()
    assert table.status == "over"
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("resigned", [1 - seat])
    with pytest.raises(Refusal):
        await other.asks("undo")


async def test_whoever_resigns_among_more_is_played_by_a_bot_and_comes_last(
    services: Services,
) -> None:
    service = await services.open()
    people = [await Person.comes(service, name) for name in ("Aiko", "Kenji", "Mika")]
    await people[0].opens(ME, OPEN, OPEN, game="tokaido")
    for person, opening in zip(people[1:], (await people[0].sees()).invitations, strict=True):
        person.at = (await service.take_invitation(opening.path[6:], person.id)).id
    await people[2].asks("resign")
    table = await people[0].sees()
    assert table.status == "playing"
    assert table.seats[2].resigned
    assert table.seats[2].bot == "sora"
    await people[1].asks("resign")
    result = (await people[0].sees()).result
    assert result is not None
    assert (result.winners, result.places) == ([0], [1, 2, 3])


async def test_a_match_is_abandoned_when_everybody_agrees(services: Services) -> None:
    service = await services.open()
    one, other = await two_at_a_table(service)
    await one.asks("abandon")
    assert (await other.sees()).status == "playing"
    await other.asks("agree")
    result = (await one.sees()).result
    assert result is not None
    assert (result.reason, result.winners) == ("abandoned", [])


async def test_an_absent_persons_seat_is_handed_to_a_bot_and_taken_back(services: Services) -> None:
    service = await services.open(Limits(away_seconds=0.0))
    one, other = await two_at_a_table(service, substitute="kiku")
    seat = (await one.sees()).turn
    assert seat is not None
    async with service.subscribe(one.at, one.id) as news:
        await anext(news)
        assert (await other.sees()).allowed.hand_over == []
        with pytest.raises(Refusal):
            await other.asks("hand-over", seat=seat)
    assert (await other.sees()).allowed.hand_over == [seat]
    await other.asks("hand-over", seat=seat)
    table = await other.is_to_act()
    assert (table.seats[seat].handed_over, table.seats[seat].bot) == (True, "kiku")
    with pytest.raises(Refusal):  # a bot plays it now
        await one.asks("resign")
    await one.asks("take-back", seat=seat)
    assert not (await one.sees()).seats[seat].handed_over


async def test_whoever_asks_for_something_is_there_without_a_live_connection(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await services.open(Limits(away_seconds=30.0))
    one, other = await two_at_a_table(service)
    now = time.monotonic()
    monkeypatch.setattr(cache, "time", SimpleNamespace(monotonic=lambda: now))

    async def seen(person: Person) -> tuple[bool, list[int]]:
        """Whether the other one is said to be there, and which seats can be handed over."""
        table = await person.sees()
        return next(seat.present for seat in table.seats if not seat.mine), table.allowed.hand_over

    now += 1000
    await service.look(one.at, None)
    seat = next(seat.seat for seat in (await one.sees()).seats if not seat.mine)
    assert await seen(one) == (False, [seat])
    assert (await seen(other))[0]
    assert await seen(one) == (True, [])
    now += 35  # some program that asks now and then
    assert await seen(one) == (True, [seat])
    now += 10
    assert await seen(one) == (False, [seat])


async def test_whoever_opens_an_invitation_first_takes_the_seat(services: Services) -> None:
    service = await services.open()
    aiko, kenji, late = [await Person.comes(service, name) for name in ("Aiko", "Kenji", "Late")]
    await aiko.opens(ME, OPEN)
    table = await aiko.sees()
    assert (table.status, table.view) == ("waiting", None)
    key = table.invitations[0].path.removeprefix("/join/")
    assert (await service.invitation(key)).id == aiko.at
    assert (await service.look(aiko.at, kenji.id)).table.invitations == []
    with pytest.raises(Refusal) as refusal:
        await service.take_invitation(key, aiko.id)
    assert refusal.value.code == "seated-already"
    assert (await service.take_invitation(key, kenji.id)).status == "playing"
    assert (await service.take_invitation(key, kenji.id)).status == "playing"
    with pytest.raises(Refusal) as refusal:
        await service.take_invitation(key, late.id)
    assert refusal.value.code == "seat-taken"
    for wrong in (key[:-1] + ("a" if key[-1] != "a" else "b"), key[:24], "", "0" * 49, "é" * 49):
        with pytest.raises(Refusal) as refusal:
            await service.invitation(wrong)
        assert refusal.value.status == 404


async def test_only_a_listed_table_gives_seats_to_whoever_comes(services: Services) -> None:
    service = await services.open()
    aiko, kenji = await Person.comes(service), await Person.comes(service, "Kenji")
    kenji.at = await aiko.opens(ME, OPEN)
    assert (await kenji.sees()).allowed.take_seat == []
    with pytest.raises(Refusal):
        await kenji.asks("take-seat", seat=1)
    assert (await service.lists(kenji.id)).open == []
    kenji.at = await aiko.opens(ME, OPEN, listed=True)
    assert [line.id for line in (await service.lists(kenji.id)).open] == [kenji.at]
    assert (await kenji.sees()).allowed.take_seat == [1]
    await kenji.asks("take-seat", seat=1, name="Ken")
    assert (await kenji.sees()).seats[1].name == "Ken"
    assert [line.id for line in (await service.lists(None)).live] == [kenji.at]


async def test_a_finished_match_is_taken_over_at_a_place_and_stays_as_it_was(
    services: Services,
) -> None:
    service = await services.open()
    one, other = await two_at_a_table(service)
    for _ in range(6):
        table = await one.sees()
        if table.legal:
            await one.acts(table)
    await one.asks("abandon")
    await other.asks("agree")
    old = await service.finished(one.at)
    at = old.at - 2
    aiko = await Person.comes(service)
    await aiko.opens(ME, ME, take_over={"match": one.at, "at": at})
    before = await service.look(aiko.at, aiko.id)
    assert [step.word for step in before.log][:at] == [*old.words[:at]]
    await aiko.acts()
    text = await service.record(one.at, None)
    await aiko.opens(ME, BOT, take_over={"record": text, "at": at})
    with pytest.raises(Refusal):
        await aiko.opens(ME, ME, take_over={"record": "nonsense", "at": 1})
    with pytest.raises(Refusal):
        await aiko.opens(ME, ME, take_over={"match": one.at, "at": 10_000})
    again = await services.open()
    after = await again.look(aiko.at, aiko.id)
    assert (
        after.log[: len(before.log) - 1]
        == (await service.look(aiko.at, aiko.id)).log[: len(before.log) - 1]
    )


async def test_nobody_sees_the_meals_of_another(services: Services) -> None:
    service = await services.open()
    one, other = await two_at_a_table(service, "tokaido")
    hidden = 0
    while not hidden or (await one.sees()).at < 60:
        await (one if (await one.sees()).legal else other).acts()
        for viewer in (one.id, other.id, None):
            hello = await service.look(one.at, viewer)
            mine = {seat.seat for seat in hello.table.seats if seat.mine}
            hidden += sum(step.word is None for step in hello.log)
            assert hello.table.position == ""
            assert hello.table.seed is None
            for step in hello.log:
                if step.word is None:
                    assert step.seat is None or step.seat not in mine
        with pytest.raises(Refusal):
            await service.record(one.at, None)
    assert hidden > 0
    await one.asks("resign")
    assert all(step.word for step in (await service.look(one.at, None)).log)


async def test_a_game_goes_on_when_a_hot_seat_and_bots_share_a_table(services: Services) -> None:
    service = await services.open()
    aiko = await Person.comes(service)
    await aiko.opens(ME, BOT, ME, game="tokaido")
    for _ in range(25):
        await aiko.acts(await aiko.is_to_act())
    assert (await aiko.sees()).status == "playing"
    await aiko.asks("abandon")
    assert (await play_to_the_end(aiko, most=1)).status == "over"


async def test_who_takes_over_is_as_it_was_chosen_after_a_restart_too(services: Services) -> None:
    limits = Limits(away_seconds=0.0)
    service = await services.open(limits)
    one, other = await two_at_a_table(service, game="tokaido", substitute="nami")
    assert (await one.sees()).substitute == "nami"
    await services.close_one(service)
    one.service = other.service = await services.open(limits)
    assert (await one.sees()).substitute == "nami"
    seat = next(seat.seat for seat in (await one.sees()).seats if not seat.mine)
    await one.asks("hand-over", seat=seat)
    assert (await one.sees()).seats[seat].bot == "nami"


@pytest.mark.parametrize("seats", [(ME, OPEN), (ME, BOT), (ME, ME)])
async def test_a_substitute_that_there_is_not_is_refused(
    services: Services, seats: tuple[NewSeat, ...]
) -> None:
    aiko = await Person.comes(await services.open())
    with pytest.raises(Refusal) as refusal:
        await aiko.opens(*seats, substitute="nobody")
    assert refusal.value.code == "no-bot"
    assert (await aiko.service.lists(aiko.id)).mine == []
