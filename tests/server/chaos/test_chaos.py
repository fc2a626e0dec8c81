"""One breakage of each kind, and a few among the slow tests; `make chaos` has hundreds."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.chaos.breaking import fill_disk, kill_postgres, kill_service

TIMES = pytest.mark.parametrize("times", [1, pytest.param(6, marks=pytest.mark.slow)])


@TIMES
def test_killing_the_service_loses_and_doubles_nothing(tmp_path: Path, times: int) -> None:
    assert asyncio.run(kill_service(tmp_path, times, seed=1)) > 0


@TIMES
def test_killing_postgresql_loses_and_doubles_nothing(tmp_path: Path, times: int) -> None:
    assert asyncio.run(kill_postgres(tmp_path, times, seed=2)) > 0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process")
@TIMES
def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path, times: int) -> None:
    assert asyncio.run(fill_disk(tmp_path, times, seed=3)) > 0
