"""The description of the API as a page to read: plain HTML, without scripts or styles from
anywhere, so that nothing has to be allowed for it."""

import json
from collections.abc import Iterator
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

router = APIRouter()

Described = dict[str, Any]


@router.get("/api/docs", include_in_schema=False)
async def read_description(request: Request) -> HTMLResponse:
    """Every request and answer, for people."""
    return HTMLResponse(page(request.app.openapi()))


def page(described: Described) -> str:
    """A description as HTML."""
    about = described["info"]
    schemas = described["components"]["schemas"]
    parts = [
        "<!doctype html>",
        f'<html lang="en"><meta charset="utf-8"><title>{escape(about["title"])}: API</title>',
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" '
        'content="light dark">',
        f"<h1>{escape(about['title'])} {escape(about['version'])}: API</h1>",
        _paragraphs(about["description"]),
        '<p><a href="/api/openapi.json">openapi.json</a></p>',
    ]
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            parts.extend(_operation(method, path, operation))
    parts.append("<h2>What is sent</h2>")
    for name in sorted(schemas):
        parts.extend(_schema(name, schemas[name]))
    return "\n".join(parts)


def _operation(method: str, path: str, operation: Described) -> Iterator[str]:
    yield f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
    yield f"<p><b>{escape(operation['summary'])}</b></p>{_paragraphs(operation['description'])}"
    media = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    if media:
        yield f"<p>It takes {_kind(media['schema'])}.</p>"
    for example in media.get("examples", {}).values():
        written = escape(json.dumps(example["value"], indent=2, ensure_ascii=False))
        yield f"<p>{escape(example['summary'])}:</p><pre>{written}</pre>"
    yield "<table>"
    for status, answer in operation["responses"].items():
        content: Described = next(iter(answer.get("content", {}).values()), {})
        kind = _kind(content["schema"]) if content.get("schema") else ""
        yield f"<tr><td>{status}<td>{kind}<td>{escape(answer['description'])}"
    yield "</table>"


def _schema(name: str, schema: Described) -> Iterator[str]:
    yield f'<h3 id="{escape(name)}">{escape(name)}</h3>{_paragraphs(schema.get("description", ""))}'
    yield "<table>"
    for field, kind in schema.get("properties", {}).items():
        needed = "" if field in schema.get("required", ()) else "may be left out"
        about = escape(kind.get("description", ""))
        yield f"<tr><td><code>{escape(field)}</code><td>{_kind(kind)}<td>{needed}<td>{about}"
    yield "</table>"


def _kind(schema: Described) -> str:
    """What a value is, in a few words, with links to what has a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if choices := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(_kind(choice) for choice in choices)
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"<code>{escape(json.dumps(value))}</code>" for value in values)
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if isinstance(inside := schema.get("additionalProperties"), dict):
        return f"object of {_kind(inside)}"
    return escape(str(schema.get("type", "anything")))


def _paragraphs(text: str) -> str:
    return "".join(f"<p>{escape(part)}</p>" for part in text.strip().split("\n\n") if part)
