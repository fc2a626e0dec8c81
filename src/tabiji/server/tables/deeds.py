"""What people do at tables: each is checked, brought to disk, and then told to everybody."""

from collections.abc import Callable

from tabiji.kernel.errors import IllegalAction, TabijiError
from tabiji.kernel.message import Message
from tabiji.server.errors import (
    CONFLICT,
    WRONG,
    Refusal,
    invitation_over,
    no_invitation,
    not_now,
    not_seated,
    stale,
)
from tabiji.server.schemas import Accepted, Act, Ask
from tabiji.server.storage.matches import Matches
from tabiji.server.table_log.again import missing
from tabiji.server.table_log.asking import Asking, grant, sit
from tabiji.server.table_log.events import Event
from tabiji.server.table_log.seating import seats_of
from tabiji.server.table_log.table import TableState
from tabiji.server.tables import opening
from tabiji.server.tables.live_tables import LiveTables
from tabiji.server.tables.players import Players

TRIES = 5
"""Everybody at a table may say at once, in another process, that they would like to play again."""


Pay = Callable[[], None]
"""Pays for a table, just before it is set out; raises where that cannot be paid."""


def for_nothing() -> None:
    """Where nobody counts."""


class Deeds:
    """Changes of tables; `began` is told of a table that was set out, `new_seed` gives its dice."""

    def __init__(
        self,
        live_tables: LiveTables,
        matches: Matches,
        players: Players,
        away_seconds: float,
        began: Callable[[TableState], None],
        new_seed: Callable[[], bytes],
    ) -> None:
        self._live_tables = live_tables
        self._matches = matches
        self._players = players
        self._away_seconds = away_seconds
        self._began = began
        self._new_seed = new_seed

    async def act(self, table: str, player: str, action: Act) -> Accepted:
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

    async def ask(self, table: str, player: str, wish: Ask) -> Accepted:
        """Anything else but a rematch."""
        name = (
            await self._players.name_at_table(player, wish.name) if wish.do == "take-seat" else ""
        )
        async with self._live_tables.at(table, known=wish.seen, by=player) as live:
            state = live.state
            state.check_open()
            away = live.away(self._away_seconds)
            rows = grant(Asking(state, player, wish, away, name))
            await self._live_tables.commit(live, rows)
            return Accepted(version=state.version)

    async def sit(self, table: str, seat: int, emptied: int, player: str, name: str | None) -> None:
        """Take an open seat, by an invitation from when it had been emptied so often."""
        called = await self._players.name_at_table(player, name)
        async with self._live_tables.at(table, fresh=True) as live:
            state = live.state
            state.check_open()
            if seat in seats_of(state.occupants, player):
                return  # the link was opened again by whoever took the seat
            check_invitation(state, seat, emptied)
            await self._live_tables.commit(live, state.append(sit(state, player, seat, called)))

    async def rematch(self, table: str, player: str, pay: Pay) -> Accepted:
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
                self._began(again)
            elif state.rematch is None and player not in state.again:
                await self._live_tables.commit(
                    live, state.append(Event("play-again", player=player))
                )
            return Accepted(version=state.version, rematch=state.rematch)


def check_invitation(table: TableState, seat: int, emptied: int) -> None:
    """Refuse an invitation to a seat that there is not, or that was emptied since."""
    if seat >= len(table.occupants):
        raise no_invitation()
    if emptied != table.occupants[seat].emptied:
        raise invitation_over()
