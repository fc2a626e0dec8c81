"""Tables that begin from somebody's position: everybody is told, and nobody knows more than others."""

import random

import pytest

from tabiji.kernel.errors import no_redraw
from tabiji.match import Match
from tabiji.match.dice import seed_from
from tabiji.match.verify import verify
from tabiji.server.errors import Refusal
from tabiji.server.schemas import Begins, TableLine
from tabiji.server.table_log.summary import begins_of
from tabiji.server.tables import TableService, opening
from tabiji.server.tables.opening import Beginning, from_match
from tabiji.tokaido.view import TokaidoView
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

SEEDS = [seed_from(number) for number in range(12)]


def played(game: str, enough: str, seats: int = 2) -> Match:
    """A match that was played, anyhow, until a phase in which a seat decides."""
    match, dice = Match(game, seats, seed=7), random.Random(7)
    while match.view(None).phase != enough:
        match.play(dice.choice(match.legal()))
    return match


def at_an_inn() -> Match:
    """Somebody looks at meals that only they, and those who came before, may know."""
    return played("tokaido", "eat", 3)


def beginning(found: Beginning, match: Match) -> Match:
    """The match that begins there."""
    return Match(match.game, match.seats, position=found.position, seed=1)


def taken(match: Match) -> dict[str, dict[str, str | int]]:
    """The wish to go on from where a match stands."""
    return {"take_over": {"record": str(match), "at": match.at}}


async def joins(service: TableService, opener: Person, name: str) -> Person:
    """Somebody takes the first seat that the opener's invitations are for."""
    person = await Person.comes(service, name)
    key = (await opener.sees()).invitations[0].path.rpartition("/")[2]
    person.at = (await service.take_invitation(key, person.id)).id
    return person


# Everybody is told


async def test_whoever_looks_or_is_invited_or_sits_is_told_where_a_table_begins(
    services: Services,
) -> None:
    service = await services.open()
    match = played("duo", "walk")
    begins = Begins(seat=1, actions=match.at, redrawn=False)
    aiko, stranger = await Person.comes(service), await Person.comes(service, "Sen")
    await aiko.opens(OPEN, ME, game="duo", listed=True, **taken(match))
    key = (await aiko.sees()).invitations[0].path.rpartition("/")[2]
    assert (await service.invitation(key)).begins == begins
    assert (await service.look(aiko.at, stranger.id)).table.begins == begins
    assert _told((await service.lists(stranger.id)).open, aiko.at) == begins
    kenji = await joins(service, aiko, "Kenji")
    for person in (aiko, kenji):
        assert (await person.sees()).begins == begins
        assert _told((await service.lists(person.id)).mine, aiko.at) == begins
    assert _told((await service.lists(None)).live, aiko.at) == begins
    again = await services.open()
    assert (await again.look(aiko.at, None)).table.begins == begins


async def test_a_bare_position_is_told_too(services: Services) -> None:
    aiko = await Person.comes(await services.open())
    match = Match("duo", 2, seed=1, position=played("duo", "walk").position)
    await aiko.opens(ME, ME, take_over={"record": str(match), "at": 0})
    assert (await aiko.sees()).begins == Begins(seat=0, actions=0, redrawn=False)


async def test_a_table_that_begins_as_usual_says_nothing(services: Services) -> None:
    service = await services.open()
    aiko = await Person.comes(service)
    await aiko.opens(ME, BOT)
    assert (await aiko.sees()).begins is None
    await aiko.opens(ME, BOT, take_over={"record": str(played("duo", "walk")), "at": 0})
    assert (await aiko.sees()).begins is None
    assert [line.begins for line in (await service.lists(aiko.id)).mine] == [None, None]


@pytest.mark.parametrize(("game", "enough"), [("duo", "walk"), ("tokaido", "eat")])
async def test_a_lesson_is_nobodys_position(services: Services, game: str, enough: str) -> None:
    service = await services.open()
    learner = await Person.comes(service)
    await learner.opens(ME, BOT, game=game, lesson=True, **taken(played(game, enough)))
    assert (await learner.sees()).begins is None
    assert _told((await service.lists(learner.id)).mine, learner.at) is None


async def test_a_rematch_begins_at_the_beginning(services: Services) -> None:
    service = await services.open()
    one, other = await two_at_a_table(service, "duo", **taken(played("duo", "walk")))
    await one.asks("resign")
    await other.asks("rematch")
    one.at = (await one.asks("rematch")).rematch or ""
    assert (await one.sees()).begins is None


def test_the_summary_of_a_table_from_before_tells_nothing() -> None:
    assert begins_of({"chairs": [], "turn": None, "points": []}) is None


# Nobody knows more than others


def test_what_the_opener_knows_of_an_inn_is_worth_nothing() -> None:
    match = at_an_inn()
    looked = [seat for seat in range(3) if match.view(seat).inns[0].meals]
    assert looked
    known = match.view(looked[0]).inns[0].meals
    drawn = set()
    for seed in SEEDS:
        found = from_match(match, "tokaido", match.at, seed)
        table = beginning(found, match)
        assert found.given == ()
        assert table.view(None) == match.view(None)
        assert table.seat == match.seat
        drawn.add(table.view(looked[0]).inns[0].meals)
        assert found == from_match(match, "tokaido", match.at, seed)
    assert len(drawn) > len(SEEDS) / 2
    assert drawn != {known}


