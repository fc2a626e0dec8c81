"""The browser's types, written from the description of the API: `web/src/service/wire.ts`.

`python -m generators.wire_types --write`, which `make docs` runs.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabiji.server.app import create_app
from tabiji.server.openapi import describe
from tabiji.server.settings import Settings

PAGE = Path(__file__).parents[1] / "web" / "src" / "service" / "wire.ts"
REFERENCE = "#/components/schemas/"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
SENT_LIVE = ("LiveAct", "LiveAsk")
"""What the browser sends over the live connection, which OpenAPI does not know."""
FASTAPIS_OWN = ("HTTPValidationError", "ValidationError")
"""Described by FastAPI and never sent: every refusal is a `Problem`."""

Schema = dict[str, Any]


def page() -> str:
    """All types, in the order of their names."""
    with tempfile.TemporaryDirectory() as folder:
        described = describe(create_app(Settings(data=Path(folder))))
    schemas: dict[str, Schema] = described["components"]["schemas"]
    asked = _asked(described, schemas)
    lines = ["// Written by `make docs` from src/tabiji/server/schemas.py: do not edit."]
    for name in sorted(set(schemas) - set(FASTAPIS_OWN)):
        lines += ["", *_interface(name, schemas[name], name in asked)]
    return "\n".join(lines) + "\n"


def _asked(described: Schema, schemas: dict[str, Schema]) -> set[str]:
    """The models that the browser sends: it may leave out what has a default."""
    found: set[str] = set()
    waiting = list(SENT_LIVE)
    for operations in described["paths"].values():
        for operation in operations.values():
            waiting += _mentioned(operation.get("requestBody", {}))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _mentioned(schemas[name])
    return found


def _mentioned(schema: Any) -> list[str]:
    """The models that a description refers to."""
    if isinstance(schema, dict):
        here = [schema["$ref"].removeprefix(REFERENCE)] if "$ref" in schema else []
        return here + [name for value in schema.values() for name in _mentioned(value)]
    if isinstance(schema, list):
        return [name for value in schema for name in _mentioned(value)]
    return []


def _interface(name: str, schema: Schema, asked: bool) -> Iterator[str]:
    yield from _comment(schema, "")
    yield f"export interface {name} {{"
    for field, described in schema.get("properties", {}).items():
        yield from _comment(described, "  ")
        left_out = asked and field not in schema.get("required", [])
        yield f"  {field}{'?' if left_out else ''}: {_type(described)}"
    yield "}"


def _comment(schema: Schema, indent: str) -> Iterator[str]:
    text = " ".join(str(schema.get("description", "")).split())
    if text:
        yield f"{indent}/** {text} */"


def _type(schema: Schema) -> str:
    """A description as TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each) for each in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "null":
        return "null"
    if kind == "array":
        inside = _type(schema.get("items", {}))
        return f"({inside})[]" if " " in inside else f"{inside}[]"
    if kind == "object":
        values = schema.get("additionalProperties", True)
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'any'}>"
    return PLAIN.get(str(kind), "any")


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    if "--write" in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page(), end="")
