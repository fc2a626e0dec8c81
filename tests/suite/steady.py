"""`make steady`: does the suite pass every time? Runs it again and again, each time otherwise.

Each run has the files in another order, one to four workers, and of every ten runs four share the
machine with programs that keep every core busy. All of that follows from the seed and the number
of the run. What a run saw is one line in a file; a run that is stopped leaves none, and the next
call begins with it again.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from types import FrameType

from rich.console import Console
from rich.table import Table

from tests.suite.outcomes import Failure, Outcomes

ROOT = Path(__file__).parents[2]
TEN = 10
BUSY = 4
"""So many of ten runs are busy ones."""
WORKERS = 4
CLEARING_UP = 60.0
"""Seconds that a run has to end by itself when it is stopped."""

SPIN = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: sum(range(100_000))"
"""Keeps a core busy, and ends when whoever started it is gone."""


@dataclass(frozen=True)
class Plan:
    """How a run is done."""

    run: int
    seed: int
    workers: int
    busy: bool

    @classmethod
    def of(cls, run: int, seed: int) -> "Plan":
        """The same for the same number and seed; runs are counted from 1."""
        tens, place = divmod(run - 1, TEN)
        busy = Random(f"{seed} busy {tens}").sample(range(TEN), BUSY)
        return cls(run, seed, Random(f"{seed} workers {run}").randint(1, WORKERS), place in busy)

    @property
    def order(self) -> str:
        """The seed of the order of files."""
        return f"{self.seed}-{self.run}"

    def __str__(self) -> str:
        machine = "every core busy" if self.busy else "quiet"
        return f"{self.workers} workers, {machine}, --shuffle-files {self.order}"


@dataclass(frozen=True)
class Run:
    """What a run saw: a line of the file."""

    run: int
    seed: int
    workers: int
    busy: bool
    when: str
    commit: str
    dirty: bool
    seconds: float
    status: int
    passed: int
    failed: int
    skipped: int
    failures: list[Failure]

    @property
    def green(self) -> bool:
        """Whether nothing went wrong."""
        return self.status == 0

    @classmethod
    def parse(cls, line: str) -> "Run":
        """A line of the file."""
        told = json.loads(line)
        return cls(**{**told, "failures": [Failure(**failure) for failure in told["failures"]]})


def read(file: Path) -> list[Run]:
    """The runs that a file holds."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [Run.parse(line) for line in lines]


