"""The limits themselves: what is just allowed, what is just too much, what is counted down again.

The guard is called as a server would call it, without one: nothing here waits for a clock.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from tabiji.server.live import MISBEHAVED, Connection
from tabiji.server.metrics import Metrics
from tabiji.server.security import buckets
from tabiji.server.security.buckets import Bucket, Buckets, Rate
from tabiji.server.security.budget import MOST_WAITING, Budget
from tabiji.server.security.guard import Guard
from tabiji.server.security.prices import ACT, KEPT, NEWS
from tabiji.server.security.refusals import TooMany
from tabiji.server.security.whereabouts import Whereabouts
from tabiji.server.sessions import Sessions, cookie_in
from tabiji.server.settings import Limits, Settings
from tests.server.security.test_buckets import Clock

BODY, RECORD = 100, 200
SMALL = replace(Limits.none(), body=BODY, record_body=RECORD)


def slowly(amount: int) -> Rate:
    """So much at once, and then hardly anything for a quarter of an hour."""
    return Rate(0.001, amount)


class Called:
    """A guard, and what stands behind it."""

    def __init__(self, limits: Limits) -> None:
        self.sessions = Sessions(["s" * 40])
        settings = Settings(Path("nowhere"), limits=limits)
        self.read: list[int] = []
        """How long the bodies were that came through."""
        self.stay: asyncio.Event | None = None
        self.begun = 0
        """How many requests were whole, and begun to be worked on."""
        self.guard = Guard(self._app, settings, self.sessions, Metrics(), Whereabouts())

    async def _app(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            assert self.stay is not None
            await self.stay.wait()
            return
        read, more = 0, True
        status = 200
        try:
            while more:
                message = await receive()
                read += len(message.get("body", b""))
                more = message.get("more_body", False)
            self.read.append(read)
            self.begun += 1
            if self.stay:
                await self.stay.wait()
        except HTTPException as error:  # as Starlette answers it
            status = error.status_code
        await send({"type": "http.response.start", "status": status, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def request(
        self,
        path: str = "/api/me",
        method: str = "PUT",
        body: tuple[bytes, ...] = (b"",),
        *,
        length: str | None = None,
        player: str | None = None,
        address: str = "10.0.0.1",
    ) -> int:
        """The status of the answer to a request whose body comes in these parts."""
        headers = [(b"x-tabiji", b"1")]
        if length is not None:
            headers.append((b"content-length", length.encode()))
        parts = list(body)
        sent: list[Message] = []

        async def receive() -> Message:
            part = parts.pop(0)
            return {"type": "http.request", "body": part, "more_body": bool(parts)}

        async def send(message: Message) -> None:
            sent.append(message)

        scope = self._scope("http", path, headers, player, address) | {"method": method}
        await self.guard(scope, receive, send)
        status: int = sent[0]["status"]
        return status

    async def connect(self, player: str | None = None, address: str = "10.0.0.1") -> int | None:
        """A live connection, until it is let go: the status if it is denied."""
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            sent.append(message)

        scope = self._scope("websocket", "/api/tables/x/live", [], player, address)
        await self.guard(scope, receive, send)
        return sent[0]["status"] if sent else None

    def _scope(
        self,
        kind: str,
        path: str,
        headers: list[tuple[bytes, bytes]],
        player: str | None,
        address: str = "10.0.0.1",
    ) -> dict[str, Any]:
        if player is not None:
            value = cookie_in(self.sessions.header(player, secure=False))
            headers = [*headers, (b"cookie", f"tabiji={value}".encode())]
        return {
            "type": kind,
            "path": path,
            "headers": [(b"host", b"localhost"), *headers],
            "client": (address, 1),
        }


def run(doing: Callable[[], Awaitable[None]]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(60):
            await doing()

    asyncio.run(in_time())


@pytest.mark.parametrize(
    ("path", "method", "most"),
    [
        ("/api/me", "PUT", BODY),
        ("/api/tables/x/act", "POST", BODY),
        ("/api/tables", "POST", RECORD),
        ("/api/replay", "POST", RECORD),
        ("/api/analysis", "POST", RECORD),
    ],
)
def test_a_body_may_be_as_long_as_the_limit_and_no_longer(
    path: str, method: str, most: int
) -> None:
    async def doing() -> None:
        called = Called(SMALL)
        for length, status in ((most, 200), (most + 1, 413)):
            body = b"x" * length
            assert await called.request(path, method, (body,), length=str(length)) == status
            parts = (body[: most // 2], body[most // 2 :])
            assert await called.request(path, method, parts) == status
        assert called.read == [most, most]

    run(doing)


@pytest.mark.parametrize("length", ["-1", "x", "1e3", "", "9" * 5000])
def test_a_length_that_is_no_number_is_not_believed(length: str) -> None:
    async def doing() -> None:
        called = Called(SMALL)
        assert await called.request(length=length) == 413
        assert called.read == []

    run(doing)


def test_a_body_that_does_not_come_is_not_waited_for() -> None:
    async def doing() -> None:
        called = Called(replace(SMALL, body_seconds=0.0))

        async def never() -> Message:
            return await asyncio.Future()

        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        scope = called._scope("http", "/api/me", [(b"x-tabiji", b"1")], None) | {"method": "PUT"}
        await called.guard(scope, never, send)
        assert sent[0]["status"] == 408

    run(doing)


FREE = Limits.none().session


@pytest.mark.parametrize("who", ["session", "address"])
@pytest.mark.parametrize(
    ("kind", "method", "path", "price"),
    [
        ("here", "GET", "/api/tables", 20),
        ("here", "GET", "/api/tables/abc/steps", 20),
        ("here", "POST", "/api/tables/abc/act", 5),
        ("here", "GET", "/index.html", 2),
        ("elsewhere", "POST", "/api/replay", 500),
        ("elsewhere", "POST", "/api/analysis", 1_000),
        ("elsewhere", "GET", "/api/tables/abc/hint", 1_000),
        ("elsewhere", "GET", "/api/tables/abc/replay", 500),
        ("tables", "POST", "/api/tables", 1),
    ],
)
def test_every_request_is_paid_for_by_its_person_and_at_its_address(
    who: str, kind: str, method: str, path: str, price: int
) -> None:
    async def doing() -> None:
        allowance = replace(FREE, **{kind: Rate(0.001, 3 * price + price // 2)})
        if who == "session":
            called = Called(replace(SMALL, session=allowance))
        else:
            called = Called(replace(SMALL, address=allowance))
        found = [await called.request(path, method, player="aiko") for _ in range(5)]
        assert found == [200, 200, 200, 429, 429]
        other = await called.request(path, method, player="kenji")
        assert other == (200 if who == "session" else 429)

    run(doing)


def test_news_leave_enough_to_act_with() -> None:
    clock = Clock()
    small = replace(FREE, here=Rate(40, KEPT + 100))
    account = Budget(small, FREE, 1, 100, clock).account("aiko", "10.0.0.1")
    for _ in range(100 // NEWS.here):
        assert account.take(NEWS, KEPT) == 0
    assert account.take(NEWS, KEPT) > 0
    assert account.take(ACT) == 0


def test_who_cannot_pay_for_all_pays_nothing() -> None:
    async def doing() -> None:
        session = replace(FREE, tables=Rate(0.001, 1), here=Rate(0.001, 104))
        called = Called(replace(SMALL, session=session))
        found = [await called.request("/api/tables", "POST", player="aiko") for _ in range(5)]
        assert found == [200, 429, 429, 429, 429]
        assert await called.request("/api/tables", "GET", player="aiko") == 200
        assert await called.request("/api/tables", "GET", player="aiko") == 429

    run(doing)


def test_what_somebody_spends_is_not_the_others_but_their_addresses() -> None:
    async def doing() -> None:
        session, address = replace(FREE, here=slowly(15)), replace(FREE, here=slowly(30))
        called = Called(replace(SMALL, session=session, address=address))
        found = [await called.request(method="GET", player="aiko") for _ in range(4)]
        assert found == [200, 200, 200, 429]
        found = [await called.request(method="GET", player="kenji") for _ in range(4)]
        assert found == [200, 200, 200, 429]
        assert await called.request("/", "GET", player="rin") == 429
        assert await called.connect("rin") == 429
        assert await called.request("/", "GET", player="rin", address="10.0.0.2") == 200

    run(doing)


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_of_one_visitor_a_few_requests_are_worked_on_at_once_and_not_too_many_wait(
    method: str,
) -> None:
    async def doing() -> None:
        called = Called(replace(SMALL, at_once=2))
        called.stay = asyncio.Event()
        asked = [
            asyncio.create_task(called.request("/api/tables/abc/ask", method, player="aiko"))
            for _ in range(MOST_WAITING)
        ]
        await until(lambda: called.begun == 2)
        assert await called.request("/api/tables/abc/ask", method, player="aiko") == 429
        asked += [
            asyncio.create_task(called.request("/api/replay", "POST", player="aiko")),
            asyncio.create_task(called.request("/api/tables/abc/ask", method, player="kenji")),
        ]
        await until(lambda: called.begun == 4)
        await asyncio.sleep(0.01)
        assert called.begun == 4  # two of hers here, one elsewhere, one of another visitor's
        asked[2].cancel()  # one that waited has gone: no other begins for that
        await asyncio.sleep(0.01)
        assert called.begun == 4
        for task in asked[:2]:
            task.cancel()  # two that were begun
        await until(lambda: called.begun == 6)
        called.stay.set()
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(status) for status in done[:3]] == [asyncio.CancelledError] * 3
        assert done[3:] == [200] * (len(asked) - 3)
        assert called.guard._budget._queues == {}

    run(doing)


def test_of_everybody_a_few_requests_are_worked_on_at_once_and_the_operator_is_told_all_the_same() -> (
    None
):
    async def doing() -> None:
        called = Called(replace(SMALL, together=3))
        called.stay = asyncio.Event()
        asked = [
            asyncio.create_task(called.request("/api/tables/abc", "GET", player=f"player {number}"))
            for number in range(6)
        ]
        await until(lambda: called.begun == 3)
        asked += [
            asyncio.create_task(called.request("/healthz", "GET")),
            asyncio.create_task(called.request("/api/replay", "POST", player="aiko")),
        ]
        await until(lambda: called.begun == 5)
        await asyncio.sleep(0.01)
        assert called.begun == 5
        asked[4].cancel()  # whoever waited has gone, and leaves no place empty or twice
        await asyncio.sleep(0.01)
        assert called.begun == 5
        called.stay.set()
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [status for status in done if status != 200] == [done[4]]
        assert called.guard._budget._queues == {}
        assert called.guard._budget.slots.free == 3

    run(doing)


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0)


def test_connections_are_counted_down_when_they_end() -> None:
    async def doing() -> None:
        called = Called(replace(SMALL, connections=2, address_connections=3))
        for _ in range(3):  # as often as somebody likes, one after the other
            called.stay = asyncio.Event()
            people = ("aiko", "aiko", "kenji")
            open_ones = [asyncio.create_task(called.connect(who)) for who in people]
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert called.guard._connected == {
                "player aiko": 2,
                "player kenji": 1,
                "at 10.0.0.1": 3,
            }
            assert await called.connect("aiko", "10.0.0.2") == 429  # too many of her
            assert await called.connect("kenji") == 429  # too many from there
            called.stay.set()
            assert await asyncio.gather(*open_ones) == [None, None, None]
            assert called.guard._connected == {}

    run(doing)


def test_a_connection_that_breaks_is_counted_down_too() -> None:
    async def doing() -> None:
        called = Called(replace(SMALL, connections=1))
        called.stay = asyncio.Event()
        lost = asyncio.create_task(called.connect("aiko"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert called.guard._connected["player aiko"] == 1
        lost.cancel()
        with suppress(asyncio.CancelledError):
            await lost
        called.stay.set()
        assert await called.connect("aiko") is None

    run(doing)


class Talking:
    """The socket of somebody who sends all this, and hears what is answered."""

    def __init__(self, limits: Limits, sends: list[str | None]) -> None:
        service = SimpleNamespace(act=None, ask=None)
        settings = SimpleNamespace(limits=limits)
        state = SimpleNamespace(service=service, metrics=Metrics(), settings=settings)
        self.app = SimpleNamespace(state=state)
        account = limits.budget().account("aiko", "10.0.0.1")
        self.state = SimpleNamespace(player=None, account=account)
        self.sends = sends
        self.heard: list[str] = []

    async def receive_text(self) -> str:
        if not self.sends:
            raise WebSocketDisconnect(1000)
        text = self.sends.pop(0)
        if text is None:
            raise KeyError("text")  # as Starlette does when bytes came
        return text

    async def send_text(self, text: str) -> None:
        self.heard.append(text)


NOT_MINE = '{"type": "act", "id": 1, "seat": 0, "word": "x", "seen": 0}'
"""It can be read, and is refused for another reason: nobody is known by this session."""


@pytest.mark.parametrize("nonsense", ["nonsense", None, '{"type": "fly"}'])
def test_after_exactly_so_many_mistakes_a_connection_is_closed(nonsense: str | None) -> None:
    async def doing() -> None:
        limits = replace(Limits.none(), mistakes=3)
        for mistakes, code in ((2, None), (3, MISBEHAVED)):
            socket = Talking(limits, [nonsense] * mistakes)
            connection = Connection(socket, "x", None)  # type: ignore[arg-type]
            assert await connection._listen() == code
            assert len(socket.heard) == mistakes

    run(doing)


def test_what_is_sent_too_fast_is_a_mistake_and_what_is_only_refused_is_none() -> None:
    async def doing() -> None:
        session = replace(FREE, here=slowly(3 * ACT.here))
        limits = replace(Limits.none(), mistakes=2, session=session)
        for sent, code in ((3, None), (4, None), (5, MISBEHAVED)):
            socket = Talking(limits, [NOT_MINE] * sent)
            connection = Connection(socket, "x", None)  # type: ignore[arg-type]
            assert await connection._listen() == code
            codes = ["too-many" if '"too-many"' in text else "no-session" for text in socket.heard]
            assert codes == ["no-session"] * 3 + ["too-many"] * (sent - 3)

    run(doing)


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = Clock()
    bucket = Bucket(Rate(2, 3), clock)
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now += 1000
    assert [bucket.take(2), bucket.take(2), bucket.take(1)] == [0, 0.5, 0]


def test_whoever_came_last_is_remembered_and_whoever_came_longest_ago_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(buckets, "VISITORS", 2)
    rate = Buckets(Rate(1, 1), Clock())
    assert rate.take("often") == rate.take("once") == 0
    assert rate.take("often") > 0
    assert rate.take("new") == 0  # in the place of whoever came once
    assert len(rate) == 2
    assert rate.take("often") > 0
    assert rate.take("new") > 0
    assert rate.take("once") == 0


@pytest.mark.parametrize(("wait", "told"), [(0.01, 1), (1.0, 1), (1.2, 2), (59.9, 60)])
def test_whoever_waits_as_long_as_was_said_is_let_in(wait: float, told: int) -> None:
    assert TooMany(wait).wait == told


def test_other_processes_are_told_the_same_limits() -> None:
    for limits in (Limits(), Limits.none()):
        settings = Settings(Path("data"), hosts=("a", "b"), bot_workers=0, limits=limits)
        assert Settings.from_environment(settings.as_environment()) == settings
