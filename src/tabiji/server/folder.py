"""The data folder: for its owner's eyes only, and for one service at a time."""

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message, Verbatim

LOCK = "lock"
"""The file that a running service holds, and where it says at what address it is."""

log = logging.getLogger(__name__)


class FolderTaken(TabijiError):
    """Another service runs on the same data folder."""


def make(folder: Path) -> None:
    """Make the folder, for its owner only, if it is not there."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def keep_private(path: Path) -> None:
    """Take away what others may do with a file, and say so."""
    if os.name == "posix" and path.stat().st_mode & 0o077:
        path.chmod(0o600)
        log.warning("%s was open to others", path.name, extra={"file": str(path)})


def make_private(path: Path) -> None:
    """Make a file, for its owner only, if it is not there."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    keep_private(path)


@contextmanager
def held(folder: Path, address: str) -> Iterator[None]:
    """Hold the folder for a service at this address; `FolderTaken` if another does."""
    make(folder)
    make_private(folder / LOCK)
    with (folder / LOCK).open("r+", encoding="ascii", errors="replace") as file:
        if not _locked(file):
            told = {"folder": Verbatim(folder), "address": Verbatim(file.read(100).strip())}
            raise FolderTaken(Message("serve-folder-taken", told))
        file.truncate()
        file.write(f"{address}\n")
        file.flush()
        yield


def _locked(file: IO[str]) -> bool:
    """Lock a file until it is closed, or its process ends; False if another process has."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(4096)  # what is locked there cannot be read: not the address
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    finally:
        file.seek(0)
    return True
