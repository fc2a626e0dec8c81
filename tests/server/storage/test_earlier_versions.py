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
from tabiji.server.house import Limits
from tabiji.server.house.keys import Keys
from tabiji.server.schemas import NewSeat, NewTable
from tests.server.house.people import SECRET, Houses, Person

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
    houses = Houses(_restored(dump, tmp_path))
    house = await houses.open()
    for id, expected in TABLES.items():
        hello = await house.look(id, None)
        table = hello.table
        found = table.game, table.status, table.version, table.at, table.points
        assert found == expected
        assert len(hello.log) == table.at
    over = (await house.look("65axlppogen36wl4vnz73per", None)).table
    assert (over.result and over.result.reason, over.rematch) == (
        "resigned",
        "aagpeixk5saxd4zf6vsnmbzk",
    )
    await houses.close()


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_what_an_earlier_version_kept_was_played_as_it_is_now(
    dump: Path, tmp_path: Path
) -> None:
    houses = Houses(_restored(dump, tmp_path))
    house = await houses.open()
    async with house._database.reading.connect() as connection:
        rows = await connection.execute(text("SELECT id, game, rules, board FROM matches"))
        for id, name, rules, board in rows:
            assert (rules, board) == (game(name).version, board_digest(game(name)))
            assert (await house.look(id, None)).table.closed is None
    await houses.close()


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_an_end_that_an_earlier_version_wrote_down_is_told_by_its_points(
    dump: Path, tmp_path: Path
) -> None:
    """On another board, later: of the result nothing more is known, and nothing is made up."""
    houses = Houses(_restored(dump, tmp_path))
    house = await houses.open()
    await house._database.write(lambda it: it.execute(text("UPDATE matches SET board = 'other'")))
    await houses.close_one(house)
    table = (await (await houses.open()).look("65axlppogen36wl4vnz73per", None)).table
    assert (table.status, table.points, table.result) == ("over", [8, 11], None)
    assert table.seed
    await houses.close()


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_the_people_of_an_earlier_version_play_on(dump: Path, tmp_path: Path) -> None:
    houses = Houses(_restored(dump, tmp_path))
    house = await houses.open()
    for id in ("dekvathezfgarnmbo2ag4fgv", "aagpeixk5saxd4zf6vsnmbzk"):
        for player in await _players(houses):
            person = Person(house, player, id)
            before = await person.sees()
            if before.legal:
                assert (await person.acts(before)).version > before.version
                break
        else:
            raise AssertionError(f"nobody can go on at {id}")
    chiyo = Person(house, "eflmnpjxhwbbmeva2olhs7h6")
    assert [line.id for line in (await house.lists(chiyo.id)).mine] == ["ojvue2wuwm6zfgiihcdhevsc"]
    wish = NewTable(game="duo", seats=[NewSeat(kind="me"), NewSeat(kind="me")])
    assert await house.open_table(chiyo.id, wish)
    await houses.close()


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_tables_of_an_earlier_version_have_the_substitute_they_had(
    dump: Path, tmp_path: Path
) -> None:
    houses = Houses(_restored(dump, tmp_path))
    house = await houses.open()
    for id in TABLES:
        assert (await house.look(id, None)).table.substitute == "sora"
    await houses.close()


async def test_a_seat_stays_with_the_bot_that_somebody_handed_it_to_before_tables_had_a_substitute(
    tmp_path: Path,
) -> None:
    dump = Path(__file__).parent / "version_0003.sql"
    houses = Houses(_restored(dump, tmp_path))
    house = await houses.open(Limits(away_seconds=0.0))
    hana, goro, yuki = [
        Person(house, player, "bfjw2p3lwc5czgncadkzx5pf")
        for player in await _players(houses, "Hana", "Goro", "Yuki")
    ]
    assert await _bots(hana) == [None, "kiku", "sora"]
    assert [line.id for line in (await house.lists(yuki.id)).mine] == [yuki.at]
    await goro.asks("take-back")
    assert await _bots(hana) == [None, None, "sora"]
    await hana.asks("hand-over", seat=1)
    assert await _bots(hana) == [None, "sora", "sora"]
    await houses.close()


async def _bots(person: Person) -> list[str | None]:
    """Who plays each seat, as the table says; its line in the list says the same."""
    bots = [seat.bot for seat in (await person.sees()).seats]
    (line,) = (await person.house.lists(person.id)).mine
    assert [seat.bot for seat in line.seats] == bots
    return bots


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_the_links_that_an_earlier_version_gave_out_go_on_working(
    dump: Path, tmp_path: Path
) -> None:
    """They were made from the secret in its file."""
    houses = Houses(_restored(dump, tmp_path))
    house, keys = await houses.open(), Keys()
    keys.make_from(SECRET)
    for player in await _players(houses):
        assert (await house.player_by_key(keys.personal(player))).id == player
    await houses.close()


def _restored(dump: Path, folder: Path) -> str:
    path = folder / "tabiji.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(dump.read_text())
    connection.close()
    return str(path)


async def _players(houses: Houses, *names: str) -> list[str]:
    """Those of these names, or all."""
    house = houses.opened[0]
    async with house._database.reading.connect() as connection:
        rows = list(await connection.execute(text("SELECT id, name FROM players")))
    if not names:
        return [row.id for row in rows]
    return [row.id for name in names for row in rows if row.name == name]
