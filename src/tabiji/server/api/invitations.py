"""Taking a seat by a link that cannot be guessed."""

from typing import Annotated

from fastapi import APIRouter, Body, Path

from tabiji.server.api import examples
from tabiji.server.api.dependencies import Known, TheTables
from tabiji.server.problems import described
from tabiji.server.schemas import NewName, Table

router = APIRouter(prefix="/api/invitations", tags=["invitations"])

Key = Annotated[str, Path(min_length=8, max_length=128, description="What the link ends with.")]


@router.get(
    "/{key}", summary="Look at a table one is invited to", responses=described(404, 409, 429)
)
async def look_at_invitation(key: Key, service: TheTables) -> Table:
    """The table that an invitation is for, as a spectator sees it."""
    return await service.invitation(key)


@router.post(
    "/{key}",
    summary="Take the seat one is invited to",
    responses=described(401, 403, 404, 409, 422, 429),
)
async def take_invitation(
    key: Key,
    service: TheTables,
    player: Known,
    wish: Annotated[NewName | None, Body(openapi_examples=examples.NAMES)] = None,
) -> Table:
    """Whoever opens it first takes the seat; a name can be chosen at the same time."""
    return await service.take_invitation(key, player, wish.name if wish else None)
