"""`make steady`: how runs differ, what is kept of them, and what is told."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from tests.suite.outcomes import Failure
from tests.suite.steady import Plan, Run, append, busy_cores, main, read
from tests.suite.tiny import ROOT, Suite

FLAKY = """
    from pathlib import Path

    def test_flaky():
        runs = Path("runs")
        count = len(runs.read_text()) if runs.exists() else 0
        runs.write_text("x" * (count + 1))
        assert count != 1, "the second time"

    def test_steady():
        pass
"""


def test_of_ten_runs_four_are_busy_in_an_order_of_their_own() -> None:
    orders = set()
    for seed in range(20):
        busy = [Plan.of(run, seed).busy for run in range(1, 21)]
        assert (sum(busy[:10]), sum(busy[10:])) == (4, 4)
        orders |= {tuple(busy[:10]), tuple(busy[10:])}
    assert len(orders) > 10


def test_a_run_has_one_to_four_workers_and_follows_from_seed_and_number() -> None:
    plans = [Plan.of(run, 7) for run in range(1, 101)]
    assert {plan.workers for plan in plans} == {1, 2, 3, 4}
    assert plans == [Plan.of(run, 7) for run in range(1, 101)]
    assert len({plan.order for plan in plans}) == 100


@pytest.mark.slow
def test_a_flaky_test_is_counted_and_the_next_call_goes_on(
    suite: Suite, capsys: pytest.CaptureFixture[str]
) -> None:
    suite.write("test_flaky.py", FLAKY)
    file = suite.folder / "kept" / "steady.jsonl"
    call = ["--folder", str(suite.folder), "--file", str(file)]
    assert main([*call, "--runs", "2", "--seed", "5"]) == 1
    assert main([*call, "--runs", "1"]) == 0
    first, second, third = read(file)
    assert [run.run for run in (first, second, third)] == [1, 2, 3]
    assert {run.seed for run in (first, second, third)} == {5}
    assert (first.green, second.green, third.green) == (True, False, True)
    assert (first.passed, second.passed, second.failed) == (2, 1, 1)
    (failure,) = second.failures
    assert failure.id == "test_flaky.py::test_flaky"
    assert "the second time" in failure.message
    capsys.readouterr()
    assert main([*call, "--report"]) == 1
    printed = capsys.readouterr().out
    assert "test_flaky.py::test_flaky" in "".join(printed.split())
    assert len(read(file)) == 3


def test_what_is_kept_reads_back(tmp_path: Path) -> None:
    failure = Failure("test_é.py::test[a b]", "call", "late\nagain", "tests/x.py:1 in test")
    run = Run(1, 2, 3, True, "2026-01-01", "abc", False, 1.5, 1, 4, 1, 0, [failure])
    append(tmp_path / "new" / "file.jsonl", run)
    append(tmp_path / "new" / "file.jsonl", run)
    assert read(tmp_path / "new" / "file.jsonl") == [run, run]
    assert read(tmp_path / "none.jsonl") == []


def test_every_core_is_kept_busy_until_the_run_is_over() -> None:
    with busy_cores() as started:
        assert len(started) == os.cpu_count()
        assert all(psutil.pid_exists(number) for number in started)
    assert not any(psutil.pid_exists(number) for number in started)


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_stopped_leaves_neither_a_line_nor_a_process(
    suite: Suite, how: signal.Signals
) -> None:
    suite.write(
        "test_long.py",
        """
        import time
        from pathlib import Path

        def test_long():
            Path("begun").touch()
            time.sleep(50)
        """,
    )
    busy = next(seed for seed in range(100) if Plan.of(1, seed).busy)
    file = suite.folder / "steady.jsonl"
    command = [sys.executable, "-m", "tests.suite.steady", "--seed", str(busy), "--runs", "2"]
    command += ["--folder", str(suite.folder), "--file", str(file)]
    running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    until = time.monotonic() + 60
    while not (suite.folder / "begun").exists() and time.monotonic() < until:
        time.sleep(0.05)
    family = psutil.Process(running.pid).children(recursive=True)
    running.send_signal(how)
    printed, _ = running.communicate()
    assert running.returncode == 130, printed
    assert "Stopped" in printed
    assert len(family) > (os.cpu_count() or 1)
    assert not [process for process in family if process.is_running()]
    assert read(file) == []
