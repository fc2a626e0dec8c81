"""What is quarantined: few, each alone and with a reason."""

from pathlib import Path

import pytest

from tests.suite.quarantine import MOST, quarantined, uses

TESTS = Path(__file__).parents[1]


def test_few_tests_are_quarantined_each_alone_and_with_a_reason() -> None:
    found = quarantined(TESTS)
    assert [use.where for use in found if not use.reason] == []
    assert [use.where for use in found if not use.alone] == []
    assert len(found) <= MOST, [use.where for use in found]


@pytest.mark.parametrize(
    ("source", "reason", "alone"),
    [
        ('@pytest.mark.quarantined("late")\ndef test_a(): ...', "late", True),
        ('@mark.quarantined("late")\nasync def test_a(): ...', "late", True),
        ("@pytest.mark.quarantined\ndef test_a(): ...", None, True),
        ('@pytest.mark.quarantined("")\ndef test_a(): ...', None, True),
        ('@pytest.mark.quarantined(" ")\ndef test_a(): ...', None, True),
        ("@pytest.mark.quarantined()\ndef test_a(): ...", None, True),
        ('pytest.param(1, marks=pytest.mark.quarantined("late"))', "late", True),
        ('pytest.param(1, marks=[pytest.mark.quarantined("late")])', "late", True),
        ('pytestmark = pytest.mark.quarantined("late")', "late", False),
        ('@pytest.mark.quarantined("late")\nclass TestA: ...', "late", False),
    ],
)
def test_every_use_of_the_marker_is_seen(source: str, reason: str | None, alone: bool) -> None:
    (use,) = uses(source, "test_a.py")
    assert (use.reason, use.alone) == (reason, alone)


def test_other_markers_and_the_word_itself_are_none() -> None:
    assert list(uses('@pytest.mark.slow\ndef test_quarantined(): "quarantined"', "a.py")) == []
