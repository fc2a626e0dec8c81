"""Tests that fail now and then: few, each with its reason, and out of the way until mended."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MOST = 5

MARKER = "quarantined"


@dataclass(frozen=True)
class Quarantined:
    """A use of the marker in a source."""

    where: str
    reason: str | None
    alone: bool
    """Whether it stands on one test or one of its parameters: on a class or a whole file it could
    stand for any number."""


def quarantined(tests: Path) -> list[Quarantined]:
    """Every use of the marker, read from the sources: what is chosen to run does not matter."""
    return [
        use
        for path in sorted(tests.rglob("*.py"))
        if "node_modules" not in path.parts
        for use in uses(path.read_text(encoding="utf-8"), str(path.relative_to(tests.parent)))
    ]


def uses(source: str, name: str) -> Iterator[Quarantined]:
    """Every use of the marker in one source."""
    tree = ast.parse(source)
    alone = set(map(id, _on_tests(tree)))
    called = {id(node.func): node for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == MARKER:
            call = called.get(id(node))
            yield Quarantined(
                f"{name}:{node.lineno}",
                _reason(call) if call else None,
                id(call if call else node) in alone,
            )


def _on_tests(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from node.decorator_list
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("param"):
            for keyword in node.keywords:
                if keyword.arg == "marks":
                    yield keyword.value
                    yield from ast.iter_child_nodes(keyword.value)


def _reason(call: ast.Call) -> str | None:
    match call.args:
        case [ast.Constant(value=str(reason))] if reason.strip():
            return reason
    return None
