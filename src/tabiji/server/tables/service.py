"""What can be asked of the tables."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import column, table, update

from tabiji.kernel.errors import IllegalAction
from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message
from tabiji.match.dice import seed_from
from tabiji.match.match import Match
from tabiji.server import wire
from tabiji.server.errors import (
    CONFLICT,
    TOO_MANY,
    WRONG,
    Refusal,
    invitation_over,
    no_invitation,
    not_now,
    not_seated,
    stale,
    storage_failed,
)
from tabiji.server.schemas import Accepted, Act, Ask, Lists, Look, Me, NewTable, Step, Table
from tabiji.server.storage.database import Database
from tabiji.server.storage.links import links_secret
from tabiji.server.storage.matches import Matches
from tabiji.server.storage.notifications import (
    NoNotifications,
    Notifications,
    PostgresNotifications,
)
from tabiji.server.storage.people import People
from tabiji.server.storage.upgrade import upgrade
from tabiji.server.storage.writer import Change, Writer
from tabiji.server.table_log.again import missing
from tabiji.server.table_log.asking import Asking, grant, sit
from tabiji.server.table_log.events import Event
from tabiji.server.table_log.seating import acting_seats, seats_of
from tabiji.server.table_log.setting import Setting
from tabiji.server.table_log.table import TableState
from tabiji.server.tables import opening
from tabiji.server.tables.bots import Bots, Thinking
from tabiji.server.tables.cache import TableCache
from tabiji.server.tables.closed import closed_record
from tabiji.server.tables.keys import Keys
from tabiji.server.tables.limits import Limits
from tabiji.server.tables.lists import lists_for
from tabiji.server.tables.live_tables import LiveTables
from tabiji.server.tables.players import Players
from tabiji.server.tables.presence import Presence
from tabiji.server.tables.presenter import Presenter
from tabiji.server.tables.subscription import Slot, Subscription

SWEEP_SECONDS = 3.0
"""How often a process looks for bots that nobody thinks for, as after another's crash."""

HEALTHY_SECONDS = 5.0
"""How long the database may take to write nothing new."""
SLOW_SECONDS = 120.0
"""A bot that has been thinking for so long does not answer."""

SAME_AGAIN = update(table("alembic_version", column("version_num"))).values(
    version_num=column("version_num")
)

TIDY_SECONDS = 600.0
"""How often tables are taken away at which nobody does anything."""

Done = TypeVar("Done")


TRIES = 5
"""Everybody at a table may say at once, in another process, that they would like to play again."""


Pay = Callable[[], None]
"""Pays for a table, just before it is set out; raises where that cannot be paid."""


def for_nothing() -> None:
    """Where nobody counts."""


