"""Where an undo or a redo of one player would go."""

from tabiji.server.table_log.seating import acting_seats
from tabiji.server.table_log.table import TableState


def free(table: TableState, player: str) -> bool:
    """Whether nobody else has to agree: solo, hot seat, or the others have gone."""
    return not any(occupant.counts and occupant.player != player for occupant in table.occupants)


def undo_place(table: TableState, player: str) -> int | None:
    """The last decision of this player before now that can be undone; what bots did since is
    undone too."""
    if table.match is None or table.status != "playing":
        return None
    mine = acting_seats(table.occupants, player)
    for at in range(table.at - 1, table.firm - 1, -1):
        if table.match.standing(at).seat in mine:
            return at
    return None


def redo_place(table: TableState, player: str) -> int | None:
    """The next decision of this player on the line that was undone, or the line's end."""
    if table.match is None or table.status != "playing":
        return None
    mine = acting_seats(table.occupants, player)
    last = None
    for at in range(table.at + 1, table.match.length + 1):
        seat = table.match.standing(at).seat
        if seat is not None:
            last = at
        if seat in mine:
            break
    return last
