"""What breaks: the service is killed, PostgreSQL is killed, the disk is full."""

import asyncio
import resource
import sys
from collections.abc import Callable
from pathlib import Path

from tests.server.chaos.storm import Storm
from tests.server.databases import Postgres
from tests.server.service import Service

ENV = {"TABIJI_LIMITS": "off"}
"""Whoever plays as fast as they can would be asked to slow down."""

PAIRS = 4
"""Tables of two people, and one with a bot, where something breaks more than once; else two."""
BOTS_EVERY = 20
"""After so many kills the bot's process is waited for; else it is killed while it starts, too."""

Told = Callable[[], None]
"""Called after each time that all is well again."""


async def kill_service(folder: Path, times: int, seed: int, told: Told = lambda: None) -> int:
    """`kill -9` of the service at random moments, and a start again."""
    service = Service(folder, env=ENV)
    port = service.address.rpartition(":")[2]
    storm = Storm(service.address, seed)
    try:
        await storm.begin(PAIRS if times > 1 else 2, bot=times > 1)
        for number in range(times):
            await storm.goes_on(bots=number % BOTS_EVERY == 0)
            await asyncio.sleep(storm.dice.uniform(0, 0.3))
            await asyncio.to_thread(service.kill)
            service = await asyncio.to_thread(Service, folder, "--port", port, env=ENV)
            await storm.check()
            told()
        await storm.goes_on()
        await storm.check()
        return await storm.end()
    finally:
        service.stop()


async def kill_postgres(folder: Path, times: int, seed: int, told: Told = lambda: None) -> int:
    """`kill -9` of PostgreSQL's first process at random moments, and a start again."""
    postgres = await asyncio.to_thread(Postgres.begin)
    try:
        address = await asyncio.to_thread(postgres.new_database)
        service = Service(folder, env={**ENV, "TABIJI_DATABASE_URL": address})
        return await _kill_under(service, postgres, times, Storm(service.address, seed), told)
    finally:
        await asyncio.to_thread(postgres.stop)


async def _kill_under(
    service: Service, postgres: Postgres, times: int, storm: Storm, told: Told
) -> int:
    try:
        await storm.begin(PAIRS if times > 1 else 2, bot=times > 1)
        for _ in range(times):
            await storm.goes_on()
            await asyncio.sleep(storm.dice.uniform(0, 0.3))
            await asyncio.to_thread(postgres.kill)
            await storm.refused("storage")
            await asyncio.to_thread(postgres.start)
            await storm.goes_on()
            await storm.check()
            told()
        return await storm.end()
    finally:
        service.stop()


async def fill_disk(folder: Path, times: int, seed: int, told: Told = lambda: None) -> int:
    """The disk takes no more at random moments, and does again later.

    For the service it is as if: no file of its may grow beyond some place, not even within
    what SQLite is just writing.
    """
    assert sys.platform == "linux", "only Linux limits another process"
    service = Service(folder, env=ENV)
    storm = Storm(service.address, seed)
    pid = service.process.pid
    usual = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    try:
        await storm.begin(PAIRS if times > 1 else 2, bot=times > 1)
        for _ in range(times):
            await storm.goes_on()
            await asyncio.sleep(storm.dice.uniform(0, 0.3))
            grown = (folder / "tabiji.sqlite-wal").stat().st_size
            most = storm.dice.randrange(4096, grown)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, usual[1]))
            await storm.refused("storage")
            await storm.check()
            resource.prlimit(pid, resource.RLIMIT_FSIZE, usual)
            await storm.goes_on()
            await storm.check()
            told()
        service.kill()
        service = Service(folder, "--port", service.address.rpartition(":")[2], env=ENV)
        await storm.check()
        return await storm.end()
    finally:
        service.stop()
