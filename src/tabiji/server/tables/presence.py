"""Telling other processes, now and then, who is connected to this one."""

import asyncio

from tabiji.server.storage.notifications import Notifications
from tabiji.server.tables.cache import LiveTable, TableCache

TELL_SECONDS = 15.0


class Presence:
    """Who is where, as far as the processes of one database tell each other."""

    def __init__(self, notifications: Notifications, cache: TableCache) -> None:
        self._notifications = notifications
        self._cache = cache
        self._arrivals: set[asyncio.Task[None]] = set()

    def heard(self, _: str, people: list[tuple[str, str]]) -> None:
        """Another process told us."""
        for table, player in people:
            if live := self._cache.known(table):
                live.heard_of(player)

    def arrived(self, live: LiveTable, player: str | None) -> None:
        """Somebody came: the others need not wait to hear it."""
        if player is not None:
            task = asyncio.create_task(self._notifications.tell_present([(live.id, player)]))
            self._arrivals.add(task)
            task.add_done_callback(self._arrivals.discard)

    async def keep_telling(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            here = {
                (live.id, listener.viewer)
                for live in self._cache
                for listener in live.listeners
                if listener.viewer is not None
            }
            if here:
                await self._notifications.tell_present(sorted(here))
