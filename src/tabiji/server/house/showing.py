"""A table as one viewer sees it: everything that is given out is made here.

What a seat may see comes from the match (`view`, `log_for`), never from its state. What
several viewers of one seat see alike is computed once.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import asdict
from typing import TypeAlias, TypeVar

from tabiji.match.match import Match
from tabiji.match.terms import board_digest
from tabiji.server import wire
from tabiji.server.house.keys import Keys
from tabiji.server.house.logs import Logs
from tabiji.server.house.rooms import Once, Room
from tabiji.server.log.again import missing, said
from tabiji.server.log.allowed import allowed
from tabiji.server.log.seating import Chair, acting_seats, seats_of
from tabiji.server.log.setting import Setting
from tabiji.server.log.summary import result_of
from tabiji.server.log.table import TableState
from tabiji.server.schemas import (
    Again,
    Closed,
    GameView,
    Hello,
    Invitation,
    Legal,
    Look,
    Request,
    SeatState,
    Step,
    Table,
    TableWithKeys,
    TakenBack,
    Update,
)
from tabiji.server.wire import ALL, Viewer

MOST_VIEWS = 16
"""Steps of one update that show the table right after each of them."""

SHOWN = 64
"""Tables of which is kept what was made for their viewers: all of them ask right after a change,
and keeping it for every table would fill the memory with what nobody asks for."""

MOST_STEPS = 64
"""Steps that are shown at once to whoever looks back."""

Made = TypeVar("Made")
Later: TypeAlias = Callable[[], Awaitable[Made]]
"""What may take long, about the table as it stands when it is asked for: it is told when the
lock has been let go of."""


class Showing:
    """Shows the table of a room; whoever uses it holds the room's lock."""

    def __init__(
        self,
        keys: Keys,
        away_seconds: float,
        warming: Callable[[str, str], bool],
        stuck: Callable[[str], bool],
    ) -> None:
        """`warming` tells of a game and a bot whether it waits for its code, `stuck` of a table
        whether its bot cannot go on."""
        self._keys = keys
        self._away_seconds = away_seconds
        self._warming = warming
        self._stuck = stuck
        self._logs = Logs()
        self._shown: OrderedDict[str, Room] = OrderedDict()

    def hello(self, room: Room, player: str | None) -> Later[Hello]:
        """Everything."""
        table, log = self.table(room, player), self._log(room, player)

        async def tell() -> Hello:
            return Hello(table=table, log=await log())

        return tell

    def look(self, room: Room, player: str | None) -> Later[Look]:
        """Everything, and the keys that only whoever asks over HTTP is told."""
        table, log = self.table(room, player), self._log(room, player)
        keys = self._invitations(room.state, player)

        async def tell() -> Look:
            return Look(table=TableWithKeys(**dict(table), invitations=keys), log=await log())

        return tell

    def news(self, room: Room, player: str | None, seen: int) -> Later[Hello | Update]:
        """What is new since a version of the log; everything, if that cannot be said shortly."""
        since = since_version(room.state, seen)
        if since is None:
            return self.hello(room, player)
        table, log = self.table(room, player), self._log(room, player)
        few = None
        if room.state.at - since <= MOST_VIEWS:
            few = _steps(room, viewer_of(room.state, player), since)

        async def tell() -> Update:
            steps = few if few is not None else (await log())[since:]
            return Update(before=seen, table=table, steps=steps)

        return tell

    def steps(self, room: Room, player: str | None, since: int, until: int) -> Later[list[Step]]:
        """What happened between two places, each step with the table right after; not more
        than the first few."""
        self._remember(room)
        match, viewer = _as_it_stands(room), viewer_of(room.state, player)
        until = min(until, since + MOST_STEPS)

        async def tell() -> list[Step]:
            return await self._logs.steps_of(match, viewer, since, until) if match else []

        return tell

    def table(self, room: Room, player: str | None) -> Table:
        """The table as it is now."""
        self._remember(room)
        table = room.state
        match, setting, ending = table.match, table.setting, table.ending
        viewer = viewer_of(table, player)
        away = room.away(self._away_seconds)
        return Table(
            id=setting.id,
            game=setting.game_name,
            options=setting.options,
            version=table.version,
            at=table.at,
            status=table.status,
            listed=setting.listed,
            hints=setting.hints,
            substitute=setting.substitute,
            seats=self._seats(room, player),
            turn=table.turn,
            legal=_legal(room, table, player),
            view=_view(room, match, viewer) if match else None,
            points=list(ending.points) if ending else _points(room, table),
            sources=_once(room, "sources", lambda: wire.sources_of(match)) if match else [],
            estimate=room.estimate if setting.hints else None,
            request=_request(table),
            taken_back=[TakenBack(**asdict(back)) for back in table.taken_back],
            result=result_of(ending) if ending else None,
            allowed=allowed(table, player, away),
            asked_to_leave=player in table.sent_away,
            again=_again(table),
            rematch=table.rematch,
            commitment=setting.commitment,
            seed=setting.seed.hex() if table.status == "over" else None,
            position=_position(room, match, viewer) if match else "",
            begins=setting.begins,
            created=setting.created,
            closed=_closed(setting) if table.closed else None,
        )

    def _log(self, room: Room, player: str | None) -> Later[list[Step]]:
        match, viewer = _as_it_stands(room), viewer_of(room.state, player)

        async def tell() -> list[Step]:
            return await self._logs.log(room.id, match, viewer) if match else []

        return tell

    def _remember(self, room: Room) -> None:
        self._shown[room.id] = room
        self._shown.move_to_end(room.id)
        if len(self._shown) > SHOWN:
            _, longest_ago = self._shown.popitem(last=False)
            longest_ago.shown = Once()

    def _seats(self, room: Room, player: str | None) -> list[SeatState]:
        table = room.state
        return [
            seat_state(
                seat,
                chair,
                player,
                present=room.present(chair.player),
                thinking=room.thinking == seat and table.turn == seat,
                stuck=table.turn == seat
                and chair.played_by is not None
                and self._stuck(table.setting.id),
                warming_up=table.turn == seat
                and chair.played_by is not None
                and self._warming(table.setting.game_name, chair.played_by),
            )
            for seat, chair in enumerate(table.chairs)
        ]

    def _invitations(self, table: TableState, player: str | None) -> list[Invitation]:
        id, chairs = table.setting.id, table.chairs
        return [
            Invitation(
                seat=seat, path=f"/join/{self._keys.invitation(id, seat, chairs[seat].emptied)}"
            )
            for seat in allowed(table, player, ()).invite
        ]


