"""Looking at games: replays, hints, what the search thinks of a place in a record."""

import asyncio
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Body, Request

from tabiji.server.api import examples
from tabiji.server.api.problems import described
from tabiji.server.api.tables import TableId
from tabiji.server.api.visitors import Player, TheHouse, Viewer
from tabiji.server.schemas import Hint, Position, RecordText, Replay
from tabiji.server.study import question_at, replay_of
from tabiji.server.thinkers import Thinkers

router = APIRouter(prefix="/api", tags=["study"])


@router.get(
    "/tables/{table}/hint",
    summary="What the search thinks",
    responses=described(401, 403, 404, 409, 429, 503),
)
async def get_hint(table: TableId, request: Request, house: TheHouse, player: Player) -> Hint:
    """Each choice of one's turn as the search sees it, where the table allows hints."""
    match = await house.position(table, player)
    question = await asyncio.to_thread(question_at, match, len(match.log))
    return await _thinkers(request).analyse(replace(question, key=("hint", table, player)))


@router.get(
    "/tables/{table}/replay", summary="A finished match to look at", responses=described(404, 409)
)
async def replay_table(table: TableId, house: TheHouse) -> Replay:
    """Every place of a match that is over, with nothing hidden."""
    return await asyncio.to_thread(replay_of, await house.finished(table))


@router.post("/replay", summary="A record to look at", responses=described(400, 403, 413, 422))
async def replay_record(
    wish: Annotated[RecordText, Body(openapi_examples=examples.RECORDS)],
) -> Replay:
    """Every place of a game that somebody kept as a record."""
    return await asyncio.to_thread(replay_of, wish.record)


@router.post(
    "/analysis",
    summary="What the search thinks of a place in a record",
    responses=described(400, 403, 413, 422, 429, 503),
)
async def analyse_record(
    wish: Annotated[Position, Body(openapi_examples=examples.PLACES)],
    request: Request,
    viewer: Viewer,
) -> Hint:
    """Each choice at a place in a record, as the search sees it from the seat that decides."""
    question = await asyncio.to_thread(question_at, wish.record, wish.at)
    key = ("analysis", viewer) if viewer else None
    return await _thinkers(request).analyse(replace(question, key=key))


def _thinkers(request: Request) -> Thinkers:
    thinkers: Thinkers = request.app.state.thinkers
    return thinkers
