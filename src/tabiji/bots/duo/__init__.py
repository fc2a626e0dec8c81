"""What the bots know of Tokaido Duo: a taste, an eye, and what their mind looks at."""

from tabiji.bots.duo.eye import FEATURES, features, nearness
from tabiji.bots.duo.sight import SIGHTS, is_quiet, sight
from tabiji.bots.duo.taste import HORIZON, prefer

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
