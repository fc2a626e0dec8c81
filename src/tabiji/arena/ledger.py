"""Where results are kept as they come: a file that only grows.

The first line says which tournament it is, every other line is a game. A line that
was torn by a power cut is left out, and its game is played again.
"""

import json
import os
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from tabiji.arena.result import Result
from tabiji.arena.schedule import BadTournament
from tabiji.locale.message import Message, Verbatim

SYNC_SECONDS = 1.0
"""What a power cut can cost at most, besides the games being played."""


class Ledger:
    """The results of one tournament: those of earlier runs, and those to come."""

    def __init__(self, path: Path, heading: Mapping[str, Any]) -> None:
        self.path = path
        self.heading = dict(heading)
        self.results: dict[int, Result] = {}
        self._whole = 0
        self._file: IO[bytes] | None = None
        self._synced = time.monotonic()
        if path.exists():
            self._read()

    def __enter__(self) -> "Ledger":
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._file = self.path.open("ab")
        self._file.truncate(self._whole)
        if not self._whole:
            self._write(json.dumps(self.heading))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._sync()
            self._file.close()
            self._file = None

    def add(self, result: Result) -> None:
        """Keep one more game."""
        self.results[result.number] = result
        self._write(result.write())
        if time.monotonic() - self._synced > SYNC_SECONDS:
            self._sync()

    def _write(self, line: str) -> None:
        assert self._file is not None, "a ledger is written to inside `with`"
        self._file.write(line.encode() + b"\n")
        self._file.flush()

    def _sync(self) -> None:
        assert self._file is not None
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()

    def _read(self) -> None:
        """Read what is there, up to where the last whole line ends."""
        content = self.path.read_bytes()
        lines = content[: content.rfind(b"\n") + 1].splitlines(keepends=True)
        if not lines:
            if content and not json.dumps(self.heading).encode().startswith(content):
                raise self._foreign()
            return
        self._check_heading(lines[0])
        self._whole = len(lines[0])
        for number, line in enumerate(lines[1:], 2):
            try:
                result = Result.read(line.decode())
            except ValueError as error:
                if number == len(lines):
                    return
                raise BadTournament(
                    Message("arena-bad-line", {"file": Verbatim(self.path), "number": number})
                ) from error
            self.results.setdefault(result.number, result)
            self._whole += len(line)

    def _foreign(self) -> BadTournament:
        return BadTournament(Message("arena-other-file", {"file": Verbatim(self.path)}))

    def _check_heading(self, line: bytes) -> None:
        try:
            found = json.loads(line)
            differing = [name for name in self.heading if found.get(name) != self.heading[name]]
        except (ValueError, AttributeError) as error:
            raise self._foreign() from error
        if differing:
            values = {"file": Verbatim(self.path), "what": Verbatim(", ".join(differing))}
            raise BadTournament(Message("arena-other-tournament", values))


def saved_results(path: Path) -> tuple[dict[str, Any], list[Result]]:
    """The heading and the games of a file, whatever tournament it is."""
    with path.open("rb") as file:
        try:
            heading = json.loads(file.readline())
            ledger = Ledger(path, heading)
        except (ValueError, TypeError) as error:
            raise BadTournament(Message("arena-no-results", {"file": Verbatim(path)})) from error
    return heading, [ledger.results[number] for number in sorted(ledger.results)]
