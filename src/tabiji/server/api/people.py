"""Who I am: a name is enough."""

from typing import Annotated

from fastapi import APIRouter, Body, Request, Response

from tabiji.server.api import examples
from tabiji.server.api.problems import described
from tabiji.server.api.visitors import Known, TheHouse, Viewer
from tabiji.server.schemas import Me, NewName, PersonalKey
from tabiji.server.security.buckets import Buckets
from tabiji.server.security.refusals import TooMany
from tabiji.server.sessions import Sessions

router = APIRouter(prefix="/api/me", tags=["people"])


@router.get("", summary="Who I am", responses=described(429))
async def get_me(request: Request, response: Response, house: TheHouse, viewer: Viewer) -> Me:
    """Who holds this session. Whoever has none is given one: the cookie comes with the answer."""
    me = await house.player(viewer) if viewer else None
    if me is None:
        arrivals: Buckets = request.app.state.arrivals
        if wait := arrivals.take(request.state.address):
            raise TooMany(wait)
        me = await house.new_player()
    _remember(request, response, me)
    return me


@router.put("", summary="Choose a name", responses=described(401, 403, 422, 429))
async def rename_me(
    wish: Annotated[NewName, Body(openapi_examples=examples.NAMES)], house: TheHouse, player: Known
) -> Me:
    """Another name, for tables from now on."""
    return await house.rename(player, wish.name)


@router.post("/resume", summary="Come back on another device", responses=described(403, 404, 429))
async def resume_me(
    wish: Annotated[PersonalKey, Body(openapi_examples=examples.KEYS)],
    request: Request,
    response: Response,
    house: TheHouse,
) -> Me:
    """Be whoever has this personal key: what their link `/me/KEY` ends with."""
    me = await house.player_by_key(wish.key)
    _remember(request, response, me)
    return me


def _remember(request: Request, response: Response, me: Me) -> None:
    """Give the cookie, new each time so that it does not run out."""
    sessions: Sessions = request.app.state.sessions
    secure = request.url.scheme == "https"
    response.headers.append("set-cookie", sessions.header(me.id, secure))
