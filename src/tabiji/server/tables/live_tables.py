"""The tables in use: read when they are needed, changed only through the log."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message
from tabiji.server.errors import CONFLICT, TOO_MANY, Refusal, no_table, stale
from tabiji.server.schemas import Hello, Update
from tabiji.server.storage.matches import Matches
from tabiji.server.storage.writer import Taken
from tabiji.server.table_log.events import Event
from tabiji.server.table_log.seating import seats_of
from tabiji.server.table_log.table import TableState
from tabiji.server.tables.cache import ELSEWHERE_SECONDS, LiveTable, TableCache
from tabiji.server.tables.keys import is_id
from tabiji.server.tables.limits import Limits
from tabiji.server.tables.presence import Presence
from tabiji.server.tables.presenter import Later, Presenter
from tabiji.server.tables.subscription import Subscription

LONG_LOG = 50
"""Actions that are replayed beside the loop, so that others are not kept waiting."""


class LiveTables:
    """All tables in use. `shared`: other processes may change the same tables."""

    def __init__(
        self,
        matches: Matches,
        cache: TableCache,
        presenter: Presenter,
        presence: Presence,
        limits: Limits,
        shared: bool,
    ) -> None:
        self._matches = matches
        self._cache = cache
        self._presenter = presenter
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
    ) -> AsyncIterator[LiveTable]:
        """A live table, locked and read: read again, if somebody knows more than we
        do, or if another process may and it matters (`fresh`). `by`: who asks.

        Whatever fails in it, what is not in the log is thrown away.
        """
        if not is_id(table):
            raise no_table()
        live = self._cache.table(table)
        live.users += 1
        try:
            async with live.lock:
                await self._read(live, fresh, known)
                self._notice(live, by)
                try:
                    yield live
                except BaseException as error:
                    if not isinstance(error, TabijiError) or (
                        live.table and live.table.version != live.version
                    ):
                        live.table = None
                    raise
        finally:
            live.users -= 1
            self._cache.settle(live)

    def _notice(self, live: LiveTable, player: str | None) -> None:
        """Whoever sits at a table and asks for something is there."""
        if player and seats_of(live.state.occupants, player) and live.did(player):
            self._presence.arrived(live, player)
            asyncio.get_running_loop().call_later(ELSEWHERE_SECONDS + 0.1, live.stir)

    async def _read(self, live: LiveTable, fresh: bool, known: int) -> None:
        state, elsewhere = live.table, fresh and self._shared
        # It may have been taken away; or whoever has its board may have played on.
        whole = state is None or (elsewhere and (state.closed or not state.acted))
        if state is None or whole:
            live.table = None
            state = await self._read_whole(live.id)
        elif elsewhere or (known > state.version and not state.closed):
            news = await self._matches.log(live.id, state.version)
            live.table = None
            state.follow(news)
        live.table = state
        if state.version > live.version:
            live.version = state.version
            live.stir()

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
        self, live: LiveTable, rows: list[Event], writing: Coroutine[Any, Any, None] | None = None
    ) -> None:
        """Bring to disk what was appended to a live table, then tell everybody.

        If that fails, the table in memory is ahead of the log: it is thrown away.
        """
        state = live.state
        live.table = None
        try:
            await (writing or self._matches.append(state, rows))
        except Taken:
            raise stale() from None
        finally:
            live.stir()
        live.table, live.version = state, state.version
        self.changed(state)

    async def let_go(self, tables: list[str]) -> None:
        """Take tables away at which nobody ever did anything; not those that somebody is at."""
        await self._matches.let_go([id for id in tables if not self._is_used(id)])
        for id in tables:
            if (live := self._cache.known(id)) and live.idle:
                self._cache.forget(live)

    def _is_used(self, table: str) -> bool:
        live = self._cache.known(table)
        return live is not None and not (live.idle and live.empty)

    # Watching

    async def enter(self, subscription: Subscription) -> LiveTable:
        async with self.at(subscription.table, fresh=True) as live:
            occupants = live.state.occupants
            others = sum(not seats_of(occupants, each.viewer) for each in live.listeners)
            if others >= self._limits.watchers and not seats_of(occupants, subscription.viewer):
                raise Refusal("too-many-watchers", TOO_MANY, Message("server-too-many-watchers"))
            live.enter(subscription)
        self._presence.arrived(live, subscription.viewer)
        self._stir_later(live)
        if not self._open:
            subscription.end()
        return live

    async def news(self, subscription: Subscription, seen: int | None) -> Hello | Update:
        async with self.at(subscription.table) as live:
            tell: Later[Hello | Update]
            if seen is None:
                tell = self._presenter.hello(live, subscription.viewer)
            else:
                tell = self._presenter.news(live, subscription.viewer, seen)
        return await tell()

    def leave(self, subscription: Subscription, live: LiveTable) -> None:
        live.leave(subscription)
        self._stir_later(live)

    def _stir_later(self, live: LiveTable) -> None:
        """When somebody has been away for long, what the others may do changes."""

        def stir() -> None:
            if live.table and live.away(self._limits.away_seconds):
                live.stir()

        asyncio.get_running_loop().call_later(self._limits.away_seconds + 0.1, stir)

    async def close(self) -> None:
        """End every subscription, and finish reading."""
        self._open = False
        for live in self._cache:
            for listener in live.listeners:
                listener.end()
        await asyncio.gather(*self._catching_up, return_exceptions=True)

    # Other processes

    def heard(self, table: str) -> None:
        """Another process changed a table."""
        live = self._cache.known(table)
        if live and self._open:
            task = asyncio.create_task(self._catch_up(table))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    def missed(self) -> None:
        """We may not have heard of everything."""
        for live in self._cache:
            self.heard(live.id)

    async def _catch_up(self, table: str) -> None:
        try:
            async with self.at(table, fresh=True):
                pass
        except Refusal:  # whoever is there is told why
            if live := self._cache.known(table):
                live.stir()
