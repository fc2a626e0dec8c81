"""Calling the command as a function, and looking at what it printed."""

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from tabiji.cli import run
from tabiji.match import Match
from tabiji.match.simulate import simulate


@dataclass(frozen=True)
class Printed:
    """What a call left: its exit status and both streams."""

    status: int
    out: str
    err: str


def tabiji(*words: str, typed: str = "") -> Printed:
    """Run the command with these arguments, typing this."""
    out, err = _stream(), _stream()
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch.object(sys, "stdin", io.StringIO(typed)),
    ):
        status = run([str(word) for word in words])
    return Printed(status, _read(out), _read(err))


def finished_game(folder: Path, game: str = "duo", name: str = "game.tabiji") -> Path:
    """A file with a finished game of two bots."""
    path = folder / name
    next(iter(simulate(game, 1, seats=2, seed=5))).save(path)
    return path


def begun_game(folder: Path, game: str = "duo") -> Path:
    """A file with a game that has just begun."""
    match = Match(game, 2, seed=5)
    match.play(match.legal()[0])
    path = folder / "begun.tabiji"
    match.record(reveal=True).save(path)
    return path


def _stream() -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)


def _read(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()
