"""The cache of compiled code: never stale, never spoilt, never in the way."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabiji.kernel import compile as compiling

FIRST_TURN = "import tabiji; e = tabiji.game('duo').engine(); print(e.turn(e.new()))"
"""The least that has to be compiled: what is tried here is the keeping."""


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python code in a process of its own."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )


def kept(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.code"))


def test_importing_tabiji_loads_no_more_than_numpy() -> None:
    code = """
import sys, numpy
before = {name.partition('.')[0] for name in sys.modules}
import tabiji
tabiji.game('duo').table().legal()
after = {name.partition('.')[0] for name in sys.modules} - before - set(sys.stdlib_module_names)
print(sorted(after))
"""
    assert run(code).stdout.strip() == "['tabiji']"


def test_the_folder_is_named_by_sources_and_data(tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text("a = 1")
    before = compiling.digest([board], {"kernel"})
    assert before == compiling.digest([board], {"kernel"})
    assert before != compiling.digest([board], {"kernel", "duo"})
    board.write_text("a = 2")
    assert before != compiling.digest([board], {"kernel"})


def test_a_changed_source_changes_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "kernel" / "compile.py"
    source.parent.mkdir()
    source.write_text("old")
    monkeypatch.setattr(compiling, "__file__", str(source))
    before = compiling.digest([], {"kernel"})
    source.write_text("new")
    assert before != compiling.digest([], {"kernel"})


def test_what_was_compiled_is_kept_and_used_again_and_what_is_spoilt_compiled_anew(
    tmp_path: Path,
) -> None:
    expected = run(FIRST_TURN, TABIJI_CACHE_DIR=str(tmp_path)).stdout
    files = kept(tmp_path)
    stamps = [path.stat().st_mtime_ns for path in files]
    assert files
    assert run(FIRST_TURN, TABIJI_CACHE_DIR=str(tmp_path)).stdout == expected
    assert [path.stat().st_mtime_ns for path in kept(tmp_path)] == stamps
    whole = [path.read_bytes() for path in kept(tmp_path)]
    for number, path in enumerate(kept(tmp_path)):
        content = path.read_bytes()
        path.write_bytes([b"", content[:-7], content[:40] + b"?" + content[41:]][number % 3])
    assert run(FIRST_TURN, TABIJI_CACHE_DIR=str(tmp_path)).stdout == expected
    assert [len(path.read_bytes()) for path in kept(tmp_path)] == [len(file) for file in whole]


def test_processes_that_start_at_once_do_not_spoil_the_cache(tmp_path: Path) -> None:
    environment = {**os.environ, "TABIJI_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-W", "error", "-c", FIRST_TURN]
    running = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    answers = {process.communicate(timeout=300)[0] for process in running}
    assert [process.returncode for process in running] == [0, 0]
    assert len(answers) == 1
    assert run(FIRST_TURN, TABIJI_CACHE_DIR=str(tmp_path)).stdout in answers
    assert not [path for path in tmp_path.rglob("*.*") if path.is_file() and path.suffix != ".code"]


def test_a_folder_that_cannot_be_written_falls_back_to_a_temporary_one(tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("in the way")
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    run(FIRST_TURN, TABIJI_CACHE_DIR=str(occupied), TMPDIR=str(temporary))
    assert kept(temporary)
    assert occupied.read_text() == "in the way"
