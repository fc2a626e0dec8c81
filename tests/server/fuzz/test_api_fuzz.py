"""Every request that the description allows, and those it does not: each answer is as described."""

import json
import random
import string
from collections.abc import Iterator
from itertools import islice
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.fuzz.nonsense import Message, texts
from tests.server.fuzz.untouched import Untouched
from tests.server.service import Service

Operation = APIOperation[Any, Any, Any, Any]

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
BUSY = 503
"""A hint is refused while the search is compiled: said as described, and no mistake."""


@pytest.mark.parametrize("times", [2, pytest.param(300, marks=pytest.mark.slow)])
def test_every_answer_is_as_described(service: Service, times: int) -> None:
    table = Untouched.at(service)
    before = table.rows()
    schema = schemathesis.openapi.from_url(f"{service.address}/api/openapi.json")
    tried = 0
    with requests.Session() as session:
        session.trust_env = False
        for found in schema.get_all_operations():
            for mode in GenerationMode:
                tried += _fuzz(_ok(found), mode, times, session, table)
    assert tried > 15 * times
    table.is_unchanged_since(before)


def _ok(found: Any) -> Operation:
    operation: Operation = found.ok()
    return operation


def _fuzz(
    operation: Operation,
    mode: GenerationMode,
    times: int,
    session: requests.Session,
    at: Untouched,
) -> int:
    """Send an operation so many times; how often that was."""
    tried = 0
    stranger = at.stranger.cookies["tabiji"]

    @settings(
        max_examples=times,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode), st.integers(0, 3))
    def run(case: Case[Any], whose: int) -> None:
        nonlocal tried
        tried += 1
        if whose:  # mostly as somebody who is let in, and at a table that is there
            case.headers["X-Tabiji"] = "1"
            case.cookies = {"tabiji": stranger}
        if whose > 1 and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = at.id
        answer = case.call(session=session, timeout=60)
        if answer.status_code != BUSY:
            case.validate_response(answer, checks=CHECKS)

    try:
        run()
    except Unsatisfiable:  # there is nothing to say in this request, so nothing wrong
        return 0
    return tried


def bodies(table: Message) -> dict[tuple[str, str], list[Message]]:
    """Requests that would be right, were they not spoiled; or that a stranger may not send."""
    seen, id = table["version"], table["id"]
    seats = [{"kind": "me", "name": "Aiko"}, {"kind": "bot", "bot": "haru"}]
    ask = {"do": "undo", "seat": 0, "seen": seen}
    return {
        ("PUT", "/api/me"): [{"name": "Ryo"}],
        ("POST", "/api/me/resume"): [{"key": "a" * 48}],
        ("POST", f"/api/tables/{id}/act"): [{"seat": table["turn"], "word": "1", "seen": seen}],
        ("POST", f"/api/tables/{id}/ask"): [ask, {**ask, "do": "hand-over"}],
        ("POST", f"/api/invitations/{id}1{'a' * 24}"): [{"name": "Ryo"}],
        ("POST", "/api/tables"): [{"game": "go", "options": {"x": 1}, "seats": seats, "salt": "s"}],
        ("POST", "/api/replay"): [{"record": "Tabiji 1\nGame: go\n"}],
        ("POST", "/api/analysis"): [{"record": "Tabiji 1\nGame: go\n", "at": 3}],
    }


@pytest.mark.parametrize("times", [800, pytest.param(30_000, marks=pytest.mark.slow)])
def test_no_request_makes_the_service_stumble(service: Service, times: int) -> None:
    table = Untouched.at(service)
    before = table.rows()
    dice = random.Random(times)
    valid = bodies(table.aiko.look(table.id))
    kinds = ["application/json"] * 8 + ["text/plain", "application/x-www-form-urlencoded", ""]
    nonsense = {
        (method, path): islice(texts(dice, messages), times // len(valid))
        for (method, path), messages in valid.items()
    }
    for (method, path), said in nonsense.items():
        for text in said:
            headers = {"Content-Type": dice.choice(kinds)}
            answer = table.stranger.request(method, path, content=text.encode(), headers=headers)
            refused_or_renamed(answer, path)
    table.is_unchanged_since(before)


def refused_or_renamed(answer: httpx.Response, path: str) -> None:
    """Everything is refused, but that somebody may choose a name with an odd look."""
    if answer.status_code == 200:
        assert path == "/api/me", answer.text
        return
    assert answer.status_code in (400, 401, 403, 404, 409, 413, 422), answer.text
    assert answer.json().keys() == {"code", "text", "english"}


def odd_paths(dice: random.Random) -> Iterator[str]:
    """Addresses of all sorts."""
    parts = (
        "api",
        "tables",
        "me",
        "..",
        ".",
        "",
        "%2e%2e",
        "%2f",
        "%5c",
        "%00",
        "assets",
        "join",
        "x" * 99,
    )
    while True:
        path = "/".join(dice.choice(parts) for _ in range(dice.randint(1, 6)))
        tail = "".join(dice.choice(string.ascii_letters + "%.?;&=~!$'()*+,@:") for _ in range(9))
        yield f"/{path}/{tail}".replace("%", "%25") if dice.random() < 0.3 else f"/{path}"


@pytest.mark.parametrize("times", [150, pytest.param(3_000, marks=pytest.mark.slow)])
def test_every_address_is_a_page_or_said_not_to_be_there(service: Service, times: int) -> None:
    dice = random.Random(times)
    visitor = service.person()
    for path in islice(odd_paths(dice), times):
        answer = visitor.get(visitor.base_url.copy_with(raw_path=path.encode()))
        assert answer.status_code in (200, 401, 404, 405, 422, 503), (path, answer.text)
        if answer.status_code in (404, 405, 422):
            assert json.loads(answer.text)["english"]
        assert "import " not in answer.text[:2000]
