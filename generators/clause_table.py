"""The tables of rulebook clauses in `docs/rules`: each clause, its source, its tests.

The clauses stand in `docs/rules/<game>.toml`. A test names the clauses it shows
with `@pytest.mark.clause("duo.end.faith", ...)`. From both the pages
`docs/rules/<game>.md` are written: `python -m generators.clause_table --write`.
"""

import ast
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"


@dataclass(frozen=True)
class Clause:
    """One clause of a rulebook."""

    id: str
    text: str
    source: str

    @property
    def chapter(self) -> str:
        return self.id.split(".")[1]


@dataclass(frozen=True)
class Rulebook:
    """The clauses of a game."""

    game: str
    title: str
    clauses: tuple[Clause, ...]

    @property
    def page(self) -> Path:
        return DOCS / f"{self.game}.md"


def rulebooks() -> list[Rulebook]:
    """Every game that has clauses."""
    books = []
    for path in sorted(DOCS.glob("*.toml")):
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        clauses = tuple(Clause(**clause) for clause in content["clause"])
        books.append(Rulebook(path.stem, content["title"], clauses))
    return books


def named_by_tests(folder: Path = TESTS) -> dict[str, list[str]]:
    """The tests that name each clause, as `file::test`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                for clause in _named(node):
                    name = f"{path.relative_to(folder).as_posix()}::{node.name}"
                    found.setdefault(clause, []).append(name)
    return found


def _named(function: ast.FunctionDef) -> Iterator[str]:
    """The clauses in a function's `@pytest.mark.clause(...)` decorators."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
            yield from (ast.literal_eval(argument) for argument in decorator.args)


def page(book: Rulebook, tests: dict[str, list[str]]) -> str:
    """The page of a rulebook's clauses."""
    lines = [
        f"# {book.title}: the rules, clause by clause",
        "",
        f"Written by `make docs` from `{book.game}.toml` and the tests in `tests/`: do not",
        "edit. Sources are the rulebooks by number and section, and the rulings.",
    ]
    for chapter, clauses in groupby(book.clauses, key=lambda clause: clause.chapter):
        lines += ["", f"## {chapter.replace('-', ' ').capitalize()}", ""]
        for clause in clauses:
            lines += [f"**`{clause.id}`** {clause.text}  ", f"*{clause.source}*", ""]
            lines += [f"- {_sentence(test)}" for test in tests.get(clause.id, [])]
            lines.append("")
        lines.pop()
    return "\n".join(lines) + "\n"


def _sentence(test: str) -> str:
    file, _, name = test.partition("::")
    return f"{name.removeprefix('test_').replace('_', ' ')} (`{file}`)"


def main() -> None:
    tests = named_by_tests()
    for book in rulebooks():
        if "--write" in sys.argv:
            book.page.write_text(page(book, tests), encoding="utf-8")
        gaps = [clause.id for clause in book.clauses if clause.id not in tests]
        print(f"{book.title}: {len(book.clauses)} clauses, {len(gaps)} without a test", *gaps)


if __name__ == "__main__":
    main()
