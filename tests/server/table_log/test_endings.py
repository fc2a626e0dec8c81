"""How matches end that not everybody plays to the end."""

import json
from typing import Any

import pytest

from tabiji.server.errors import Refusal
from tabiji.server.table_log.allowed import allowed
from tabiji.server.table_log.events import Event
from tabiji.server.table_log.seating import Occupant
from tabiji.server.table_log.summary import kept_of, occupants_of, summary_of
from tabiji.server.table_log.table import TableState
from tests.server.table_log.tables import ask, play, play_until, table_of


def test_when_the_only_person_resigns_bots_do_not_play_on_among_themselves() -> None:
    table = table_of("aiko", "bot", "bot", game="tokaido")
    ask(table, "aiko", "resign")
    assert table.ending is not None
    assert table.ending.reason == "resigned"
    assert table.ending.places[0] == 3
    assert 0 not in table.ending.winners
    assert table.bot_to_act is None


@pytest.mark.parametrize("seat", range(3))
def test_whoever_resigned_comes_last_in_a_game_that_the_others_played_to_its_end(seat: int) -> None:
    people = ("aiko", "kenji", "mika")  # one of whom would have won
    table = table_of(*people, game="tokaido")
    ask(table, people[seat], "resign")
    for _ in range(2000):
        if table.status == "over":
            break
        play(table)
    assert table.ending is not None
    assert table.ending.reason == "played"
    assert table.ending.places[seat] == 3
    assert seat not in table.ending.winners
    assert min(table.ending.places) == 1


@pytest.mark.parametrize("do", ["resign", "abandon"])
def test_an_ending_is_kept_whole_beside_the_log(do: str) -> None:
    table = table_of("aiko", "bot", "bot", game="tokaido")
    assert kept_of("playing", through_json(table)).ending is None
    ask(table, "aiko", do)
    kept = kept_of("over", through_json(table))
    assert kept.over
    assert table.ending is not None
    assert kept.ending == table.ending
    assert kept.points == table.ending.points


def test_the_end_of_a_game_is_kept_whole_beside_the_log() -> None:
    table = table_of("aiko", "kenji")
    for _ in range(2000):
        if table.status == "over":
            break
        play(table)
    assert table.ending is not None
    assert table.ending.messages
    assert kept_of("over", through_json(table)).ending == table.ending


def through_json(table: TableState) -> dict[str, Any]:
    """What a database keeps of a table."""
    kept: dict[str, Any] = json.loads(json.dumps(summary_of(table)))
    return kept


def test_nobody_resigns_before_it_begins_or_after_the_end() -> None:
    waiting = table_of("aiko", "open")
    with pytest.raises(Refusal):
        ask(waiting, "aiko", "resign")
    over = table_of("aiko", "kenji")
    ask(over, "aiko", "resign")
    for player in ("aiko", "kenji"):
        with pytest.raises(Refusal):
            ask(over, player, "resign")
    assert over.resigned == [0]


def test_a_table_where_nobody_came_is_abandoned_at_once() -> None:
    table = table_of("aiko", "open")
    ask(table, "aiko", "abandon")
    assert table.ending is not None
    assert (table.ending.reason, table.ending.points) == ("abandoned", (0, 0))
    assert not allowed(table, "aiko", ()).rematch


def test_a_hint_is_for_whoever_is_to_act_where_the_table_has_hints() -> None:
    for hints in (True, False):
        table = table_of("aiko", "kenji", hints=hints)
        for player in ("aiko", "kenji"):
            play_until(table, player)
            may = {who: allowed(table, who, ()).hint for who in ("aiko", "kenji")}
            assert may == {"aiko": hints and player == "aiko", "kenji": hints and player == "kenji"}


def test_only_an_absent_persons_seat_is_handed_over() -> None:
    table = table_of("aiko", "bot", "kenji", game="tokaido", substitute="kiku")
    assert allowed(table, "aiko", [0, 1, 2]).hand_over == [2]
    for seat, away in ((0, [0]), (1, [1]), (2, [])):
        with pytest.raises(Refusal):
            ask(table, "aiko", "hand-over", seat=seat, away=away)
    assert ask(table, "aiko", "hand-over", seat=2, away=[2]) == [
        Event("hand-over", "kiku", 2, "aiko")
    ]
    assert table.occupants[2].played_by == "kiku"
    with pytest.raises(Refusal):
        ask(table, "aiko", "hand-over", seat=2, away=[2])
    assert allowed(table, "kenji", ()).take_back == [2]
    ask(table, "kenji", "take-back")
    assert table.occupants[2].counts
    with pytest.raises(Refusal):
        ask(table, "kenji", "take-back")


@pytest.mark.parametrize("do", ["resign", "hand-over"])
def test_the_tables_substitute_plays_on_whoever_asked(do: str) -> None:
    table = table_of("aiko", "kenji", "mika", game="tokaido", substitute="nami")
    ask(table, "mika" if do == "hand-over" else "aiko", do, seat=0, away=[0])
    assert [occupant.played_by for occupant in table.occupants] == ["nami", None, None]
    kept = occupants_of(through_json(table))
    assert [occupant.played_by for occupant in kept] == ["nami", None, None]


def test_what_was_kept_before_tables_had_a_substitute_is_told_as_it_was() -> None:
    table = table_of("aiko", "kenji", "mika", game="tokaido")
    ask(table, "aiko", "resign")
    table.append(Event("hand-over", "basho", 1, "mika"))  # whoever asked chose
    kept = through_json(table)
    for occupant in kept["chairs"]:
        del occupant["substitute"]
    for occupants in (table.occupants, occupants_of(kept)):
        assert [occupant.played_by for occupant in occupants] == ["sora", "basho", None]


def test_a_seat_that_changed_hands_before_it_began_has_the_same_substitute() -> None:
    table = table_of("aiko", "open", "kenji", game="tokaido", substitute="taro")
    for event in (
        Event("sit", "Ryo", 1, "ryo"),
        Event("resign", seat=1, player="ryo"),
    ):
        table.append(event)
    assert table.occupants[1].played_by == "taro"
    waiting = table_of("aiko", "open", "open", game="tokaido", substitute="taro")
    waiting.append(Event("sit", "Ryo", 1, "ryo"))
    for event in (
        Event("leave", seat=1, player="ryo"),
        Event("sit", "Ryo", 1, "ryo"),
        Event("ask-to-leave", "ryo", 1, "aiko"),
    ):
        waiting.append(event)
        assert waiting.occupants[1].substitute == "taro"
    assert waiting.occupants[1] == Occupant("open", emptied=1, substitute="taro")
