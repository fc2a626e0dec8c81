"""What was undone can be seen to have been undone."""

import pytest

from tabiji.server.table_log.events import Event
from tabiji.server.table_log.table import MOST_TAKEN_BACK, TableState, TakenBack
from tests.server.table_log.tables import ask, play, play_until, table_of


def agreed_undo(table: TableState, one: str, other: str) -> None:
    ask(table, one, "ask-undo")
    ask(table, other, "agree")


def test_an_undo_says_whose_it_was_and_what_had_been_seen() -> None:
    table = table_of("aiko", "kenji", game="tokaido")
    play_until(table, "aiko")
    while table.at < 60:
        play_until(table, "aiko")
        before = table.at
        play(table)
        actors = table.match.actors[before : table.at] if table.match else ()
        assert table.match
        seat = table.match.actors[before]
        agreed_undo(table, "aiko", "kenji")
        last = table.taken_back[-1]
        assert last == TakenBack(seat, before, 1, -1 in actors)
        assert table.at == before
        play(table)
        play_until(table, "kenji")
        play(table)
    assert {back.after_chance for back in table.taken_back} == {True, False}


def test_what_others_chose_since_is_counted_and_going_forward_again_is_no_undo() -> None:
    table = table_of("aiko", "aiko")
    while table.at < 30:
        play(table)
    for number in range(1, 5):
        ask(table, "aiko", "undo")
        assert [back.choices for back in table.taken_back] == [1] * number
    for _ in range(4):
        ask(table, "aiko", "redo")
    assert len(table.taken_back) == 4
    play(table)  # the same line, where it had not been left
    ask(table, "aiko", "undo")
    assert len(table.taken_back) == 5


def test_a_table_that_is_read_again_knows_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    rows: list[Event] = []
    append = TableState.append

    def kept(table: TableState, event: Event) -> list[Event]:
        found = append(table, event)
        rows.extend(found)
        return found

    monkeypatch.setattr(TableState, "append", kept)
    table = table_of("aiko", "aiko")
    rows = TableState(table.setting).begin()
    for number in range(40):
        play(table)
        if number % 3 == 2:
            ask(table, "aiko", "undo")
        if number % 12 == 8:
            ask(table, "aiko", "undo")
            ask(table, "aiko", "redo")
    again = TableState(table.setting, rows)
    assert again.version == table.version
    assert again.taken_back == table.taken_back != []


def test_only_so_many_are_told_of() -> None:
    table = table_of("aiko", "aiko")
    play(table)
    for _ in range(MOST_TAKEN_BACK + 5):
        play(table)
        ask(table, "aiko", "undo")
    assert len(table.taken_back) == MOST_TAKEN_BACK
