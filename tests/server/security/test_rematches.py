"""A rematch is a table that is set out: it costs what any table costs."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tabiji.server.security.buckets import Rate
from tabiji.server.security.prices import ASK, REQUESTS, SET_OUT, Price
from tabiji.server.settings import Limits
from tests.server.near import Near
from tests.server.service import Visitor

HARDLY = 0.001
"""Tables a second that nobody notices while a test lasts."""

Says = Callable[[Visitor, dict[str, Any]], tuple[str, int | None]]
"""Says that somebody would like to play again: the code of what came, and how long to wait."""


def over_http(who: Visitor, table: dict[str, Any]) -> tuple[str, int | None]:
    answer = who.ask(table, "rematch", seat=0)
    if answer.status_code == 200:
        return "done", None
    return answer.json()["code"], int(answer.headers.get("retry-after", 0))


def over_a_live_connection(who: Visitor, table: dict[str, Any]) -> tuple[str, int | None]:
    wish = {"type": "ask", "id": 7, "do": "rematch", "seen": table["version"], "seat": 0}
    with who.live(table["id"]) as socket:
        socket.send(json.dumps(wish))
        while (message := json.loads(socket.recv())).get("reply_to") != 7:
            continue
    if message["type"] == "done":
        return "done", None
    problem = message["problem"]
    return problem["code"], problem["text"]["args"]["seconds"]


WAYS = pytest.mark.parametrize("says", [over_http, over_a_live_connection])


def tables(count: int) -> Limits:
    usual = Limits()
    return replace(usual, session=replace(usual.session, tables=Rate(HARDLY, count)))


def over(who: Visitor, table: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    """The table after somebody gave up."""
    assert who.ask(table, "resign", seat=seat).status_code == 200
    return who.look(table["id"])


def test_a_rematch_has_the_price_of_a_table() -> None:
    assert REQUESTS["POST /api/tables"] == SET_OUT
    assert SET_OUT.tables == 1
    assert not any(price.tables for price in (ASK, REQUESTS["POST /api/tables/{table}/ask"]))
    assert {name for name, price in REQUESTS.items() if price.tables} == {"POST /api/tables"}
    assert Price(0).tables == 0


@WAYS
def test_whoever_has_no_table_left_is_told_when_and_nothing_has_changed(
    start_near: Callable[..., Near], says: Says
) -> None:
    aiko = start_near(limits=tables(2)).person("Aiko")
    first = over(aiko, aiko.open("duo", "me", "me"))
    assert says(aiko, first) == ("done", None)
    second = over(aiko, aiko.look(aiko.look(first["id"])["rematch"]))
    mine = aiko.get("/api/tables").json()["mine"]
    for _ in range(2):
        code, seconds = says(aiko, second)
        assert code == "too-many"
        assert seconds is not None
        assert 900 <= seconds <= 1000
    assert aiko.look(second["id"]) == second
    assert aiko.get("/api/tables").json()["mine"] == mine
    assert second["allowed"]["rematch"]


@WAYS
def test_the_last_word_pays_and_the_others_are_free(
    start_near: Callable[..., Near], says: Says
) -> None:
    service = start_near(limits=tables(1))
    aiko, kenji = service.person("Aiko"), service.person("Kenji")
    table = aiko.open("duo", "me", "open")
    key = table["invitations"][0]["path"].removeprefix("/join/")
    assert kenji.post(f"/api/invitations/{key}").status_code == 200
    table = over(kenji, kenji.look(table["id"]), seat=1)
    assert says(aiko, table) == ("done", None)  # who has no table left
    assert says(kenji, kenji.look(table["id"])) == ("done", None)
    assert aiko.look(table["id"])["rematch"]
    for who in (aiko, kenji):
        wish = {"game": "duo", "seats": [{"kind": "me"}, {"kind": "me"}]}
        assert who.post("/api/tables", json=wish).status_code == 429


@WAYS
def test_who_asks_again_for_what_is_set_out_pays_nothing(
    start_near: Callable[..., Near], says: Says
) -> None:
    aiko = start_near(limits=tables(2)).person("Aiko")
    table = over(aiko, aiko.open("duo", "me", "me"))
    for _ in range(4):
        assert says(aiko, table) == ("done", None)
