"""A suite of a few lines for the tests of the suite."""

from pathlib import Path

import pytest

from tests.suite.tiny import Suite


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Suite:
    return Suite(tmp_path, monkeypatch)
