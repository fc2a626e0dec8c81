"""Chaos: what breaks, how often, and whether everything held; and a hostile crowd. It can be
repeated by its seed."""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from rich.progress import Progress

from tests.server.chaos.attacks import ATTACKS
from tests.server.chaos.breaking import fill_disk, kill_postgres, kill_service
from tests.server.chaos.hostile import hold

CROWD = "crowd"
"""The part in which nothing is broken, but others try to."""
KINDS = {
    "service": ("kill -9 of the service", kill_service),
    "postgres": ("kill -9 of PostgreSQL", kill_postgres),
    "disk": ("full disk", fill_disk),
}


def main() -> None:
    """Break things, and say what held."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="of the service")
    parser.add_argument("--failures", type=int, default=20, help="of the database, and of the disk")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--seconds", type=float, default=60.0, help="of the hostile crowd")
    parser.add_argument("--attackers", type=int, default=20)
    attacks = sorted({attack.__name__ for attack in ATTACKS})
    parser.add_argument("--attack", choices=attacks, action="append", help="only this one")
    parser.add_argument("--only", choices=(*KINDS, CROWD), action="append")
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    for kind in asked.only or (*KINDS, CROWD):
        if kind == CROWD or (kind == "disk" and sys.platform != "linux"):
            continue
        name, breaking = KINDS[kind]
        times = asked.kills if kind == "service" else asked.failures
        began = time.monotonic()
        with (
            tempfile.TemporaryDirectory(
                prefix="tabiji-chaos-", ignore_cleanup_errors=True
            ) as folder,
            Progress() as progress,
        ):
            bar = progress.add_task(name, total=times)
            told = lambda bar=bar, progress=progress: progress.advance(bar)  # noqa: E731
            acknowledged = asyncio.run(breaking(Path(folder), times, asked.seed, told))
        took = time.monotonic() - began
        print(
            f"{name}: {times} times, {acknowledged} actions acknowledged, "
            f"none missing, none doubled, every match went on ({took:.0f} s)",
            flush=True,
        )
    if CROWD in (asked.only or (CROWD,)) and sys.platform == "linux":
        sys.exit(_hold(asked))


def _hold(asked: argparse.Namespace) -> int:
    """Let a hostile crowd in, and say how it went: 1 if an aim was missed."""
    with (
        tempfile.TemporaryDirectory(prefix="tabiji-crowd-", ignore_cleanup_errors=True) as folder,
        Progress() as progress,
    ):
        bar = progress.add_task("a hostile crowd", total=asked.seconds)
        held = asyncio.run(
            hold(
                Path(folder),
                asked.seconds,
                asked.seed,
                attackers=asked.attackers,
                only=asked.attack or (),
                told=lambda seconds: progress.update(bar, completed=seconds),
            )
        )
    print(*held.lines(), sep="\n")
    for aim in held.missed:
        print(f"MISSED: {aim}")
    return bool(held.missed)


if __name__ == "__main__":
    main()
