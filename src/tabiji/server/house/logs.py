"""The logs of the tables that were looked at last, so that only what is new is written again.

Whoever asks for a table after every move, as a program without a live connection does, would
otherwise have a long game told from its beginning each time.
"""

from collections import OrderedDict

from tabiji.match.match import Match
from tabiji.server import wire
from tabiji.server.schemas import Step
from tabiji.server.wire import Viewer

MOST_STEPS = 20_000
"""How many steps are kept of all logs together; each takes two kilobytes at most."""


class Logs:
    """What happened at some tables, as some viewers may know it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Viewer], tuple[tuple[int, ...], list[Step]]]
        self._kept = OrderedDict()
        self.steps = 0
        """How many are kept."""

    def log(self, table: str, match: Match, viewer: Viewer) -> list[Step]:
        """The whole log of a match as it stands, without views."""
        codes = match.codes
        before, steps = self._kept.pop((table, viewer), ((), []))
        self.steps -= len(steps)
        if codes[: len(before)] != before:  # something was undone since
            steps = []
        told = [*steps, *wire.steps_of(match, viewer, len(steps))]
        self._kept[table, viewer] = codes, told
        self.steps += len(told)
        while self.steps > MOST_STEPS:
            _, (_, longest_ago) = self._kept.popitem(last=False)
            self.steps -= len(longest_ago)
        return told
