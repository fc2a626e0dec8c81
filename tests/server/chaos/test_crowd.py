"""A small hostile crowd; `make chaos` has a large one."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.chaos.hostile import hold
from tests.server.service import USUAL


@pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux has a thousand addresses of its own"
)
def test_honest_people_play_on_among_attackers(tmp_path: Path) -> None:
    held = asyncio.run(hold(tmp_path, 3.0, seed=1, attackers=4, tables=2, env=USUAL))
    assert held.broken == []
