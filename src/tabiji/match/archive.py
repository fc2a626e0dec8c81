"""Many records in one file: written one after another, read one at a time.

An archive is nothing but records with an empty line between them, so two archives
in one file are an archive, and a record is an archive of one. A name that ends in
`.gz` means a compressed file.
"""

import gzip
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, cast

from tabiji.locale.message import Message, Verbatim
from tabiji.match.errors import BadRecord
from tabiji.match.headers import TITLE
from tabiji.match.record import Record
from tabiji.match.replay import Replayer, replay

LONGEST_RECORD = 20_000_000
"""Characters of a record: a million actions. Whoever unpacks more unpacks no game."""


@dataclass(frozen=True)
class Page:
    """The text of one record in an archive: its number, from 1, and its first line."""

    number: int
    line: int
    text: str

    def read(self, replayer: Replayer = replay) -> Record:
        """The record; an error counts its lines from the beginning of the archive."""
        try:
            return Record.read(self.text, replayer)
        except BadRecord as error:
            raise error.moved(self.line - 1) from error.__cause__


def pages(source: Path | str | Iterable[str]) -> Iterator[Page]:
    """The records of an archive as texts, one at a time: from a file, or from lines.

    Nothing is judged here, so that a broken record is no obstacle to the next. Text
    before the first record is a page of its own.
    """
    if isinstance(source, Path | str):
        with _open(Path(source), "r") as lines:
            yield from _pages(_bounded(lines))
    else:
        yield from _pages(source)


def _bounded(file: IO[str]) -> Iterator[str]:
    """The lines of a file; of one that is too long only as much as shows it. A small compressed
    file can hold a line of any length."""
    while line := file.readline(LONGEST_RECORD + 1):
        yield line


def _pages(lines: Iterable[str]) -> Iterator[Page]:
    number, first, at, length = 1, 1, 0, 0
    kept: list[str] = []
    try:
        for at, line in enumerate(lines, 1):
            if line.startswith("Tabiji ") and TITLE.fullmatch(line):
                if _says_something(kept):
                    yield Page(number, first, "".join(kept))
                    number += 1
                kept, first, length = [], at, 0
            length += len(line)
            if length > LONGEST_RECORD:
                raise BadRecord(at, Message("record-long", {"most": LONGEST_RECORD}))
            kept.append(line if line.endswith("\n") else f"{line}\n")
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise BadRecord(at + 1, Message("record-compressed", {"why": Verbatim(error)})) from error
    if _says_something(kept):
        yield Page(number, first, "".join(kept))


def _says_something(lines: list[str]) -> bool:
    return any(line.strip("\ufeff \t\r\n") for line in lines)


def records(
    source: Path | str | Iterable[str], replayer: Replayer = replay
) -> Iterator[Record | BadRecord]:
    """The records of an archive, one at a time; a broken one comes as its error."""
    for page in pages(source):
        try:
            yield page.read(replayer)
        except BadRecord as error:
            yield error


class Archive:
    """An archive being written, to a file or to an open text stream.

        with Archive("games.tabiji") as archive:
            archive.add(match.record())

    It appends to a file that is there already, unless `afresh`.
    """

    def __init__(self, target: Path | str | IO[str], *, afresh: bool = False) -> None:
        self.count = 0
        self._ours = isinstance(target, Path | str)
        if isinstance(target, Path | str):
            path = Path(target)
            goes_on = not afresh and path.exists() and path.stat().st_size > 0
            target = _open(path, "w" if afresh else "a")
            if goes_on:  # whatever somebody's editor left at the end of the last line
                target.write("\n")
        self._stream = target

    def add(self, record: Record | str) -> None:
        """Write one more record, or its text."""
        self._stream.write(f"{record}\n")
        self.count += 1

    def close(self) -> None:
        """Finish the file; a stream that was given stays open."""
        if self._ours:
            self._stream.close()

    def __enter__(self) -> "Archive":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _open(path: Path, mode: str) -> IO[str]:
    """Open an archive. Bytes that are no text stay visible, for the reader to refuse."""
    newline, errors = ("\n", "strict") if mode != "r" else (None, "surrogateescape")
    opened = gzip.open if path.suffix == ".gz" else open
    stream = opened(path, f"{mode}t", encoding="utf-8", errors=errors, newline=newline)
    return cast(IO[str], stream)
