"""Who asks, and of which house."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from tabiji.server.api.problems import no_session
from tabiji.server.house import House
from tabiji.server.metrics import Metrics
from tabiji.server.security.budget import Purse
from tabiji.server.worker_pool import WorkerPool


async def _house(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


async def _metrics(connection: HTTPConnection) -> Metrics:
    metrics: Metrics = connection.app.state.metrics
    return metrics


async def _pool(connection: HTTPConnection) -> WorkerPool:
    pool: WorkerPool = connection.app.state.pool
    return pool


async def _viewer(connection: HTTPConnection) -> str | None:
    player: str | None = connection.state.player
    return player


TheHouse = Annotated[House, Depends(_house)]
TheMetrics = Annotated[Metrics, Depends(_metrics)]


async def _purse(connection: HTTPConnection) -> Purse:
    purse: Purse = connection.state.purse
    return purse


ThePool = Annotated[WorkerPool, Depends(_pool)]
ThePurse = Annotated[Purse, Depends(_purse)]
Viewer = Annotated[str | None, Depends(_viewer)]
"""Whoever looks: a player's id, or None for somebody who has no session."""


async def _player(viewer: Viewer) -> str:
    if viewer is None:
        raise no_session()
    return viewer


async def _known(house: TheHouse, viewer: Viewer) -> str:
    if viewer is None or await house.player(viewer) is None:
        raise no_session()
    return viewer


Player = Annotated[str, Depends(_player)]
"""Whoever has a session."""

Known = Annotated[str, Depends(_known)]
"""Whoever has a session and is still known to the house: for what is kept under their name."""
