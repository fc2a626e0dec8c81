"""Who I am, over HTTP."""

import pytest

from tests.server.service import Service


def test_whoever_comes_first_is_given_a_session_and_is_the_same_afterwards(
    service: Service,
) -> None:
    visitor = service.visitor()
    me = visitor.get("/api/me").json()
    assert visitor.cookies["tabiji"]
    assert visitor.get("/api/me").json() == me
    assert service.visitor().get("/api/me").json()["id"] != me["id"]


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
