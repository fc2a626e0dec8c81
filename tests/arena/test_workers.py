"""Worker processes never outlive the tournament they work for."""

import os
import subprocess
import sys
import time

import pytest

from tabiji.arena.workers import on_cores


def work(seconds: float) -> None:
    """Say that it works, and work for so long."""
    os.write(1, b"at work\n")  # at once, so that two lines do not mingle
    time.sleep(seconds)


def play(jobs: int) -> None:
    """Work that is quickly done here, and slowly by the processes."""
    for _ in on_cores(work, [0.0, 60.0, 60.0], jobs):
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="kill means something else there")
@pytest.mark.parametrize("how", ["terminate", "kill"])
def test_processes_end_when_the_one_that_started_them_is_ended(how: str) -> None:
    program = "from tests.arena.test_workers import play; play(2)"
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        for _ in range(3):  # here, and in both processes
            assert parent.stdout.readline() == b"at work\n"
        getattr(parent, how)()
        # The pipe closes when the last of them is gone.
        assert parent.communicate(timeout=50)[0] == b""
