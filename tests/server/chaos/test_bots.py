"""Bots think on, whoever is killed."""

import json
import signal
import time
from collections.abc import Callable
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest
from websockets.sync.client import ClientConnection

from tests.server.service import Service, Visitor

BOT = "basho"
"""Somebody who thinks for a while."""
PATIENCE = 300.0


def until(
    socket: ClientConnection, right: Callable[[dict[str, Any]], bool], after: int = -1
) -> dict[str, Any]:
    """The first table after some version that is as we want it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        message = json.loads(socket.recv(PATIENCE))
        if "table" in message and message["table"]["version"] > after and right(message["table"]):
            table: dict[str, Any] = message["table"]
            return table
    raise AssertionError("it did not come")


def thinking(table: dict[str, Any]) -> bool:
    """Whether a bot thinks."""
    return any(seat["thinking"] for seat in table["seats"])


def mine(table: dict[str, Any]) -> bool:
    """Whether I am to act."""
    return bool(table["legal"])


def anybody(table: dict[str, Any]) -> bool:
    """Whether it is anybody's turn who is there."""
    return thinking(table) or mine(table)


def make_it_think(
    person: Visitor, socket: ClientConnection, seen: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Play until a bot is thinking; the table then."""
    table = seen or until(socket, anybody)
    while not thinking(table):
        assert person.act(table).status_code == 200
        table = until(socket, anybody, table["version"])
    return table


def workers_of(service: Service) -> list[Any]:
    """The processes in which bots think."""
    children = psutil.Process(service.process.pid).children(recursive=True)
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


@pytest.mark.slow  # `tests/server/bot_workers` has it without a service around
def test_a_worker_that_is_killed_is_replaced_and_the_move_comes(
    start_service: Callable[..., Service],
) -> None:
    service = start_service(TABIJI_LIMITS="off")
    aiko = service.person("Aiko")
    table = aiko.open("duo", "me", BOT)["id"]
    with aiko.live(table) as socket:
        after = None
        for _ in range(2):
            before = make_it_think(aiko, socket, after)
            for process in workers_of(service):
                process.send_signal(signal.SIGKILL)
            after = until(socket, mine, before["version"])


@pytest.mark.slow  # `tests/server/tables` has it without a service around
def test_when_a_process_is_killed_another_thinks_on_for_its_bots(
    postgres_database: str, start_service: Callable[..., Service]
) -> None:
    env = {"TABIJI_LIMITS": "off", "TABIJI_DATABASE_URL": postgres_database}
    here, there = start_service(**env), start_service(**env)
    aiko = here.person("Aiko")
    table = aiko.open("duo", "me", BOT)["id"]
    with aiko.live(table) as socket:
        before = make_it_think(aiko, socket)
        here.kill()
    again = there.visitor(cookies=dict(aiko.cookies))
    with again.live(table, seen=before["version"]) as socket:
        after = until(socket, mine)
        assert after["version"] > before["version"]
        assert again.act(after).status_code == 200
