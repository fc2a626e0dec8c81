"""A sentence for a player, not yet in any language."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Message:
    """The id of a sentence in the language files, and the values it mentions.

    A text value is itself the id of a term (`ware-fan`), so that a translation
    can decline it; numbers stay numbers, so that plurals come out right.
    """

    id: str
    args: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id}({inside})"
