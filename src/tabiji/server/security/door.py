"""The door itself: how long somebody may take to say what they want, and with how many words.

Before a request is whole nothing of ours can judge it, so this is part of how the server
reads. Whoever opens connections and says nothing, or never comes to an end, would keep
them for ever; here they are shown out.
"""

from asyncio import BaseTransport, TimerHandle
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 20.0
"""How long the lines before the body may take, from the first of them on."""
HEAD_BYTES = 32 * 1024
"""How long those lines may be together."""


class TooLong(Exception):
    """The lines before the body are more than anybody needs."""


class Door(HttpToolsProtocol):
    """One connection."""

    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(*values, **named)
        self._patience: TimerHandle | None = None
        self._read = 0
        self._told = 0

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody is there: what do they want?"""
        super().connection_made(transport)  # type: ignore[arg-type]
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._heard()
        super().connection_lost(exc)

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
