"""The live connection to a table: news as they come, and actions the other way.

It begins with a Hello, or, for somebody who comes back and says what they saw, with what
is new since. Every message of the client has an id, and one answer: Done when it is on
disk, Refused when nothing changed. The service joins changes for those who read slowly, so
nothing piles up here; whoever does not read at all is asked to come again.
"""

import asyncio
import logging
import time
from typing import Annotated

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import Field, TypeAdapter, ValidationError

from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message
from tabiji.server.errors import NOT_FOUND, WRONG, Refusal
from tabiji.server.metrics import Metrics
from tabiji.server.problems import INVALID, internal, no_session, unreadable
from tabiji.server.schemas import Accepted, Done, Hello, LiveAct, LiveAsk, Refused, Update
from tabiji.server.security.budget import Account
from tabiji.server.security.prices import ACT, ASK, KEPT, NEWS, SET_OUT
from tabiji.server.security.refusals import TooMany
from tabiji.server.settings import Limits
from tabiji.server.tables import TableService
from tabiji.server.wire import problem_of

NOBODY = -1
"""`reply_to` of what answers no message that could be read."""

GONE = 4404
"""Closed because there is no such table."""
MISBEHAVED = 1008
"""Closed after too many messages that were refused unread."""
TRY_AGAIN = 1013
"""Closed because the client does not read, or the table has too many watchers: come again."""
BROKEN = 1011
"""Closed by a mistake of ours."""
ABNORMAL = 1006
"""Not closed at all: the other side is gone."""
RESTARTING = 1012
"""Closed because the service stops: come again, it will be back."""

Sent = LiveAct | LiveAsk
_SENT: TypeAdapter[Sent] = TypeAdapter(Annotated[Sent, Field(discriminator="type")])

router = APIRouter()
log = logging.getLogger(__name__)


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str, seen: str = "") -> None:
    """A connection, for as long as it lasts."""
    await socket.accept()
    number = int(seen) if seen.isdecimal() and len(seen) < 9 else None
    await Connection(socket, table, number).run()


class Connection:
    """Somebody at a table."""

    def __init__(self, socket: WebSocket, table: str, seen: int | None) -> None:
        self._socket = socket
        self._table = table
        self._seen = seen
        state = socket.app.state
        self._service: TableService = state.service
        self._metrics: Metrics = state.metrics
        self._limits: Limits = state.settings.limits
        self._player: str | None = socket.state.player
        self._account: Account = socket.state.account
        self._mistakes = 0

    async def run(self) -> None:
        """Tell and listen until one side leaves; then close with a reason."""
        try:
            if self._player and await self._service.player(self._player) is None:
                self._player = None
        except Refusal as refusal:  # the database is gone, or has no time
            await self._refuse(refusal, NOBODY)
            await self._close(TRY_AGAIN)
            return
        telling = asyncio.create_task(self._tell())
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            telling.cancel()
            listening.cancel()
            found = await asyncio.gather(telling, listening, return_exceptions=True)
        await self._close(next(filter(None, map(self._code, found)), None))

    async def _tell(self) -> int:
        """Send news; the code to close with when there will be none any more."""
        try:
            slot = self._account.slot
            async with self._service.subscribe(self._table, self._player, self._seen, slot) as news:
                async for message in news:
                    await self._send(message)
                    del message  # two thousand of them would lie about until the next ones come
                    await self._account.afford(NEWS, keep=KEPT)  # later, in one
        except Refusal as refusal:
            await self._refuse(refusal, NOBODY)
            return GONE if refusal.status == NOT_FOUND else TRY_AGAIN
        return RESTARTING

    async def _listen(self) -> int | None:
        """Do what is asked; the code to close with if it is too much or makes no sense."""
        while self._mistakes < self._limits.mistakes:
            try:
                text = await self._socket.receive_text()
            except (WebSocketDisconnect, RuntimeError):  # they left, or did not take what was sent
                return None
            except KeyError:  # bytes, which nobody sends who read the description
                self._mistakes += 1
                await self._refuse(
                    Refusal("malformed", INVALID, Message("service-message")), NOBODY
                )
                continue
            try:
                sent = _SENT.validate_json(text)
            except ValidationError as error:
                self._mistakes += 1
                await self._refuse(unreadable(error), NOBODY)
                continue
            if wait := self._account.take(ACT if isinstance(sent, LiveAct) else ASK):
                self._mistakes += 1
                await self._refuse(TooMany(wait), sent.id)
                continue
            await self._do(sent)
        return MISBEHAVED

    async def _do(self, sent: Sent) -> None:
        try:
            accepted = await self._done(sent)
        except Refusal as refusal:
            await self._refuse(refusal, sent.id)
        except TabijiError as error:
            await self._refuse(Refusal("wrong", WRONG, error.message), sent.id)
        except Exception:
            log.exception("internal error", extra={"route": "live"})
            await self._refuse(internal(), sent.id)
        else:
            await self._send(Done(reply_to=sent.id, accepted=accepted))

    async def _done(self, sent: Sent) -> Accepted:
        if self._player is None:
            raise no_session()
        began = time.perf_counter()
        async with self._account.slot():
            if isinstance(sent, LiveAct):
                accepted = await self._service.act(self._table, self._player, sent)
                self._metrics.accepting.observe(time.perf_counter() - began)
                self._metrics.accepted.labels("act").inc()
            else:
                accepted = await self._service.ask(
                    self._table, self._player, sent, lambda: self._account.pay(SET_OUT)
                )
                self._metrics.accepted.labels(sent.do).inc()
        return accepted

    async def _refuse(self, refusal: Refusal, reply_to: int) -> None:
        self._metrics.refusals.labels(refusal.code).inc()
        problem = problem_of(refusal.code, refusal)
        await self._send(Refused(problem=problem, reply_to=reply_to))

    async def _send(self, message: Hello | Update | Done | Refused) -> None:
        text = message.model_dump_json()
        try:
            async with asyncio.timeout(self._limits.send_seconds):
                await self._socket.send_text(text)
        except RuntimeError as closed:  # they left, or sent what the server below closes for
            raise WebSocketDisconnect(ABNORMAL) from closed

    def _code(self, ended: int | BaseException | None) -> int | None:
        """The code to close with, from how telling or listening ended."""
        if isinstance(ended, TimeoutError):
            return TRY_AGAIN
        if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
            log.error("live connection broke", exc_info=ended, extra={"table": self._table})
            return BROKEN
        return ended if isinstance(ended, int) else None

    async def _close(self, code: int | None) -> None:
        if code is None:  # the other side left
            return
        try:
            async with asyncio.timeout(self._limits.send_seconds):
                await self._socket.close(code)
        except (RuntimeError, TimeoutError, WebSocketDisconnect):
            log.debug("visitor left", extra={"route": "live"})
