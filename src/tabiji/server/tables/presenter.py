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
from tabiji.server.table_log.again import missing, said
from tabiji.server.table_log.allowed import allowed
from tabiji.server.table_log.seating import Occupant, acting_seats, seats_of
from tabiji.server.table_log.setting import Setting
from tabiji.server.table_log.summary import result_of
from tabiji.server.table_log.table import TableState
from tabiji.server.tables.cache import LiveTable, MemoByVersion
from tabiji.server.tables.keys import Keys
from tabiji.server.tables.step_cache import StepCache
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


class Presenter:
    """Shows live tables; whoever uses it holds the lock of the table."""

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
        self._steps_told = StepCache()
        self._shown: OrderedDict[str, LiveTable] = OrderedDict()

    def hello(self, live: LiveTable, player: str | None) -> Later[Hello]:
        """Everything."""
        table, log = self.table(live, player), self._log(live, player)

        async def tell() -> Hello:
            return Hello(table=table, log=await log())

        return tell

    def look(self, live: LiveTable, player: str | None) -> Later[Look]:
        """Everything, and the keys that only whoever asks over HTTP is told."""
        table, log = self.table(live, player), self._log(live, player)
        keys = self._invitations(live.state, player)

        async def tell() -> Look:
            return Look(table=TableWithKeys(**dict(table), invitations=keys), log=await log())

        return tell

    def news(self, live: LiveTable, player: str | None, seen: int) -> Later[Hello | Update]:
        """What is new since a version of the log; everything, if that cannot be said shortly."""
        since = since_version(live.state, seen)
        if since is None:
            return self.hello(live, player)
        table, log = self.table(live, player), self._log(live, player)
        few = None
        if live.state.at - since <= MOST_VIEWS:
            few = _steps(live, viewer_of(live.state, player), since)

        async def tell() -> Update:
            steps = few if few is not None else (await log())[since:]
            return Update(before=seen, table=table, steps=steps)

        return tell

    def steps(
        self, live: LiveTable, player: str | None, since: int, until: int
    ) -> Later[list[Step]]:
        """What happened between two places, each step with the table right after; not more
        than the first few."""
        self._remember(live)
        match, viewer = _as_it_stands(live), viewer_of(live.state, player)
        until = min(until, since + MOST_STEPS)

        async def tell() -> list[Step]:
            return await self._steps_told.steps_of(match, viewer, since, until) if match else []

        return tell

    def table(self, live: LiveTable, player: str | None) -> Table:
        """The table as it is now."""
        self._remember(live)
        table = live.state
        match, setting, ending = table.match, table.setting, table.ending
        viewer = viewer_of(table, player)
        away = live.away(self._away_seconds)
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
            seats=self._seats(live, player),
            turn=table.turn,
            legal=_legal(live, table, player),
            view=_view(live, match, viewer) if match else None,
            points=list(ending.points) if ending else _points(live, table),
            sources=_once(live, "sources", lambda: wire.sources_of(match)) if match else [],
            estimate=live.estimate if setting.hints else None,
            request=_request(table),
            taken_back=[TakenBack(**asdict(back)) for back in table.taken_back],
            result=result_of(ending) if ending else None,
            allowed=allowed(table, player, away),
            asked_to_leave=player in table.sent_away,
            again=_again(table),
            rematch=table.rematch,
            commitment=setting.commitment,
            seed=setting.seed.hex() if table.status == "over" else None,
            position=_position(live, match, viewer) if match else "",
            begins=setting.begins,
            created=setting.created,
            closed=_closed(setting) if table.closed else None,
        )

    def _log(self, live: LiveTable, player: str | None) -> Later[list[Step]]:
        match, viewer = _as_it_stands(live), viewer_of(live.state, player)

        async def tell() -> list[Step]:
            return await self._steps_told.log(live.id, match, viewer) if match else []

        return tell

    def _remember(self, live: LiveTable) -> None:
        self._shown[live.id] = live
        self._shown.move_to_end(live.id)
        if len(self._shown) > SHOWN:
            _, longest_ago = self._shown.popitem(last=False)
            longest_ago.shown = MemoByVersion()

    def _seats(self, live: LiveTable, player: str | None) -> list[SeatState]:
        table = live.state
        return [
            seat_state(
                seat,
                occupant,
                player,
                present=live.present(occupant.player),
                thinking=live.thinking == seat and table.turn == seat,
                stuck=table.turn == seat
                and occupant.played_by is not None
                and self._stuck(table.setting.id),
                warming_up=table.turn == seat
                and occupant.played_by is not None
                and self._warming(table.setting.game_name, occupant.played_by),
            )
            for seat, occupant in enumerate(table.occupants)
        ]

    def _invitations(self, table: TableState, player: str | None) -> list[Invitation]:
        id, occupants = table.setting.id, table.occupants
        return [
            Invitation(
                seat=seat, path=f"/join/{self._keys.invitation(id, seat, occupants[seat].emptied)}"
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
    mine = seats_of(table.occupants, player)
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
    occupant: Occupant,
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
        kind=occupant.kind,
        name=occupant.name,
        bot=occupant.played_by,
        mine=occupant.kind == "person" and player is not None and occupant.player == player,
        present=present or occupant.kind == "bot",
        thinking=thinking,
        stuck=stuck,
        warming_up=warming_up,
        handed_over=occupant.stand_in is not None and not occupant.resigned,
        resigned=occupant.resigned,
    )


def _once(live: LiveTable, key: Hashable, make: Callable[[], Made]) -> Made:
    return live.shown.get(live.state.version, key, make)


def _view(live: LiveTable, match: Match, viewer: Viewer) -> GameView:
    return _once(live, ("view", viewer), lambda: wire.view_of(match, viewer))


def _points(live: LiveTable, table: TableState) -> list[int]:
    match: Match | None = table.match
    if match is None:
        return list(table.kept.points) if table.closed else []
    return _once(live, "points", lambda: list(match.scores()))


def _closed(setting: Setting) -> Closed:
    return Closed(
        rules=setting.rules or 0,
        board=setting.board or "",
        rules_here=setting.game.version,
        board_here=board_digest(setting.game),
    )


def _position(live: LiveTable, match: Match, viewer: Viewer) -> str:
    return _once(live, ("position", viewer), lambda: wire.position_of(match, viewer))


def _legal(live: LiveTable, table: TableState, player: str | None) -> list[Legal]:
    match = table.match
    if match is None or table.turn not in acting_seats(table.occupants, player):
        return []
    return _once(live, "legal", lambda: wire.legal_of(match))


def _steps(live: LiveTable, viewer: Viewer, since: int) -> list[Step]:
    match: Match | None = live.state.match
    if match is None:
        return []
    return _once(
        live,
        ("steps", viewer, since),
        lambda: wire.steps_of(match, viewer, since, views=True, now=_view(live, match, viewer)),
    )


def _as_it_stands(live: LiveTable) -> Match | None:
    """The match of a table, whatever happens there from now on."""
    match: Match | None = live.state.match
    return match and _once(live, "match", match.branch)


def _request(table: TableState) -> Request | None:
    asked = table.asked
    if asked is None or table.status == "over" or table.closed:
        return None
    return Request(
        kind=asked.kind,
        seat=asked.seat,
        to=asked.to,
        agreed=asked.agreed_seats(table.occupants),
        waiting_for=asked.waiting_for(table.occupants),
    )


def _again(table: TableState) -> Again | None:
    if table.status != "over" or table.match is None or table.rematch is not None:
        return None
    return Again(agreed=said(table), waiting_for=missing(table))
