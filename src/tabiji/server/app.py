"""The service, put together: tables and bot workers inside, and the guard before them."""

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute

from tabiji import __version__
from tabiji.match.dice import seed_from
from tabiji.server import live
from tabiji.server.api import analysis, games, invitations, page, people, state, tables
from tabiji.server.bot_workers import BotWorkers
from tabiji.server.client import Client
from tabiji.server.compression import Compression
from tabiji.server.metrics import Metrics
from tabiji.server.openapi import describe
from tabiji.server.problems import refuse_with_problems
from tabiji.server.replays import prepare
from tabiji.server.security.buckets import Buckets
from tabiji.server.security.guard import Guard
from tabiji.server.security.whereabouts import Whereabouts
from tabiji.server.sessions import Sessions, secret_keys
from tabiji.server.settings import Settings
from tabiji.server.tables import TableService
from tabiji.server.worker_pool import WorkerPool

FILE = "tabiji.sqlite"
"""The database in the data folder, where no other is chosen."""

PARTS = (people, games, tables, invitations, analysis, live, state, page)
"""What can be asked for: modules with a router."""

BESIDE = 1
"""Threads that replay long games beside the event loop. With more of them it would wait longer
for Python each time it lets go of it: one at a time runs."""

SAMPLE_SECONDS = 5.0
"""How often what goes up and down is measured."""

ABOUT = """
Tables of Tokaido and Tokaido Duo. The browser uses this API, and so can a bot on another machine.

**Who you are.** `GET /api/me` gives a session in the cookie `tabiji`; send it with everything.
**Changing something** needs the header `X-Tabiji: 1`.
**What is refused** answers with a `Problem`; nothing has changed then.
**Live**: a WebSocket at `/api/tables/{table}/live?seen=VERSION` sends `Hello` and `Update`, takes
`LiveAct` and `LiveAsk`, and answers each with `Done` or `Refused`.
"""

log = logging.getLogger(__name__)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The service, ready to be started by an ASGI server."""
    settings = settings or Settings.from_environment()
    keys = secret_keys(settings.data)
    app = FastAPI(
        title="Tabiji",
        version=__version__,
        description=ABOUT,
        lifespan=_life,
        openapi_url="/api/openapi.json",
        docs_url=None,  # it would load scripts from elsewhere; `api.page` is ours
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=_operation,
    )
    app.state.settings = settings
    app.state.metrics = metrics = Metrics()
    app.state.sessions = sessions = Sessions(keys)
    app.state.arrivals = Buckets(settings.limits.arrivals)
    whereabouts = Whereabouts()
    app.state.bot_workers = BotWorkers(
        settings.bot_workers, nice=settings.nice, load_late=settings.load_late
    )
    app.state.pool = WorkerPool(nice=settings.nice)
    app.state.service = TableService(
        database_of(settings),
        keys[0].encode(),
        app.state.bot_workers,
        new_seed=lambda: seed_from(settings.seed),
        run=app.state.pool.run,
        whereabouts=whereabouts.of,
    )
    for part in PARTS:
        app.include_router(part.router)
    app.router.default = Client(settings.client)
    refuse_with_problems(app)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    app.add_middleware(Compression)
    app.add_middleware(
        Guard, settings=settings, sessions=sessions, metrics=metrics, whereabouts=whereabouts
    )
    return app


def database_of(settings: Settings) -> str:
    """The address of the database: the one that was chosen, or a file in the data folder."""
    return settings.database_url or str(settings.data / FILE)


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    """From the first request to the last: what was acknowledged is finished."""
    service: TableService = app.state.service
    bot_workers: BotWorkers = app.state.bot_workers
    pool: WorkerPool = app.state.pool
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(BESIDE, "beside"))
    try:
        await bot_workers.start()
        await service.start()
    except Exception as error:
        app.state.failure = error  # for the command, which says it in one line
        await bot_workers.stop()
        raise
    try:
        chores: list[asyncio.Task[Any]] = [asyncio.create_task(_sample(app))]
        if not app.state.settings.load_late:
            chores.append(asyncio.create_task(pool.run(prepare)))
            chores.append(asyncio.create_task(asyncio.to_thread(app.openapi)))
        log.info("started", extra={"version": __version__})
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await service.stop()
    finally:
        await pool.stop()
        await bot_workers.stop()
        log.info("stopped")


async def _sample(app: FastAPI) -> None:
    """Measure now and then what goes up and down."""
    metrics: Metrics = app.state.metrics
    while True:
        metrics.tables.set(app.state.service.tables_in_memory)
        metrics.thinking.set(app.state.bot_workers.thinking)
        metrics.waiting.set(app.state.bot_workers.waiting)
        await asyncio.sleep(SAMPLE_SECONDS)


def _operation(route: APIRoute) -> str:
    """`look_at_table` is `lookAtTable` in TypeScript."""
    first, *rest = route.name.split("_")
    return first + "".join(word.capitalize() for word in rest)
