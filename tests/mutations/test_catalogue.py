"""The catalogue of mistakes stays true while the program changes."""

from pathlib import Path

import pytest

from tests.mutations.catalogue import ROOT, Mistake, mistakes
from tests.mutations.trials import Trial, Trials

ALL = mistakes()


@pytest.mark.parametrize("mistake", ALL, ids=lambda one: one.id)
def test_a_mistake_fits_its_file_exactly_once(mistake: Mistake) -> None:
    assert mistake.times(ROOT) == 1
    assert mistake.text != mistake.instead
    assert mistake.wrong


@pytest.mark.parametrize("mistake", ALL, ids=lambda one: one.id)
def test_the_tests_that_could_see_a_mistake_are_there(mistake: Mistake) -> None:
    assert mistake.tests
    for name in mistake.tests:
        assert (ROOT / name).exists(), name


def test_there_are_enough_in_every_part_and_no_two_of_one_name() -> None:
    assert len({one.id for one in ALL}) == len(ALL) >= 26
    for part in (
        "src/tabiji/duo", "src/tabiji/tokaido", "src/tabiji/kernel", "src/tabiji/match",
        "src/tabiji/server/tables", "src/tabiji/server/table_log", "src/tabiji/server/storage",
        "src/tabiji/server/security", "src/tabiji/terminal", "web/src",
    ):  # fmt: skip
        assert any(one.file.startswith(part) for one in ALL), part


def test_a_run_goes_on_where_it_was_and_begins_anew_in_another_tree(tmp_path: Path) -> None:
    first, second = ALL[:2]
    Trials(tmp_path / "seen.jsonl").add(Trial(first.id, "tree", "SURVIVED"))
    Trials(tmp_path / "seen.jsonl").add(Trial(first.id, "tree", "caught", "tests/x.py::test_y"))
    trials = Trials(tmp_path / "seen.jsonl")
    found = trials.of(first, "tree")
    assert found is not None
    assert (found.outcome, found.unseen) == ("caught", False)
    assert trials.of(first, "another tree") is None
    assert trials.of(second, "tree") is None
