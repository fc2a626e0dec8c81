"""What was played under other rules, or on another board, stays as it was."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text, update

from tabiji import Record, game
from tabiji.locale.errors import TabijiError
from tabiji.match.terms import board_digest
from tabiji.server.errors import Refusal
from tabiji.server.schemas import Closed, NewSeat, NewTable
from tabiji.server.storage.tables import events, matches
from tabiji.server.tables import TableService
from tests.server.tables.far_board import told
from tests.server.tables.services import BOT, ME, Person, Services, play_to_the_end, two_at_a_table

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
BOARDS = ROOT / "tests" / "duo" / "boards"
ELSEWHERE = "0123456789abcdef"


async def write(services: Services, **values: object) -> None:
    """Change what all tables say about the rules or the board they are played on."""
    service = await services.open()
    await service._database.write(
        lambda connection: connection.execute(update(matches).values(values))
    )
    await services.close_one(service)


@asynccontextmanager
async def elsewhere(services: Services, **values: object) -> AsyncIterator[TableService]:
    """A service for whose board no table was played that is there; they are again, afterwards."""
    await write(services, **(values or {"board": ELSEWHERE}))
    service = await services.open()
    yield service
    await services.close_one(service)
    await write(services, board=board_digest(game("duo")), rules=game("duo").version)


async def rows(services: Services) -> list[Any]:
    service = await services.open()
    found: list[Any] = []

    def read(connection: Connection) -> None:
        found.extend(connection.execute(events.select().order_by(events.c.position)).all())
        found.extend(connection.execute(matches.select()).all())

    await service._database.write(read)
    await services.close_one(service)
    return found


async def refused(doing: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await doing
    assert caught.value.status == 409
    return caught.value.code


async def test_a_table_says_by_which_rules_and_on_which_board_it_is_played(
    services: Services,
) -> None:
    service = await services.open()
    aiko, _ = await two_at_a_table(service)
    async with service._database.reading.connect() as connection:
        row = (await connection.execute(text("SELECT rules, board FROM matches"))).one()
    assert tuple(row) == (game("duo").version, board_digest(game("duo")))
    assert (await aiko.sees()).closed is None


async def test_a_finished_game_of_another_board_is_told_as_it_ended(services: Services) -> None:
    service = await services.open()
    aiko, kenji = await two_at_a_table(service)
    then = await play_to_the_end(aiko, kenji)
    record = await service.record(aiko.at, None)
    await services.close_one(service)
    kept = await rows(services)
    duo = game("duo")
    for rules, board in ((duo.version, ELSEWHERE), (7, board_digest(duo))):
        async with elsewhere(services, rules=rules, board=board) as service:
            aiko.service = service
            now = await aiko.sees()
            assert (now.status, now.points, now.result) == ("over", then.points, then.result)
            assert (now.version, now.at, now.seed) == (then.version, then.at, then.seed)
            assert (now.view, now.position) == (None, "")
            assert now.closed == Closed(
                rules=rules, board=board, rules_here=duo.version, board_here=board_digest(duo)
            )
            (line,) = (await service.lists(aiko.id)).mine
            assert (line.status, line.points, line.closed) == ("over", then.points, True)
            assert await refused(aiko.asks("rematch")) == "other-rules"
            assert await refused(service.finished(aiko.at)) == "other-rules"
            far = await service.record(aiko.at, None)
        with pytest.raises(TabijiError, match="board" if board == ELSEWHERE else "rules"):
            Record.read(far)
        far = far.replace(ELSEWHERE, board_digest(duo)).replace("Rules: 7", "Rules: 1")
        assert str(Record.read(far)) == record
    assert await rows(services) == kept
    service = await services.open()
    assert await service.record(aiko.at, None) == record


async def test_a_running_game_of_another_board_waits_for_it(services: Services) -> None:
    service = await services.open()
    aiko, kenji = await two_at_a_table(service, listed=True)
    for _ in range(3):
        await aiko.acts()
    await aiko.asks("ask-undo")
    then = await kenji.sees()
    assert aiko.at in [line.id for line in (await service.lists(None)).live]
    await services.close_one(service)
    kept = await rows(services)
    async with elsewhere(services) as service:
        aiko.service = kenji.service = service
        now = await kenji.sees()
        assert (now.status, now.points, now.version) == ("playing", then.points, then.version)
        assert now.closed
        assert (now.turn, now.legal, now.request, now.result) == (None, [], None, None)
        assert not any(now.allowed.model_dump().values())
        for person in (aiko, kenji):
            for do in ("undo", "redo", "ask-undo", "agree", "refuse", "resign", "abandon"):
                assert await refused(person.asks(do)) == "other-rules"
            assert await refused(person.asks("take-seat")) == "other-rules"
            assert await refused(person.asks("rematch")) == "other-rules"
            assert await refused(person.service.position(person.at, person.id)) == "other-rules"
            (line,) = (await service.lists(person.id)).mine
            assert (line.closed, line.turn) == (True, None)
        assert not (await service.lists(None)).live
        async with service.subscribe(aiko.at, aiko.id) as news:
            assert (await anext(news)).table.closed
    assert await rows(services) == kept
    aiko.service = kenji.service = await services.open()
    await aiko.sees()
    assert (await kenji.sees()).model_dump() == then.model_dump()
    await kenji.asks("agree")
    assert (await aiko.sees()).at == then.at - 1


async def test_no_bot_is_asked_at_a_table_of_another_board(services: Services) -> None:
    service = await services.open()
    services.bot_workers.awake.clear()
    aiko = await Person.comes(service)
    await aiko.opens(BOT, ME, options={"compass": 0})
    before = await aiko.sees()
    await services.close_one(service)
    async with elsewhere(services) as service:
        services.bot_workers.awake.set()
        services.bot_workers.asked.clear()
        await service._take_up()
        assert not service._bots._tasks
        service._bots.consider(aiko.at, aiko.id)
        await asyncio.gather(*service._bots._tasks.values())
        assert not services.bot_workers.asked
        assert not service._bots._tasks
    aiko.service = await services.open()
    assert (await aiko.is_to_act()).version > before.version


async def test_nobody_sits_down_at_a_table_of_another_board(services: Services) -> None:
    service = await services.open()
    aiko, kenji = await Person.comes(service), await Person.comes(service, "Kenji")
    await aiko.opens(ME, NewSeat(kind="open"), listed=True)
    key = (await aiko.sees()).invitations[0].path.rpartition("/")[2]
    await services.close_one(service)
    async with elsewhere(services) as service:
        now = (await service.look(aiko.at, aiko.id)).table
        assert (now.status, now.invitations) == ("waiting", [])
        assert await refused(service.take_invitation(key, kenji.id)) == "other-rules"
        assert not (await service.lists(kenji.id)).open
    service = await services.open()
    assert (await service.take_invitation(key, kenji.id)).status == "playing"


async def test_new_tables_are_played_on_the_board_there_is(services: Services) -> None:
    service = await services.open()
    aiko, _ = await two_at_a_table(service)
    await services.close_one(service)
    async with elsewhere(services) as service:
        wish = NewTable(game="duo", seats=[ME, ME])
        table = await service.open_table(aiko.id, wish)
        assert (await service.look(table, aiko.id)).table.closed is None


async def test_games_stay_as_they_are_while_another_board_is_here(tmp_path: Path) -> None:
    """On a real other board: what was played there is not replayed here, and goes on there."""
    database = str(tmp_path / "tabiji.db")
    first = on_the_star(database, "play")
    finished, running = first["tables"]
    assert finished["status"] == "over"
    assert running["status"] == "playing"
    services = Services(database)
    service = await services.open()
    for then in (finished, running):
        now = await told(service, then["table"])
        assert now["closed"]
        for known in ("status", "version", "points", "result"):
            assert now[known] == then[known]
        assert now["record"].split() != then["record"].split()  # without its marks
        assert _words(now["record"]) == _words(then["record"])
    for player in first["people"]:
        assert (
            await refused(Person(service, player, running["table"]).asks("resign")) == "other-rules"
        )
    await services.close()
    again = on_the_star(database, "look", finished["table"], running["table"])
    assert again["tables"] == [finished, running]
    (more,) = on_the_star(database, "act", running["table"], *first["people"])["tables"]
    assert more["version"] > running["version"]


def on_the_star(database: str, *words: str) -> Any:
    """What `tests.server.tables.far_board` prints where Duo's board is a star."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.server.tables.far_board", database, *words],
        env={**os.environ, "TABIJI_DUO_BOARD": str(BOARDS / "star.toml")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def _words(record: str) -> list[str]:
    """The headers of a record, and its actions without the marks for people."""
    heading, _, body = record.partition("\n\n")
    return heading.splitlines() + [word for word in body.split() if word[-1] not in ".:"]
