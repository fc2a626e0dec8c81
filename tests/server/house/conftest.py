"""Houses on real databases, and people in them."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.databases import Postgres
from tests.server.house.people import Houses


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    found = Postgres(tmp_path_factory.mktemp("pg"))
    yield found
    found.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tabiji.db")
    found: Postgres = request.getfixturevalue("postgres")
    return found.new_database()


@pytest.fixture
async def houses(database: str, anyio_backend: str) -> AsyncIterator[Houses]:
    """Houses on one database; they close with the test."""
    found = Houses(database)
    yield found
    await found.close()
