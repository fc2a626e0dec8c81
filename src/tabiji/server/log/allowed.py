"""What a viewer could do now, besides playing an action."""

from collections.abc import Collection

from tabiji.server.log.asking import handed_over
from tabiji.server.log.places import free, redo_place, undo_place
from tabiji.server.log.seating import acting_seats, seats_of
from tabiji.server.log.table import TableState
from tabiji.server.schemas import Allowed

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
    rematch=False,
)


def allowed(table: TableState, player: str | None, away: Collection[int]) -> Allowed:
    """What this viewer may ask for; `away` are the seats whose persons have been gone."""
    if player is None or table.closed:
        return NOTHING
    if not seats_of(table.chairs, player):
        return NOTHING.model_copy(update={"take_seat": _openings(table)})
    if table.status == "over":
        return NOTHING.model_copy(update={"rematch": table.match is not None})
    mine = acting_seats(table.chairs, player)
    playing = table.status == "playing" and bool(mine)
    alone = free(table, player)
    undo = playing and undo_place(table, player) is not None
    return Allowed(
        undo=undo and alone,
        ask_undo=undo and not alone and table.asked is None,
        redo=playing and alone and redo_place(table, player) is not None,
        resign=playing,
        abandon=bool(mine) and table.asked is None,
        hint=playing and table.setting.hints and table.turn in mine,
        hand_over=_away(table, mine, away) if playing else [],
        take_back=handed_over(table, player),
        take_seat=[],
        rematch=False,
    )


def _openings(table: TableState) -> list[int]:
    if not table.setting.listed or table.status != "waiting":
        return []
    return [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]


def _away(table: TableState, mine: list[int], away: Collection[int]) -> list[int]:
    return [seat for seat in sorted(away) if table.chairs[seat].counts and seat not in mine]
