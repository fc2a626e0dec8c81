"""A table that waits, as its log tells it: who came, who left, and who was asked to."""

from tabiji.server.table_log.events import Event
from tabiji.server.table_log.table import TableState
from tests.server.table_log.tables import ask, table_of


def test_a_log_says_who_left_and_who_was_asked_to() -> None:
    table = table_of("aiko", "open", "open", game="tokaido")
    log = [
        *table.append(Event("sit", "Kenji", 1, "kenji")),
        *ask(table, "kenji", "leave"),
        *table.append(Event("sit", "Mika", 1, "mika")),
        *ask(table, "aiko", "ask-to-leave", seat=1),
        *table.append(Event("sit", "Kenji", 1, "kenji")),
    ]
    assert [(event.kind, event.data, event.player) for event in log] == [
        ("sit", "Kenji", "kenji"),
        ("leave", "", "kenji"),
        ("sit", "Mika", "mika"),
        ("ask-to-leave", "mika", "aiko"),
        ("sit", "Kenji", "kenji"),
    ]
    for known in (table, TableState(table.setting, log)):
        assert [occupant.player for occupant in known.occupants] == ["aiko", "kenji", None]
        assert [occupant.emptied for occupant in known.occupants] == [0, 1, 0]
        assert known.sent_away == {"mika"}
        assert known.status == "waiting"


def test_a_table_begins_when_a_seat_that_was_left_is_taken_again() -> None:
    table = table_of("aiko", "open")
    log = table.append(Event("sit", "Kenji", 1, "kenji"))
    assert table.status == "playing"
    assert [event.kind for event in log[1:]] == ["chance"] * (len(log) - 1)

    table = table_of("aiko", "open", "open", game="tokaido")
    log = table.append(Event("sit", "Kenji", 1, "kenji"))
    log += ask(table, "kenji", "leave")
    log += table.append(Event("sit", "Mika", 2, "mika"))
    assert table.status == "waiting"
    log += table.append(Event("sit", "Kenji", 1, "kenji"))
    again = TableState(table.setting, log)
    assert (again.status, again.at, again.turn) == ("playing", table.at, table.turn)
