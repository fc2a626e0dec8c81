"""A match on the wire: what a viewer may know, and nothing else."""

import pytest

from tabiji.locale.message import Message, Verbatim
from tabiji.match import Match
from tabiji.match.action import Entry
from tabiji.server.schemas import Step, Text
from tabiji.server.wire import ALL, Viewer, position_of, result_of, steps_of, text_of, view_of
from tabiji.tokaido import TokaidoView
from tests.server.wire.walks import KINDS, decisions, otherwise, walked


def test_a_sentence_names_those_values_that_are_the_same_in_every_language() -> None:
    inner = Message("inner", {"word": Verbatim("pray")})
    told = text_of(Message("outer", {"ware": "ware-fan", "count": 3, "why": inner}))
    why = Text(id="inner", args={"word": "pray"}, verbatim=["word"])
    assert told == Text(id="outer", args={"ware": "ware-fan", "count": 3, "why": why})


@pytest.mark.parametrize("kind", KINDS)
def test_steps_hide_from_each_viewer_what_the_log_hides(kind: str) -> None:
    match = walked(kind)
    for viewer in (None, *range(len(match.seats))):
        words = [step.word for step in steps_of(match, viewer)]
        assert words == [str(e.action) if e.action else None for e in match.log_for(viewer)]
    assert [step.word for step in steps_of(match, ALL)] == list(match.words)


@pytest.mark.parametrize("kind", KINDS)
def test_a_step_says_everything_and_reads_back(kind: str) -> None:
    match = walked(kind)
    for step in steps_of(match, None, match.at - 20, views=True):
        assert Step.model_validate_json(step.model_dump_json()) == step
        assert step.view == match.standing(step.index + 1).view(None)
    assert len(steps_of(match, None, match.at - 20)) == 20


def test_tables_that_differ_only_in_what_a_seat_cannot_know_look_equal_to_it() -> None:
    for standing in decisions(walked("tokaido-two")):
        other = otherwise(standing)
        assert view_of(standing, standing.seat) == view_of(other, standing.seat)
        assert position_of(standing, standing.seat) == position_of(other, standing.seat) == ""


def test_nothing_is_hidden_from_whoever_looks_at_a_finished_match() -> None:
    match = walked("tokaido-four-yoshiyasu")
    seen = view_of(match, ALL)
    assert isinstance(seen, TokaidoView)
    assert all(inn.meals is not None for inn in seen.inns)
    assert seen.put_back is not None


@pytest.mark.parametrize("kind", KINDS)
def test_a_result_is_there_when_a_match_is_over_and_not_before(kind: str) -> None:
    match = walked(kind)
    result = result_of(match)
    assert result is not None
    assert result.points == list(match.scores())
    assert [result.places[seat] for seat in result.winners] == [1] * len(result.winners)
    assert result_of(match.standing(match.at - 1)) is None


@pytest.mark.parametrize("viewer", [ALL, None, 0])
def test_only_the_steps_that_are_asked_for_are_made(
    viewer: Viewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = walked("duo")
    whole = steps_of(match, viewer)
    made: list[int] = []
    entry_of = Match._entry

    def entry(match: Match, index: int) -> Entry:
        made.append(index)
        return entry_of(match, index)

    monkeypatch.setattr(Match, "_entry", entry)
    assert steps_of(match, viewer, 10, until=13) == whole[10:13]
    assert made == [10, 11, 12]
    assert steps_of(match, viewer, match.at - 1, until=match.at + 5) == whole[-1:]
    assert steps_of(match, viewer, 9, until=3) == []
