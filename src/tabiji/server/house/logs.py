"""The logs of the tables that were looked at last, so that only what is new is written again.

Whoever asks for a table after every move, as a program without a live connection does, would
otherwise have a long game told from its beginning each time.
"""

from collections import OrderedDict

from tabiji.match.match import Match
from tabiji.server import wire
from tabiji.server.schemas import Step
from tabiji.server.wire import Viewer

KEPT = 64
"""Logs of so many tables and viewers; a long one takes a megabyte."""


class Logs:
    """What happened at some tables, as some viewers may know it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Viewer], tuple[tuple[int, ...], list[Step]]]
        self._kept = OrderedDict()

    def log(self, table: str, match: Match, viewer: Viewer) -> list[Step]:
        """The whole log of a match as it stands, without views."""
        codes = match.codes
        before, steps = self._kept.pop((table, viewer), ((), []))
        if codes[: len(before)] != before:  # something was undone since
            steps = []
        told = [*steps, *wire.steps_of(match, viewer, len(steps))]
        self._kept[table, viewer] = codes, told
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return told
