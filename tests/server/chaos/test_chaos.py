"""A few breakages of each kind; `make chaos` has hundreds."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.chaos.breaking import fill_disk, kill_postgres, kill_service


def test_killing_the_service_loses_and_doubles_nothing(tmp_path: Path) -> None:
    assert asyncio.run(kill_service(tmp_path, 3, seed=1)) > 0


def test_killing_postgresql_loses_and_doubles_nothing(tmp_path: Path) -> None:
    assert asyncio.run(kill_postgres(tmp_path, 2, seed=2)) > 0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process")
def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    assert asyncio.run(fill_disk(tmp_path, 2, seed=3)) > 0
