"""Load on a service of its own: many matches at once, a move about every ten seconds each."""

import argparse
import asyncio
import gc
import os
import resource
import tempfile
import time
from pathlib import Path

from rich.progress import Progress

from tests.server.crowd import Crowd
from tests.server.databases import Postgres
from tests.server.load.latency import Measured, cpu_seconds
from tests.server.load.play import Scripted
from tests.server.service import Service

GAMES = ("duo", "tokaido")


def main() -> None:
    """Start a service, play against it for a while, and say how long everybody waited."""
    asked = _asked()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # a socket is an open file
    with tempfile.TemporaryDirectory(prefix="tabiji-load-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        postgres = Postgres.begin() if asked.database == "postgres" else None
        env = {"TABIJI_LIMITS": "off"}  # one address is two thousand people here
        if postgres:
            env["TABIJI_DATABASE_URL"] = postgres.new_database()
        words = ["--port", "0", "--processes", str(asked.processes)]
        service = Service(folder / "service", *words, env=env)
        try:
            asyncio.run(_measure(asked, service))
        finally:
            service.stop()
            _tell_of_errors(service.log)
            if postgres:
                postgres.stop()


def _tell_of_errors(log: Path) -> None:
    """What the service itself says went wrong."""
    for line in log.read_text(encoding="utf-8").splitlines():
        if '"level": "error"' in line or not line.startswith("{"):
            print(line)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.server.load", description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--pace", type=float, default=10.0, help="seconds between moves")
    parser.add_argument("--seconds", type=float, default=120.0, help="how long to measure")
    return parser.parse_args()


async def _measure(asked: argparse.Namespace, service: Service) -> None:
    measured = Measured()
    crowd = Crowd(service.address)
    with Progress() as progress:
        coming = progress.add_task("people sit down", total=asked.matches)

        async def sits(number: int) -> Scripted:
            pair = await crowd.pair(GAMES[number % len(GAMES)])
            progress.advance(coming)
            return Scripted(service.address, pair, asked.pace, measured)

        matches = await asyncio.gather(*(sits(number) for number in range(asked.matches)))
        connecting = progress.add_task("clients connect", total=asked.matches)
        begins = float("inf")
        tasks = []
        for match in matches:
            counts, connected = (
                lambda: time.monotonic() >= begins,
                lambda: progress.advance(connecting),
            )
            tasks.append(asyncio.create_task(match.play(counts, connected)))
            await asyncio.sleep(0.01)
        while not progress.tasks[connecting].finished:
            await asyncio.sleep(0.2)
        gc.freeze()  # else the clients wait for themselves
        gc.disable()
        settling = progress.add_task("play settles", total=asked.pace)
        await _wait(progress, settling, asked.pace)
        begins, load = time.monotonic(), os.getloadavg()[0]
        used, mine = cpu_seconds(service.process.pid), time.process_time()
        measuring = progress.add_task("measuring", total=asked.seconds)
        await _wait(progress, measuring, asked.seconds)
        used, mine = cpu_seconds(service.process.pid) - used, time.process_time() - mine
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await crowd.close()
    moves = len(measured.waits)
    where = f"{asked.database}, {asked.processes} process(es)"
    print(f"{asked.matches} matches, {2 * asked.matches} sockets; {where}")
    print(f"{moves} moves in {asked.seconds:.0f} s, {moves / asked.seconds:.0f} a second")
    print(*measured.lines(), sep="\n")
    print(f"CPU: service {used / asked.seconds:.0%} of a core, clients {mine / asked.seconds:.0%}")
    print(f"load average of the machine: {load:.1f} before, {os.getloadavg()[0]:.1f} after")


async def _wait(progress: Progress, bar: object, seconds: float) -> None:
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        await asyncio.sleep(min(left, 0.5))
        progress.update(bar, completed=seconds - max(0.0, until - time.monotonic()))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
