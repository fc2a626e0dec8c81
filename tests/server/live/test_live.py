"""The live connection: nothing is missed, nothing comes twice, nothing makes it stumble."""

import asyncio
import json
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tabiji.server.live import Connection
from tabiji.server.security.buckets import Rate
from tabiji.server.settings import Limits
from tests.server.near import Near
from tests.server.service import PATIENCE, Service


def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if message["type"] in kinds:
            return message


def closed(socket: ClientConnection, message: str | None = None) -> int:
    """The code with which the service closes a connection, while this is sent to it."""
    try:
        while True:
            if message is not None:
                socket.send(message)
            socket.recv(PATIENCE)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 0


def play(table: dict[str, Any], number: int = 1) -> str:
    """A message that plays the first legal thing."""
    action = {"seat": table["turn"], "word": table["legal"][0]["word"], "seen": table["version"]}
    return json.dumps({"type": "act", "id": number, **action})


def test_it_begins_with_everything_and_goes_on_with_what_is_new(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open()
    with aiko.live(table["id"]) as socket, service.visitor().live(table["id"]) as watching:
        hello = heard(socket, "hello")
        assert hello["table"]["id"] == table["id"]
        heard(watching, "hello")
        socket.send(play(hello["table"], 7))
        done = heard(socket, "done")
        assert done["reply_to"] == 7
        version = 0
        while version < done["accepted"]["version"]:
            version = heard(watching, "update")["table"]["version"]


def test_whoever_comes_back_misses_nothing_and_gets_nothing_twice(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open()["id"]
    with aiko.live(table) as socket:
        hello = heard(socket, "hello")
    seen, steps = hello["table"]["version"], len(hello["log"])
    for _ in range(6):
        for _ in range(3):
            assert aiko.act(aiko.look(table)).status_code == 200
        with aiko.live(table, seen=seen) as socket:
            while seen < aiko.look(table)["version"]:
                update = heard(socket, "update")
                assert update["before"] == seen
                assert [step["index"] for step in update["steps"]] == list(
                    range(steps, steps + len(update["steps"]))
                )
                steps += len(update["steps"])
                seen = update["table"]["version"]
    assert steps == aiko.look(table)["at"]


@pytest.mark.parametrize("seen", ["99999", "-1", "x", "9" * 40, "0x1"])
def test_whoever_says_they_saw_what_never_was_is_told_everything(
    service: Service, seen: str
) -> None:
    aiko = service.person("Aiko")
    table = aiko.open()["id"]
    with aiko.live(table, seen=seen) as socket:  # type: ignore[arg-type]
        assert heard(socket, "hello", "update")["type"] == "hello"


def test_a_repeated_message_is_refused_and_changes_nothing(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open()
    with aiko.live(table["id"]) as socket:
        message = play(heard(socket, "hello")["table"])
        socket.send(message)
        version = heard(socket, "done")["accepted"]["version"]
        socket.send(message)
        refused = heard(socket, "refused", "done")
        assert (refused["type"], refused["problem"]["code"]) == ("refused", "stale")
    assert aiko.look(table["id"])["version"] == version


def test_nobody_plays_for_another(service: Service) -> None:
    aiko, ryo = service.person("Aiko"), service.person("Ryo")
    table = aiko.open()
    for who, code in ((ryo, "not-your-seat"), (service.visitor(), "no-session")):
        with who.live(table["id"]) as socket:
            socket.send(play(table, 3))
            refused = heard(socket, "refused", "done")
            assert (refused["reply_to"], refused["problem"]["code"]) == (3, code)
    assert aiko.look(table["id"])["version"] == table["version"]


def test_other_wishes_can_be_sent_too(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open()
    with aiko.live(table["id"]) as socket:
        wish = {"type": "ask", "id": 5, "do": "resign", "seat": 0, "seen": table["version"]}
        socket.send(json.dumps(wish))
        assert heard(socket, "done", "refused")["reply_to"] == 5
    assert aiko.look(table["id"])["status"] == "over"


@pytest.mark.parametrize(
    "message",
    ["", "x", "{}", "[]", "null", "7", '{"type": "act"}', '{"type": "fly", "id": 1}', b"\x00\xff",
     '{"type": "act", "id": -1, "seat": 0, "word": "x", "seen": 0}',
     '{"type": "act", "id": 1, "seat": 99, "word": "x", "seen": 0}',
     '{"type": "ask", "id": 1, "do": "fly", "seen": 0}', "[" * 5000],
)  # fmt: skip
def test_nonsense_is_refused_and_the_connection_goes_on(
    service: Service, message: str | bytes
) -> None:
    aiko = service.person("Aiko")
    table = aiko.open()
    with aiko.live(table["id"]) as socket:
        socket.send(message)
        refused = heard(socket, "refused")
        assert refused["reply_to"] == -1
        assert refused["problem"]["english"]
        socket.send(play(table))
        assert heard(socket, "done", "refused")["type"] == "done"


def test_after_much_nonsense_the_connection_is_closed(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open()
    with aiko.live(table["id"]) as socket:
        assert closed(socket, "nonsense") == 1008
    assert aiko.look(table["id"])["version"] == table["version"]


def test_a_message_that_is_too_large_closes_the_connection(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open()
    with aiko.live(table["id"]) as socket:
        # 0: the code is lost where what was not read of the message is thrown away with it
        assert closed(socket, "x" * 100_000) in (1009, 0)
    assert aiko.look(table["id"])["version"] == table["version"]


def test_a_flood_of_messages_is_refused(start_near: Callable[..., Near]) -> None:
    free = Limits.none()
    session = replace(free.session, here=Rate(0.001, 200))
    aiko = start_near(limits=replace(free, session=session, mistakes=10)).person("Aiko")
    table = aiko.open()
    stale = json.dumps({"type": "act", "id": 1, "seat": 0, "word": "x", "seen": 0})
    with aiko.live(table["id"]) as socket:
        assert closed(socket, stale) == 1008
    answers = aiko.service.visitor().get("/metrics").text
    assert 'tabiji_refusals_total{code="too-many"}' in answers


def test_one_person_has_only_so_many_connections(start_near: Callable[..., Near]) -> None:
    service = start_near(limits=Limits(connections=3, address_connections=5))
    aiko, kenji = service.person("Aiko"), service.person("Kenji")
    table = aiko.open()["id"]
    with ExitStack() as open_ones:
        for who, most in ((aiko, 3), (kenji, 2)):  # Kenji has the same address
            for _ in range(most):
                open_ones.enter_context(who.live(table))
            with pytest.raises(InvalidStatus) as denied:
                open_ones.enter_context(who.live(table))
            assert denied.value.response.status_code == 429
    with aiko.live(table) as socket:
        heard(socket, "hello")


class Deaf:
    """The socket of somebody who connected and then does not read."""

    def __init__(self, app: object) -> None:
        self.app = app
        account = Limits.none().budget().account("somebody", "10.0.0.1")
        self.state = SimpleNamespace(player=None, account=account)
        self.codes: list[int] = []

    async def receive_text(self) -> str:
        return await asyncio.Future()

    async def send_text(self, _: str) -> None:
        await asyncio.Future()

    async def close(self, code: int) -> None:
        self.codes.append(code)


def test_whoever_does_not_read_is_asked_to_come_again(start_near: Callable[..., Near]) -> None:
    service = start_near(limits=replace(Limits.none(), send_seconds=0.1))
    table = service.person("Aiko").open()["id"]
    deaf = Deaf(service.app)
    connection = Connection(deaf, table, None)  # type: ignore[arg-type]
    service.inside(connection.run)
    assert deaf.codes == [1013]
    assert service.person().get("/healthz").status_code == 200


class Closed(Deaf):
    """The socket of somebody who sent what the server below refused at once."""

    async def receive_text(self) -> str:
        raise WebSocketDisconnect(1009)

    async def send_text(self, _: str) -> None:
        raise RuntimeError("Unexpected ASGI message, after sending 'websocket.close'.")


def test_what_the_server_below_has_closed_is_no_error_of_ours(
    start_near: Callable[..., Near], caplog: pytest.LogCaptureFixture
) -> None:
    service = start_near()
    closed = Closed(service.app)
    connection = Connection(closed, service.person("Aiko").open()["id"], None)  # type: ignore[arg-type]
    service.inside(connection.run)
    assert closed.codes == []
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_table_that_is_nowhere_is_said_and_closed(service: Service) -> None:
    with service.person().live("nowhere") as socket:
        refused = heard(socket, "refused")
        assert (refused["reply_to"], refused["problem"]["code"]) == (-1, "not-found")
        assert closed(socket) == 4404


def test_whoever_is_connected_counts_as_present(service: Service) -> None:
    aiko, kenji = service.person("Aiko"), service.person("Kenji")
    table = aiko.open("duo", "me", "open")
    key = table["invitations"][0]["path"].rpartition("/")[2]
    kenji.post(f"/api/invitations/{key}")

    def present(message: dict[str, Any]) -> list[bool]:
        return [seat["present"] for seat in message["table"]["seats"]]

    with aiko.live(table["id"]) as socket:
        message = heard(socket, "hello", "update")
        with kenji.live(table["id"]):
            while not all(present(message)):
                message = heard(socket, "hello", "update")
        while all(present(message)):
            message = heard(socket, "hello", "update")
        assert present(message) == [True, False]


def test_when_the_service_stops_everybody_is_asked_to_come_again(
    start_service: Callable[..., Service],
) -> None:
    service = start_service()
    aiko = service.person("Aiko")
    table = aiko.open()
    with aiko.live(table["id"]) as socket:
        seen = heard(socket, "hello")["table"]["version"]
        socket.send(play(table))
        accepted = heard(socket, "done")["accepted"]["version"]
        service.stop()
        assert closed(socket) == 1012
    again = start_service("--port", service.address.rpartition(":")[2])
    aiko.close()
    back = again.visitor(cookies=dict(aiko.cookies))
    assert back.look(table["id"])["version"] == accepted
    with back.live(table["id"], seen=seen) as socket:
        update = heard(socket, "update")
        assert (update["before"], update["table"]["version"]) == (seen, accepted)


def test_whoever_acts_and_leaves_at_once_is_no_error_of_ours(
    start_near: Callable[..., Near], caplog: pytest.LogCaptureFixture
) -> None:
    service = start_near()
    aiko = service.person("Aiko")
    for _ in range(8):
        table = aiko.open()
        with aiko.live(table["id"]) as socket, aiko.live(table["id"]) as other:
            action = play(heard(socket, "hello")["table"])
            heard(other, "hello")
            socket.send(action)
            socket.close()
            assert heard(other, "update")["table"]["version"] >= table["version"]
    service.stop()
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
