"""The table of a guided first game of Tokaido Duo."""

from tabiji.match.dice import seed_from
from tabiji.server.lesson import Lesson

LESSON = Lesson(seed_from("first game of duo 319"), {"compass": 0, "purple": 0}, ("haru",))
