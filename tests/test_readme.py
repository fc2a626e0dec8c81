"""What the README shows is what happens."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["README.md"])
def test_the_examples_do_what_they_show(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    results = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0


def test_it_says_that_the_project_is_unofficial() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "unofficial fan project" in text
    assert "Funforge" in text
    assert "Stonemaier Games" in text
