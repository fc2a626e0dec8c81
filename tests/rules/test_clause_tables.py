"""The clause tables have no gap and are up to date."""

import re

import pytest

from generators.clause_table import Rulebook, named_by_tests, page, rulebooks

SOURCE = re.compile(r"(00[0-4] \S.*|Ruling (Duo|Tokaido) \d+)")


@pytest.mark.parametrize("book", rulebooks(), ids=lambda book: book.game)
def test_every_clause_has_a_test(book: Rulebook) -> None:
    tests = named_by_tests()
    assert [clause.id for clause in book.clauses if clause.id not in tests] == []


@pytest.mark.parametrize("book", rulebooks(), ids=lambda book: book.game)
def test_every_clause_has_its_own_id_and_a_source(book: Rulebook) -> None:
    ids = [clause.id for clause in book.clauses]
    assert len(set(ids)) == len(ids)
    for clause in book.clauses:
        assert clause.id.startswith(f"{book.game}.")
        for source in clause.source.split("; "):
            assert SOURCE.fullmatch(source), (clause.id, source)


def test_tests_name_only_clauses_that_exist() -> None:
    known = {clause.id for book in rulebooks() for clause in book.clauses}
    assert set(named_by_tests()) - known == set()


@pytest.mark.parametrize("book", rulebooks(), ids=lambda book: book.game)
def test_the_page_is_what_make_docs_writes(book: Rulebook) -> None:
    assert book.page.read_text(encoding="utf-8") == page(book, named_by_tests())
