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
from tabiji.kernel.errors import TabijiError
from tabiji.kernel.game import Game, game, games
from tabiji.kernel.message import Message
from tabiji.kernel.table import Table
from tabiji.match import Action, Match, Outcome, Record, Seat

__version__ = "0.1.0"

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
