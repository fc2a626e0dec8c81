"""What the bots know of Tokaido: a taste, an eye, and what their mind looks at."""

from tabiji.bots.tokaido.eye import FEATURES, features, nearness
from tabiji.bots.tokaido.sight import SIGHTS, is_quiet, sight
from tabiji.bots.tokaido.taste import HORIZON, prefer

__all__ = [
    "FEATURES",
    "HORIZON",
    "SIGHTS",
    "features",
    "is_quiet",
    "nearness",
    "prefer",
    "sight",
]
