"""The middleware that every request passes, before anything else of ours sees it.

It knows who comes (the signed cookie), refuses what comes from other pages, to other
names, too much or too large; gives every answer its protective headers, counts it and logs
it. It is plain ASGI: nothing is buffered, and a live connection costs nothing more.
"""

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabiji.kernel.digits import whole
from tabiji.server.errors import Refusal
from tabiji.server.metrics import Metrics
from tabiji.server.problems import answer, internal
from tabiji.server.security import refusals
from tabiji.server.security.buckets import neighbourhood
from tabiji.server.security.headers import protection
from tabiji.server.security.hosts import Hosts, same_origin
from tabiji.server.security.prices import price_of
from tabiji.server.security.refusals import TooMany
from tabiji.server.security.whereabouts import Whereabouts
from tabiji.server.sessions import Sessions, cookie_in
from tabiji.server.settings import Limits, Settings

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEADER = "x-tabiji"
"""Only our own pages, and programs, can send a header of this name."""

API = "/api/"
FOR_THE_OPERATOR = frozenset({"/healthz", "/metrics"})
"""What is told even if nothing else can be answered."""

WITH_RECORDS = frozenset({"/api/replay", "/api/analysis", "/api/tables"})
"""Where a request may carry a whole record."""

log = logging.getLogger(__name__)


class Guard:
    """Stands before the app."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        sessions: Sessions,
        metrics: Metrics,
        whereabouts: Whereabouts,
    ) -> None:
        self._app = app
        self._sessions = sessions
        self._metrics = metrics
        self._whereabouts = whereabouts
        self._limits: Limits = settings.limits
        self._hosts = Hosts(settings.hosts)
        self._budget = self._limits.budget()
        self._connected: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it in, or answer why not."""
        if scope["type"] == "http":
            await _Visit(self, scope).http(receive, send)
        elif scope["type"] == "websocket":
            await _Visit(self, scope).live(receive, send)
        else:
            await self._app(scope, receive, send)


