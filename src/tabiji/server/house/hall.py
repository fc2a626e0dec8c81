"""The rooms with their tables: read when they are needed, changed only through the log."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from tabiji.kernel.errors import TabijiError
from tabiji.kernel.message import Message
from tabiji.server.errors import CONFLICT, TOO_MANY, Refusal, no_table, stale
from tabiji.server.house.keys import is_id
from tabiji.server.house.limits import Limits
from tabiji.server.house.presence import Presence
from tabiji.server.house.rooms import ELSEWHERE_SECONDS, Room, Rooms
from tabiji.server.house.showing import Later, Showing
from tabiji.server.house.watch import Watch
from tabiji.server.log.events import Event
from tabiji.server.log.seating import seats_of
from tabiji.server.log.table import TableState
from tabiji.server.schemas import Hello, Update
from tabiji.server.storage.matches import Matches
from tabiji.server.storage.writer import Taken

LONG_LOG = 50
"""Actions that are replayed beside the loop, so that others are not kept waiting."""


class Hall:
    """Where all rooms are. `shared`: other processes may change the same tables."""

    def __init__(
        self,
        matches: Matches,
        rooms: Rooms,
        showing: Showing,
        presence: Presence,
        limits: Limits,
        shared: bool,
    ) -> None:
        self._matches = matches
        self._rooms = rooms
        self._showing = showing
        self._presence = presence
        self._limits = limits
        self._shared = shared
        self._open = True
        self._catching_up: set[asyncio.Task[None]] = set()
        self.changed: Callable[[TableState], None] = lambda _: None
        """Who is told when a table has changed here."""

    @contextlib.asynccontextmanager
    async def at(
        self, table: str, *, fresh: bool = False, known: int = 0, by: str | None = None
    ) -> AsyncIterator[Room]:
        """The room of a table, locked, its table read: again, if somebody knows more than we
        do, or if another process may and it matters (`fresh`). `by`: who asks.

        Whatever fails in it, what is not in the log is thrown away.
        """
        if not is_id(table):
            raise no_table()
        room = self._rooms.room(table)
        room.users += 1
        try:
            async with room.lock:
                await self._read(room, fresh, known)
                self._notice(room, by)
                try:
                    yield room
                except BaseException as error:
                    if not isinstance(error, TabijiError) or (
                        room.table and room.table.version != room.version
                    ):
                        room.table = None
                    raise
        finally:
            room.users -= 1
            self._rooms.settle(room)

    def _notice(self, room: Room, player: str | None) -> None:
        """Whoever sits at a table and asks for something is there."""
        if player and seats_of(room.state.chairs, player) and room.did(player):
            self._presence.arrived(room, player)
            asyncio.get_running_loop().call_later(ELSEWHERE_SECONDS + 0.1, room.stir)

    async def _read(self, room: Room, fresh: bool, known: int) -> None:
        state, elsewhere = room.table, fresh and self._shared
        # It may have been taken away; or whoever has its board may have played on.
        whole = state is None or (elsewhere and (state.closed or not state.acted))
        if state is None or whole:
            room.table = None
            state = await self._read_whole(room.id)
        elif elsewhere or (known > state.version and not state.closed):
            news = await self._matches.log(room.id, state.version)
            room.table = None
            state.follow(news)
        room.table = state
        if state.version > room.version:
            room.version = state.version
            room.stir()

    async def _read_whole(self, table: str) -> TableState:
        found = await self._matches.get(table)
        if found is None:
            raise no_table()
        try:
            setting, events, _ = found
            long = len(setting.given) + len(events) > LONG_LOG
            return await asyncio.to_thread(TableState, *found) if long else TableState(*found)
        except TabijiError as error:
            told = Message("server-unreadable", {"why": error.message})
            raise Refusal("unreadable", CONFLICT, told) from error

    async def commit(
        self, room: Room, rows: list[Event], writing: Coroutine[Any, Any, None] | None = None
    ) -> None:
        """Bring to disk what was appended to a room's table, then tell everybody.

        If that fails, the table in memory is ahead of the log: it is thrown away.
        """
        state = room.state
        room.table = None
        try:
            await (writing or self._matches.append(state, rows))
        except Taken:
            raise stale() from None
        finally:
            room.stir()
        room.table, room.version = state, state.version
        self.changed(state)

    async def let_go(self, tables: list[str]) -> None:
        """Take tables away at which nobody ever did anything; not those that somebody is at."""
        await self._matches.let_go([id for id in tables if not self._is_used(id)])
        for id in tables:
            if (room := self._rooms.known(id)) and room.idle:
                self._rooms.forget(room)

    def _is_used(self, table: str) -> bool:
        room = self._rooms.known(table)
        return room is not None and not (room.idle and room.empty)

    # Watching

    async def enter(self, watch: Watch) -> Room:
        async with self.at(watch.table, fresh=True) as room:
            chairs = room.state.chairs
            others = sum(not seats_of(chairs, each.viewer) for each in room.listeners)
            if others >= self._limits.watchers and not seats_of(chairs, watch.viewer):
                raise Refusal("too-many-watchers", TOO_MANY, Message("server-too-many-watchers"))
            room.enter(watch)
        self._presence.arrived(room, watch.viewer)
        self._stir_later(room)
        if not self._open:
            watch.end()
        return room

    async def news(self, watch: Watch, seen: int | None) -> Hello | Update:
        async with self.at(watch.table) as room:
            tell: Later[Hello | Update]
            if seen is None:
                tell = self._showing.hello(room, watch.viewer)
            else:
                tell = self._showing.news(room, watch.viewer, seen)
        return await tell()

    def leave(self, watch: Watch, room: Room) -> None:
        room.leave(watch)
        self._stir_later(room)

    def _stir_later(self, room: Room) -> None:
        """When somebody has been away for long, what the others may do changes."""

        def stir() -> None:
            if room.table and room.away(self._limits.away_seconds):
                room.stir()

        asyncio.get_running_loop().call_later(self._limits.away_seconds + 0.1, stir)

    async def close(self) -> None:
        """End every watch, and finish reading."""
        self._open = False
        for room in self._rooms:
            for listener in room.listeners:
                listener.end()
        await asyncio.gather(*self._catching_up, return_exceptions=True)

    # Other processes

    def heard(self, table: str) -> None:
        """Another process changed a table."""
        room = self._rooms.known(table)
        if room and self._open:
            task = asyncio.create_task(self._catch_up(table))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    def missed(self) -> None:
        """We may not have heard of everything."""
        for room in self._rooms:
            self.heard(room.id)

    async def _catch_up(self, table: str) -> None:
        try:
            async with self.at(table, fresh=True):
                pass
        except Refusal:  # whoever is there is told why
            if room := self._rooms.known(table):
                room.stir()
