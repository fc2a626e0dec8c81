"""Bringing a database up to date."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import OperationalError

from tabiji.server.errors import BadDatabase
from tabiji.server.storage import database as database_module
from tabiji.server.storage.database import Database, address
from tabiji.server.storage.tables import metadata
from tabiji.server.storage.upgrade import upgrade

pytestmark = pytest.mark.anyio


async def test_from_empty_and_again_and_two_at_once(database: str) -> None:
    bases = [Database(database) for _ in range(3)]
    await asyncio.gather(*(upgrade(base) for base in bases))
    await upgrade(bases[0])
    async with bases[0].reading.connect() as connection:
        shape = await connection.run_sync(
            lambda c: {
                table: {column["name"] for column in inspect(c).get_columns(table)}
                for table in inspect(c).get_table_names()
            }
        )
    shape.pop("alembic_version")
    assert shape == {
        name: {column.name for column in table.columns} for name, table in metadata.tables.items()
    }
    for base in bases:
        await base.close()


async def test_those_who_begin_together_on_an_empty_folder_wait_for_each_other(
    tmp_path: Path,
) -> None:
    for number in range(40):
        bases = [Database(str(tmp_path / str(number) / "tabiji.db")) for _ in range(4)]
        modes = [base.write(partial(_value_of, "journal_mode")) for base in bases]
        assert await asyncio.gather(*modes) == ["wal"] * len(bases)
        for base in bases:
            await base.close()


async def test_whoever_begins_while_another_holds_the_empty_file_waits(tmp_path: Path) -> None:
    place = tmp_path / "tabiji.db"
    base = Database(str(place))
    with closing(sqlite3.connect(place, isolation_level=None)) as another:
        another.execute("BEGIN IMMEDIATE")
        beginning = asyncio.create_task(upgrade(base))
        await asyncio.sleep(0.5)
        assert not beginning.done()
        another.execute("COMMIT")
    await beginning
    assert await base.write(partial(_value_of, "journal_mode")) == "wal"
    await base.close()


async def test_a_file_that_another_keeps_for_itself_is_given_up_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "BUSY_SECONDS", 0.2)
    base = Database(str(tmp_path / "tabiji.db"))
    with closing(sqlite3.connect(tmp_path / "tabiji.db", isolation_level=None)) as another:
        another.execute("BEGIN EXCLUSIVE")
        with pytest.raises(OperationalError, match="locked"):
            await upgrade(base)
    await base.close()


async def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    base = Database(database)
    await upgrade(base)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await base.write(lambda connection: connection.execute(newer))
    with pytest.raises(BadDatabase, match="newer version"):
        await upgrade(base)
    await base.close()


def _value_of(pragma: str, connection: Connection) -> object:
    return connection.execute(text(f"PRAGMA {pragma}")).scalar_one()


async def test_what_is_committed_is_on_disk(tmp_path: Path) -> None:
    base = Database(str(tmp_path / "new folder" / "tabiji.db"))
    for pragma, value in [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)]:
        assert await base.write(partial(_value_of, pragma)) == value
    await base.close()


def test_addresses_are_read_as_people_write_them() -> None:
    for text_ in ("postgres://a:b@host/x", "postgresql://a:b@host/x"):
        assert address(text_).render_as_string(False) == "postgresql+asyncpg://a:b@host/x"
    assert address("sqlite:///x.db").drivername == "sqlite+aiosqlite"
    for wrong in ("mysql://host/x", "://"):
        with pytest.raises(BadDatabase):
            address(wrong)
