"""Hints and analysis: the answers themselves."""

import asyncio
import time
from typing import Any

import pytest
from starlette.requests import ClientDisconnect, Request
from starlette.types import Message

from tabiji.server.api.analysis import while_there
from tabiji.server.bot_workers import TooBusy
from tabiji.server.schemas import Replay
from tests.server.service import Service, Visitor

PATIENCE = 900.0
"""Seconds: where nothing was ever compiled, the search is not there at once."""


def hint(who: Visitor, table: dict[str, Any]) -> dict[str, Any]:
    """A hint, as soon as there are any."""
    until = time.monotonic() + PATIENCE
    while True:
        answer = who.get(f"/api/tables/{table['id']}/hint")
        if answer.status_code != 503 or time.monotonic() > until:
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            return found
        assert answer.json()["code"] in ("warming-up", "busy")
        time.sleep(0.5)


@pytest.mark.parametrize("game", ["duo", "tokaido"])
def test_a_hint_speaks_of_every_choice_and_of_every_seat(service: Service, game: str) -> None:
    aiko = service.person("Aiko")
    table = aiko.open(game, "me", "me")
    found = hint(aiko, table)
    assert found["at"] == table["at"]
    assert {one["word"] for one in found["opinions"]} == {one["word"] for one in table["legal"]}
    best = found["opinions"][0]
    assert best["visits"] == max(one["visits"] for one in found["opinions"])
    assert sum(best["value"]) == pytest.approx(1, abs=0.02)
    assert len(best["points"]) == 2
    assert found["line"][:1] in ([], [best["word"]])
    assert aiko.look(table["id"])["version"] == table["version"]


def test_only_whoever_is_to_act_gets_a_hint_and_only_where_the_table_allows_it(
    service: Service,
) -> None:
    aiko, kenji = service.person("Aiko"), service.person("Kenji")
    table = aiko.open("duo", "me", "open")
    kenji.post(table["invitations"][0]["path"].replace("/join/", "/api/invitations/"))
    waits = (kenji, aiko)[aiko.look(table["id"])["turn"]]
    path = f"/api/tables/{table['id']}/hint"
    assert waits.get(path).json()["code"] == "not-now"
    assert service.person("Ryo").get(path).json()["code"] == "not-your-seat"
    assert service.visitor().get(path).json()["code"] == "no-session"
    strict = aiko.open("duo", "me", "me", hints=False)
    assert not strict["allowed"]["hint"]
    assert aiko.get(f"/api/tables/{strict['id']}/hint").json()["code"] == "not-now"


def test_a_place_in_a_record_is_analysed(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open("duo", "me", "me")
    hint(aiko, table)  # the search is there
    aiko.act(table)
    record = aiko.get(f"/api/tables/{table['id']}/record").text
    answer = aiko.post("/api/analysis", json={"record": record, "at": table["at"]})
    assert answer.status_code == 200, answer.text
    words = {one["word"] for one in answer.json()["opinions"]}
    assert words == {one["word"] for one in table["legal"]}
    for at, code in ((0, "nothing-to-decide"), (9_999, "no-place")):
        refused = aiko.post("/api/analysis", json={"record": record, "at": at})
        assert (refused.status_code, refused.json()["code"]) == (400, code)


def test_a_replay_is_the_same_compressed_and_not(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open("duo", "me", "me")
    for _ in range(3):
        aiko.act(aiko.look(table["id"]))
    wish = {"record": aiko.get(f"/api/tables/{table['id']}/record").text}
    plain, packed = (
        aiko.post("/api/replay", json=wish, headers={"accept-encoding": encoding})
        for encoding in ("identity", "gzip")
    )
    assert [one.headers.get("content-encoding") for one in (plain, packed)] == [None, "gzip"]
    assert all("accept-encoding" in one.headers["vary"].lower() for one in (plain, packed))
    assert (
        plain.json() == packed.json() == Replay.model_validate(plain.json()).model_dump(mode="json")
    )
    assert len(plain.json()["steps"]) == aiko.look(table["id"])["at"]


def test_nobody_goes_on_thinking_for_whoever_has_gone() -> None:
    async def ask() -> None:
        thought: list[str] = []
        left = asyncio.Event()

        async def thinks() -> None:
            thought.append("begun")
            left.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                thought.append("stopped")
                raise

        messages = [{"type": "http.request", "body": b"", "more_body": False}]

        async def receive() -> Message:
            if messages:
                return messages.pop()
            await left.wait()
            return {"type": "http.disconnect"}

        with pytest.raises(ClientDisconnect):
            await while_there(Request({"type": "http"}, receive), thinks())
        assert thought == ["begun", "stopped"]

    asyncio.run(ask())


def test_whoever_stays_has_the_answer_or_the_refusal() -> None:
    async def ask() -> None:
        async def receive() -> Message:
            await asyncio.Event().wait()
            raise AssertionError

        async def answers() -> str:
            return "yes"

        async def refuses() -> str:
            raise TooBusy

        request = Request({"type": "http"}, receive)
        assert await while_there(request, answers()) == "yes"
        with pytest.raises(TooBusy):
            await while_there(request, refuses())

    asyncio.run(ask())
