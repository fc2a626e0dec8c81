"""Before many test processes start, the rules are compiled once, not once in each."""

import subprocess
import sys

import pytest

from tabiji import games


def pytest_configure(config: pytest.Config) -> None:
    """In the process that starts the others: compile what they will all load."""
    if hasattr(config, "workerinput") or not getattr(config.option, "numprocesses", None):
        return
    command = [sys.executable, "-m", "tests.warm_up"]
    running = {name: subprocess.Popen([*command, name], cwd=config.rootpath) for name in games()}
    for name, process in running.items():
        if process.wait() != 0:
            pytest.exit(f"{name} could not be compiled", returncode=1)