def viewer_of(table: TableState, player: str | None) -> Viewer:
    """With whose eyes somebody sees the table: those of the seat whose turn it is, if it is
    theirs; else of their first; a spectator's; after the end, everybody's. Where nothing is
    hidden, all see alike, and it is made once for all."""
    if table.status == "over":
        return ALL
    if not wire.hides(table.setting.game):
        return None
    mine = seats_of(table.chairs, player)
    return table.turn if table.turn in mine else next(iter(mine), None)


def since_version(table: TableState, seen: int) -> int | None:
    """How many actions stood when the log was so long, or fewer if some were undone since;
    None if undoing and playing on cannot be told apart from there."""
    if not 0 <= seen <= table.version:
        return None
    then, lowest, now = table.ats[seen], min(table.ats[seen:]), table.ats[-1]
    return lowest if lowest in (then, now) else None


def seat_state(
    seat: int,
    chair: Chair,
    player: str | None,
    *,
    present: bool = False,
    thinking: bool = False,
    stuck: bool = False,
    warming_up: bool = False,
) -> SeatState:
    """A seat as one viewer sees it."""
    return SeatState(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        bot=chair.played_by,
        mine=chair.kind == "person" and player is not None and chair.player == player,
        present=present or chair.kind == "bot",
        thinking=thinking,
        stuck=stuck,
        warming_up=warming_up,
        handed_over=chair.stand_in is not None and not chair.resigned,
        resigned=chair.resigned,
    )


def _once(room: Room, key: Hashable, make: Callable[[], Made]) -> Made:
    return room.shown.get(room.state.version, key, make)


def _view(room: Room, match: Match, viewer: Viewer) -> GameView:
    return _once(room, ("view", viewer), lambda: wire.view_of(match, viewer))


def _points(room: Room, table: TableState) -> list[int]:
    match: Match | None = table.match
    if match is None:
        return list(table.kept.points) if table.closed else []
    return _once(room, "points", lambda: list(match.scores()))


def _closed(setting: Setting) -> Closed:
    return Closed(
        rules=setting.rules or 0,
        board=setting.board or "",
        rules_here=setting.game.version,
        board_here=board_digest(setting.game),
    )


def _position(room: Room, match: Match, viewer: Viewer) -> str:
    return _once(room, ("position", viewer), lambda: wire.position_of(match, viewer))


def _legal(room: Room, table: TableState, player: str | None) -> list[Legal]:
    match = table.match
    if match is None or table.turn not in acting_seats(table.chairs, player):
        return []
    return _once(room, "legal", lambda: wire.legal_of(match))


def _steps(room: Room, viewer: Viewer, since: int) -> list[Step]:
    match: Match | None = room.state.match
    if match is None:
        return []
    return _once(
        room,
        ("steps", viewer, since),
        lambda: wire.steps_of(match, viewer, since, views=True, now=_view(room, match, viewer)),
    )


def _as_it_stands(room: Room) -> Match | None:
    """The match of a room, whatever happens there from now on."""
    match: Match | None = room.state.match
    return match and _once(room, "match", match.branch)


def _request(table: TableState) -> Request | None:
    asked = table.asked
    if asked is None or table.status == "over" or table.closed:
        return None
    return Request(
        kind=asked.kind,
        seat=asked.seat,
        to=asked.to,
        agreed=asked.agreed_seats(table.chairs),
        waiting_for=asked.waiting_for(table.chairs),
    )


def _again(table: TableState) -> Again | None:
    if table.status != "over" or table.match is None or table.rematch is not None:
        return None
    return Again(agreed=said(table), waiting_for=missing(table))
