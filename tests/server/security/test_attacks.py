"""Attempts to be somebody else, to sit where one was not asked to, and to smuggle something in."""

import json
import socket
from collections.abc import Iterator

import pytest

from tabiji.server.sessions import Sessions
from tests.server.near import Near
from tests.server.service import PATIENCE, Visitor


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    service = Near(tmp_path_factory.mktemp("near"))
    yield service
    service.stop()


def key_of(invitation: dict[str, str]) -> str:
    return invitation["path"].rpartition("/")[2]


def personal_key(who: Visitor) -> str:
    link: str = who.get("/api/me").json()["link"]
    return link.rpartition("/")[2]


# Being somebody else


def test_a_cookie_that_was_changed_or_signed_elsewhere_is_nobodys(near: Near) -> None:
    aiko = near.person("Aiko")
    id = aiko.get("/api/me").json()["id"]
    cookie = aiko.cookies["tabiji"]
    signature = cookie.partition(".")[2]
    other = near.person().cookies["tabiji"]
    elsewhere = Sessions(["another secret, long enough to be one"]).header(id, secure=False)
    forged = (
        id,
        f"{id}.",
        f"{id}.{signature[:-2]}AA",
        f"{id}.{other.partition('.')[2]}",
        f"{id}x.{signature}",
        f"{cookie}.{signature}",
        elsewhere.partition(";")[0].partition("=")[2],
        f'"{id}"',
        "null",
        "",
    )
    for crumb in forged:
        thief = near.visitor(headers={"X-Tabiji": "1", "Cookie": f"tabiji={crumb}"})
        assert thief.get("/api/me").json()["id"] != id, crumb
        assert thief.put("/api/me", json={"name": "Thief"}).status_code == 401
    assert aiko.get("/api/me").json()["name"] == "Aiko"


def test_nobody_can_choose_whose_session_a_newcomer_gets(near: Near) -> None:
    visitor = near.visitor(headers={"X-Tabiji": "1", "Cookie": "tabiji=chosen-by-somebody"})
    answer = visitor.get("/api/me")
    assert "chosen-by-somebody" not in answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax"} <= {
        part.strip() for part in answer.headers["set-cookie"].split(";")
    }


def test_a_personal_key_is_no_invitation_and_the_other_way_round(near: Near) -> None:
    aiko, thief = near.person("Aiko"), near.person("Thief")
    table = aiko.open("duo", "me", "open")
    invitation, key = key_of(table["invitations"][0]), personal_key(aiko)
    id = aiko.get("/api/me").json()["id"]
    for wrong in (invitation, id, id + invitation[-24:], key.upper(), key + "a", key[:-1]):
        answer = thief.post("/api/me/resume", json={"key": wrong})
        assert answer.status_code == 404
        assert "set-cookie" not in answer.headers
    assert thief.post(f"/api/invitations/{key}").status_code == 404


# Sitting where one was not asked to


def test_an_invitation_is_for_one_seat_of_one_table(near: Near) -> None:
    aiko, ryo = near.person("Aiko"), near.person("Ryo")
    table = aiko.open("tokaido", "me", "open", "open")
    other = aiko.open("tokaido", "me", "open", "open")
    first, second = map(key_of, table["invitations"])
    proof = first[25:]
    for wrong in (
        f"{other['id']}1{proof}",  # the proof of another table
        f"{table['id']}2{proof}",  # of another seat
        f"{table['id']}0{proof}",
        f"{table['id']}9{proof}",
        f"{table['id']}{proof}",
        second[:25] + proof,
        first.upper(),
        f"{first}/",
        f"{first}%00",
        f"..%2f{first}",
    ):
        assert ryo.post(f"/api/invitations/{wrong}").status_code in (404, 405), wrong
    assert ryo.post(f"/api/invitations/{first}").status_code == 200
    assert ryo.post(f"/api/invitations/{second}").status_code == 409  # one seat is enough


def test_a_used_invitation_tells_and_gives_nobody_a_seat(near: Near) -> None:
    aiko, kenji, ryo = near.person("Aiko"), near.person("Kenji"), near.person("Ryo")
    table = aiko.open("duo", "me", "open")
    key = key_of(table["invitations"][0])
    kenji.post(f"/api/invitations/{key}")
    before = aiko.look(table["id"])
    for _ in range(2):
        answer = ryo.post(f"/api/invitations/{key}", json={"name": "Kenji"})
        assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")
    assert ryo.ask(before, "take-seat", seat=1).status_code == 403
    seen = ryo.get(f"/api/invitations/{key}").json()
    assert seen["legal"] == []
    assert "invitations" not in seen
    assert aiko.look(table["id"]) == before


@pytest.mark.parametrize(
    "do", ["undo", "redo", "ask-undo", "agree", "refuse", "resign", "abandon", "hand-over",
           "take-back", "take-seat", "leave", "ask-to-leave", "rematch"],
)  # fmt: skip
def test_nobody_asks_for_anothers_seat(near: Near, do: str) -> None:
    aiko, kenji, ryo = near.person("Aiko"), near.person("Kenji"), near.person("Ryo")
    table = aiko.open("duo", "me", "open")
    kenji.post(f"/api/invitations/{key_of(table['invitations'][0])}")
    kenji.look(table["id"])
    now = aiko.look(table["id"])
    for seat in (0, 1, None):
        assert ryo.ask(now, do, seat=seat).status_code in (403, 409)
    assert kenji.ask(now, do, seat=0).status_code in (403, 409)
    assert aiko.look(table["id"]) == now


