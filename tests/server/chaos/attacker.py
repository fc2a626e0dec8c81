"""Somebody with a script: what they can do, whatever they want with it."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import websockets

PATIENCE = 30.0
"""Seconds after which an attacker does not wait for an answer any more."""

LOST = (OSError, TimeoutError, EOFError, asyncio.LimitOverrunError, websockets.WebSocketException)
"""What may happen to somebody who is shown out."""


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def content(self) -> Any:
        """What it says, if what was asked for was done."""
        return json.loads(self.body) if self.status < 300 else None


class Wire:
    """A connection, on which anything can be written."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def write(self, content: bytes) -> None:
        """Send something."""
        self._writer.write(content)
        async with asyncio.timeout(PATIENCE):
            await self._writer.drain()

    async def read(self) -> Answer:
        """The next answer."""
        async with asyncio.timeout(PATIENCE):
            head = await self._reader.readuntil(b"\r\n\r\n")
            first, *lines = head.decode("latin-1").split("\r\n")
            pairs = (line.partition(": ") for line in lines if line)
            headers = {name.lower(): value for name, _, value in pairs}
            if headers.get("transfer-encoding") == "chunked":
                body = await self._chunks()
            else:
                body = await self._reader.readexactly(int(headers.get("content-length", "0")))
        return Answer(int(first.split()[1]), headers, body)

    async def ended(self) -> None:
        """Read until the other side has had enough."""
        async with asyncio.timeout(PATIENCE):
            while await self._reader.read(2**16):
                pass

    async def _chunks(self) -> bytes:
        found = b""
        while length := int(await self._reader.readline(), 16):
            found += await self._reader.readexactly(length)
            await self._reader.readline()
        await self._reader.readline()
        return found


class Attacker:
    """Somebody with a script, and an address that others may have too."""

    def __init__(self, host: str, source: str, dice: random.Random) -> None:
        self.host = host
        self.source = source
        self.dice = dice
        self.met: Counter[tuple[str, str]] = Counter()
        """How often something was answered, by what was asked and how it was answered."""
        self.cookie = ""
        self.tables: list[str] = []
        """Tables of their own, and of others which they have found."""

    @asynccontextmanager
    async def wire(self) -> AsyncIterator[Wire]:
        """A connection of one's own; it is not closed, but dropped."""
        host, port = self.host.split(":")
        reader, writer = await asyncio.open_connection(
            host, int(port), local_addr=(self.source, 0), limit=2**20
        )
        try:
            yield Wire(reader, writer)
        finally:
            writer.transport.abort()

    @asynccontextmanager
    async def live(self, table: str) -> AsyncIterator[websockets.ClientConnection]:
        """A live connection to a table."""
        async with websockets.connect(
            f"ws://{self.host}/api/tables/{table}/live",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=0.1,
            ping_interval=None,
            max_size=None,
            local_addr=(self.source, 0),
        ) as socket:
            yield socket

    def request(self, method: str, path: str, content: Any = None) -> bytes:
        """A request as it is written."""
        body = b"" if content is None else json.dumps(content).encode()
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.host}",
            f"Cookie: {self.cookie}",
            "X-Tabiji: 1",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
        ]
        return "\r\n".join([*lines, "", ""]).encode() + body

    async def ask(
        self, kind: str, wire: Wire, method: str, path: str, content: Any = None
    ) -> Answer:
        """Ask, and count how it was answered."""
        await wire.write(self.request(method, path, content))
        answer = await wire.read()
        self.count(kind, answer.status)
        return answer

    def count(self, kind: str, status: int) -> None:
        """How something was answered."""
        self.met[kind, how(status)] += 1

    async def arrive(self, wire: Wire) -> None:
        """Be somebody new, if that is let in."""
        self.cookie = ""
        answer = await self.ask("new people", wire, "GET", "/api/me")
        self.cookie = answer.headers.get("set-cookie", "").partition(";")[0]


def how(status: int) -> str:
    """How something was answered, in a word."""
    if status < 400:
        return "let through"
    if status in (429, 503):
        return "refused"
    return "wrong" if status < 500 else "broken"
