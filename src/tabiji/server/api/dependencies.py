"""Who asks, and of which service."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from tabiji.server.metrics import Metrics
from tabiji.server.problems import no_session
from tabiji.server.security.budget import Account
from tabiji.server.tables import TableService
from tabiji.server.worker_pool import WorkerPool


async def _service(connection: HTTPConnection) -> TableService:
    service: TableService = connection.app.state.service
    return service


async def _metrics(connection: HTTPConnection) -> Metrics:
    metrics: Metrics = connection.app.state.metrics
    return metrics


async def _pool(connection: HTTPConnection) -> WorkerPool:
    pool: WorkerPool = connection.app.state.pool
    return pool


async def _viewer(connection: HTTPConnection) -> str | None:
    player: str | None = connection.state.player
    return player


TheTables = Annotated[TableService, Depends(_service)]
TheMetrics = Annotated[Metrics, Depends(_metrics)]


async def _account(connection: HTTPConnection) -> Account:
    account: Account = connection.state.account
    return account


ThePool = Annotated[WorkerPool, Depends(_pool)]
TheAccount = Annotated[Account, Depends(_account)]
Viewer = Annotated[str | None, Depends(_viewer)]
"""Whoever looks: a player's id, or None for somebody who has no session."""


async def _player(viewer: Viewer) -> str:
    if viewer is None:
        raise no_session()
    return viewer


async def _known(service: TheTables, viewer: Viewer) -> str:
    if viewer is None or await service.player(viewer) is None:
        raise no_session()
    return viewer


Player = Annotated[str, Depends(_player)]
"""Whoever has a session."""

Known = Annotated[str, Depends(_known)]
"""Whoever has a session and is still known to the service: for what is kept under their name."""
