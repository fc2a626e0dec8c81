"""Which drawing belongs to which game: the `Painter` of `tabiji.terminal.<game>`."""

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from tabiji.kernel.game import Game
from tabiji.kernel.parts import part
from tabiji.match import Standing
from tabiji.terminal.screen import Screen


class Painter(Protocol):
    """Draws the tables of one game on a screen; `names` are the players'."""

    def __init__(self, screen: Screen, names: Sequence[str]) -> None: ...
    def draw(self, view: Any) -> RenderableType: ...


def painter(game: Game, screen: Screen, names: Sequence[str]) -> Painter | None:
    """The painter of a game, if it has one."""
    found = part("tabiji.terminal", game)
    made: Painter | None = found.Painter(screen, names) if found else None
    return made


def drawn(
    standing: Standing, screen: Screen, names: Sequence[str], seat: int | None
) -> RenderableType:
    """A table as a seat sees it; where nobody can draw the game, its position in words."""
    artist = painter(standing.game, screen, names)
    if artist is None:
        return Text(screen.spell(standing.position))
    return artist.draw(standing.view(seat))
