"""What people do at tables: each is checked, brought to disk, and then told to everybody."""

from collections.abc import Callable

from tabiji.kernel.errors import IllegalAction, TabijiError
from tabiji.kernel.message import Message
from tabiji.server.errors import (
    CONFLICT,
    WRONG,
    Refusal,
    no_invitation,
    not_now,
    not_seated,
    stale,
)
from tabiji.server.house import opening
from tabiji.server.house.guests import Guests
from tabiji.server.house.hall import Hall
from tabiji.server.log.asking import Asking, grant, sit
from tabiji.server.log.events import Event
from tabiji.server.log.seating import seats_of
from tabiji.server.log.table import TableState
from tabiji.server.schemas import Accepted, Act, Ask
from tabiji.server.storage.matches import Matches


class Deeds:
    """Changes of tables; `began` is told of a table that was set out, `new_seed` gives its dice."""

    def __init__(
        self,
        hall: Hall,
        matches: Matches,
        guests: Guests,
        away_seconds: float,
        began: Callable[[TableState], None],
        new_seed: Callable[[], bytes],
    ) -> None:
        self._hall = hall
        self._matches = matches
        self._guests = guests
        self._away_seconds = away_seconds
        self._began = began
        self._new_seed = new_seed

    async def act(self, table: str, player: str, action: Act) -> Accepted:
        """Play an action in one's seat."""
        async with self._hall.at(table, known=action.seen) as room:
            state = room.state
            state.check_open()
            if action.seat not in seats_of(state.chairs, player):
                raise not_seated()
            if not state.game_version <= action.seen <= state.version:
                raise stale()
            if state.status != "playing":
                raise not_now()
            if not state.chairs[action.seat].counts:
                raise Refusal("handed-over", CONFLICT, Message("server-handed-over"))
            if state.turn != action.seat:
                raise Refusal("not-your-turn", CONFLICT, Message("server-not-your-turn"))
            try:
                rows = state.append(Event("play", action.word, action.seat, player))
            except IllegalAction as error:
                raise Refusal("illegal", CONFLICT, error.message) from error
            except TabijiError as error:
                raise Refusal("illegal", WRONG, error.message) from error
            await self._hall.commit(room, rows)
            return Accepted(version=state.version)

    async def ask(self, table: str, player: str, wish: Ask) -> Accepted:
        """Anything else but a rematch."""
        name = await self._guests.name_at_table(player, wish.name) if wish.do == "take-seat" else ""
        async with self._hall.at(table, known=wish.seen) as room:
            state = room.state
            state.check_open()
            away = room.away(self._away_seconds)
            rows = grant(Asking(state, player, wish, away, name))
            await self._hall.commit(room, rows)
            return Accepted(version=state.version)

    async def sit(self, table: str, seat: int, player: str, name: str | None) -> None:
        """Take an open seat."""
        called = await self._guests.name_at_table(player, name)
        async with self._hall.at(table, fresh=True) as room:
            state = room.state
            state.check_open()
            if seat in seats_of(state.chairs, player):
                return  # the link was opened again by whoever took the seat
            if seat >= len(state.chairs):
                raise no_invitation()
            await self._hall.commit(room, state.append(sit(state, player, seat, called)))

    async def rematch(self, table: str, player: str) -> Accepted:
        """The table where these people play again; it is set out once."""
        async with self._hall.at(table, fresh=True) as room:
            state = room.state
            state.check_open()
            if not seats_of(state.chairs, player):
                raise not_seated()
            if state.status != "over" or state.match is None:
                raise not_now()
            if state.rematch is None:
                again = TableState(opening.once_more(state, self._new_seed()))
                its_rows = again.begin()
                rows = state.append(Event("rematch", again.setting.id, player=player))
                writing = self._matches.add_rematch(again, its_rows, state, rows)
                await self._hall.commit(room, rows, writing)
                self._began(again)
            return Accepted(version=state.version, rematch=state.rematch)
