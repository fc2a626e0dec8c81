"""Tabiji: Tokaido and Tokaido Duo, their rules written once and played anywhere.

    >>> import tabiji
    >>> match = tabiji.Match("duo", ["Aiko", "Kenji"], seed=7)
    >>> match.play("pilgrim")
    >>> match.undo()

The kernel (`tabiji.kernel`) knows what every game shares; each game lives in a
folder of its own (`tabiji.duo`); a game between people is a match
(`tabiji.match`). Nothing here imports more than NumPy, and Numba once something
is compiled.
"""

from tabiji.kernel.engine import Engine
from tabiji.kernel.game import Game, game, games
from tabiji.kernel.notebook import draw_with
from tabiji.kernel.table import Table
from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message
from tabiji.match import Action, Match, Outcome, Record, Seat, Standing

__version__ = "0.1.0"


def _svg(shown: Table | Standing) -> str:
    from tabiji.pictures import svg  # only notebooks wait for the pictures

    return svg(shown)


draw_with(_svg)

__all__ = [
    "Action",
    "Engine",
    "Game",
    "Match",
    "Message",
    "Outcome",
    "Record",
    "Seat",
    "TabijiError",
    "Table",
    "__version__",
    "game",
    "games",
]
