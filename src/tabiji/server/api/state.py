"""Whether the service is well, and what it counted: for those who look after it."""

import shutil
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST

from tabiji.server.api.dependencies import TheMetrics, TheTables

LEAST_FREE = 100 * 1024 * 1024
"""Bytes that should be left on the disk of the data folder."""

router = APIRouter(tags=["state"])


@router.get(
    "/healthz",
    summary="Whether the service is well",
    responses={503: {"description": "Something is not as it should be; the answer says what."}},
)
async def healthz(request: Request, service: TheTables) -> JSONResponse:
    """200 if the database can be written to, the disk is not nearly full, and bots think and
    answer; 503 otherwise."""
    folder: Path = request.app.state.settings.data
    found = {
        "database": await service.healthy(),
        "disk": shutil.disk_usage(folder).free >= LEAST_FREE,
        "bot_workers": bool(request.app.state.bot_workers.alive),
        "bots": service.bots_answer,
    }
    return JSONResponse({"ok": all(found.values()), **found}, 200 if all(found.values()) else 503)


@router.get("/metrics", summary="What was counted", response_class=Response)
async def metrics(counted: TheMetrics) -> Response:
    """For Prometheus."""
    return Response(counted.exposed(), media_type=CONTENT_TYPE_LATEST)
