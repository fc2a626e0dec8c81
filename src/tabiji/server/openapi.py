"""Prints the description of the API, from which the browser's types are made:
`python -m tabiji.server.openapi > openapi.json`."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from tabiji.server.errors import WRONG
from tabiji.server.problems import ABOUT, INVALID
from tabiji.server.schemas import Done, Hello, LiveAct, LiveAsk, Refused, Update
from tabiji.server.sessions import COOKIE

LIVE = (Hello, Update, Refused, Done, LiveAct, LiveAsk)
"""What goes over the live connection, which OpenAPI does not know."""

ANYWHERE = (421, 429, 503)
"""With which every request may be refused."""
WITH_A_BODY = (400, 403, 408, 413, INVALID)
PROBLEM = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}

SCHEMES = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "Given by `GET /api/me`; signed, and good for more than a year.",
    },
    "header": {
        "type": "apiKey",
        "in": "header",
        "name": "X-Tabiji",
        "description": "`1`, with everything that changes something.",
    },
}


def describe(app: FastAPI) -> dict[str, Any]:
    """The description of an app: its routes, the live messages, and how one is known."""
    if app.openapi_schema is None:
        found = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            routes=app.routes,
            tags=app.openapi_tags,
        )
        _, live = models_json_schema(
            [(model, "validation") for model in LIVE],
            ref_template="#/components/schemas/{model}",
        )
        components = found.setdefault("components", {})
        components["schemas"] = {**live["$defs"], **components.get("schemas", {})}
        components["securitySchemes"] = SCHEMES
        for path, operations in found["paths"].items():
            for method, operation in operations.items():
                if path.startswith("/api/"):
                    operation["security"] = _needed(method)
                    operation["responses"] |= _refusals(operation)
        for unused in ("HTTPValidationError", "ValidationError"):
            components["schemas"].pop(unused, None)
        app.openapi_schema = found
    return app.openapi_schema


def _needed(method: str) -> list[dict[str, list[str]]]:
    """What a request has to bring; who only looks can do so without a session."""
    if method == "get":
        return [{"session": []}, {}]
    return [{"session": [], "header": []}]


def _refusals(operation: dict[str, Any]) -> dict[str, Any]:
    """What may be refused: what was described where it is done, and what can happen to all."""
    described = {int(status) for status in operation["responses"] if int(status) >= WRONG}
    possible = {*described, *ANYWHERE}
    if operation.get("parameters"):
        possible.add(INVALID)
    if "requestBody" in operation:
        possible.update(WITH_A_BODY)
    return {
        str(status): {"description": ABOUT[status], "content": PROBLEM}
        for status in sorted(possible)
    }


def main() -> None:
    """Print it."""
    from tabiji.server.app import create_app
    from tabiji.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data=Path(folder)))
        json.dump(describe(app), sys.stdout, indent=2, ensure_ascii=False)
    print()


if __name__ == "__main__":
    main()
