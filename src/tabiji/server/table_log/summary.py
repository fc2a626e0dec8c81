"""What is kept of a table beside its log, so that lists need not replay it, and so that it can
be told how it stood where its rules or its board are gone."""

from dataclasses import asdict
from typing import Any

from tabiji.server.schemas import Begins, Result
from tabiji.server.table_log.endings import Ending, Kept
from tabiji.server.table_log.seating import Occupant
from tabiji.server.table_log.table import Status, TableState
from tabiji.server.wire import message_of, text_of


def summary_of(table: TableState) -> dict[str, Any]:
    """As plain data."""
    ending = table.ending
    points = ending.points if ending else table.match.scores() if table.match else ()
    begins = table.setting.begins
    return {
        "chairs": [asdict(occupant) for occupant in table.occupants],
        "turn": table.turn,
        "points": list(points),
        "begins": begins.model_dump() if begins else None,
        "result": result_of(ending).model_dump() if ending else None,
    }


def occupants_of(summary: dict[str, Any]) -> list[Occupant]:
    """The occupants of a summary."""
    return [Occupant(**occupant) for occupant in summary["chairs"]]


def begins_of(summary: dict[str, Any]) -> Begins | None:
    """From whose position the table of a summary begins."""
    begins = summary.get("begins")  # summaries of tables that were set out long ago have none
    return Begins(**begins) if begins else None


def kept_of(status: Status, summary: dict[str, Any]) -> Kept:
    """What a closed table is told from. Earlier versions wrote down no ending."""
    over, points = status == "over", tuple(summary["points"])
    if not summary.get("result"):
        return Kept(over, points)
    result = Result.model_validate(summary["result"])
    ending = Ending(
        result.reason,
        tuple(result.places),
        tuple(result.points),
        tuple(result.winners),
        tuple(map(message_of, result.texts)),
    )
    return Kept(over, points, ending)


def result_of(ending: Ending) -> Result:
    """An ending as it is told."""
    return Result(
        reason=ending.reason,
        places=list(ending.places),
        points=list(ending.points),
        winners=list(ending.winners),
        texts=[text_of(message) for message in ending.messages],
    )
