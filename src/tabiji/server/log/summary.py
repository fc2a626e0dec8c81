"""What lists show of a table, kept beside its log so that they need not replay it."""

from dataclasses import asdict
from typing import Any

from tabiji.server.log.seating import Chair
from tabiji.server.log.table import TableState
from tabiji.server.schemas import Begins


def summary_of(table: TableState) -> dict[str, Any]:
    """As plain data."""
    ending = table.ending
    points = ending.points if ending else table.match.scores() if table.match else ()
    begins = table.setting.begins
    return {
        "chairs": [asdict(chair) for chair in table.chairs],
        "turn": table.turn,
        "points": list(points),
        "begins": begins.model_dump() if begins else None,
    }


def chairs_of(summary: dict[str, Any]) -> list[Chair]:
    """The chairs of a summary."""
    return [Chair(**chair) for chair in summary["chairs"]]


def begins_of(summary: dict[str, Any]) -> Begins | None:
    """From whose position the table of a summary begins."""
    begins = summary.get("begins")  # summaries of tables that were set out long ago have none
    return Begins(**begins) if begins else None
