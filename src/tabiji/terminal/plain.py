"""Plain ASCII, for terminals that show nothing else."""

import os
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console

from tabiji.locale.catalogues import FALLBACK, Catalogue, catalogue

PLAIN_SIGNS = str.maketrans(
    {
        "→": "->",
        "×": "x",
        "±": "+-",
        "·": "-",
        "…": "...",
        "–": "-",
        "—": "-",
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "‘": "'",
        "’": "'",
        "œ": "oe",
        "Œ": "OE",
        "¿": "",
        "¡": "",
        "\u00a0": " ",
        "\u202f": " ",
    }
)


def needs_ascii(console: Console) -> bool:
    """Whether the terminal can be trusted with plain ASCII only."""
    encoding = (console.encoding or "").lower().replace("-", "")
    return not encoding.startswith("utf") or os.environ.get("TERM") == "dumb"


def ascii_only(text: str) -> str:
    """The nearest text in plain ASCII: accents go, signs are spelled out."""
    apart = unicodedata.normalize("NFKD", text.translate(PLAIN_SIGNS))
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return bare.encode("ascii", "replace").decode("ascii")


class PlainCatalogue(Catalogue):
    """A language in plain ASCII."""

    def try_to_say(
        self, sentence: str, values: Mapping[str, Any], names: Sequence[str] = ()
    ) -> tuple[str, list[Exception]]:
        """The sentence, spelled without accents, and what was wrong with it."""
        text, errors = super().try_to_say(sentence, values, names)
        return ascii_only(text), errors


def readable(code: str) -> Catalogue:
    """A language as standard output can show it."""
    if needs_ascii(Console()):
        return PlainCatalogue(code, None if code == FALLBACK else catalogue(FALLBACK))
    return catalogue(code)
