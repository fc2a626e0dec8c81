"""Fluent files taken apart: entries, their texts, the values they mention."""

from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Visitor

from tabiji.locale.catalogues import FOLDER


@dataclass
class Found(Visitor):
    """What a pattern mentions."""

    values: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)


@dataclass(frozen=True)
class Entry:
    """An entry of a file: its text, its attributes' texts, and what they mention.

    `mentioned` are the values of the text alone: how a name is declined is its language's affair.
    """

    id: str
    file: str
    text: str
    attributes: dict[str, str]
    found: Found
    mentioned: set[str]

    @property
    def values(self) -> set[str]:
        """The values that whoever asks for the sentence gives: `$ware-one` comes with `$ware`."""
        return {name.split("-")[0] for name in self.mentioned}


@cache
def entries(language: str) -> dict[str, Entry]:
    """All entries of a language, by id."""
    there: dict[str, Entry] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for node in resource.body:
            assert not isinstance(node, ast.Junk), f"{path}: {node.content!r}"
            if not isinstance(node, ast.Message):
                continue
            assert node.id.name not in there, f"{path}: {node.id.name} is there twice"
            found, mentioned = Found(), Found()
            found.visit(node)
            if node.value is not None:
                mentioned.visit(node.value)
            there[node.id.name] = Entry(
                node.id.name,
                path.name,
                _text(node.value),
                {attribute.id.name: _text(attribute.value) for attribute in node.attributes},
                found,
                mentioned.values,
            )
    return there


def _text(pattern: ast.Pattern | None) -> str:
    if pattern is None:
        return ""
    message = ast.Message(ast.Identifier("x"), pattern)
    whole = serialize(ast.Resource([message]))
    return whole.removeprefix("x =").strip()
