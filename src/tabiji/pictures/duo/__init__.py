"""How Tokaido Duo is drawn."""

from tabiji.pictures.duo.table import draw

__all__ = ["draw"]
