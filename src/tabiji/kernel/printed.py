"""What is printed on a board or in a box, as data for whoever draws it: what is the same for every
game."""

import tomllib
from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path
from typing import Any

from tabiji.kernel.datafile import name_of

Printed = dict[str, Any]


def named(kind: str, thing: IntEnum) -> Printed:
    """A thing's name in the views, and the entry that says it."""
    return {"name": name_of(thing), "text": f"{kind}-{name_of(thing).replace('_', '-')}"}


def standing_in(data: Sequence[Path]) -> list[str]:
    """The tables of data files whose `source` says that they are not as printed."""
    return [
        name
        for path in data
        for name, table in tomllib.loads(path.read_text(encoding="utf-8")).items()
        if "stand-in" in [value for value in table.values() if isinstance(value, str)]
    ]
