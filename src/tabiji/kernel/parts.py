"""What a layer knows of a game: a package within the layer, named like the game.

`tabiji.pictures.duo` is the part of the pictures that is about Tokaido Duo. A layer looks for
its parts here and nowhere else, and does without where a game has none.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from tabiji.kernel.game import Game


def part(layer: str, game: Game) -> ModuleType | None:
    """The part of a layer (`tabiji.pictures`) that is about a game; None if it has none."""
    name = f"{layer}.{game.name}"
    return import_module(name) if find_spec(name) else None
