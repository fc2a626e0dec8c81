"""Many people at many tables, for measurements and for chaos: they come by HTTP, and play
over live connections."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import websockets
from pydantic_core import from_json, to_json

AT_ONCE = 16
"""People who come in at the same time."""

PATIENCE = 60.0


@dataclass(frozen=True)
class Pair:
    """Two people, by their cookies, at a table that waits for one of them."""

    table: str
    game: str
    cookies: tuple[str, str]


class Crowd:
    """Everybody who comes to one service."""

    def __init__(self, address: str, source: str | None = None) -> None:
        """`source`: the address of this machine from which they come."""
        self.address = address
        self._http = httpx.AsyncClient(
            base_url=address,
            timeout=PATIENCE,
            trust_env=False,
            transport=httpx.AsyncHTTPTransport(local_address=source),
        )
        self._door = asyncio.Semaphore(AT_ONCE)

    async def pair(self, game: str) -> Pair:
        """Two people sit down at a new table."""
        async with self._door:
            one, other = await self._comes(), await self._comes()
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await self._asks("POST", "/api/tables", one, {"game": game, "seats": seats})
            key = table["invitations"][0]["path"].rpartition("/")[2]
            await self._asks("POST", f"/api/invitations/{key}", other, {"name": "Kenji"})
        return Pair(table["id"], game, (one, other))

    async def against(self, game: str, *bots: str, listed: bool = False) -> Pair:
        """One person, who looks from two screens, sits down with bots."""
        async with self._door:
            one = await self._comes()
            seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
            wish = {"game": game, "seats": seats, "listed": listed}
            table = await self._asks("POST", "/api/tables", one, wish)
        return Pair(table["id"], game, (one, one))

    async def log(self, table: str, cookie: str) -> list[dict[str, Any]]:
        """What happened at a table, as somebody sees it."""
        found = await self.look(f"/api/tables/{table}", cookie)
        steps: list[dict[str, Any]] = found["log"]
        return steps

    async def look(self, page: str, cookie: str) -> Any:
        """What the service tells somebody."""
        return await self._asks("GET", page, cookie)

    async def close(self) -> None:
        """Everybody goes home."""
        await self._http.aclose()

    async def _comes(self) -> str:
        self._http.cookies.clear()
        answer = await self._http.get("/api/me")
        answer.raise_for_status()
        crumbs = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
        self._http.cookies.clear()
        return crumbs

    async def _asks(self, method: str, path: str, cookie: str, content: Any = None) -> Any:
        headers = {"X-Tabiji": "1", "Cookie": cookie}
        answer = await self._http.request(method, path, json=content, headers=headers)
        answer.raise_for_status()
        return answer.json()


class Screen:
    """A live connection to a table."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self._socket = socket

    async def act(self, number: int, table: dict[str, Any], word: str) -> None:
        """Send an action, without waiting for the answer."""
        action = {"seat": table["turn"], "word": word, "seen": table["version"]}
        await self._socket.send(to_json({"type": "act", "id": number, **action}).decode())

    def __aiter__(self) -> "Screen":
        return self

    async def __anext__(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = from_json(await self._socket.recv())
        return message


@asynccontextmanager
async def live(
    address: str, table: str, cookie: str, seen: int | None = None, source: str | None = None
) -> AsyncIterator[Screen]:
    """Sit before a table; `seen` is what was seen before the connection was lost, `source` the
    address of this machine from which somebody comes."""
    place = address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    async with websockets.connect(
        place if seen is None else f"{place}?seen={seen}",
        additional_headers={"Cookie": cookie},
        compression=None,
        proxy=None,
        open_timeout=PATIENCE,
        close_timeout=1,
        ping_interval=None,
        max_size=None,
        local_addr=(source, 0) if source else None,
    ) as socket:
        yield Screen(socket)
