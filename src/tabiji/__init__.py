"""Tabiji: Tokaido and Tokaido Duo, their rules written once and played anywhere.

    >>> import tabiji
    >>> table = tabiji.game("duo").table(seed=7)
    >>> table.deal()
    >>> table.turn
    0

The kernel (`tabiji.kernel`) knows what every game shares; each game lives in a
folder of its own (`tabiji.duo`). Nothing here imports more than NumPy, and
Numba once something is compiled.
"""

from tabiji.kernel.engine import Engine
from tabiji.kernel.errors import TabijiError
from tabiji.kernel.game import Game, game, games
from tabiji.kernel.message import Message
from tabiji.kernel.table import Table

__version__ = "0.1.0"

__all__ = ["Engine", "Game", "Message", "TabijiError", "Table", "__version__", "game", "games"]
