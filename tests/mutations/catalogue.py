"""The catalogue of mistakes."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CATALOGUE = Path(__file__).with_name("catalogue.toml")


@dataclass(frozen=True)
class Mistake:
    """One place of the program as it should not be."""

    id: str
    file: str
    text: str
    """What stands there; exactly once, so that a catalogue which is out of date is told."""
    instead: str
    wrong: str
    """What is wrong then, in one line."""
    tests: tuple[str, ...]
    """The folders and files that could see it, the likeliest first."""

    def times(self, root: Path) -> int:
        """How often the text stands in its file, below a root; 0 without such a file."""
        path = root / self.file
        return path.read_text(encoding="utf-8").count(self.text) if path.is_file() else 0


def mistakes(path: Path = CATALOGUE) -> list[Mistake]:
    """All of them, in their order."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))["mistake"]
    return [Mistake(**{**one, "tests": tuple(one["tests"])}) for one in found]