class TableService:
    """People, their tables, and what happens there.

    `database` is the path of a file, or an address as `postgresql://...`; `secret` made
    the keys of links before these had a secret of their own in the database; `bot_workers` decide
    for bots; `new_seed` is asked for the dice of each table; `run` does what takes long,
    elsewhere; `whereabouts` tells of a person from where they come.
    """

    def __init__(
        self,
        database: str,
        secret: bytes,
        bot_workers: Thinking,
        limits: Limits | None = None,
        new_seed: Callable[[], bytes] = seed_from,
        run: Callable[..., Awaitable[Any]] = asyncio.to_thread,
        whereabouts: Callable[[str], str] = str,
    ) -> None:
        self._run = run
        self._limits = limits or Limits()
        self._new_seed = new_seed
        self._secret = secret
        self._keys = Keys()
        self._database = Database(database)
        self._notifications: Notifications = (
            PostgresNotifications(self._database.url)
            if self._database.shared
            else NoNotifications()
        )
        self._writer = Writer(self._database, self._notifications.send)
        self._players = Players(People(self._database, self._writer), self._keys)
        self._matches = Matches(self._database, self._writer)
        self._cache = TableCache(self._limits.cached, self._limits.cached_bytes)
        self._presenter = Presenter(
            self._keys,
            self._limits.away_seconds,
            bot_workers.warming,
            lambda table: self._bots.gave_up(table),
        )
        self._presence = Presence(self._notifications, self._cache)
        self._live_tables = LiveTables(
            self._matches,
            self._cache,
            self._presenter,
            self._presence,
            self._limits,
            self._database.shared,
        )
        self._live_tables.changed = self._wake_bots
        self._bots = Bots(
            bot_workers,
            self._notifications,
            self._cache,
            self._live_tables.at,
            self._live_tables.commit,
            whereabouts,
        )
        self._doing: set[asyncio.Task[Any]] = set()
        self._chores: list[asyncio.Task[None]] = []
        self._open = False

    # Opening and closing

    async def start(self) -> None:
        """Open the database, bring it up to date, and take up the matches that wait for a bot."""
        await upgrade(self._database)
        self._keys.make_from(await links_secret(self._database, self._secret))
        self._writer.start()
        await self._notifications.start(
            self._live_tables.heard, self._live_tables.missed, self._presence.heard
        )
        self._open = True
        await self._take_up()
        chores = [self._tidy()]
        if self._database.shared:
            chores += [self._presence.keep_telling(), self._sweep()]
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def stop(self) -> None:
        """Finish what was begun, end every subscription, close the database."""
        self._open = False
        await self._live_tables.close()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, *self._doing, return_exceptions=True)
        await self._bots.stop()
        await self._notifications.stop()
        await self._writer.stop()
        await self._database.close()

    async def healthy(self) -> bool:
        """Whether the database can be written to: it is done, with what stands there already."""
        try:
            async with asyncio.timeout(HEALTHY_SECONDS):
                await self._writer.write(Change("", updated=[(SAME_AGAIN, {})]))
        except (Refusal, TimeoutError):
            return False
        return self._open

    @property
    def bots_answer(self) -> bool:
        """Whether no bot has been thinking for longer than any does."""
        return self._bots.longest < SLOW_SECONDS

    @property
    def tables_in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._cache)

    # People

    async def new_player(self, name: str = "") -> Me:
        """Somebody new. Without a name they have an empty one until they choose."""
        return await self._players.new(name)

    async def arrive(self, key: str, admit: Callable[[], None]) -> Me:
        """Whoever comes by an arrival key, somebody new unless they just came by it; `admit` is
        asked before somebody new is made, and may refuse."""
        return await self._firmly(self._players.arrive(key, admit))

    async def player(self, player: str) -> Me | None:
        """Somebody by their id; None if there is nobody of that id."""
        return await self._players.find(player)

    async def rename(self, player: str, name: str) -> Me:
        """Another name, for tables from now on."""
        return await self._players.rename(player, name)

    async def player_by_key(self, key: str) -> Me:
        """Whoever has this personal key (what `Me.link` ends with)."""
        return await self._players.by_key(key)

    # Tables

    async def open_table(self, player: str, wish: NewTable) -> str:
        """Set out a table and return its id; it starts at once if no seat is open."""
        me = await self._players.known(player)
        seed = self._new_seed()
        beginning = await self._beginning(wish, seed)
        setting = opening.set_out(wish, me.id, me.name, seed, beginning)
        limits = self._limits
        if not await self._is_room(limits.tables_each, limits.used_days, me.id):
            raise Refusal("too-many-tables", TOO_MANY, Message("server-too-many-tables"))
        if not await self._is_room(limits.tables, limits.busy_days):
            raise Refusal("full", TOO_MANY, Message("server-full"))
        table, events = await asyncio.to_thread(_begun, setting)
        await self._firmly(self._matches.add(table, events))
        self._wake_bots(table)
        return setting.id

    async def lists(self, player: str | None) -> Lists:
        """The tables that this person may want to see, the latest first."""
        return await lists_for(self._matches, self._cache, player, self._limits)

    async def look(self, table: str, viewer: str | None) -> Look:
        """A table and its log, as this viewer sees them."""
        async with self._live_tables.at(table, fresh=True, by=viewer) as live:
            tell = self._presenter.look(live, viewer)
        return await tell()

    async def steps(self, table: str, viewer: str | None, since: int, until: int) -> list[Step]:
        """What happened between two places, with the table right after each step."""
        async with self._live_tables.at(table, by=viewer) as live:
            tell = self._presenter.steps(live, viewer, since, until)
        return await tell()

    async def act(self, table: str, player: str, action: Act) -> Accepted:
        """Play an action in one's seat."""
        return await self._firmly(self._act(table, player, action))

    async def ask(self, table: str, player: str, wish: Ask, pay: Pay = for_nothing) -> Accepted:
        """Do anything else at a table; `pay` for the one that is set out if it is a rematch."""
        if wish.do == "rematch":
            return await self._firmly(self._rematch(table, player, pay))
        return await self._firmly(self._ask(table, player, wish))

    async def invitation(self, key: str) -> Table:
        """The table that an invitation is for, as a spectator sees it."""
        table, seat, emptied = self._invited(key)
        async with self._live_tables.at(table, fresh=True) as live:
            check_invitation(live.state, seat, emptied)
            return self._presenter.table(live, None)

    async def take_invitation(self, key: str, player: str, name: str | None = None) -> Table:
        """Take the seat that an invitation is for; whoever is first gets it."""
        table, seat, emptied = self._invited(key)
        await self._firmly(self._sit(table, seat, emptied, player, name))
        async with self._live_tables.at(table) as live:
            return self._presenter.table(live, player)

    async def record(self, table: str, viewer: str | None) -> str:
        """The record of a match: of a finished one with its seed; of one that goes on only
        where nothing is hidden, since a record tells everything."""
        async with self._live_tables.at(table, fresh=True) as live:
            state = live.state
            over = state.status == "over"
            if state.status == "waiting" or (wire.hides(state.setting.game) and not over):
                raise not_now()
            if state.match is None:
                return closed_record(state)
            return str(state.match.record(reveal=over))

    async def finished(self, table: str) -> Match:
        """The match of a table where it is over, to replay; not to be changed."""
        async with self._live_tables.at(table, fresh=True) as live:
            state = live.state
            state.check_open()
            if state.match is None or state.status != "over":
                raise not_now()
            return state.match

    async def position(self, table: str, viewer: str | None) -> Match:
        """The match of a table where this viewer is to act, for a hint: a copy of it, as it
        stands. Refused where the table has no hints, or it is not this viewer's turn."""
        async with self._live_tables.at(table, fresh=True, by=viewer) as live:
            state = live.state
            state.check_open()
            mine = acting_seats(state.occupants, viewer)
            if not mine:
                raise not_seated()
            if state.match is None or not state.setting.hints or state.turn not in mine:
                raise not_now()
            return state.match.branch()

    def subscribe(
        self,
        table: str,
        viewer: str | None,
        seen: int | None = None,
        slot: Slot = contextlib.nullcontext,
    ) -> Subscription:
        """News of a table as they come, each made in a `slot` of the viewer."""
        return Subscription(
            table,
            viewer,
            seen,
            slot,
            self._live_tables.enter,
            self._live_tables.news,
            self._live_tables.leave,
        )

    # What people do at tables: checked, brought to disk, and then told to everybody

    async def _act(self, table: str, player: str, action: Act) -> Accepted:
        """Play an action in one's seat."""
        async with self._live_tables.at(table, known=action.seen, by=player) as live:
            state = live.state
            state.check_open()
            if action.seat not in seats_of(state.occupants, player):
                raise not_seated()
            if not state.game_version <= action.seen <= state.version:
                raise stale()
            if state.status != "playing":
                raise not_now()
            if not state.occupants[action.seat].counts:
                raise Refusal("handed-over", CONFLICT, Message("server-handed-over"))
            if state.turn != action.seat:
                raise Refusal("not-your-turn", CONFLICT, Message("server-not-your-turn"))
            try:
                rows = state.append(Event("play", action.word, action.seat, player))
            except IllegalAction as error:
                raise Refusal("illegal", CONFLICT, error.message) from error
            except TabijiError as error:
                raise Refusal("illegal", WRONG, error.message) from error
            await self._live_tables.commit(live, rows)
            return Accepted(version=state.version)

    async def _ask(self, table: str, player: str, wish: Ask) -> Accepted:
        """Anything else but a rematch."""
        name = (
            await self._players.name_at_table(player, wish.name) if wish.do == "take-seat" else ""
        )
        async with self._live_tables.at(table, known=wish.seen, by=player) as live:
            state = live.state
            state.check_open()
            away = live.away(self._limits.away_seconds)
            rows = grant(Asking(state, player, wish, away, name))
            await self._live_tables.commit(live, rows)
            return Accepted(version=state.version)

    async def _sit(
        self, table: str, seat: int, emptied: int, player: str, name: str | None
    ) -> None:
        """Take an open seat, by an invitation from when it had been emptied so often."""
        called = await self._players.name_at_table(player, name)
        async with self._live_tables.at(table, fresh=True) as live:
            state = live.state
            state.check_open()
            if seat in seats_of(state.occupants, player):
                return  # the link was opened again by whoever took the seat
            check_invitation(state, seat, emptied)
            await self._live_tables.commit(live, state.append(sit(state, player, seat, called)))

    async def _rematch(self, table: str, player: str, pay: Pay) -> Accepted:
        """Somebody would like to play again. When nobody's word is missing, the table where these
        people do so is set out, once, and paid for by whoever said it last."""
        paid = False

        def pay_once() -> None:
            nonlocal paid
            if not paid:
                pay()
            paid = True

        for _ in range(TRIES - 1):
            try:
                return await self._play_again(table, player, pay_once)
            except Refusal as refusal:
                if refusal.code != "stale":
                    raise
        return await self._play_again(table, player, pay_once)

    async def _play_again(self, table: str, player: str, pay: Pay) -> Accepted:
        async with self._live_tables.at(table, fresh=True) as live:
            state = live.state
            state.check_open()
            if not seats_of(state.occupants, player):
                raise not_seated()
            if state.status != "over" or state.match is None:
                raise not_now()
            if state.rematch is None and not missing(state, player):
                pay()
                again = TableState(opening.once_more(state, player, self._new_seed()))
                its_rows = again.begin()
                rows = state.append(Event("rematch", again.setting.id, player=player))
                writing = self._matches.add_rematch(again, its_rows, state, rows)
                await self._live_tables.commit(live, rows, writing)
                self._wake_bots(again)
            elif state.rematch is None and player not in state.again:
                await self._live_tables.commit(
                    live, state.append(Event("play-again", player=player))
                )
            return Accepted(version=state.version, rematch=state.rematch)

    # Doing it

    async def _is_room(self, most: int, days: float, creator: str | None = None) -> bool:
        """Whether there may be one more table, of all people or made by one: if need be in the
        place of those at which nobody did anything."""
        if await self._matches.count(days, creator) < most:
            return True
        await self._let_go(self._limits.shortest_hours, creator)
        return await self._matches.count(days, creator) < most

    async def _let_go(self, hours: float, creator: str | None = None) -> None:
        """Take away tables that nobody touched for so long, and that nobody is at."""
        found = await self._matches.nobody_acted_at(hours, creator)
        await self._firmly(self._live_tables.let_go(found))

    async def _beginning(self, wish: NewTable, seed: bytes) -> opening.Beginning | None:
        wanted = wish.take_over
        if wanted is None:
            return None
        record, ours = wanted.record or "", wanted.match is not None
        if wanted.match is not None:
            record = await asyncio.to_thread(str, await self.finished(wanted.match))
        redraw = seed if opening.is_for_several(wish) else None
        found: opening.Beginning = await self._run(
            opening.from_record, record, wish.game, wanted.at, redraw, ours=ours
        )
        return found

    async def _firmly(self, doing: Coroutine[Any, Any, Done]) -> Done:
        """What was begun is finished, even if whoever asked for it has gone."""
        if not self._open:
            doing.close()
            raise storage_failed()
        task = asyncio.create_task(doing)
        self._doing.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: "asyncio.Task[Any]") -> None:
        self._doing.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked was told, or has gone

    # Chores

    def _wake_bots(self, table: TableState) -> None:
        if table.bot_to_act:
            self._bots.consider(table.setting.id, table.setting.creator)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            with contextlib.suppress(Refusal):
                await self._take_up()

    async def _tidy(self) -> None:
        while True:
            with contextlib.suppress(Refusal):
                await self._let_go(self._limits.untouched_hours)
            await asyncio.sleep(TIDY_SECONDS)

    async def _take_up(self) -> None:
        """Let bots go on that nobody thinks for."""
        self._bots.take_up(await self._matches.waiting_for_bots())

    # Links

    def _invited(self, key: str) -> tuple[str, int, int]:
        found = self._keys.seat(key)
        if found is None:
            raise no_invitation()
        return found


def _begun(setting: Setting) -> tuple[TableState, list[Event]]:
    """A table that is set out, perhaps where a long game stood, and what chance brought there."""
    table = TableState(setting)
    return table, table.begin()


def check_invitation(table: TableState, seat: int, emptied: int) -> None:
    """Refuse an invitation to a seat that there is not, or that was emptied since."""
    if seat >= len(table.occupants):
        raise no_invitation()
    if emptied != table.occupants[seat].emptied:
        raise invitation_over()
