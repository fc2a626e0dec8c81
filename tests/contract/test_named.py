"""Whatever name a data file may give to a thing, all that is said with it reads back."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ["duo", "tokaido"])
@pytest.mark.parametrize("count", [60, pytest.param(1_000, marks=pytest.mark.slow)])
def test_every_name_that_is_accepted_reads_back(game: str, count: int) -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.contract.named", game, "1", str(count)],
        env=dict(os.environ),
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    accepted = int(run.stdout)
    assert count / 20 < accepted < count
