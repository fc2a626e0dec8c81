"""The command as a program of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import finished_game

TESTS = Path(__file__).parent.parent


def _run(*words: str, code: str | None = None) -> subprocess.CompletedProcess[str]:
    program = ["-c", code] if code else ["-m", "tabiji"]
    return subprocess.run(
        [sys.executable, *program, *words], capture_output=True, text=True, encoding="utf-8"
    )


def test_the_module_runs_as_the_command() -> None:
    ran = _run("--help")
    assert ran.returncode == 0
    assert "simulate" in ran.stdout
    assert not ran.stderr


def test_help_and_play_need_no_compiler() -> None:
    code = (
        "import sys; from tabiji.cli import run; run(['--help']); run(['rules', 'duo', 'garden']);"
        "run(['play', 'duo', '--seed', '1']); sys.exit('numba' in sys.modules)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], input="quit\n", capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("words", [["--help"], ["play", "--help"], ["games"], ["rules", "duo"]])
def test_a_stream_without_utf_8_gets_plain_ascii(words: list[str]) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tabiji", "--lang", "fr", *words],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.isascii()
    assert not ran.stderr


def test_exit_status_and_streams_are_kept_apart(tmp_path: Path) -> None:
    good = _run("verify", str(finished_game(tmp_path)), "--json")
    assert good.returncode == 0
    assert json.loads(good.stdout)["ok"] is True
    assert not good.stderr
    bad = _run("verify", str(tmp_path / "none"))
    assert bad.returncode == 1
    assert not bad.stdout
    assert len(bad.stderr.splitlines()) == 1
    assert _run("nonsense").returncode == 2


def test_a_reader_that_goes_away_is_no_error_to_complain_about(tmp_path: Path) -> None:
    file = finished_game(tmp_path)
    shown = subprocess.Popen(
        [sys.executable, "-m", "tabiji", "show", str(file), "--log"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert shown.stdout is not None
    assert shown.stderr is not None
    shown.stdout.close()
    complaint = shown.stderr.read()
    shown.stderr.close()
    shown.wait()
    assert b"Traceback" not in complaint


BOARDS = [
    *(("duo", "TABIJI_DUO_BOARD", board) for board in sorted(TESTS.glob("duo/boards/*.toml"))),
    *(
        ("tokaido", "TABIJI_TOKAIDO_COMPONENTS", box)
        for box in sorted(TESTS.glob("tokaido/boxes/*.toml"))
    ),
]


@pytest.mark.parametrize(
    ("game", "variable", "board"),
    [
        ("duo", "", None),
        *BOARDS[::2],
        *(pytest.param(*one, marks=pytest.mark.slow) for one in BOARDS[1::2]),
    ],
    ids=lambda one: getattr(one, "stem", ""),
)
def test_a_game_on_any_board_is_played_from_a_script(
    game: str, variable: str, board: Path | None
) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tabiji", "play", game, "--seed", "5"],
        input="1\n" * 2000,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **({variable: str(board)} if board else {})},
    )
    assert ran.returncode == 0, ran.stderr
    assert "wins with" in ran.stdout or "share the victory" in ran.stdout
    assert max(map(len, ran.stdout.splitlines())) <= 100 + len("> ")
