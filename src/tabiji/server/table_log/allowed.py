"""What a viewer could do now, besides playing an action."""

from collections.abc import Collection

from tabiji.server.schemas import Allowed
from tabiji.server.table_log.asking import guests, handed_over, may_leave
from tabiji.server.table_log.seating import acting_seats, seats_of
from tabiji.server.table_log.table import TableState
from tabiji.server.table_log.undo import free, redo_place, undo_place

NOTHING = Allowed(
    undo=False,
    ask_undo=False,
    redo=False,
    resign=False,
    abandon=False,
    hint=False,
    hand_over=[],
    take_back=[],
    take_seat=[],
    leave=False,
    ask_to_leave=[],
    rematch=False,
    invite=[],
)


def allowed(table: TableState, player: str | None, away: Collection[int]) -> Allowed:
    """What this viewer may ask for; `away` are the seats whose persons have been gone."""
    if player is None or table.closed:
        return NOTHING
    invite = open_seats(table) if player == table.setting.creator else []
    if not seats_of(table.occupants, player):
        return NOTHING.model_copy(update={"take_seat": _openings(table, player), "invite": invite})
    if table.status == "over":
        return NOTHING.model_copy(update={"rematch": _may_say_so(table, player)})
    mine = acting_seats(table.occupants, player)
    playing = table.status == "playing" and bool(mine)
    alone = free(table, player)
    undo = playing and undo_place(table, player) is not None
    return Allowed(
        undo=undo and alone,
        ask_undo=undo and not alone and table.asked is None,
        redo=playing and alone and redo_place(table, player) is not None,
        resign=playing,
        abandon=bool(mine) and table.asked is None and not may_leave(table, player),
        hint=playing and table.setting.hints and table.turn in mine,
        hand_over=_away(table, mine, away) if playing else [],
        take_back=handed_over(table, player),
        take_seat=[],
        leave=may_leave(table, player),
        ask_to_leave=guests(table, player),
        rematch=False,
        invite=invite,
    )


def open_seats(table: TableState) -> list[int]:
    """Seats that somebody can still take."""
    if table.status != "waiting":
        return []
    return [seat for seat, occupant in enumerate(table.occupants) if occupant.kind == "open"]


def _may_say_so(table: TableState, player: str) -> bool:
    return table.match is not None and table.rematch is None and player not in table.again


def _openings(table: TableState, player: str) -> list[int]:
    if not table.setting.listed or player in table.sent_away:
        return []
    return open_seats(table)


def _away(table: TableState, mine: list[int], away: Collection[int]) -> list[int]:
    return [seat for seat in sorted(away) if table.occupants[seat].counts and seat not in mine]
