"""What a picture is drawn from."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabiji.locale.catalogues import Catalogue


@dataclass(frozen=True)
class Scene:
    """A view of a table, who looks at it, who plays, who has won, and the words for it."""

    view: Any
    seat: int | None
    names: Sequence[str]
    winners: Sequence[int]
    words: Catalogue

    def say(self, entry: str, **values: str | int) -> str:
        """A word for a title or a label: entries have hyphens where names have underscores."""
        return self.words.say(entry.replace("_", "-"), **values)
