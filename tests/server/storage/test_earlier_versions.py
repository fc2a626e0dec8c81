"""A database that an earlier version left is opened by this one, and everything goes on.

`version_0001.sql` is what version 0001 had on disk after some play: a match of Duo with an
undo that was agreed to, a match of Tokaido that somebody resigned, its rematch, and a table
that waits. `version_0002.sql` is what version 0002 made of it, with one more table, at which
nobody acted. `version_0003.sql` is what version 0003 made of that, with one more table, of
Tokaido for three: Hana handed Goro's seat to a bot of her choice, and Yuki resigned. `version_0004.sql` is what version 0004 made of that. Whoever adds a version
adds a dump of the one before, with what it has to show.
"""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from tabiji.kernel.game import game
from tabiji.match.terms import board_digest
from tabiji.server.schemas import NewSeat, NewTable
from tabiji.server.tables import Limits
from tabiji.server.tables.keys import Keys
from tests.server.tables.services import SECRET, Person, Services

pytestmark = pytest.mark.anyio

DUMPS = sorted(Path(__file__).parent.glob("version_*.sql"))
TABLES = {
    "dekvathezfgarnmbo2ag4fgv": ("duo", "playing", 55, 47, [2, 1]),
    "65axlppogen36wl4vnz73per": ("tokaido", "over", 39, 36, [8, 11]),
    "aagpeixk5saxd4zf6vsnmbzk": ("tokaido", "playing", 4, 4, [0, 0]),
    "ojvue2wuwm6zfgiihcdhevsc": ("duo", "waiting", 0, 0, []),
}
"""Game, status, length of the log, actions that stand, points."""


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_everything_that_an_earlier_version_kept_is_there(dump: Path, tmp_path: Path) -> None:
    services = Services(_restored(dump, tmp_path))
    service = await services.open()
    for id, expected in TABLES.items():
        hello = await service.look(id, None)
        table = hello.table
        found = table.game, table.status, table.version, table.at, table.points
        assert found == expected
        assert len(hello.log) == table.at
    over = (await service.look("65axlppogen36wl4vnz73per", None)).table
    assert (over.result and over.result.reason, over.rematch) == (
        "resigned",
        "aagpeixk5saxd4zf6vsnmbzk",
    )
    await services.close()


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_what_an_earlier_version_kept_was_played_as_it_is_now(
    dump: Path, tmp_path: Path
) -> None:
    services = Services(_restored(dump, tmp_path))
    service = await services.open()
    async with service._database.reading.connect() as connection:
        rows = await connection.execute(text("SELECT id, game, rules, board FROM matches"))
        for id, name, rules, board in rows:
            assert (rules, board) == (game(name).version, board_digest(game(name)))
            assert (await service.look(id, None)).table.closed is None
    await services.close()


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_an_end_that_an_earlier_version_wrote_down_is_told_by_its_points(
    dump: Path, tmp_path: Path
) -> None:
    """On another board, later: of the result nothing more is known, and nothing is made up."""
    services = Services(_restored(dump, tmp_path))
    service = await services.open()
    await service._database.write(lambda it: it.execute(text("UPDATE matches SET board = 'other'")))
    await services.close_one(service)
    table = (await (await services.open()).look("65axlppogen36wl4vnz73per", None)).table
    assert (table.status, table.points, table.result) == ("over", [8, 11], None)
    assert table.seed
    await services.close()


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_the_people_of_an_earlier_version_play_on(dump: Path, tmp_path: Path) -> None:
    services = Services(_restored(dump, tmp_path))
    service = await services.open()
    for id in ("dekvathezfgarnmbo2ag4fgv", "aagpeixk5saxd4zf6vsnmbzk"):
        for player in await _players(services):
            person = Person(service, player, id)
            before = await person.sees()
            if before.legal:
                assert (await person.acts(before)).version > before.version
                break
        else:
            raise AssertionError(f"nobody can go on at {id}")
    chiyo = Person(service, "eflmnpjxhwbbmeva2olhs7h6")
    assert [line.id for line in (await service.lists(chiyo.id)).mine] == [
        "ojvue2wuwm6zfgiihcdhevsc"
    ]
    wish = NewTable(game="duo", seats=[NewSeat(kind="me"), NewSeat(kind="me")])
    assert await service.open_table(chiyo.id, wish)
    await services.close()


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_tables_of_an_earlier_version_have_the_substitute_they_had(
    dump: Path, tmp_path: Path
) -> None:
    services = Services(_restored(dump, tmp_path))
    service = await services.open()
    for id in TABLES:
        assert (await service.look(id, None)).table.substitute == "sora"
    await services.close()


async def test_a_seat_stays_with_the_bot_that_somebody_handed_it_to_before_tables_had_a_substitute(
    tmp_path: Path,
) -> None:
    dump = Path(__file__).parent / "version_0003.sql"
    services = Services(_restored(dump, tmp_path))
    service = await services.open(Limits(away_seconds=0.0))
    hana, goro, yuki = [
        Person(service, player, "bfjw2p3lwc5czgncadkzx5pf")
        for player in await _players(services, "Hana", "Goro", "Yuki")
    ]
    assert await _bots(hana) == [None, "kiku", "sora"]
    assert [line.id for line in (await service.lists(yuki.id)).mine] == [yuki.at]
    await goro.asks("take-back")
    assert await _bots(hana) == [None, None, "sora"]
    await hana.asks("hand-over", seat=1)
    assert await _bots(hana) == [None, "sora", "sora"]
    await services.close()


async def _bots(person: Person) -> list[str | None]:
    """Who plays each seat, as the table says; its line in the list says the same."""
    bots = [seat.bot for seat in (await person.sees()).seats]
    (line,) = (await person.service.lists(person.id)).mine
    assert [seat.bot for seat in line.seats] == bots
    return bots


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_the_links_that_an_earlier_version_gave_out_go_on_working(
    dump: Path, tmp_path: Path
) -> None:
    """They were made from the secret in its file."""
    services = Services(_restored(dump, tmp_path))
    service, keys = await services.open(), Keys()
    keys.make_from(SECRET)
    for player in await _players(services):
        assert (await service.player_by_key(keys.personal(player))).id == player
    await services.close()


def _restored(dump: Path, folder: Path) -> str:
    path = folder / "tabiji.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(dump.read_text())
    connection.close()
    return str(path)


async def _players(services: Services, *names: str) -> list[str]:
    """Those of these names, or all."""
    service = services.opened[0]
    async with service._database.reading.connect() as connection:
        rows = list(await connection.execute(text("SELECT id, name FROM players")))
    if not names:
        return [row.id for row in rows]
    return [row.id for name in names for row in rows if row.name == name]
