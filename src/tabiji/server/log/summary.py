"""What lists show of a table, kept beside its log so that they need not replay it."""

from dataclasses import asdict
from typing import Any

from tabiji.server.log.seating import Chair
from tabiji.server.log.table import TableState


def summary_of(table: TableState) -> dict[str, Any]:
    """As plain data."""
    ending = table.ending
    points = ending.points if ending else table.match.scores() if table.match else ()
    return {
        "chairs": [asdict(chair) for chair in table.chairs],
        "turn": table.turn,
        "points": list(points),
    }


def chairs_of(summary: dict[str, Any]) -> list[Chair]:
    """The chairs of a summary."""
    return [Chair(**chair) for chair in summary["chairs"]]
