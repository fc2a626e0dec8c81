"""The table of a guided first game of Tokaido."""

from tabiji.match.dice import seed_from
from tabiji.server.lesson import Lesson

LESSON = Lesson(seed_from("first game of tokaido 169"), {"travelers": "none"}, ("haru", "sora"))
