"""Games, tables, and what is done there."""

import time
from typing import Annotated

from fastapi import APIRouter, Body, Path, Query
from fastapi.responses import PlainTextResponse

from tabiji.server.api import examples
from tabiji.server.api.dependencies import Known, Player, TheAccount, TheMetrics, TheTables, Viewer
from tabiji.server.problems import described
from tabiji.server.schemas import (
    Accepted,
    Act,
    Ask,
    Lists,
    Look,
    NewTable,
    Seen,
    Step,
    TableWithKeys,
)
from tabiji.server.security.prices import SET_OUT

router = APIRouter(prefix="/api/tables", tags=["tables"])

TableId = Annotated[str, Path(min_length=1, max_length=64, description="The id of a table.")]


@router.get("", summary="The tables there are", responses=described(429))
async def list_tables(service: TheTables, viewer: Viewer) -> Lists:
    """My tables, those with a seat that can be taken, and those that can be watched."""
    return await service.lists(viewer)


@router.post(
    "",
    summary="Set out a table",
    status_code=201,
    responses=described(400, 401, 403, 404, 409, 413, 422, 429),
)
async def open_table(
    wish: Annotated[NewTable, Body(openapi_examples=examples.TABLES)],
    service: TheTables,
    player: Known,
) -> TableWithKeys:
    """A new table; it starts at once if no seat is open. Its open seats have invitations."""
    table = await service.open_table(player, wish)
    return (await service.look(table, player)).table


@router.get("/{table}", summary="Look at a table", responses=described(404, 409, 429))
async def look_at_table(table: TableId, service: TheTables, viewer: Viewer) -> Look:
    """A table and all that happened there, as this viewer may see it."""
    return await service.look(table, viewer)


@router.get("/{table}/steps", summary="Look back", responses=described(404, 422, 429))
async def look_back(
    table: TableId,
    service: TheTables,
    viewer: Viewer,
    since: Annotated[Seen, Query(description="How many actions had been played before the first.")],
    until: Annotated[Seen, Query(description="How many had been played after the last.")],
) -> list[Step]:
    """What happened between two places, with the table right after each step, as this viewer
    may see it. If that is much, the first part of it."""
    return await service.steps(table, viewer, since, until)


@router.post("/{table}/act", summary="Play", responses=described(400, 401, 403, 404, 409, 422, 429))
async def act_at_table(
    table: TableId,
    action: Annotated[Act, Body(openapi_examples=examples.ACTIONS)],
    service: TheTables,
    player: Player,
    metrics: TheMetrics,
) -> Accepted:
    """Play an action in one's seat, having seen the log up to `seen`.

    If something else happened since (`stale`), or the same message came before, nothing
    changes. When it is accepted it is on disk.
    """
    began = time.perf_counter()
    accepted = await service.act(table, player, action)
    metrics.accepting.observe(time.perf_counter() - began)
    metrics.accepted.labels("act").inc()
    return accepted


@router.post(
    "/{table}/ask",
    summary="Do anything else at a table",
    responses=described(400, 401, 403, 404, 409, 422, 429),
)
async def ask_at_table(
    table: TableId,
    wish: Annotated[Ask, Body(openapi_examples=examples.WISHES)],
    service: TheTables,
    player: Known,
    metrics: TheMetrics,
    account: TheAccount,
) -> Accepted:
    """Undo, resign, agree, hand a seat to a bot, take a seat or leave it, play again."""
    accepted = await service.ask(table, player, wish, lambda: account.pay(SET_OUT))
    metrics.accepted.labels(wish.do).inc()
    return accepted


@router.get(
    "/{table}/record",
    summary="The record of a match",
    response_class=PlainTextResponse,
    responses=described(404, 409, 429),
)
async def download_record(table: TableId, service: TheTables, viewer: Viewer) -> PlainTextResponse:
    """What was played, as text to keep; after the end with the seed that proves the dice."""
    record = await service.record(table, viewer)
    name = f'attachment; filename="{table}.tabiji"'
    return PlainTextResponse(record, headers={"content-disposition": name})
