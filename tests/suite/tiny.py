"""A suite of a few lines, run by a pytest of its own with our plugins."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tests.suite.outcomes import Outcomes

ROOT = Path(__file__).parents[2]
PLUGINS = ["tests.suite.deadline", "tests.suite.order", "tests.suite.outcomes"]


class Suite:
    """A folder of tests."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.outcomes = folder / "outcomes.json"
        paths = [str(ROOT), os.environ.get("PYTHONPATH", "")]
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        self.write("conftest.py", f"pytest_plugins = {PLUGINS}")
        # Of what is installed only what is needed: all of it takes seconds to load.
        monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
        self.settings("timeout = 60")

    def settings(self, *lines: str) -> None:
        """What pyproject.toml says for ours."""
        needed = "addopts = -p xdist.plugin -p pytest_timeout -p anyio -p no:cacheprovider"
        (self.folder / "pytest.ini").write_text("\n".join(["[pytest]", needed, *lines]))

    def write(self, name: str, source: str) -> None:
        """A file of it."""
        (self.folder / name).write_text(dedent(source))

    def run(self, *words: str) -> tuple[str, Outcomes]:
        """What a run printed, and what became of it."""
        command = [sys.executable, "-m", "pytest", "--outcomes", str(self.outcomes), *words]
        done = subprocess.run(
            command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.outcomes.exists(), done.stdout
        return done.stdout, Outcomes.read(self.outcomes)
