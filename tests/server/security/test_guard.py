"""What is not let in: other pages, other names, too much, too large, nonsense."""

import json
import re
from collections.abc import Callable
from dataclasses import replace

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tabiji.server.security.buckets import Rate
from tabiji.server.settings import Limits
from tests.server.near import Near
from tests.server.service import PATIENCE, Service

HARDLY = 0.001
"""How much a second: what was used up does not come back, however long a test takes."""

CHANGES = [
    ("PUT", "/api/me"),
    ("POST", "/api/me/resume"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/x/act"),
    ("POST", "/api/tables/x/ask"),
    ("POST", "/api/invitations/abcdefgh"),
    ("POST", "/api/replay"),
    ("POST", "/api/analysis"),
]


def spending(**here: Rate) -> Limits:
    """The usual limits, but for what may be spent here."""
    return replace(
        Limits(), **{who: replace(getattr(Limits(), who), here=rate) for who, rate in here.items()}
    )


def problem(answer: httpx.Response) -> str:
    """The code of a refusal, which is always whole."""
    found = answer.json()
    assert found.keys() == {"code", "text", "english"}
    assert found["english"]
    code: str = found["code"]
    return code


@pytest.mark.parametrize(("method", "path"), CHANGES)
def test_whatever_changes_something_needs_the_header(
    service: Service, method: str, path: str
) -> None:
    visitor = service.person()
    del visitor.headers["X-Tabiji"]
    answer = visitor.request(method, path, json={})
    assert (answer.status_code, problem(answer)) == (403, "header")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:1"])
@pytest.mark.parametrize(("method", "path"), CHANGES)
def test_a_page_elsewhere_changes_nothing(
    service: Service, method: str, path: str, origin: str
) -> None:
    answer = service.person().request(method, path, json={}, headers={"Origin": origin})
    assert (answer.status_code, problem(answer)) == (403, "origin")


def test_a_page_of_ours_may(service: Service) -> None:
    headers = {"Origin": service.address}
    answer = service.person().put("/api/me", json={"name": "Aiko"}, headers=headers)
    assert answer.status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", ""])
@pytest.mark.parametrize("path", ["/", "/api/me", "/healthz", "/metrics"])
def test_by_another_name_it_does_not_answer(service: Service, path: str, host: str) -> None:
    answer = service.visitor().get(path, headers={"Host": host})
    assert (answer.status_code, problem(answer)) == (421, "host")
    assert "set-cookie" not in answer.headers


def test_names_can_be_added(start_near: Callable[..., Near]) -> None:
    service = start_near(hosts=("tabiji.example", "other.example"))
    for host in ("tabiji.example", "other.example:8000"):
        assert service.visitor().get("/api/me", headers={"Host": host}).status_code == 200


def test_a_live_connection_from_a_page_elsewhere_is_denied(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open()["id"]
    with aiko.live(table, origin=service.address) as socket:
        assert json.loads(socket.recv(PATIENCE))["type"] == "hello"
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus) as denied, aiko.live(table, origin=origin):
            pass
        assert denied.value.response.status_code == 403
        assert json.loads(denied.value.response.body or b"")["code"] == "origin"


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nowhere", "/table/x", "/healthz"])
def test_every_answer_protects_the_page_it_is_shown_in(service: Service, path: str) -> None:
    headers = service.visitor().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert re.search(r"unsafe-inline", policy.replace("style-src-attr 'unsafe-inline'", "")) is None
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_what_is_somebodys_own_is_not_kept_on_the_way(service: Service) -> None:
    assert service.visitor().get("/api/me").headers["cache-control"] == "no-store"


def test_what_is_too_large_is_not_read(service: Service) -> None:
    visitor = service.person()
    answer = visitor.put("/api/me", content=b"x" * 100_000)
    assert (answer.status_code, problem(answer)) == (413, "too-large")

    def endless() -> object:
        for _ in range(100):
            yield b'{"name": "' + b"x" * 10_000

    answer = visitor.put(
        "/api/me",
        content=endless(),  # type: ignore[arg-type]
        headers={"Content-Type": "application/json"},
    )
    assert (answer.status_code, problem(answer)) == (413, "too-large")
    answer = visitor.post("/api/tables", content=b"x" * 2_000_000)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b'{"name": 7}', b'{"name": "a", "b": 1}',
     b'{"name": "\\ud800"}', b"[" * 50_000, b'{"name":' * 5_000],
)  # fmt: skip
def test_nonsense_is_refused_and_the_service_goes_on(service: Service, content: bytes) -> None:
    visitor = service.person()
    headers = {"Content-Type": "application/json"}
    answer = visitor.put("/api/me", content=content, headers=headers)
    assert answer.status_code in (400, 422)
    assert problem(answer) in ("malformed", "invalid")
    assert visitor.get("/api/me").status_code == 200


