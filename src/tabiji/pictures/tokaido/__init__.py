"""How Tokaido is drawn."""

from tabiji.pictures.tokaido.table import draw

__all__ = ["draw"]
