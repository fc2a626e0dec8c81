"""The record of a table whose rules or board are not here, from what was stored."""

from tabiji.locale.errors import TabijiError
from tabiji.match.heading import Heading
from tabiji.match.writing import write_words
from tabiji.server.errors import other_rules
from tabiji.server.table_log.table import TableState


def closed_record(table: TableState) -> str:
    """Only whoever has its rules and its board can read it back. Places are told where the rules
    alone decided them, as in any record."""
    setting, ending = table.setting, table.ending
    try:
        terms = setting.terms(tuple(occupant.seat() for occupant in table.occupants))
    except TabijiError as error:  # its options are gone, too
        raise other_rules() from error
    played = ending if ending and ending.reason == "played" and not table.resigned else None
    heading = Heading(
        terms,
        setting.game.version if setting.rules is None else setting.rules,
        setting.board or "",
        seed=setting.seed if table.status == "over" else None,
        points=played.points if played else None,
        places=played.places if played else None,
    )
    return write_words(heading, table.words)
