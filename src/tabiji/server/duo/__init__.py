"""What the service knows of Tokaido Duo."""

from tabiji.server.duo.lesson import LESSON

__all__ = ["LESSON"]
