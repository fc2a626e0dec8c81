"""Verification: whoever changes anything is found out."""

from dataclasses import replace
from random import Random

import pytest

from tabiji import Match, Record
from tabiji.kernel.contract import CHANCE
from tabiji.match import Verdict, commitment_to, verify, verify_archive
from tabiji.match.compiled.entries import compiled_replay
from tests.contract import Case
from tests.match import each_case, new_match, whole_game


@each_case
def test_a_true_record_is_right_in_everything(case: Case) -> None:
    record = whole_game(case)
    expected = Verdict((), "checked", len(record.codes), over=True)
    assert verify(record) == verify(str(record)) == expected
    assert verify(record, compiled_replay) == verify(str(record), compiled_replay) == expected


def as_text(record: Record, words: list[str]) -> str:
    """A record with the actions of somebody who cheats."""
    heading = str(record).partition("\n\n")[0]
    return f"{heading}\n\n{' '.join(words)}\n"


@each_case
def test_no_single_action_can_be_changed(case: Case) -> None:
    """Any other legal action in place of one: then something later is illegal, another die
    would have been drawn, the result is another, or at least the seal is."""
    random = Random(6)
    record = whole_game(case, 3)
    match = Match.of(record)
    tried = 0
    for index in random.sample(range(len(record.codes)), 25):
        others = [a.code for a in match.standing(index).legal() if a.code != record.codes[index]]
        for other in others[:3]:
            words = [*record.words]
            words[index] = case.game.notation.write(other)
            assert not verify(as_text(record, words), compiled_replay).ok, (index, other)
            if record.actors[index] == CHANCE:  # that takes no seal
                unsealed = as_text(replace(record, seal=None), words)
                assert not verify(unsealed, compiled_replay).ok, (index, other)
            tried += 1
    assert tried > 15


@each_case
def test_no_last_die_can_be_changed_for_one_beside_it(case: Case) -> None:
    """Nothing comes after it that would tell: the seed alone does."""
    tried = 0
    for seed in range(12):
        match = new_match(case, seed)
        record = match.record(reveal=True)
        several = [at for at in range(match.at) if len(match.standing(at).legal()) > 1]
        for action in match.standing(several[-1]).legal():
            words = [*record.words[: several[-1]], action.word]
            drawn = action.word == record.words[several[-1]]
            assert verify(as_text(replace(record, seal=None), words)).ok == drawn, action.word
            tried += not drawn
    assert tried >= 12


@each_case
def test_no_action_can_be_left_out_or_added(case: Case) -> None:
    random = Random(7)
    record = whole_game(case, 4)
    words = list(record.words)
    for index in random.sample(range(len(words)), 15):
        shorter = [*words[:index], *words[index + 1 :]]
        longer = [*words[:index], words[index], *words[index:]]
        for changed in (shorter, longer):
            assert not verify(as_text(record, changed), compiled_replay).ok


@each_case
def test_no_seed_commitment_score_or_place_can_be_changed(case: Case) -> None:
    record = whole_game(case, 5)
    assert record.seed
    assert record.points
    assert record.places
    for byte in (0, 17, 31):
        seed = bytearray(record.seed)
        seed[byte] ^= 1
        verdict = verify(replace(record, seed=bytes(seed)), compiled_replay)
        assert verdict.problems == ("The seed is not the one that the match committed itself to.",)
        terms = replace(record.terms, commitment=commitment_to(bytes(seed)))
        assert not verify(replace(record, terms=terms), compiled_replay).ok
        forged = verify(replace(record, terms=terms, seed=bytes(seed)), compiled_replay)
        assert "is not what the seed draws there" in forged.problems[0]
    for seat in range(len(record.points)):
        points = [*record.points]
        points[seat] += 1
        assert "but the game gives" in verify(replace(record, points=tuple(points))).problems[0]
        places = [*record.places]
        places[seat] = 3 - places[seat]
        assert "but the game gives" in verify(replace(record, places=tuple(places))).problems[0]
    broken = replace(record, seal="0123456789abcdef")
    assert verify(broken).problems[0].startswith("The seal is 0123456789abcdef, but these actions")
    salted = replace(record, terms=replace(record.terms, salt="x"))
    assert "is not what the seed draws" in verify(salted).problems[0]


def test_what_is_not_claimed_is_not_wrong() -> None:
    match = Match("duo", seed=3)
    assert verify(match.record()) == Verdict((), "seed not revealed", match.at)
    assert verify(match.record(reveal=True)).dice == "checked"
    assert verify(Match("duo", dice="by hand").record()).dice == "by hand"


def test_all_problems_are_told() -> None:
    text = "Tabiji 1\nGame: duo\nPosition: phase=over dice=p1:0,m1:1,a1:0 garden=6,1 ending=garden,-\nPoints: 7 1\nPlaces: 2 1\n"
    assert verify(text).problems == (
        "Points are 7 1, but the game gives 6 1.",
        "Places are 2 1, but the game gives 1 2.",
    )


@pytest.mark.parametrize("count", [3, 40])
def test_an_archive_is_verified_record_by_record(count: int) -> None:
    """Few records are checked interpreted, many compiled; a broken one does not stop it."""
    texts = [str(Match("duo", seed=number).record(reveal=True)) for number in range(count)]
    texts[1] = texts[1].replace("1. p", "1. walk1 p")
    heard: list[int] = []
    verdicts = list(verify_archive("\n".join(texts).splitlines(), progress=heard.append))
    assert [verdict.number for verdict in verdicts] == list(range(1, count + 1))
    assert [verdict.ok for verdict in verdicts] == [True, False, *[True] * (count - 2)]
    first = len(texts[0].splitlines()) + 2
    assert verdicts[1].line == first
    place = first + texts[1].splitlines().index(
        next(t for t in texts[1].splitlines() if "walk1" in t)
    )
    assert verdicts[1].problems[0].startswith(f"Line {place}: Action ")
    assert "'walk1' is not legal now" in verdicts[1].problems[0]
    assert heard[-1] == count


def test_a_record_and_its_text_are_judged_alike() -> None:
    record = Match("duo", seed=9).record(reveal=True)
    wrong = replace(record, seed=bytes(32))
    assert verify(wrong) == verify(str(wrong))
    assert isinstance(Record.read(str(wrong)), Record)
