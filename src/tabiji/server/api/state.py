"""Whether the service is well, and what it counted: for those who look after it."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST

from tabiji.server.api.visitors import TheHouse, TheMetrics

router = APIRouter(tags=["state"])


@router.get(
    "/healthz",
    summary="Whether the service is well",
    responses={503: {"description": "The database does not answer, or no bot can think."}},
)
async def healthz(request: Request, house: TheHouse) -> JSONResponse:
    """200 if the database answers and bots can think, 503 otherwise."""
    found = {
        "database": await house.healthy(),
        "thinkers": bool(request.app.state.thinkers.alive),
    }
    return JSONResponse({"ok": all(found.values()), **found}, 200 if all(found.values()) else 503)


@router.get("/metrics", summary="What was counted", response_class=Response)
async def metrics(counted: TheMetrics) -> Response:
    """For Prometheus."""
    return Response(counted.exposed(), media_type=CONTENT_TYPE_LATEST)
