"""Which drawing belongs to which game: `tabiji.terminal.<game>_board.Painter`."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from tabiji.kernel.game import Game
from tabiji.match import Standing
from tabiji.terminal.screen import Screen


class Painter(Protocol):
    """Draws the tables of one game on a screen; `names` are the players'."""

    def __init__(self, screen: Screen, names: Sequence[str]) -> None: ...
    def draw(self, view: Any) -> RenderableType: ...


def painter(game: Game, screen: Screen, names: Sequence[str]) -> Painter | None:
    """The painter of a game, if it has one."""
    module = f"tabiji.terminal.{game.name}_board"
    if find_spec(module) is None:
        return None
    found: Painter = import_module(module).Painter(screen, names)
    return found


def drawn(
    standing: Standing, screen: Screen, names: Sequence[str], seat: int | None
) -> RenderableType:
    """A table as a seat sees it; where nobody can draw the game, its position in words."""
    artist = painter(standing.game, screen, names)
    if artist is None:
        return Text(screen.spell(standing.position))
    return artist.draw(standing.view(seat))
