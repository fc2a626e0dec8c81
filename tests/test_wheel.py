"""What `pip install` brings is all that is needed to play in the browser."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in the wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    building = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(building, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_wheel_has_the_built_client(inside: set[str]) -> None:
    assert "tabiji/server/web/index.html" in inside
    assert any(name.startswith("tabiji/server/web/assets/") for name in inside)


def test_the_wheel_has_every_file_of_the_package(inside: set[str], tmp_path: Path) -> None:
    trusting = tmp_path / "gitconfig"  # the folder may belong to somebody else, as in a container
    trusting.write_text("[safe]\n\tdirectory = *\n")
    kept = subprocess.run(
        ["git", "ls-files", "src/tabiji"],
        cwd=ROOT,
        env={**os.environ, "GIT_CONFIG_GLOBAL": str(trusting)},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    there = {name for name in kept if (ROOT / name).exists()}
    assert {name.removeprefix("src/") for name in there} <= inside
