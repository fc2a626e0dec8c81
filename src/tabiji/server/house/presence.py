"""Telling other processes, now and then, who is connected to this one."""

import asyncio

from tabiji.server.house.rooms import Room, Rooms
from tabiji.server.storage.post import Post

TELL_SECONDS = 15.0


class Presence:
    """Who is where, as far as the processes of one database tell each other."""

    def __init__(self, post: Post, rooms: Rooms) -> None:
        self._post = post
        self._rooms = rooms
        self._arrivals: set[asyncio.Task[None]] = set()

    def heard(self, _: str, people: list[tuple[str, str]]) -> None:
        """Another process told us."""
        for table, player in people:
            if room := self._rooms.known(table):
                room.heard_of(player)

    def arrived(self, room: Room, player: str | None) -> None:
        """Somebody came: the others need not wait to hear it."""
        if player is not None:
            task = asyncio.create_task(self._post.tell_present([(room.id, player)]))
            self._arrivals.add(task)
            task.add_done_callback(self._arrivals.discard)

    async def keep_telling(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            here = {
                (room.id, listener.viewer)
                for room in self._rooms
                for listener in room.listeners
                if listener.viewer is not None
            }
            if here:
                await self._post.tell_present(sorted(here))
