"""Services on real databases."""

from collections.abc import AsyncIterator

import pytest

from tests.server.tables.services import Services


@pytest.fixture
async def services(database: str, anyio_backend: str) -> AsyncIterator[Services]:
    """Services on one database; they close with the test."""
    found = Services(database)
    yield found
    await found.close()