def test_a_session_whose_person_is_not_known_here_can_only_look(near: Near) -> None:
    keys = (near.data / "secret").read_text().split()
    crumb = Sessions(keys).header("a" * 24, secure=False).partition(";")[0]
    ghost = near.visitor(headers={"X-Tabiji": "1", "Cookie": crumb})
    table = near.person("Aiko").open("duo", "me", "open", listed=True)
    assert ghost.look(table["id"])["allowed"]["take_seat"] in ([], [1])
    for answer in (
        ghost.put("/api/me", json={"name": "Ghost"}),
        ghost.post("/api/tables", json={"game": "duo", "seats": [{"kind": "me"}] * 2}),
        ghost.ask(table, "take-seat", seat=1),
        ghost.post(f"/api/invitations/{key_of(table['invitations'][0])}"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (401, "no-session")


# Smuggling


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
)
def test_a_form_on_another_page_changes_nothing(near: Near, kind: str) -> None:
    aiko = near.person("Aiko")
    headers = {"Content-Type": kind, "Origin": "https://evil.example"}
    del aiko.headers["X-Tabiji"]
    for body in (b'{"name": "Evil"}', b"name=Evil", b'{"name": "Evil", "a": "=b"}'):
        assert aiko.post("/api/tables", content=body, headers=headers).status_code == 403
        assert aiko.put("/api/me", content=body, headers=headers).status_code == 403
    assert aiko.get("/api/me").json()["name"] == "Aiko"


@pytest.mark.parametrize("value", ["", "0", "11", "true", "1, 1", " "])
def test_the_header_has_to_be_the_one(near: Near, value: str) -> None:
    answer = near.person().put("/api/me", json={"name": "x"}, headers={"X-Tabiji": value.strip()})
    assert (answer.status_code, answer.json()["code"]) == (403, "header")


@pytest.mark.parametrize(
    "host",
    ["localhost; script-src *", "localhost,evil.example", "evil@localhost", "localhost/evil",
     "localhost:80:80", "localhost:x", "127.0.0.1.evil.example", "[::1", "localhost#", "127.1@x"],
)  # fmt: skip
def test_a_host_says_nothing_but_a_host(near: Near, host: str) -> None:
    answer = near.visitor().get("/", headers={"Host": host})
    assert answer.status_code == 421
    assert host not in answer.headers["content-security-policy"]


def test_two_hosts_in_one_request_are_none(near: Near) -> None:
    lines = f"GET /api/me HTTP/1.1\r\nHost: evil.example\r\nHost: {near.host}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", int(near.host.rpartition(":")[2])), 30) as raw:
        raw.sendall(lines.encode())
        assert raw.recv(1000).startswith(b"HTTP/1.1 421")


@pytest.mark.parametrize(
    "name",
    ["Aiko\r\nSeed: 1", 'x"; filename="evil', "<svg onload=alert(1)>", "\u2066x\u2069", "\x1b]0;x\x07",
     "Aiko (bot rin)", "（bot rin）", "[Event] {comment}", "1. p3", "${x} {{x}} %s", "# x", "; x"],
)  # fmt: skip
def test_a_name_cannot_be_more_than_a_name(near: Near, name: str) -> None:
    aiko = near.person()
    assert aiko.put("/api/me", json={"name": name}).status_code in (200, 422)
    shown = aiko.get("/api/me").json()["name"]
    assert shown.isprintable()
    assert "(bot" not in shown
    table = aiko.open("duo", "me", "me")
    aiko.act(table)
    aiko.ask(aiko.look(table["id"]), "resign", seat=0)
    record = aiko.get(f"/api/tables/{table['id']}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="{table["id"]}.tabiji"'
    replay = aiko.post("/api/replay", json={"record": record.text}).json()
    assert (replay["seats"], replay["bots"]) == ([shown, shown], [None, None])


def test_a_salt_cannot_be_more_than_a_line_of_a_record(near: Near) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    for salt in ("a\nSeed: 00", "a\r", " a", "a\u2028b", "\x00"):
        answer = near.person().post(
            "/api/tables", json={"game": "duo", "seats": seats, "salt": salt}
        )
        assert answer.status_code == 400, salt


@pytest.mark.parametrize(
    "path", ["/api%2fme", "/api/%6de", "/api//me", "//api/me", "/API/me", "/api/me/"]
)
def test_no_spelling_of_an_address_goes_past_the_guard(near: Near, path: str) -> None:
    bare = near.person("Aiko")
    del bare.headers["X-Tabiji"]
    answer = bare.put(path, json={"name": "Evil"})
    assert answer.status_code in (403, 404, 405)
    assert bare.get("/api/me").json()["name"] == "Aiko"


def test_what_a_request_repeats_of_itself_is_short(near: Near) -> None:
    aiko = near.person("Aiko")
    long = "x" * 30_000
    for answer in (
        aiko.put("/api/me", json={"name": "Aiko", long: 1}),
        aiko.post("/api/tables", json={"game": "duo", "seats": [], "options": {long: 1}}),
        aiko.post("/api/replay", json={"record": long}),
    ):
        assert answer.status_code in (400, 422)
        assert len(answer.content) < 2_000
    table = aiko.open()
    with aiko.live(table["id"]) as live:
        live.send(json.dumps({"type": "x" * 10_000}))
        while (message := json.loads(live.recv(PATIENCE)))["type"] != "refused":
            pass
    assert len(json.dumps(message)) < 2_000
