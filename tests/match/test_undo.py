"""Undo, redo, branches: all derived from a log to which things are only added."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabiji import Match
from tabiji.kernel.contract import CHANCE
from tabiji.match import BadMatch, verify
from tests.contract import Case
from tests.match import CASES, each_case, new_match, play_some, whole_game


@each_case
def test_undo_goes_back_to_the_decision_before_and_redo_forward_again(case: Case) -> None:
    match = new_match(case)
    places = [match.at]
    positions = [match.position]
    for _ in range(15):
        play_some(match, 1, Random(match.at))
        places.append(match.at)
        positions.append(match.position)
    for place, position in list(zip(places, positions, strict=True))[-2::-1]:
        match.undo()
        assert (match.at, match.position) == (place, position)
        assert match.turn != CHANCE
    with pytest.raises(BadMatch, match="nothing to undo"):
        match.undo()
    for place, position in list(zip(places, positions, strict=True))[1:]:
        match.redo()
        assert (match.at, match.position) == (place, position)
    with pytest.raises(BadMatch, match="nothing to redo"):
        match.redo()


@each_case
def test_playing_the_same_again_after_an_undo_brings_the_same_dice(case: Case) -> None:
    line = whole_game(case)
    match = Match.of(line)
    stops = match.stops()
    start = stops[len(stops) // 3]
    match.go_to(start)
    decided = [
        code for index, code in enumerate(line.codes) if index >= start and line.actors[index] >= 0
    ]
    other = next((a for a in match.legal() if a.code != decided[0]), None)
    if other:  # so that nothing can be redone
        match.play(other)
        match.go_to(start)
    for code in decided:
        match.play(code)
    assert match.codes == line.codes


def test_another_choice_brings_other_dice() -> None:
    """What was seen before an undo is of no use after it."""
    rolls = []
    match = Match("duo", seed=7, compass=0)
    match.play("pilgrim", "walk2")
    start = match.at
    for choice in ("stroll", "pass"):
        match.go_to(start)
        match.play(choice)
        while match.view().turns < 6:
            match.play(match.legal()[0])
        rolls.append(
            [word for word in match.words[start:] if word[0] in "pma" and word[1:].isdigit()]
        )
    assert len(rolls[0]) == len(rolls[1]) == 15
    assert rolls[0] != rolls[1]


@each_case
def test_the_log_of_events_only_grows_and_brings_the_match_back(case: Case) -> None:
    match = new_match(case)
    random = Random(8)
    seen: tuple[str, ...] = ()
    for _ in range(40):
        deed = random.choice(["play", "play", "play", "undo", "redo", "go"])
        try:
            if deed == "play":
                play_some(match, 1, random)
            elif deed == "undo":
                match.undo()
            elif deed == "redo":
                match.redo()
            else:
                match.go_to(random.randint(0, match.length))
        except BadMatch:
            pass
        assert match.events[: len(seen)] == seen
        seen = match.events
        again = Match.under(match.terms, match.seed, match.events)
        assert (again.words, again.length, again.at) == (match.words, match.length, match.at)
        assert again.events == match.events
        watcher = Match.under(match.terms, None, match.events)
        assert watcher.position == match.position


@settings(max_examples=25)
@given(st.sampled_from(CASES), st.integers(0, 15), st.data())
def test_a_branch_shares_what_came_before_and_leaves_the_match_alone(
    case: Case, number: int, data: st.DataObject
) -> None:
    record = whole_game(case, number)
    match = Match.under(record.terms, record.seed, record.words[:120])
    before = match.words, match.events
    at = data.draw(st.sampled_from(match.stops()))
    branch = match.branch(at)
    assert branch.words == match.words[:at]
    play_some(branch, 8, Random(number))
    assert (match.words, match.events) == before
    assert verify(branch.record(reveal=True)).ok
    while branch.at > at:
        branch.undo()
    assert branch.at == at


@each_case
def test_a_branch_with_dice_of_its_own_says_which_actions_were_given(case: Case) -> None:
    match = new_match(case)
    play_some(match, 10, Random(1))
    at = match.at
    branch = match.branch(dice="drawn", seed="another")
    play_some(branch, 20, Random(1))
    assert branch.seed != match.seed
    assert branch.terms.given == at
    record = branch.record(reveal=True)
    assert verify(record).ok
    assert verify(str(record)).ok
    branch.go_to(0)
    play_some(branch, 3, Random(5))
    if branch.words[:at] != match.words[:at]:
        assert branch.terms.given < at
    assert verify(branch.record(reveal=True)).ok


def test_a_branch_can_be_gone_on_with_by_hand_and_back() -> None:
    match = Match("duo", seed=7, compass=0)
    by_hand = match.branch(12, dice="by hand")
    assert by_hand.at == 12
    by_hand.play("p4 m3 a1", "artist")
    assert by_hand.commitment is None
    drawn = by_hand.branch(dice="drawn", seed=1)
    play_some(drawn, 10, Random(3))
    assert verify(drawn.record(reveal=True)).ok
    assert verify(drawn.record(reveal=True)).dice == "partly checked"


def test_places_that_are_not_there_are_refused() -> None:
    match = Match("duo", seed=7)
    for place in (-1, match.length + 1):
        with pytest.raises(BadMatch, match="This match has places 0 to"):
            match.go_to(place)
        with pytest.raises(BadMatch, match="This match has places 0 to"):
            match.branch(place)
    with pytest.raises(BadMatch, match="'@x' is not an event"):
        Match.under(match.terms, match.seed, ["@x"])
    with pytest.raises(BadMatch, match="is not an event"):
        Match.under(match.terms, match.seed, [f"@{'9' * 5000}"])
    with pytest.raises(BadMatch, match="there is no 5"):
        Match.under(match.terms, None, ["@5"])


def test_with_dice_by_hand_each_action_can_be_undone() -> None:
    match = Match("duo", dice="by hand", compass=0, purple=0)
    assert match.turn == CHANCE
    match.play("kimono4", "fan2")
    match.undo()
    assert " ".join(match.words) == "kimono4"
    match.redo()
    assert " ".join(match.words) == "kimono4 fan2"
    match.undo()
    match.play("doll2")
    assert " ".join(match.words) == "kimono4 doll2"


@each_case
def test_dice_by_hand_are_listed_with_their_weights_and_played_like_actions(case: Case) -> None:
    drawn = new_match(case)
    play_some(drawn, 5, Random(2))
    by_hand = new_match(case, dice="by hand")
    assert by_hand.commitment is None
    assert by_hand.seed is None
    for word in drawn.words:
        if by_hand.turn == CHANCE:
            assert all(action.weight and action.weight > 0 for action in by_hand.legal())
        by_hand.play(word)
    assert by_hand.position == drawn.position
    verdict = verify(by_hand.record())
    assert verdict.ok
    assert verdict.dice == "by hand"
    assert "Dice: by hand" in str(by_hand)


def test_the_wrong_seed_does_not_open_a_match() -> None:
    match = Match("duo", seed=7)
    with pytest.raises(BadMatch, match="not the one that the match has committed itself to"):
        Match.under(match.terms, bytes(32), match.events)
