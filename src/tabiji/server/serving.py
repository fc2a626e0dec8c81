"""Starting the service from the command: an address to listen on, one process or several.

One process runs the app itself; several share the listening socket, and are told their
settings through the environment.
"""

import asyncio
import errno
import os
import socket
import tempfile
import threading
import urllib.request
from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import dataclass, replace
from http.client import HTTPException
from ipaddress import ip_address
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from tabiji.locale.errors import TabijiError, reason, said, system_reason
from tabiji.locale.message import Message, Verbatim
from tabiji.server import gc_tuning
from tabiji.server.app import create_app, database_of
from tabiji.server.folder import held
from tabiji.server.logging_setup import begin_logging
from tabiji.server.metrics import SHARED, forget_the_dead
from tabiji.server.security.http_protocol import HttpProtocol, WebSocketProtocol
from tabiji.server.settings import DATABASE, EVERYWHERE, Settings
from tabiji.server.storage.database import Database
from tabiji.server.storage.upgrade import upgrade

PORT = 8000
PORTS = 100
"""How many ports are tried from the usual one on, where none was asked for."""

FINISH_SECONDS = 10
"""How long those who are being answered are waited for when the service stops."""

CONNECTIONS = 65_536
"""How many files and connections may be open at once, if the system agrees."""

STARTED_SECONDS = 60
"""How long it may take until the first request can be answered; then somebody is told."""

ANSWER_SECONDS = 5.0
AGAIN_SECONDS = 0.2
"""How soon processes that do not answer yet are asked again."""


class CannotServe(TabijiError):
    """The service cannot start, and why."""


@dataclass(frozen=True)
class Place:
    """Where the service listens."""

    socket: socket.socket
    host: str
    port: int

    @property
    def address(self) -> str:
        """What to open in a browser on this machine."""
        return _web_address("127.0.0.1" if self.host in EVERYWHERE else self.host, self.port)

    @property
    def abroad(self) -> str | None:
        """What to open on other machines, if they are let in."""
        found = _own_address() if self.host in EVERYWHERE else None
        return _web_address(found, self.port) if found else None

    @property
    def names(self) -> tuple[str, ...]:
        """What the service may be called, listening here."""
        if self.host not in EVERYWHERE:
            return (self.host,)
        name = socket.gethostname()
        return (name, f"{name}.local")


def listen(host: str, port: int | None) -> Place:
    """A socket on the port that was asked for, or on the first one that is free."""
    tried = [port] if port is not None else [*range(PORT, PORT + PORTS), 0]
    for number in tried:
        try:
            found = _bound(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                why = system_reason(error)
                raise CannotServe(
                    Message("serve-no-address", {"host": Verbatim(host), "why": why})
                ) from error
            continue
        return Place(found, host, found.getsockname()[1])
    raise CannotServe(Message("serve-port-taken", {"port": Verbatim(tried[0])}))


def serve(
    settings: Settings,
    place: Place,
    processes: int,
    ready: Callable[[], None],
    late: Callable[[], None],
) -> None:
    """Serve until somebody stops it; `ready` is called when the first request can be answered,
    and `late` once if that takes longer than it should: it is waited for all the same."""
    _make_room()
    settings = settings.called(*place.names)
    patience = threading.Timer(STARTED_SECONDS, late)
    patience.daemon = True

    def ready_at_last() -> None:
        patience.cancel()
        ready()

    patience.start()
    try:
        with place.socket:
            if processes > 1:
                _serve_with_many(settings, place, processes, ready_at_last)
            else:
                begin_logging()
                _serve_alone(settings, place, ready_at_last)
    finally:
        patience.cancel()


def _serve_alone(settings: Settings, place: Place, ready: Callable[[], None]) -> None:
    with nullcontext() if settings.database_url else held(settings.data, place.address):
        app = create_app(settings)
        asyncio.run(_prepare(settings))
        gc_tuning.begin()
        server = _Server(uvicorn.Config(app, **_options(settings, place)), ready)
        try:
            server.run(sockets=[place.socket])
        except SystemExit:
            raise _why_not(app) from None


def _serve_with_many(
    settings: Settings, place: Place, processes: int, ready: Callable[[], None]
) -> None:
    if settings.database_url is None or not Database(settings.database_url).shared:
        raise CannotServe(Message("serve-one-process", {"variable": Verbatim(DATABASE)}))
    begin_logging()
    asyncio.run(_prepare(settings))
    cores = os.cpu_count() or 1
    settings = replace(settings, bot_workers=settings.bot_workers or max(1, cores // processes))
    with tempfile.TemporaryDirectory(prefix="tabiji-") as folder:
        os.environ |= {**settings.as_environment(), SHARED: folder}
        config = uvicorn.Config(
            "tabiji.server.serving:worker_app",
            factory=True,
            workers=processes,
            **_options(settings, place),
        )
        over = threading.Event()
        told = place.address, ready, over
        threading.Thread(target=_when_ready, args=told, daemon=True).start()
        try:
            Multiprocess(config, [place.socket]).run()
        finally:
            over.set()


def worker_app() -> FastAPI:
    """The app of one process among several; perhaps it takes the place of one that died."""
    begin_logging()
    forget_the_dead()
    app = create_app(Settings.from_environment())
    gc_tuning.begin()
    return app


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


def _options(settings: Settings, place: Place) -> dict[str, Any]:
    near = settings.proxy is None and _is_loopback(place.host)
    return {
        "http": HttpProtocol,
        "ws": WebSocketProtocol,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": settings.proxy is not None,
        "forwarded_allow_ips": settings.proxy,
        "ws_max_size": settings.limits.message,
        "ws_per_message_deflate": not near,  # on one machine it only costs
        "timeout_graceful_shutdown": FINISH_SECONDS,
        "timeout_keep_alive": 30,
    }


def _why_not(app: FastAPI) -> TabijiError:
    """Why the app did not start, for whoever typed the command."""
    error = getattr(app.state, "failure", None)
    if isinstance(error, TabijiError):
        return error
    why = reason(error) if isinstance(error, Exception) else said("uvicorn")
    return CannotServe(Message("serve-failed", {"why": why}))


async def _prepare(settings: Settings) -> None:
    """Bring the database up to date: before several processes open it, and before anything
    else begins, so that whoever typed the command reads why it cannot be, and nothing more."""
    database = Database(database_of(settings))
    try:
        await upgrade(database)
    except TabijiError:
        raise
    except Exception as error:  # whatever a driver may say about an address that nobody is at
        raise CannotServe(Message("serve-no-database", {"why": reason(error)})) from error
    finally:
        await database.close()


def _when_ready(address: str, ready: Callable[[], None], over: threading.Event) -> None:
    """Wait until one of several processes answers, or the service is over."""
    while not _answers(address):
        if over.wait(AGAIN_SECONDS):
            return
    ready()


def _answers(address: str) -> bool:
    """Whether somebody there is well; asked directly, whatever proxy the environment names."""
    directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with directly.open(f"{address}/healthz", timeout=ANSWER_SECONDS):
            return True
    except (OSError, HTTPException):
        return False


def _bound(host: str, port: int) -> socket.socket:
    family, kind, number, _, where = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    found = socket.socket(family, kind, number)
    try:
        if os.name == "posix":  # elsewhere it would let two programs listen on one port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(where)
        found.set_inheritable(True)
    except OSError:
        found.close()
        raise
    return found


def _make_room() -> None:
    """Let there be as many connections as the system allows; by itself it often allows few."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = CONNECTIONS if hard == resource.RLIM_INFINITY else min(hard, CONNECTIONS)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _web_address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return found


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
