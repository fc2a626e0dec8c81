"""What the service knows of Tokaido."""

from tabiji.server.tokaido.lesson import LESSON

__all__ = ["LESSON"]
