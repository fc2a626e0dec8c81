"""The logs of the tables that were looked at last, so that only what is new is written again.

Whoever asks for a table after every move, as a program without a live connection does, would
otherwise have a long game told from its beginning each time. A long log is told in slices, and
one at a time, so that whoever plays waits for none of it.
"""

import asyncio
from collections import OrderedDict

from tabiji.match.match import Match
from tabiji.server import wire
from tabiji.server.schemas import Step
from tabiji.server.tables.slices import in_slices
from tabiji.server.wire import Viewer

MOST_STEPS = 20_000
"""How many steps are kept of all logs together; each takes two kilobytes at most."""

FEW = 50
"""So many new steps are told without waiting for anybody's long log."""


class StepCache:
    """What happened at some tables, as some viewers may know it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Viewer], tuple[tuple[int, ...], list[Step]]]
        self._kept = OrderedDict()
        self._long = asyncio.Lock()
        self.steps = 0
        """How many are kept."""

    async def log(self, table: str, match: Match, viewer: Viewer) -> list[Step]:
        """The whole log of a match that stays as it stands, without views."""
        if match.at - len(self._known(table, match, viewer)) <= FEW:
            return await self._told(table, match, viewer)
        async with self._long:
            return await self._told(table, match, viewer)

    async def steps_of(self, match: Match, viewer: Viewer, since: int, until: int) -> list[Step]:
        """A part of the log of a match that stays as it stands, with the table after each step."""
        steps = wire.each_step(match, viewer, since, until=until, views=True)
        if until - since <= FEW:
            return await in_slices(steps)
        async with self._long:
            return await in_slices(steps)

    def _known(self, table: str, match: Match, viewer: Viewer) -> list[Step]:
        """The beginning of a log, as far as it was told before and has not been undone since."""
        before, steps = self._kept.get((table, viewer), ((), []))
        return steps if match.codes[: len(before)] == before else []

    async def _told(self, table: str, match: Match, viewer: Viewer) -> list[Step]:
        known = self._known(table, match, viewer)
        told = [*known, *await in_slices(wire.each_step(match, viewer, len(known)))]
        _, before = self._kept.pop((table, viewer), ((), []))
        self._kept[table, viewer] = match.codes, told
        self.steps += len(told) - len(before)
        while self.steps > MOST_STEPS:
            _, (_, longest_ago) = self._kept.popitem(last=False)
            self.steps -= len(longest_ago)
        return told
