"""Whoever says nothing, or never comes to an end, is shown out; the others are served."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from threading import Event, Thread

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from tabiji.server.security import http_protocol
from tests.server.service import PATIENCE, Service

BEGUN = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"


LARGE = b"x" * 40_000_000
"""An answer that fits in no buffer."""

GONE = Event()
"""Somebody who was waiting has gone, and whoever worked for them knows it."""


async def _app(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "bytes": LARGE})
        return
    if scope["path"] == "/waits":
        while (await receive())["type"] != "http.disconnect":
            pass
        GONE.set()
        return
    if scope["path"] == "/large":
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body", "body": LARGE[:100_000], "more_body": True})
        await send({"type": "http.response.body", "body": LARGE})
        return
    await send(
        {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]}
    )
    await send({"type": "http.response.body", "body": b""})


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server whose patience is short."""
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(http_protocol, "READ_SECONDS", 0.3)
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        place.listen()
        config = uvicorn.Config(
            _app,
            http=http_protocol.HttpProtocol,
            ws=http_protocol.WebSocketProtocol,
            lifespan="off",
            log_config=None,
            timeout_graceful_shutdown=1,
        )
        server = uvicorn.Server(config)
        running = Thread(target=lambda: asyncio.run(server.serve([place])))
        running.start()
        yield place.getsockname()[1]
        server.should_exit = True
        running.join()


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 30)


@pytest.mark.parametrize("said", [b"", b"GET", BEGUN, BEGUN + b"X-Slow: "])
def test_whoever_never_comes_to_an_end_is_shown_out(port: int, said: bytes) -> None:
    with connected(port) as slow:
        slow.sendall(said)
        assert slow.recv(1000) == b""


def test_the_second_request_of_a_connection_has_no_more_time_than_the_first(port: int) -> None:
    with connected(port) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert slow.recv(1000).startswith(b"HTTP/1.1 200")
        slow.sendall(BEGUN)
        assert slow.recv(1000) == b""


@pytest.mark.parametrize(
    "headers",
    [
        b"X: " + b"a" * 100_000,
        b"X: a\r\n" * 20_000 + b"\r\n",
        b"X: " + b"a" * 100_000 + b"\r\n\r\n",
    ],
)
def test_headers_without_end_are_refused(port: int, headers: bytes) -> None:
    with connected(port) as talkative:
        talkative.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + headers)
        assert talkative.recv(1000).startswith(b"HTTP/1.1 400")


UPGRADE = b"".join(
    [
        b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n",
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
    ]
)


@pytest.mark.parametrize("more", [b"", b"Connection: close\r\n", UPGRADE])
@pytest.mark.parametrize("trickle", [0, 100])
def test_whoever_hardly_reads_an_answer_is_shown_out(port: int, more: bytes, trickle: int) -> None:
    with connected(port) as deaf:
        deaf.sendall(b"GET /large HTTP/1.1\r\nHost: localhost\r\n" + more + b"\r\n")
        for _ in range(10):
            time.sleep(0.1)
            deaf.recv(trickle) if trickle else None
        assert received(deaf) < len(LARGE)


def test_whoever_reads_slowly_gets_all_of_it(port: int) -> None:
    with connected(port) as slow:
        slow.sendall(b"GET /large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        read = 0
        for _ in range(8):
            time.sleep(0.1)
            read += len(slow.recv(5_000_000, socket.MSG_WAITALL))
        assert read + received(slow) > len(LARGE)


def received(connection: socket.socket) -> int:
    """How many bytes come until the connection ends."""
    count = 0
    with suppress(ConnectionResetError):
        while content := connection.recv(1_000_000):
            count += len(content)
    return count


def test_while_hundreds_do_not_finish_their_requests_others_are_served(service: Service) -> None:
    number = service.host.rpartition(":")[2]
    body = b"X-Tabiji: 1\r\nContent-Length: 1000\r\n\r\n{"
    unfinished = [connected(int(number)) for _ in range(300)]
    try:
        for index, one in enumerate(unfinished):
            one.sendall(BEGUN + body if index % 2 else BEGUN)
        for _ in range(5):
            answer = httpx.get(f"{service.address}/healthz", trust_env=False, timeout=PATIENCE)
            assert answer.status_code == 200
    finally:
        for one in unfinished:
            one.close()


def test_whoever_asks_two_things_at_once_and_goes_is_not_worked_for_any_more(port: int) -> None:
    GONE.clear()
    with connected(port) as hasty:
        hasty.sendall(b"GET /waits HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2)
        time.sleep(0.1)
    assert GONE.wait(PATIENCE)
