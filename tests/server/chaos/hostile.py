"""A hostile crowd: attackers do whatever the limits let through, while honest people play on."""

import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from tests.server.chaos.honest import TABLES, Honest, Played
from tests.server.load.latency import percentile
from tests.server.service import Service

MEGABYTE = 1024 * 1024
AIM_SECONDS = 0.3
"""What 99 of 100 actions of honest people take at most, until they see what came of them."""
MAIN_BYTES = 768 * MEGABYTE
"""The process that serves: 256 MB of tables, and twice as much for code, caches that are bounded
in entries, connections, and what lies between them."""
ALL_BYTES = 3 * 1024 * MEGABYTE
"""All processes: two that think and two that replay, each with the rules and what it works on, for
which a replay may be 64 MB long; memory that they share is counted as often as they are."""
SAMPLE_SECONDS = 0.25
PATIENCE = 300.0
"""Seconds after which what should begin, or end, is given up."""
WITH_BOTS = {
    "TABIJI_BOT_WORKERS": "2",
    "TABIJI_BOT_WORKERS_NICE": "10",
    "TABIJI_BOT_WORKERS_LOAD": "",
    "TABIJI_SEED": "",
    "TABIJI_LOG": "info",
}
"""As a service is that is told nothing; of bot workers it would have one less than cores."""

Told = Callable[[float], None]
"""Called now and then, with the seconds that have passed."""


@dataclass
class Memory:
    """What a service takes, in bytes, as often as it was looked at."""

    main: list[int] = field(default_factory=list)
    all: list[int] = field(default_factory=list)

    def look(self, pid: int) -> None:
        """Look again."""
        process = psutil.Process(pid)
        sizes = [process.memory_info().rss]
        for child in process.children(recursive=True):
            with suppress(psutil.NoSuchProcess, psutil.ZombieProcess):
                sizes.append(child.memory_info().rss)
        self.main.append(sizes[0])
        self.all.append(sum(sizes))


@dataclass
class Held:
    """How it went."""

    seconds: float
    tables: int
    attackers: int
    played: Played
    memory: Memory
    met: Counter[tuple[str, str]]
    """How often attackers were answered: by what they did, and how."""
    errors: list[str]
    """What the service said of itself that should not be."""
    slowest: int
    """The fewest actions that were played at a table."""
    load: tuple[float, float]

    @property
    def missed(self) -> list[str]:
        """Which aims were missed."""
        late = percentile(self.played.seen, 0.99)
        told = [f"the 99th percentile is {1000 * late:.0f} ms"]
        return [*self.broken, *(told if not late < AIM_SECONDS else ())]

    @property
    def broken(self) -> list[str]:
        """What must never be, however slow the machine is."""
        found = [f"an honest person met: {name}" for name in self.played.wrong]
        found += [f"an error in the log: {line[:200]}" for line in self.errors[:5]]
        broken = sum(count for (_, how), count in self.met.items() if how == "broken")
        failed = sum(count for (_, how), count in self.met.items() if how == "script failed")
        found += [f"{broken} answers were mistakes of ours"] if broken else []
        found += [f"{failed} attacks failed by themselves"] if failed else []
        found += ["nobody was let through"] if not self._answered("let through") else []
        found += ["nobody played at a table"] if not self.slowest else []
        for name, most, looks in (
            ("the process that serves", MAIN_BYTES, self.memory.main),
            ("all processes", ALL_BYTES, self.memory.all),
        ):
            if max(looks) > most:
                found.append(f"{name} took {max(looks) // MEGABYTE} MB")
        return found

    def lines(self) -> list[str]:
        """For a person to read."""
        people = f"{self.attackers} attackers, {self.tables} honest tables"
        told = [
            f"{people}, {self.seconds:.0f} s, load average {self.load[0]:.1f} before, "
            f"{self.load[1]:.1f} after",
            f"honest actions: {len(self.played.seen)}, at least {self.slowest} at each table",
            f"{'milliseconds':24}    p50    p95    p99    max",
        ]
        rows = {
            "on disk": self.played.done,
            "seen": self.played.seen,
            "all bots have moved": self.played.bots,
            "a page": self.played.loaded,
        }
        for name, waits in rows.items():
            shown = [percentile(waits, share) for share in (0.5, 0.95, 0.99, 1.0)]
            told.append(f"{name:24}" + "".join(f"{1000 * value:7.1f}" for value in shown))
        wrong = ", ".join(f"{count} x {name}" for name, count in self.played.wrong.items())
        told.append(f"refused or lost: {wrong or 'none'}")
        told.append(f"{'megabytes':24}  first highest  last")
        for name, looks in (("serving", self.memory.main), ("all processes", self.memory.all)):
            shown = [looks[0], max(looks), looks[-1]]
            told.append(f"{name:24}" + "".join(f"{size / MEGABYTE:7.0f}" for size in shown))
        told.append(
            f"attackers: {self._answered('let through')} let through, "
            f"{self._answered('refused')} refused, {self._answered('wrong')} made no sense"
        )
        kinds = sorted({kind for kind, _ in self.met})
        for kind in kinds:
            found = {how: count for (name, how), count in self.met.items() if name == kind}
            told.append(
                f"  {kind:22}" + ", ".join(f"{count} {how}" for how, count in found.items())
            )
        told.append(f"errors in the service's log: {len(self.errors) or 'none'}")
        return told

    def _answered(self, how: str) -> int:
        return sum(count for (_, found), count in self.met.items() if found == how)


