"""Consent while the game goes on: what was asked, who still has to answer, and what is outdated."""

import pytest

from tabiji.server.errors import Refusal
from tabiji.server.table_log.allowed import allowed
from tabiji.server.table_log.table import TableState
from tests.server.table_log.tables import ask, play, play_until, table_of


def refused(table: TableState, player: str, do: str, seen: int | None = None) -> str:
    """Why something is refused; it changes nothing."""
    before = table.version, table.asked
    with pytest.raises(Refusal) as refusal:
        ask(table, player, do, seen=seen)
    assert (table.version, table.asked) == before
    return refusal.value.code


def asked_to_undo() -> tuple[TableState, str, str]:
    """A table where the first to act wants to take that back; who asks, who has to agree."""
    table = table_of("aiko", "kenji")
    one = play(table)
    assert one is not None
    ask(table, one, "ask-undo")
    return table, one, "kenji" if one == "aiko" else "aiko"


@pytest.mark.parametrize("wish", ["ask-undo", "abandon"])
def test_a_request_lapses_when_a_person_plays_on(wish: str) -> None:
    table = table_of("aiko", "kenji")
    one = play(table)
    assert one is not None
    ask(table, one, wish)
    assert table.asked is not None
    play(table)
    assert table.asked is None
    for player in ("aiko", "kenji"):
        assert refused(table, player, "agree") == "not-now"


def test_nobody_undoes_what_somebody_played_who_has_left_since() -> None:
    table = table_of("aiko", "kenji")
    while table.at < 40:
        play(table)
    play_until(table, "aiko")
    asked_at = table.at
    ask(table, "aiko", "ask-undo")
    ask(table, "aiko", "hand-over", seat=1, away=[1])
    assert table.asked is None  # nobody is left who could agree
    assert table.at == table.firm == asked_at
    assert refused(table, "aiko", "undo") == "not-now"
    assert not allowed(table, "aiko", []).undo
    play(table)
    ask(table, "aiko", "undo")
    assert table.at == asked_at
    ask(table, "kenji", "take-back")
    assert table.firm == 0
    ask(table, "aiko", "ask-undo")
    ask(table, "kenji", "agree")
    assert table.at < asked_at


def test_a_table_for_three_where_one_resigned_goes_back_to_that_and_no_further() -> None:
    table = table_of("aiko", "kenji", "rin", game="tokaido")
    play_until(table, "rin")
    play(table)
    play_until(table, "aiko")
    ask(table, "aiko", "ask-undo")
    ask(table, "kenji", "agree")
    ask(table, "rin", "resign")
    assert table.asked is None
    assert table.firm == table.at
    assert refused(table, "aiko", "ask-undo") == "not-now"


@pytest.mark.parametrize("wish", ["ask-undo", "abandon"])
def test_a_request_stays_open_while_bots_play(wish: str) -> None:
    table = table_of("aiko", "bot", "kenji", game="tokaido")
    one = "aiko"
    play_until(table, one)
    play(table)
    ask(table, one, wish)
    play_until(table, None)
    if table.asked is None:  # Kenji had to act before a bot could
        ask(table, one, wish)
    asked = table.asked
    assert asked is not None
    play(table)
    assert table.asked == asked


def test_an_undo_goes_to_where_it_was_asked_for_whatever_bots_did_since() -> None:
    table = table_of("aiko", "bot", "kenji", game="tokaido")
    play_until(table, "aiko")
    while table.occupants[table.turn or 0].player == "aiko":
        before = table.at
        play(table)
    play_until(table, None)
    ask(table, "aiko", "ask-undo")
    assert table.asked is not None
    assert table.asked.to == before
    play(table)
    assert table.at > before
    ask(table, "kenji", "agree")
    assert table.at == before


@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_nobody_answers_a_request_that_they_have_not_seen(answer: str) -> None:
    table, _, other = asked_to_undo()
    assert table.asked is not None
    assert table.asked.since == table.version
    assert refused(table, other, answer, seen=table.version - 1) == "stale"
    ask(table, other, answer, seen=table.asked.since)
    assert table.asked is None


def test_an_answer_to_an_earlier_request_does_not_count_for_the_next() -> None:
    table, one, other = asked_to_undo()
    seen = table.version
    ask(table, one, "refuse")
    ask(table, one, "abandon")
    assert refused(table, other, "agree", seen=seen) == "stale"
    assert table.status == "playing"


def test_while_a_request_is_open_there_is_no_other() -> None:
    table = table_of("aiko", "kenji")
    one = play(table)
    assert one is not None
    other = "kenji" if one == "aiko" else "aiko"
    play_until(table, other)
    play(table)  # now both have something to take back
    ask(table, one, "ask-undo")
    for player in (one, other):
        assert refused(table, player, "abandon") == "not-now"
        assert refused(table, player, "ask-undo") == "not-now"
        may = allowed(table, player, ())
        assert (may.abandon, may.ask_undo) == (False, False)
    ask(table, other, "refuse")
    may = allowed(table, one, ())
    assert (may.abandon, may.ask_undo) == (True, True)


def test_whoever_asks_to_undo_must_have_seen_what_would_be_undone() -> None:
    table = table_of("aiko", "kenji")
    one = play(table)
    assert one is not None
    assert refused(table, one, "ask-undo", seen=table.game_version - 1) == "stale"
    ask(table, one, "ask-undo", seen=table.game_version)


@pytest.mark.parametrize("do", ["agree", "refuse", "abandon", "resign", "undo", "ask-undo"])
def test_nobody_has_seen_what_is_not_there_yet(do: str) -> None:
    table, _, other = asked_to_undo()
    assert refused(table, other, do, seen=table.version + 1) == "stale"


def test_among_three_everybody_has_to_agree_and_nobody_twice() -> None:
    table = table_of("aiko", "kenji", "mika", game="tokaido")
    ask(table, "aiko", "abandon")
    assert refused(table, "aiko", "agree") == "not-now"
    ask(table, "kenji", "agree")
    assert table.asked is not None
    assert table.asked.agreed_seats(table.occupants) == [1]
    assert table.asked.waiting_for(table.occupants) == [2]
    assert refused(table, "kenji", "agree") == "not-now"
    assert table.status == "playing"
    ask(table, "mika", "agree")
    assert table.ending is not None
    assert table.ending.reason == "abandoned"


def test_the_last_who_had_to_agree_may_leave_instead() -> None:
    table = table_of("aiko", "kenji", "mika", game="tokaido")
    ask(table, "aiko", "abandon")
    ask(table, "kenji", "agree")
    ask(table, "kenji", "hand-over", seat=2, away=[2])
    assert table.ending is not None
    assert table.ending.reason == "abandoned"


def test_whoever_is_not_asked_any_more_has_nothing_to_agree_with() -> None:
    table = table_of("aiko", "kenji", "mika", game="tokaido")
    ask(table, "mika", "resign")
    ask(table, "aiko", "abandon")
    assert table.asked is not None
    assert table.asked.waiting_for(table.occupants) == [1]
    assert refused(table, "mika", "agree") == "not-your-seat"


def test_resigning_is_no_consent_to_abandon() -> None:
    table = table_of("aiko", "kenji")
    ask(table, "aiko", "abandon")
    ask(table, "kenji", "resign")
    assert table.ending is not None
    assert (table.ending.reason, table.ending.winners) == ("resigned", (0,))


def test_a_match_that_was_resigned_is_not_undone_behind_its_end() -> None:
    table, one, other = asked_to_undo()
    at = table.at
    ask(table, other, "resign")
    assert (table.status, table.at) == ("over", at)
    assert refused(table, one, "agree") in ("not-now", "not-your-seat")
