"""Playing again: whose word it takes."""

from tabiji.server.table_log.table import TableState


def said(table: TableState) -> list[int]:
    """The seats whose persons would like to play again."""
    return [seat for seat, occupant in enumerate(table.occupants) if occupant.player in table.again]


def missing(table: TableState, player: str | None = None) -> list[int]:
    """The seats whose persons have not said so; `player` is about to.

    Whoever resigned has a word too. Where a bot has taken over a seat and still plays there, it
    goes on, unless its person says so in time.
    """
    return [
        seat
        for seat, occupant in enumerate(table.occupants)
        if occupant.kind == "person"
        and occupant.player != player
        and occupant.player not in table.again
        if occupant.stand_in is None
    ]
