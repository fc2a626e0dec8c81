"""A PostgreSQL for chaos."""

from tests.server.house.conftest import postgres

__all__ = ["postgres"]
