"""Every example in the description of the API can be sent as it is."""

import re
from collections.abc import Iterator
from typing import Any

from tests.server.service import Service, Visitor

NOT_HERE = ("stale", "not-now", "not-found", "warming-up")
"""What an example may be told: another table's position, somebody else's key."""

Examples = list[tuple[str, dict[str, Any]]]


def examples(visitor: Visitor) -> Iterator[tuple[str, str, Examples]]:
    """Method, path and examples of everything that has some."""
    for path, operations in visitor.get("/api/openapi.json").json()["paths"].items():
        for method, operation in operations.items():
            content = operation.get("requestBody", {}).get("content", {})
            found = content.get("application/json", {}).get("examples", {})
            if found:
                yield method, path, [(name, one["value"]) for name, one in found.items()]


def test_every_example_is_understood(service: Service) -> None:
    aiko = service.person("Aiko")
    sent = 0
    for method, path, found in examples(aiko):
        for name, value in found:
            table = aiko.open("duo", "me", "me")
            if "word" in value:  # the examples cannot know this table
                word = table["legal"][0]["word"]
                value = {**value, "seat": table["turn"], "word": word, "seen": table["version"]}
            where = path.format(table=table["id"], key="a" * 49)
            answer = aiko.request(method, where, json=value)
            code = answer.json().get("code")
            assert answer.status_code in (200, 201) or code in NOT_HERE, (name, answer.text)
            sent += 1
    assert sent >= 12


def test_every_example_of_a_header_is_understood(service: Service) -> None:
    described = service.visitor().get("/api/openapi.json").json()
    sent = 0
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            for told in operation.get("parameters", ()):
                for example in told.get("examples", {}).values() if told["in"] == "header" else ():
                    headers = {told["name"]: example["value"]}
                    assert service.visitor().request(method, path, headers=headers).is_success
                    sent += 1
    assert sent >= 1


def test_everything_that_is_sent_has_an_example_and_every_answer_a_description(
    service: Service,
) -> None:
    described = service.visitor().get("/api/openapi.json").json()
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], path
            assert operation.get("description"), path
            assert all(answer["description"] for answer in operation["responses"].values())
            if method in ("post", "put") and "requestBody" in operation:
                media = operation["requestBody"]["content"]["application/json"]
                assert media.get("examples"), (method, path)


def test_the_description_is_a_page_that_needs_no_script(service: Service) -> None:
    answer = service.visitor().get("/api/docs")
    assert answer.headers["content-type"].startswith("text/html")
    assert "script" not in answer.text
    assert "POST /api/tables/{table}/act" in answer.text
    linked = set(re.findall(r'href="#(\w+)"', answer.text))
    assert {"Problem", "Table", "LiveAct"} <= linked | set(re.findall(r'id="(\w+)"', answer.text))
    assert linked <= set(re.findall(r'id="(\w+)"', answer.text))