@pytest.mark.parametrize("method", ["DELETE", "PATCH", "POST"])
def test_a_method_that_is_not_known_is_refused(service: Service, method: str) -> None:
    answer = service.person().request(method, "/api/me")
    assert (answer.status_code, problem(answer)) == (405, "method")


def test_an_address_of_the_api_that_is_nowhere_is_not_found(service: Service) -> None:
    for path in ("/api/nowhere", "/api/", "/api", "/api/tables/", "/api/../api/x"):
        answer = service.visitor().get(path)
        assert (answer.status_code, problem(answer)) == (404, "not-found")


def test_no_path_leads_out_of_the_clients_folder(service: Service) -> None:
    for path in (
        "/../settings.py",
        "/%2e%2e/settings.py",
        "/assets/..%2f..%2fapp.py",
        "//etc/passwd",
    ):
        answer = service.visitor().get(path)
        assert "import" not in answer.text
        assert "root:" not in answer.text


def test_a_flood_is_told_to_wait_and_others_are_served(start_near: Callable[..., Near]) -> None:
    service = start_near(limits=spending(session=Rate(HARDLY, 400)))
    rude, polite = service.person(), service.person()
    answers = [rude.get("/api/tables") for _ in range(40)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert len(refused) >= 15
    assert problem(refused[0]) == "too-many"
    assert int(refused[0].headers["retry-after"]) >= 1
    assert polite.get("/api/tables").status_code == 200


def test_one_address_has_a_limit_whoever_it_says_it_is(start_near: Callable[..., Near]) -> None:
    service = start_near(limits=spending(address=Rate(HARDLY, 60)))
    answers = [service.visitor().get("/healthz") for _ in range(30)]
    assert {answer.status_code for answer in answers} == {200, 429}


def test_who_comes_again_and_again_as_somebody_new_is_told_to_wait(
    start_near: Callable[..., Near],
) -> None:
    service = start_near(limits=Limits(arrivals=Rate(HARDLY, 5)))
    known, visitor = service.person(), service.visitor()
    found = set()
    for _ in range(10):
        visitor.cookies.clear()
        found.add(visitor.get("/api/me").status_code)
    assert found == {200, 429}
    assert known.get("/api/me").status_code == 200


def test_what_makes_the_service_work_is_limited_more(start_near: Callable[..., Near]) -> None:
    visitor = start_near(
        limits=replace(Limits(), session=replace(Limits().session, tables=Rate(HARDLY, 5)))
    ).person()
    wish = {"game": "duo", "seats": [{"kind": "me"}, {"kind": "me"}]}
    found = [visitor.post("/api/tables", json=wish).status_code for _ in range(10)]
    assert found[0] == 201
    assert 429 in found
    assert visitor.get("/api/tables").status_code == 200


def test_a_name_with_html_in_it_comes_back_as_the_text_that_it_is(service: Service) -> None:
    name = "<img src=x onerror=1>"
    aiko = service.person(name)
    table = aiko.open("duo", "me", "open", listed=True)
    answer = service.visitor().get(f"/api/tables/{table['id']}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["table"]["seats"][0]["name"] == name


def test_behind_a_proxy_that_is_trusted_a_cookie_is_for_https_only(
    start_service: Callable[..., Service],
) -> None:
    trusting = start_service("--port", "0", "--proxy", "127.0.0.1")
    headers = {"X-Forwarded-Proto": "https"}
    assert "Secure" in trusting.visitor().get("/api/me", headers=headers).headers["set-cookie"]


def test_otherwise_nobody_is_believed_about_where_they_come_from(service: Service) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "10.0.0.1"}
    assert "Secure" not in service.visitor().get("/api/me", headers=headers).headers["set-cookie"]
