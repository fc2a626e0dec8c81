"""A service and a PostgreSQL that tests share, and a service to be had alone."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import Postgres
from tests.server.near import Near
from tests.server.service import VISITORS, Service


@pytest.fixture(autouse=True)
def _everybody_goes_home() -> Iterator[None]:
    yield
    while VISITORS:
        VISITORS.pop().close()


@pytest.fixture(scope="session")
def shared_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that runs as long as the tests of this process.

    Its limits on rates are off: hundreds of tests are one address.
    """
    found = Service(tmp_path_factory.mktemp("service"), env={"TABIJI_LIMITS": "off"})
    yield found
    found.stop()


@pytest.fixture
def service(shared_service: Service) -> Iterator[Service]:
    """A running service, which has no error to tell of after the test.

    Others use it too: everybody brings people and tables of their own.
    """
    known = shared_service.log.stat().st_size
    yield shared_service
    with shared_service.log.open("rb") as log:
        log.seek(known)
        told = log.read().decode(errors="replace")
    assert '"level": "error"' not in told, told[-3000:]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(run_folder: Path) -> Postgres:
    """The PostgreSQL of this run, whatever the number of processes; `tests/conftest.py` ends it."""
    return Postgres.shared(run_folder)


@pytest.fixture
def postgres_database(postgres: Postgres) -> Iterator[str]:
    """The address of an empty database of PostgreSQL."""
    address = postgres.new_database()
    yield address
    postgres.drop(address)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tabiji.db")
    found: str = request.getfixturevalue("postgres_database")
    return found


@pytest.fixture
def start_service(tmp_path: Path) -> Iterator[Callable[..., Service]]:
    """Start a service for one test, with the usual limits; it ends with the test."""
    started: list[Service] = []

    def start(*words: str, data: Path | None = None, **env: Any) -> Service:
        started.append(Service(data or tmp_path / "data", *words, env=env))
        return started[-1]

    yield start
    for one in started:
        one.stop()


@pytest.fixture
def start_near(tmp_path: Path) -> Iterator[Callable[..., Near]]:
    """Start a service for one test inside the test, with any limits; it ends with the test."""
    started: list[Near] = []

    def start(**told: Any) -> Near:
        started.append(Near(tmp_path / f"near{len(started)}", **told))
        return started[-1]

    yield start
    while VISITORS:
        VISITORS.pop().close()
    for one in started:
        one.stop()