def test_wherever_a_game_is_taken_over_what_is_public_stays_as_it_is() -> None:
    match = at_an_inn()
    dice = random.Random(3)
    while not match.over and match.at < 120:
        match.play(dice.choice(match.legal()))
    for at in range(0, match.at, 4):
        found = from_match(match, "tokaido", at, SEEDS[0])
        if found.position is not None:
            now, then = beginning(found, match).standing(0), match.standing(at)
            assert now.view(None) == then.view(None)


def test_where_nothing_is_hidden_a_game_goes_on_from_its_actions() -> None:
    match = at_an_inn()
    early = next(entry.index for entry in match.log_for(None) if entry.action is None)
    assert from_match(match, "tokaido", early, SEEDS[0]).given == match.words[:early]
    assert from_match(match, "tokaido", early + 1, SEEDS[0]).given == ()
    duo = played("duo", "walk")
    assert from_match(duo, "duo", duo.at, SEEDS[0]).given == duo.words


def test_what_may_be_hidden_in_a_position_is_drawn_anew_before_anything_was_done() -> None:
    match = at_an_inn()
    again = Match("tokaido", 3, seed=1, position=match.position)
    drawn = {from_match(again, "tokaido", 0, seed).position for seed in SEEDS}
    assert len(drawn) > 1


async def test_two_people_play_on_from_an_inn_to_a_record_that_verifies(services: Services) -> None:
    service = await services.open()
    match = at_an_inn()
    aiko = await Person.comes(service)
    await aiko.opens(ME, OPEN, BOT, game="tokaido", listed=True, **taken(match))
    kenji = await joins(service, aiko, "Kenji")
    begins = Begins(seat=0, actions=0, redrawn=True)
    assert _told((await service.lists(None)).live, aiko.at) == begins
    for viewer in (aiko.id, kenji.id, None):
        table = (await service.look(aiko.at, viewer)).table
        assert table.begins == begins
        assert table.position == ""
    spectators = (await service.look(aiko.at, None)).table.view
    assert isinstance(spectators, TokaidoView)
    assert spectators.inns[0].meals is None
    while (await aiko.sees()).status != "over":
        for person in (aiko, kenji):
            if (table := await person.sees()).legal:
                await person.acts(table, random.Random(table.at).choice(table.legal).word)
        await aiko.waits(lambda table: table.turn != 2)
    record = await service.record(aiko.at, None)
    assert "\nPosition: " in record
    assert "\nGiven: " not in record
    verdict = verify(record)
    assert verdict.ok
    assert verdict.dice == "checked"


async def test_undoing_ends_where_hidden_things_were_drawn_anew(services: Services) -> None:
    service = await services.open()
    match = played("tokaido", "eat")
    one, other = await two_at_a_table(service, "tokaido", **taken(match))
    assert (await one.sees()).at == 0
    for person in (one, other):
        assert not (await person.sees()).allowed.ask_undo
    await one.acts()
    await one.asks("ask-undo")
    await other.asks("agree")
    assert (await one.sees()).at == 0


async def test_whoever_sits_alone_goes_on_with_everything_as_it_was(services: Services) -> None:
    service = await services.open()
    match = at_an_inn()
    aiko = await Person.comes(service)
    for seats in ([ME, ME, ME], [BOT, ME, BOT]):
        await aiko.opens(*seats, game="tokaido", **taken(match))
        mine = seats.index(ME)
        table = await aiko.sees()
        assert table.begins == Begins(seat=mine, actions=match.at, redrawn=False)
        log = (await service.look(aiko.at, aiko.id)).log[: match.at]
        assert len(log) == match.at
        kept = {step.index: step.word for step in log if step.word}
        assert all(match.words[index] == word for index, word in kept.items())


async def test_of_a_finished_match_too_hidden_things_are_drawn_anew(services: Services) -> None:
    service = await services.open()
    one, other = await two_at_a_table(service, "tokaido")
    await play_to_the_end(one, other)
    finished = await service.finished(one.at)
    at = next(i for i, word in enumerate(finished.words) if word.startswith("eat-"))
    aiko = await Person.comes(service)
    await aiko.opens(ME, OPEN, game="tokaido", take_over={"match": one.at, "at": at})
    table = await aiko.sees()
    assert table.begins == Begins(seat=0, actions=0, redrawn=True)


async def test_a_place_whose_hidden_things_cannot_be_drawn_anew_is_refused(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    def in_vain(*_: object) -> None:
        raise no_redraw(-1)

    monkeypatch.setattr(opening, "redraw", in_vain)
    service = await services.open()
    aiko, match = await Person.comes(service), at_an_inn()
    with pytest.raises(Refusal) as refused:
        await aiko.opens(ME, OPEN, OPEN, game="tokaido", **taken(match))
    assert refused.value.message.id == "server-take-over-hidden"
    assert (await service.lists(aiko.id)).mine == []
    await aiko.opens(ME, BOT, BOT, game="tokaido", **taken(match))


def _told(lines: list[TableLine], table: str) -> Begins | None:
    return next(line.begins for line in lines if line.id == table)
