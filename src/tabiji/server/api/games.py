"""Which games there are."""

from fastapi import APIRouter

from tabiji.server.boards import game_infos
from tabiji.server.problems import described
from tabiji.server.schemas import GameInfo

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("", summary="The games there are", responses=described(429))
async def list_games() -> list[GameInfo]:
    """Each game with its options, its opponents, and all that is printed on its board."""
    return list(game_infos())
