"""The browser knows what goes over the wire today."""

from generators.wire_types import PAGE, page


def test_the_browsers_types_are_what_make_docs_writes() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
