"""Bringing a database up to date."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from tabiji.server.errors import BadDatabase
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
