"""How Tokaido is drawn on a screen of letters."""

from tabiji.terminal.tokaido.board import Painter

__all__ = ["Painter"]
