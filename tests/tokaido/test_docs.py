"""What the page about Tokaido shows is what happens."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "tokaido.md"


def test_the_examples_do_what_they_show() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0
