"""How Tokaido Duo is drawn on a screen of letters."""

from tabiji.terminal.duo.board import Painter

__all__ = ["Painter"]
