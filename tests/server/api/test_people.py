"""Who I am, over HTTP."""

import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Barrier
from typing import Any

import pytest

from tabiji.server.security.buckets import Rate
from tabiji.server.settings import Limits
from tabiji.server.tables import players
from tests.server.near import Near
from tests.server.service import PATIENCE, Service, Visitor


def arriving(service: Service, key: str) -> Visitor:
    """Somebody who has never been here, and says by which key they come."""
    return service.visitor(headers={"X-Tabiji": "1", "X-Tabiji-Arrival": key})


def at_once(visitors: list[Visitor]) -> list[dict[str, Any]]:
    """Who they are, asked at the same moment."""
    together = Barrier(len(visitors))

    def ask(visitor: Visitor) -> dict[str, Any]:
        together.wait(PATIENCE)
        found: dict[str, Any] = visitor.get("/api/me").json()
        return found

    with ThreadPoolExecutor(len(visitors)) as threads:
        return list(threads.map(ask, visitors))


def test_whoever_comes_first_is_given_a_session_and_is_the_same_afterwards(
    service: Service,
) -> None:
    visitor = service.visitor()
    me = visitor.get("/api/me").json()
    assert visitor.cookies["tabiji"]
    assert visitor.get("/api/me").json() == me
    assert service.visitor().get("/api/me").json()["id"] != me["id"]


def test_two_first_requests_at_once_are_one_person_who_sits_at_their_table(
    service: Service,
) -> None:
    for _ in range(5):
        one, other = visitors = [arriving(service, key) for key in [secrets.token_hex(16)] * 2]
        found = at_once(visitors)
        assert found[0] == found[1]
        table = one.open("duo", "me", "me")
        assert other.look(table["id"])["legal"] == table["legal"] != []


def test_without_a_key_two_first_requests_are_two_people(service: Service) -> None:
    found = at_once([service.visitor(), service.visitor()])
    assert found[0]["id"] != found[1]["id"]


def test_whoever_has_a_session_stays_who_they_are_whatever_key_they_bring(
    service: Service,
) -> None:
    key = secrets.token_hex(16)
    aiko = service.person("Aiko")
    me = aiko.get("/api/me").json()
    assert aiko.get("/api/me", headers={"X-Tabiji-Arrival": key}).json() == me
    assert arriving(service, key).get("/api/me").json()["id"] != me["id"]


def test_an_old_arrival_key_makes_somebody_new(
    start_near: Callable[..., Near], monkeypatch: pytest.MonkeyPatch
) -> None:
    service, key = start_near(), secrets.token_hex(16)
    me = arriving(service, key).get("/api/me").json()
    assert arriving(service, key).get("/api/me").json() == me
    monkeypatch.setattr(players, "ARRIVING", timedelta(0))
    assert arriving(service, key).get("/api/me").json()["id"] != me["id"]


@pytest.mark.parametrize(
    "key", ["", "0", "0" * 31, "0" * 33, "A" * 32, "g" * 32, "0" * 31 + "-", "\xe9" * 32]
)
def test_an_arrival_key_that_is_none_is_refused_and_changes_nothing(
    service: Service, key: str
) -> None:
    visitor = service.visitor()
    answer = visitor.get("/api/me", headers={b"X-Tabiji-Arrival": key.encode("latin-1")})
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
    assert "X-Tabiji-Arrival" in answer.json()["english"]
    assert "set-cookie" not in answer.headers


def test_whoever_asks_twice_at_their_arrival_is_counted_once(
    start_near: Callable[..., Near],
) -> None:
    service = start_near(limits=Limits(arrivals=Rate(0.001, 2)))
    for key in (secrets.token_hex(16), secrets.token_hex(16)):
        found = at_once([arriving(service, key) for _ in range(4)])
        found.append(arriving(service, key).get("/api/me").json())
        assert len({me["id"] for me in found}) == 1
    assert arriving(service, secrets.token_hex(16)).get("/api/me").status_code == 429


def test_a_name_is_chosen_and_cleaned(service: Service) -> None:
    visitor = service.person()
    answer = visitor.put("/api/me", json={"name": "  <b>Ai\u202eko</b>\n"})
    assert answer.json()["name"] == "<b>Aiko</b>"
    assert visitor.get("/api/me").json()["name"] == "<b>Aiko</b>"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("", "service-name-empty"), ("\u3164", "service-name-empty"), ("x" * 30, "service-name-long")],
)
def test_a_name_that_cannot_be_is_refused_in_words(
    service: Service, name: str, sentence: str
) -> None:
    answer = service.person().put("/api/me", json={"name": name})
    assert answer.status_code == 422
    assert answer.json()["text"]["id"] == sentence


def test_without_a_session_nothing_is_kept_under_a_name(service: Service) -> None:
    answer = service.visitor().put("/api/me", json={"name": "Aiko"})
    assert answer.status_code == 401
    assert answer.json()["code"] == "no-session"


def test_a_personal_link_brings_somebody_back_on_another_device(service: Service) -> None:
    aiko = service.person("Aiko")
    me = aiko.get("/api/me").json()
    key = me["link"].rpartition("/")[2]
    elsewhere = service.visitor()
    assert elsewhere.post("/api/me/resume", json={"key": key}).json() == me
    assert elsewhere.get("/api/me").json() == me


def test_a_personal_key_cannot_be_guessed(service: Service) -> None:
    aiko = service.person("Aiko").get("/api/me").json()
    key = aiko["link"].rpartition("/")[2]
    for wrong in (key[:-1] + ("a" if key[-1] != "a" else "b"), key[::-1], "0" * len(key)):
        answer = service.visitor().post("/api/me/resume", json={"key": wrong})
        assert answer.status_code == 404
        assert "set-cookie" not in answer.headers
