"""Before many test processes start, the rules are compiled once, not once in each."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tabiji import games
from tests.server.databases import RUN, end_shared


def pytest_configure(config: pytest.Config) -> None:
    """In the process that starts the others: compile what they will all load."""
    if hasattr(config, "workerinput"):
        return
    os.environ[RUN] = tempfile.mkdtemp(prefix="tabiji-run-")
    if not getattr(config.option, "numprocesses", None):
        return
    command = [sys.executable, "-m", "tests.warm_up"]
    running = {name: subprocess.Popen([*command, name], cwd=config.rootpath) for name in games()}
    for name, process in running.items():
        if process.wait() != 0:
            pytest.exit(f"{name} could not be compiled", returncode=1)


def pytest_unconfigure(config: pytest.Config) -> None:
    """In that process, when all have ended: nothing that they shared stays behind."""
    if hasattr(config, "workerinput"):
        return
    run = Path(os.environ.pop(RUN))
    end_shared(run)
    shutil.rmtree(run, ignore_errors=True)
