"""Pictures of tables, of both games and on every board."""

from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

from tabiji import Table, game

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("duo", {}),
    ("tokaido", {"seats": 2}),
    ("tokaido", {"seats": 3, "return_journey": True}),
    ("tokaido", {"seats": 5, "travelers": "none"}),
    (
        "tokaido",
        {"seats": 5, "travelers": ("Satsuki", "Yoshiyasu", "Chuubei", "Hiroshige", "Umegae")},
    ),
]
"""Both games, with what changes their pictures."""


def walk(name: str, seed: int, every: int, **choices: Any) -> Iterator[Table]:
    """Tables of a random game: before anything is dealt, at every so many actions, at the end."""
    table = game(name).table(seed, **choices)
    random = Random(seed)
    actions = 0
    while not table.over:
        if actions % every == 0:
            yield table
        weights = list(table.weights().values()) or None
        table.play(random.choices(table.codes(), weights)[0])
        actions += 1
    yield table


def parsed(picture: str) -> ElementTree.Element:
    """A picture as XML; broken XML is an error."""
    return ElementTree.fromstring(picture)


def pieces(picture: str) -> list[str]:
    """The pieces that stand on the board, by name."""
    found = (element.get("data-piece") for element in parsed(picture).iter())
    return sorted(piece for piece in found if piece)
