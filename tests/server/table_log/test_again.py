"""Who would like to play again, as the log tells it."""

from tabiji.server.table_log.again import missing, said
from tabiji.server.table_log.allowed import allowed
from tabiji.server.table_log.events import Event
from tabiji.server.table_log.table import TableState
from tests.server.table_log.tables import ask, table_of


def over(*people: str) -> tuple[TableState, list[Event]]:
    """A table that somebody resigned, and its log."""
    table = table_of(*people)
    log = [Event("chance", word) for word in table.match.words] if table.match else []
    return table, [*log, *ask(table, people[0], "resign")]


def test_everybody_says_once_that_they_would_like_to() -> None:
    table, log = over("aiko", "kenji")
    assert (said(table), missing(table), missing(table, "kenji")) == ([], [0, 1], [0])
    log += table.append(Event("play-again", player="kenji"))
    for known in (table, TableState(table.setting, log)):
        assert (said(known), missing(known), missing(known, "aiko")) == ([1], [0], [])
        assert allowed(known, "aiko", ()).rematch
        assert not allowed(known, "kenji", ()).rematch
        assert not allowed(known, "mika", ()).rematch


def test_a_rematch_that_an_earlier_version_set_out_after_one_word_is_there() -> None:
    table, log = over("aiko", "kenji")
    log.append(Event("rematch", "b" * 24, player="aiko"))
    table = TableState(table.setting, log)
    assert (table.status, table.rematch) == ("over", "b" * 24)
    assert not any(allowed(table, player, ()).rematch for player in ("aiko", "kenji"))


def test_bots_and_the_second_seat_of_a_person_have_no_word() -> None:
    table, _ = over("aiko", "bot")
    assert (missing(table), missing(table, "aiko")) == ([0], [])
    table, _ = over("aiko", "aiko")
    assert (missing(table), missing(table, "aiko")) == ([0, 1], [])
