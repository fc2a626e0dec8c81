"""The door itself: how long somebody may take to say what they want, and with how many words; and
how long to read what they are answered.

Before a request is whole, and after it is answered, nothing of ours can judge it, so this is part
of how the server reads and writes. Whoever opens connections and says nothing, never comes to an
end, or reads nothing, would keep them for ever; here they are shown out.
"""

from asyncio import AbstractEventLoop, BaseTransport, Task, TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD_SECONDS = 20.0
"""How long the lines before the body may take, from the first of them on."""
HEAD_BYTES = 32 * 1024
"""How long those lines may be together."""


READ_SECONDS = 20.0
"""How long whoever asked may take to read the next `READ_BYTES` of an answer, or what is left."""
READ_BYTES = 16 * 1024


class TooLong(Exception):
    """The lines before the body are more than anybody needs."""


class _Unread:
    """What was written to a connection, and not read at the other side."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._patience: TimerHandle | None = None

    def watch(self, transport: Transport) -> None:
        """Nothing more is written for now: see whether it is read."""
        self.forget()
        if size := transport.get_write_buffer_size():
            self._patience = self._loop.call_later(READ_SECONDS, self._look, transport, size)

    def forget(self) -> None:
        """More is written, or they have gone."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _look(self, transport: Transport, size: int) -> None:
        if transport.get_write_buffer_size() > max(0, size - READ_BYTES):
            transport.abort()
        else:
            self.watch(transport)


class HttpProtocol(HttpToolsProtocol):
    """One connection."""

    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(*values, **named)
        self._unread = _Unread(self.loop)
        self._answering: RequestResponseCycle | None = None
        self._patience: TimerHandle | None = None
        self._read = 0
        self._told = 0

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody is there: what do they want?"""
        super().connection_made(transport)  # type: ignore[arg-type]
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone. Below, only the last of several requests would be told."""
        self._heard()
        self._unread.forget()
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """They do not read as fast as they are answered."""
        super().pause_writing()
        self._unread.watch(self.transport)

    def resume_writing(self) -> None:
        """They have read some of it."""
        super().resume_writing()
        self._unread.forget()

    def on_response_complete(self) -> None:
        """All of an answer is on its way."""
        super().on_response_complete()
        self._unread.watch(self.transport)

    def data_received(self, data: bytes) -> None:
        """Some of what they want; if it never ends, they have to go."""
        super().data_received(data)
        if self._patience is None or self.transport.is_closing():
            return
        self._read += len(data)
        if self._read > HEAD_BYTES:
            self._heard()
            self.send_400_response("Too many headers.")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self._patience is None:  # not the first one on this connection
            self._wait()

    def on_url(self, url: bytes) -> None:
        """Its address, or a part of it."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One of its headers."""
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """All that comes before the body is there."""
        self._heard()
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _wait(self) -> None:
        self._read = self._told = 0
        self._patience = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _heard(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _count(self, length: int) -> None:
        self._told += length
        if self._told > HEAD_BYTES:
            raise TooLong


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One live connection."""

    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(*values, **named)
        self._unread = _Unread(self.loop)

    def keepalive_timeout(self) -> None:
        """They do not answer: what they have not read they never will."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: "Task[None]") -> None:
        """We have done with them; whether they have read the last words shows soon."""
        super().on_task_complete(task)
        self._unread.watch(self.transport)