def append(file: Path, run: Run) -> None:
    """Keep what a run saw."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as kept:
        kept.write(json.dumps(asdict(run), ensure_ascii=False) + "\n")


@contextmanager
def busy_cores() -> Iterator[list[int]]:
    """As many programs as cores that do nothing, as fast as they can: the ids of their processes."""
    with ExitStack() as ending:
        started = []
        for _ in range(os.cpu_count() or 1):
            process = subprocess.Popen([sys.executable, "-c", SPIN], start_new_session=True)
            ending.callback(process.wait)
            ending.callback(process.kill)
            started.append(process.pid)
        yield started


def run_once(plan: Plan, folder: Path, outcomes: Path, more: list[str]) -> Run | None:
    """One run of the suite in this folder; None if it was stopped."""
    commit, dirty = _commit(folder)
    when = datetime.now(UTC).isoformat(timespec="seconds")
    outcomes.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(plan.workers), "--dist", "worksteal"]
    command += ["--shuffle-files", plan.order, "--outcomes", str(outcomes.resolve()), *more]
    began = time.monotonic()
    with ExitStack() as around:
        if plan.busy:
            around.enter_context(busy_cores())
        process = subprocess.Popen(command, cwd=folder, start_new_session=True)
        around.enter_context(_ended(process))
        status = process.wait()
    seconds = round(time.monotonic() - began, 1)
    if status == 2 and not (outcomes.exists() and Outcomes.read(outcomes).not_collected):
        return None
    saw = Outcomes.read(outcomes) if outcomes.exists() else Outcomes(status)
    return Run(
        **asdict(plan),
        when=when,
        commit=commit,
        dirty=dirty,
        seconds=seconds,
        status=status,
        passed=len(set(saw.passed) - set(saw.failed)),
        failed=len(saw.failed),
        skipped=saw.skipped,
        failures=saw.failures,
    )


def report(runs: list[Run], console: Console) -> None:
    """Print what the file has: runs by commit, then who failed how often."""
    table = Table("commit", "quiet", "busy", "shortest", "longest", title="Runs that passed")
    for commit in dict.fromkeys(map(_source, runs)):
        these = [run for run in runs if _source(run) == commit]
        seconds = [run.seconds for run in these]
        counts = [_of(run for run in these if run.busy is busy) for busy in (False, True)]
        table.add_row(commit, *counts, f"{min(seconds):.0f} s", f"{max(seconds):.0f} s")
    console.print(table)
    unsteady = Table("test", "quiet", "busy", "runs", "last seen", title="Tests that failed")
    names = dict.fromkeys(failure.id for run in runs for failure in run.failures)
    for name in names:
        seen = [(run, failure) for run in runs for failure in run.failures if failure.id == name]
        numbers = {run.run: run.busy for run, _ in seen}
        unsteady.add_row(
            name,
            str(sum(not busy for busy in numbers.values())),
            str(sum(numbers.values())),
            ", ".join(map(str, numbers)),
            seen[-1][1].waited or seen[-1][1].message,
        )
    if names:
        console.print(unsteady)
    for run in runs:
        if not run.green and not run.failures:
            console.print(f"Run {run.run}: pytest ended with {run.status}, and no test failed.")


def main(arguments: list[str] | None = None) -> int:
    """Run, keep, report; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.suite.steady", description=__doc__)
    parser.add_argument("--runs", type=int, default=TEN, help="how many more (10)")
    parser.add_argument(
        "--seed", type=int, help="of everything; else that of the file, or a new one"
    )
    parser.add_argument("--file", type=Path, default=ROOT / "build" / "steady.jsonl")
    parser.add_argument("--folder", type=Path, default=ROOT, help="where the suite is")
    parser.add_argument("--report", action="store_true", help="only print what the file has")
    parser.add_argument("more", nargs="*", help="for pytest, after --")
    asked = parser.parse_args(arguments)
    console = Console()
    kept = read(asked.file)
    if not asked.report:
        seed = asked.seed if asked.seed is not None else _seed(kept)
        first = max((run.run for run in kept), default=0) + 1
        numbers = range(first, first + asked.runs)
        console.print(f"Seed {seed}; runs {first} to {numbers[-1]}, kept in {asked.file}.")
        signal.signal(signal.SIGTERM, _stop)
        # Whoever is started in the background has Ctrl-C ignored, and all that it starts.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            for number in numbers:
                plan = Plan.of(number, seed)
                console.rule(f"Run {number}: {plan}")
                run = run_once(plan, asked.folder, asked.file.with_suffix(".run"), asked.more)
                if run is None:
                    raise KeyboardInterrupt
                append(asked.file, run)
                verdict = "passed" if run.green else f"FAILED ({run.failed} tests)"
                console.print(f"Run {number} {verdict}, {run.seconds:.0f} s.")
        except KeyboardInterrupt:
            console.print("Stopped; the next call begins with this run again.")
            return 130
        finally:
            asked.file.with_suffix(".run").unlink(missing_ok=True)
        kept = read(asked.file)
    report(kept, console)
    new = [run for run in kept if asked.report or run.run >= first]
    return int(not all(run.green for run in new))


def _stop(number: int, frame: FrameType | None) -> None:
    """A request to end is as good as Ctrl-C: what was started is ended."""
    raise KeyboardInterrupt


@contextmanager
def _ended(process: "subprocess.Popen[bytes]") -> Iterator[None]:
    """When whoever waits for a pytest is interrupted, it is too: itself and all it started."""
    try:
        yield
    except BaseException:
        os.killpg(process.pid, signal.SIGINT)
        try:
            process.wait(CLEARING_UP)
        except (KeyboardInterrupt, subprocess.TimeoutExpired):
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        raise


def _seed(kept: list[Run]) -> int:
    return kept[-1].seed if kept else Random().randrange(10**6)


def _commit(folder: Path) -> tuple[str, bool]:
    def git(*words: str) -> str:
        done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True)
        return done.stdout.strip()

    return git("rev-parse", "--short=10", "HEAD"), bool(git("status", "--porcelain"))


def _source(run: Run) -> str:
    return run.commit + (" and changes" if run.dirty else "")


def _of(runs: Iterator[Run]) -> str:
    these = [run.green for run in runs]
    return f"{sum(these)} of {len(these)}"


if __name__ == "__main__":
    sys.exit(main())
