"""Tries as many positions as one likes, on all cores: `python -m tests.fuzz --count 1000000`.

Compiled code checks every index here, so that nothing is written where it does not belong. The
first text on which something goes wrong ends it, and is told. What was tried is told as it goes.
"""

import argparse
import os
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from rich.progress import Progress

from tabiji import games
from tests.fuzz.batches import BATCH, batch, checked_environment


def main() -> int:
    """Try what was asked for; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=20_000, help="texts of each game (20000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first batch")
    parser.add_argument("--game", action="append", choices=games())
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--cache", help="where what is compiled is kept (nowhere)")
    asked = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="tabiji-fuzz-") as folder:
        os.environ.update(checked_environment(asked.cache or folder))
        for name in asked.game or games():
            refused = played = 0
            numbers = range(asked.first, asked.first + -(-asked.count // BATCH))
            with (
                ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool,
                Progress() as progress,
            ):
                task = progress.add_task(name, total=len(numbers))
                for done in as_completed([pool.submit(batch, name, n, BATCH) for n in numbers]):
                    refused, played = refused + done.result()[0], played + done.result()[1]
                    progress.advance(task)
            print(
                f"{name}: {refused} refused, {played} played on; {time.monotonic() - began:.0f} s"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