class _Visit:
    """One request, or one live connection."""

    def __init__(self, guard: Guard, scope: Scope) -> None:
        self.guard = guard
        self.scope = scope
        self.began = time.perf_counter()
        self.headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        hosts = {value for name, value in scope["headers"] if name == b"host"}
        self.host = self.headers.get("host", "") if len(hosts) == 1 else ""
        self.path: str = scope["path"]
        self.method: str = scope.get("method", "GET")
        self.address = neighbourhood((scope.get("client") or ("",))[0])
        self.player = guard._sessions.player(cookie_in(self.headers.get("cookie", "")))
        if self.player:
            guard._whereabouts.came(self.player, self.address)
        self.price = price_of(self.method, self.path)
        self.account = guard._budget.account(self._visitor, self.address)
        self.slot = self.account.slot(among_all=self.path not in FOR_THE_OPERATOR)
        self.status = 0
        state = scope.setdefault("state", {})
        state["player"] = self.player
        state["address"] = self.address
        state["account"] = self.account

    async def http(self, receive: Receive, send: Send) -> None:
        """A request and its answer."""

        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.slot.end()  # the work is done, however long the answer takes to be read
                self.status = message["status"]
                message["headers"] = [*message.get("headers", ()), *self._own_headers()]
            await send(message)

        try:
            if refusal := self._refusal():
                await self._refuse(refusal, protected)
            else:
                if self.method in SAFE:
                    await self._begin()
                await self.guard._app(self.scope, self._measured(receive), protected)
        except TooMany as refusal:
            await self._refuse(refusal, protected)
        except ClientDisconnect:
            log.debug("visitor left", extra={"route": self._route})
        except Exception:
            log.exception("internal error", extra={"route": self._route})
            if not self.status:
                await self._refuse(internal(), protected)
        finally:
            self.slot.end()
            self._note()

    async def live(self, receive: Receive, send: Send) -> None:
        """A live connection, for as long as it lasts."""
        refusal = self._refusal()
        if refusal is None and not same_page(self.headers):
            refusal = refusals.origin(self.headers["origin"])
        if refusal is None and self._too_connected():
            refusal = refusals.too_many_connections()
        if refusal is not None:
            self.guard._metrics.refusals.labels(refusal.code).inc()
            await receive()  # the wish to connect, which has to be heard before it is denied
            await self._slow_down(refusal)
            await _deny(refusal, self._own_headers(), send)
            for _ in ("answered", "gone"):  # the server tells of both; see `_deny`
                await receive()
            return
        with self._connection():
            await self.guard._app(self.scope, receive, send)

    def _refusal(self) -> Refusal | None:
        """Why this cannot be let in."""
        guard = self.guard
        if not guard._hosts.welcome(self.host):
            return refusals.host(self.host)
        if wait := self.account.take(self.price):
            return TooMany(wait)
        if not self.path.startswith(API):
            return None
        if self.method not in SAFE:
            if self.headers.get(HEADER) != "1":
                return refusals.header()
            if not same_page(self.headers):
                return refusals.origin(self.headers["origin"])
            length = whole(self.headers.get("content-length", "0"))
            if length is None or length > self._room:
                return refusals.too_large(self._room)
        return None

    async def _begin(self) -> None:
        """Begin to work on it, when it is this visitor's turn. What is worked on elsewhere keeps
        nobody waiting here."""
        if not self.price.elsewhere:
            await self.slot.begin()

    @property
    def _visitor(self) -> str:
        """Who takes from a bucket: a person, or whoever is at this address without a name."""
        return f"player {self.player}" if self.player else f"address {self.address}"

    @property
    def _room(self) -> int:
        limits = self.guard._limits
        return limits.record_body if self.path in WITH_RECORDS else limits.body

    @property
    def _route(self) -> str:
        """The address without what is secret in it."""
        if route := getattr(self.scope.get("route"), "path", None):
            return str(route)
        return "unknown" if self.path.startswith(API) else "client"

    def _measured(self, receive: Receive) -> Receive:
        """The body as it comes, until it is more than was allowed, or does not come."""
        read = 0
        whole = False
        room = self._room

        async def measured() -> Message:
            nonlocal read, whole
            if whole:
                return await receive()
            try:
                left = self.began + self.guard._limits.body_seconds - time.perf_counter()
                async with asyncio.timeout(left):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408) from None
            whole = not message.get("more_body", False)
            read += len(message.get("body", b""))
            if read > room:
                raise HTTPException(413)
            if whole and self.method not in SAFE:
                try:
                    await self._begin()
                except TooMany as refusal:
                    raise HTTPException(refusal.status) from refusal
            return message

        return measured

    def _own_headers(self) -> list[tuple[bytes, bytes]]:
        known = self.guard._hosts.welcome(self.host)
        headers = protection(self.host if known else "")
        if self.path.startswith(API):
            headers.append((b"cache-control", b"no-store"))
        return headers

    async def _refuse(self, refusal: Refusal, send: Send) -> None:
        self.scope["state"]["refused"] = refusal.code
        await self._slow_down(refusal)
        await answer(refusal)(self.scope, _nothing, send)

    async def _slow_down(self, refusal: Refusal) -> None:
        """Let whoever asks for too much wait before they are told, not all of them equally long:
        else they would come again all at once."""
        if isinstance(refusal, TooMany):
            await asyncio.sleep(self.guard._limits.refusal_seconds * random.uniform(0.5, 1.5))

    def _note(self) -> None:
        """Count and log what was answered."""
        seconds = time.perf_counter() - self.began
        metrics, route, state = self.guard._metrics, self._route, self.scope["state"]
        method = self.method if self.method in METHODS else "other"
        metrics.requests.labels(method, route, self.status).inc()
        metrics.latency.labels(route).observe(seconds)
        if code := state.get("refused"):
            metrics.refusals.labels(code).inc()
        told = {
            "method": method,
            "route": route,
            "status": self.status,
            "milliseconds": round(seconds * 1000, 1),
            **({"player": self.player} if self.player else {}),
            **({"refused": code} if code else {}),
        }
        log.info("request", extra=told)

    def _too_connected(self) -> bool:
        limits, connected = self.guard._limits, self.guard._connected
        return (
            connected[self._visitor] >= limits.connections
            or connected[f"at {self.address}"] >= limits.address_connections
        )

    @contextmanager
    def _connection(self) -> Iterator[None]:
        """Count this connection while it lasts."""
        connected = self.guard._connected
        keys = (self._visitor, f"at {self.address}")
        connected.update(keys)
        self.guard._metrics.connections.inc()
        try:
            yield
        finally:
            self.guard._metrics.connections.dec()
            for key in keys:
                connected[key] -= 1
                if not connected[key]:
                    del connected[key]


METHODS = SAFE | {"POST", "PUT", "PATCH", "DELETE"}


def same_page(headers: dict[str, str]) -> bool:
    """Whether this comes from a page of ours, or from a program, which has no page."""
    origin = headers.get("origin")
    return origin is None or same_origin(origin, headers.get("host", ""))


async def _nothing() -> Message:
    """What can still be read of a request that was refused."""
    return {"type": "http.disconnect"}


async def _deny(refusal: Refusal, headers: list[tuple[bytes, bytes]], send: Send) -> None:
    """Refuse a live connection with an answer that programs can read.

    Whoever returns before the connection is gone has, says uvicorn, made a mistake: it
    would be an error in the log for everybody who is denied.
    """
    response = answer(refusal)
    start = {"status": response.status_code, "headers": [*response.raw_headers, *headers]}
    await send({"type": "websocket.http.response.start", **start})
    await send({"type": "websocket.http.response.body", "body": response.body})
