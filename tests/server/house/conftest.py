"""Houses on real databases."""

from collections.abc import AsyncIterator

import pytest

from tests.server.house.people import Houses


@pytest.fixture
async def houses(database: str, anyio_backend: str) -> AsyncIterator[Houses]:
    """Houses on one database; they close with the test."""
    found = Houses(database)
    yield found
    await found.close()
