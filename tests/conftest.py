"""What holds for every test: what it runs in, its deadline, how Hypothesis draws.

Before many test processes start, the rules are compiled once, not once in each; what they share
is gone when they have ended.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.suite import environment

environment.clear(os.environ)
sys.dont_write_bytecode = False  # as the environment now says

pytest_plugins = ["tests.suite.deadline", "tests.suite.order", "tests.suite.outcomes"]

# Examples of `make test` are the same every time, so that a change which fails has broken
# something, and is not the one that happened to draw what was broken before; `make slow` draws
# others each time. An example has no deadline of its own: on a busy machine any takes long.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("random", deadline=None, print_blob=True)
settings.load_profile("repeatable")

RUN = "RUN_OF_TABIJI_TESTS"
"""The variable that tells all test processes of a run which folder they share."""


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    environment.clear_looks(os.environ)
    if hasattr(config, "workerinput"):
        return
    os.environ[RUN] = tempfile.mkdtemp(prefix="tabiji-run-")
    if getattr(config.option, "numprocesses", None):
        _compile()


def pytest_unconfigure(config: pytest.Config) -> None:
    """In the process that started the others, when they have ended."""
    if hasattr(config, "workerinput"):
        return
    from tests.server.databases import end_shared

    run = Path(os.environ.pop(RUN))
    end_shared(run)
    shutil.rmtree(run, ignore_errors=True)


def pytest_xdist_auto_num_workers() -> int:
    """`-n auto`: one more than there are cores, since much of what is tested is waiting."""
    return (os.cpu_count() or 1) + 1


def _compile() -> None:
    """In the process that starts the others: compile what they will all load."""
    from tests.warm_up import everything

    if failed := everything():
        pytest.exit(f"{failed} could not be compiled", returncode=1)


@pytest.fixture(scope="session")
def run_folder() -> Path:
    """A folder that all test processes of this run share."""
    return Path(os.environ[RUN])


@pytest.fixture(scope="session", autouse=True)
def own_data(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What a test keeps without saying where is not kept among the person's own games."""
    os.environ["TABIJI_DATA_DIR"] = str(tmp_path_factory.mktemp("data"))


@pytest.fixture(autouse=True)
def nothing_stays_behind() -> Iterator[None]:
    """What a test changes in its process is put back."""
    with environment.restored():
        yield
