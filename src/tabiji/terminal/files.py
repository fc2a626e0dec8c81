"""Reading record files, with one clear word for whatever is wrong with them."""

from pathlib import Path

from tabiji.kernel.errors import BadText
from tabiji.match import Record


def load(path: Path) -> Record:
    """The record in a file."""
    return Record.read(text_of(path))


def text_of(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadText(f"{path}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadText(f"{path}: not a text file (UTF-8).") from error
