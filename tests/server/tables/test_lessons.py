"""The tables of the guided first games: the same for everybody, and like other tables else."""

import pytest

from tabiji.kernel.game import games
from tabiji.match.dice import seed_from
from tabiji.server.schemas import NewSeat, NewTable, TakeOver
from tabiji.server.table_log.events import Event
from tabiji.server.table_log.setting import Setting
from tabiji.server.table_log.table import TableState
from tabiji.server.tables.lessons import lesson_of
from tabiji.server.tables.opening import once_more, set_out
from tests.server.tables.services import BOT, ME, Person, Services

pytestmark = pytest.mark.anyio

ANOTHER = seed_from("another")

FOLLOWED = {
    "duo": "pilgrim walk2 stroll",
    "tokaido": "go1 buy-kamaboko buy-haori buy-jubako",
}
"""What the guide proposes at first: `web/src/learn/lessons.fixture.json` has the whole lesson."""


def wish(game: str, **more: object) -> NewTable:
    seats = [NewSeat(kind="me"), NewSeat(kind="bot", bot="haru")]
    return NewTable.model_validate({"game": game, "seats": seats, "lesson": True} | more)


def lesson(game: str) -> Setting:
    return set_out(wish(game), "somebody", "Aiko", ANOTHER)


def begun(setting: Setting) -> TableState:
    table = TableState(setting)
    table.begin()
    return table


@pytest.mark.parametrize("game", games())
def test_everybody_sees_the_same_table(game: str) -> None:
    mine, yours = lesson(game), lesson(game)
    assert mine.id != yours.id
    tables = [begun(mine), begun(yours)]
    lines = [table.match.words for table in tables if table.match]
    assert len(lines) == 2
    assert lines[0] == lines[1]


def test_the_learner_starts_duo_and_follows_the_guide_to_a_garden() -> None:
    table = begun(lesson("duo"))
    assert table.turn == 0
    for word in FOLLOWED["duo"].split():
        table.append(Event("play", word, 0, "somebody"))
    assert table.match is not None
    assert table.match.view(0).players[0].garden == 2
    assert table.bot_to_act == "haru"


def test_whatever_else_is_wished_for_a_lesson_stays_as_it_is() -> None:
    seats = [NewSeat(kind="open"), NewSeat(kind="me"), NewSeat(kind="open")]
    asked = wish("tokaido", seats=seats, options={"gastronomy": True}, salt="x", listed=True)
    asked.take_over = TakeOver(match="x", at=3)
    setting = set_out(asked, "somebody", "Aiko", ANOTHER)
    assert [(seat.kind, seat.bot) for seat in setting.seats] == [
        ("person", None),
        ("bot", "haru"),
        ("bot", "sora"),
    ]
    assert setting.options["travelers"] == "none"
    assert setting.options["gastronomy"] is False
    assert (setting.salt, setting.listed, setting.hints) == ("", False, True)


async def test_other_tables_have_seeds_of_their_own(services: Services) -> None:
    aiko = await Person.comes(await services.open())
    seeds = {lesson_of("duo").seed.hex()}
    for _ in range(3):
        await aiko.opens(ME, ME)
        await aiko.asks("resign", seat=0)
        seeds.add((await aiko.sees()).seed or "")
    aiko.at = (await aiko.asks("rematch", seat=0)).rematch or ""
    await aiko.asks("resign", seat=0)
    seeds.add((await aiko.sees()).seed or "")
    assert len(seeds) == 5
    assert once_more(begun(lesson("duo")), "somebody", ANOTHER).seed == ANOTHER


def test_a_souvenir_is_offered_at_what_it_is_worth_beside_those_chosen_before() -> None:
    table = begun(lesson("tokaido"))
    table.append(Event("play", "go6", 2))  # as Sora does
    points = []
    for word in FOLLOWED["tokaido"].split():
        assert table.match is not None
        offered = {action.word: action.message.args for action in table.match.legal()}
        points.append(offered[word].get("points"))
        table.append(Event("play", word, 0, "somebody"))
    assert points == [None, 1, 3, 5]


async def test_bots_answer_the_same_choices_in_the_same_way(services: Services) -> None:
    service = await services.open()
    lines = []
    for _ in range(2):
        learner = await Person.comes(service)
        await learner.opens(ME, BOT, lesson=True)
        for word in FOLLOWED["duo"].split():
            await learner.acts(word=word)
        await learner.is_to_act()
        lines.append([step.word for step in (await service.look(learner.at, learner.id)).log])
    assert lines[0] == lines[1]
    assert len(lines[0]) > 17


async def test_a_lesson_is_nobody_elses_and_has_hints_and_undo(services: Services) -> None:
    service = await services.open()
    learner = await Person.comes(service)
    await learner.opens(ME, BOT, lesson=True)
    assert (await service.lists(None)).live == []
    await learner.acts(word="pilgrim")
    table = await learner.sees()
    assert table.allowed.hint
    assert table.allowed.undo