async def hold(
    folder: Path,
    seconds: float,
    seed: int,
    *,
    attackers: int = 20,
    tables: int = len(TABLES),
    only: Sequence[str] = (),
    env: dict[str, str] | None = None,
    told: Told = lambda _: None,
) -> Held:
    """Start a service with its usual limits, let everybody in, and see how it holds."""
    service = await asyncio.to_thread(Service, folder, env=env or WITH_BOTS)
    played, memory = Played(), Memory()
    people = [
        Honest(service.address, f"127.0.3.{1 + number}", game, tuple(bots), played)
        for number, (game, *bots) in enumerate(TABLES[:tables])
    ]
    playing = [asyncio.create_task(one.play()) for one in people]
    try:
        await _until_all_have_acted(people)
        load = os.getloadavg()[0]
        async with _attackers(service.host, attackers, seed, only) as met:
            played.done.clear()
            played.seen.clear()
            played.bots.clear()
            played.loaded.clear()
            before, began = [one.actions for one in people], time.monotonic()
            while (passed := time.monotonic() - began) < seconds:
                memory.look(service.process.pid)
                told(passed)
                await asyncio.sleep(SAMPLE_SECONDS)
        await _until_all_have_acted(people)
        memory.look(service.process.pid)
        actions = [one.actions - count for one, count in zip(people, before, strict=True)]
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.to_thread(service.stop)
    errors = errors_in(service.log)
    loads = load, os.getloadavg()[0]
    return Held(seconds, tables, attackers, played, memory, met, errors, min(actions), loads)


@asynccontextmanager
async def _attackers(
    host: str, count: int, seed: int, only: Sequence[str]
) -> AsyncIterator[Counter[tuple[str, str]]]:
    """Attackers who have come and begin now; what they met is known when they have ended."""
    module = "tests.server.chaos.attackers"
    words = [sys.executable, "-m", module, host, "--count", str(count), "--seed", str(seed)]
    words += [word for attack in only for word in ("--attack", attack)]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, limit=2**24)
    met: Counter[tuple[str, str]] = Counter()
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            assert await process.stdout.readline() == b"ready\n"
        yield met
        process.stdin.close()
        async with asyncio.timeout(PATIENCE):
            for kind, how, times in json.loads(await process.stdout.readline()):
                met[kind, how] = times
            await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _until_all_have_acted(people: list[Honest]) -> None:
    """Wait until everybody has played something from now on."""
    before, until = [one.actions for one in people], time.monotonic() + PATIENCE
    while waiting := [
        one for one, count in zip(people, before, strict=True) if one.actions == count
    ]:
        assert time.monotonic() < until, f"{waiting} do not go on"
        await asyncio.sleep(0.05)


def errors_in(log: Path) -> list[str]:
    """Lines of a service's log that tell of a mistake, or that nobody wrote on purpose."""
    lines = log.read_text(encoding="utf-8").splitlines()
    return [
        line
        for line in lines
        if not line.startswith("{") or json.loads(line)["level"] in ("error", "critical")
    ]
