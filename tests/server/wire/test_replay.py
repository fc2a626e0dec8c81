"""A whole game to look at, from a match or from anybody's record."""

import pytest

from tabiji.match import Match
from tabiji.server.errors import Refusal
from tabiji.server.replays import MOST_ACTIONS, question_at, replay_of
from tests.server.wire.walks import KINDS, walked


@pytest.mark.parametrize("kind", KINDS)
def test_a_replay_has_a_frame_for_every_action_and_the_course_of_the_points(kind: str) -> None:
    match = walked(kind)
    replay = replay_of(str(match))
    assert [step.word for step in replay.steps] == list(match.words)
    assert all(step.view is not None for step in replay.steps)
    assert len(replay.points) == match.at + 1
    assert replay.points[-1] == list(match.scores())
    assert replay.turns == sorted(set(replay.turns))
    assert replay.result is not None
    assert replay.record == str(match)


def test_a_match_in_progress_is_replayed_as_a_viewer_saw_it() -> None:
    whole = walked("tokaido-two")
    match = whole.branch(whole.at - 10)
    replay = replay_of(match, None)
    assert [step.word for step in replay.steps] == [
        str(entry.action) if entry.action else None for entry in match.log_for(None)
    ]
    assert replay.record == ""
    assert None in [step.word for step in replay.steps]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "Line 2"),
        ("not a record", "Line 1"),
        (str(walked("duo")).replace(" pilgrim ", " dance ", 1), "dance"),
    ],
)
def test_a_bad_record_is_refused_with_the_line_that_is_wrong(text: str, says: str) -> None:
    with pytest.raises(Refusal) as refused:
        replay_of(text)
    assert refused.value.code == "bad-record"
    assert says in str(refused.value)


def test_a_record_that_would_keep_others_waiting_is_refused_unplayed() -> None:
    headers, _, actions = str(Match("duo", seed=1)).partition("\n\n")
    endless = f"{headers}\n\n{actions} {'pass ' * MOST_ACTIONS}\n"
    with pytest.raises(Refusal) as refused:
        replay_of(endless)
    assert refused.value.code == "too-long"


def test_a_place_of_a_record_is_a_question_for_the_search() -> None:
    match = walked("duo")
    at = next(at for at in range(match.at) if match.standing(at).seat is not None)
    question = question_at(str(match), at)
    assert (question.seat, question.at) == (match.standing(at).seat, at)


@pytest.mark.parametrize(("at", "code"), [(0, "nothing-to-decide"), (100_000, "no-place")])
def test_where_nobody_decides_there_is_nothing_to_ask(at: int, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        question_at(str(walked("duo")), at)
    assert refused.value.code == code
