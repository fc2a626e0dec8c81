"""Reading and writing files, with one clear sentence for whatever is wrong with them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabiji.locale.errors import system_reason
from tabiji.locale.message import Message, Verbatim
from tabiji.match import BadRecord, Record
from tabiji.match.archive import pages
from tabiji.terminal.problem import Problem


@contextmanager
def using(path: Path) -> Iterator[None]:
    """Name the file in every problem with it."""
    try:
        yield
    except BadRecord as error:
        raise Problem("error-file", file=Verbatim(path), why=error.message) from error
    except UnicodeError as error:
        raise Problem("error-file", file=Verbatim(path), why=Message("record-bytes")) from error
    except BrokenPipeError:  # what is printed meanwhile has no reader: no fault of the file
        raise
    except OSError as error:
        raise Problem("error-file", file=Verbatim(path), why=system_reason(error)) from error


def fresh(path: Path) -> Path:
    """A file to be written, which must not be there yet: nobody's games are overwritten."""
    if path.exists():
        raise Problem("error-file-is-there", file=Verbatim(path))
    return path


def load(path: Path, number: int = 1) -> Record:
    """One record of a file; the first, if nothing else is said."""
    with using(path):
        count = 0
        for page in pages(path):
            count = page.number
            if count == number:
                return page.read()
        if count == 0:
            return Record.read("")
    raise Problem("error-no-game-number", file=Verbatim(path), count=count, number=number)
