"""The service in a thread of the test itself: quick to start, with whatever limits a test wants.

Its bots play anything that is legal, so that no thinking process is started.
"""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import Any
from unittest.mock import patch

import uvicorn

from tabiji.server import app as app_module
from tabiji.server.app import create_app
from tabiji.server.security.http_protocol import HttpProtocol, WebSocketProtocol
from tabiji.server.settings import Limits, Settings
from tests.server.service import PATIENCE, Service
from tests.server.tables.services import Guessers


class Guessing(Guessers):
    """BotWorkers who are there at once."""

    alive = True
    thinking = waiting = 0

    def __init__(self, _: int | None = None, **settings: object) -> None:
        super().__init__()

    async def start(self) -> None: ...
    async def stop(self) -> None: ...


class Near(Service):
    """A running service that was told its settings as they are; `app` is its inside."""

    def __init__(self, data: Path, limits: Limits | None = None, **settings: Any) -> None:
        self.data = data
        told = Settings(data, limits=limits or Limits.none(), **settings)
        with patch.object(app_module, "BotWorkers", Guessing):
            self.app = create_app(told)
        self._place = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._place.getsockname()[1]}"
        config = uvicorn.Config(
            self.app,
            http=HttpProtocol,
            ws=WebSocketProtocol,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=told.limits.message,
            timeout_graceful_shutdown=2,
        )
        self._server = _Told(config)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._running = Thread(target=asyncio.run, args=(self._run(),))
        self._running.start()
        assert self._server.ready.wait(PATIENCE)

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._server.serve([self._place])

    def inside(self, asked: Callable[[], Any]) -> Any:
        """What an async function of the service's own answers."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(asked(), self._loop).result(PATIENCE)

    def stop(self) -> int:
        """Stop it, and wait."""
        self._server.should_exit = True
        self._running.join(PATIENCE)
        self._place.close()
        return 0


class _Told(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()
