"""Looking at games: replays, hints, what the search thinks of a place in a record."""

import asyncio
from collections.abc import Coroutine, Hashable
from dataclasses import replace
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Body, Request
from fastapi.responses import Response
from starlette.requests import ClientDisconnect

from tabiji.server.api import examples
from tabiji.server.api.dependencies import Player, ThePool, TheTables, Viewer
from tabiji.server.api.tables import TableId
from tabiji.server.bot_workers import BotWorkers, Question
from tabiji.server.problems import described
from tabiji.server.replays import question_at, replay_as_json
from tabiji.server.schemas import Hint, Position, RecordText, Replay
from tabiji.server.worker_pool import WorkerPool

router = APIRouter(prefix="/api", tags=["study"])

Answer = TypeVar("Answer")


@router.get(
    "/tables/{table}/hint",
    summary="What the search thinks",
    responses=described(401, 403, 404, 409, 429, 503),
)
async def get_hint(table: TableId, request: Request, service: TheTables, player: Player) -> Hint:
    """Each choice of one's turn as the search sees it, where the table allows hints."""
    match = await service.position(table, player)
    question = await asyncio.to_thread(question_at, match, match.at)
    asking = _bot_workers(request).analyse(_from(request, question, key=("hint", table, player)))
    return await while_there(request, asking)


@router.get(
    "/tables/{table}/replay",
    summary="A finished match to look at",
    response_model=Replay,
    responses=described(404, 409, 503),
)
async def replay_table(
    table: TableId, request: Request, service: TheTables, pool: ThePool
) -> Response:
    """Every place of a match that is over, with nothing hidden."""
    record = await asyncio.to_thread(str, await service.finished(table))
    return await _replay(request, pool, record, ours=True)


@router.post(
    "/replay",
    summary="A record to look at",
    response_model=Replay,
    responses=described(400, 403, 413, 422, 503),
)
async def replay_record(
    wish: Annotated[RecordText, Body(openapi_examples=examples.RECORDS)],
    request: Request,
    pool: ThePool,
) -> Response:
    """Every place of a game that somebody kept as a record."""
    return await _replay(request, pool, wish.record)


async def _replay(
    request: Request, pool: WorkerPool, record: str, *, ours: bool = False
) -> Response:
    """A replay as it comes from another process: made, written and compressed there."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    working = pool.run(replay_as_json, record, packed=packed, ours=ours)
    headers = {"content-encoding": "gzip"} if packed else {}
    return Response(
        await while_there(request, working),
        media_type="application/json",
        headers={"vary": "Accept-Encoding", **headers},
    )


@router.post(
    "/analysis",
    summary="What the search thinks of a place in a record",
    responses=described(400, 403, 413, 422, 429, 503),
)
async def analyse_record(
    wish: Annotated[Position, Body(openapi_examples=examples.PLACES)],
    request: Request,
    viewer: Viewer,
    pool: ThePool,
) -> Hint:
    """Each choice at a place in a record, as the search sees it from the seat that decides."""
    question = await while_there(request, pool.run(question_at, wish.record, wish.at))
    key = ("analysis", viewer) if viewer else None
    return await while_there(
        request, _bot_workers(request).analyse(_from(request, question, key=key))
    )


async def while_there(request: Request, asking: Coroutine[Any, Any, Answer]) -> Answer:
    """The answer, unless whoever asked has gone before: then nobody goes on working on it."""
    answer = asyncio.create_task(asking)
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((answer, gone), return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise ClientDisconnect
        return await answer
    finally:
        for task in (answer, gone):
            task.cancel()
        await asyncio.gather(answer, gone, return_exceptions=True)


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _from(request: Request, question: Question, key: Hashable) -> Question:
    """A question as it is asked from an address: the bot workers' time is shared among these."""
    return replace(question, key=key, asker=request.state.address)


def _bot_workers(request: Request) -> BotWorkers:
    bot_workers: BotWorkers = request.app.state.bot_workers
    return bot_workers
