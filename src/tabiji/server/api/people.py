"""Who I am: a name is enough."""

from typing import Annotated

from fastapi import APIRouter, Body, Header, Request, Response

from tabiji.server.api import examples
from tabiji.server.api.dependencies import Known, TheTables, Viewer
from tabiji.server.problems import described
from tabiji.server.schemas import Me, NewName, PersonalKey
from tabiji.server.security.buckets import Buckets
from tabiji.server.security.refusals import TooMany
from tabiji.server.sessions import Sessions
from tabiji.server.tables.keys import ARRIVAL

router = APIRouter(prefix="/api/me", tags=["people"])


Arrival = Annotated[
    str | None,
    Header(
        alias="X-Tabiji-Arrival",
        pattern=f"^{ARRIVAL}$",
        description="128 random bits as 32 hexadecimal digits, made up by whoever has no session. "
        "First requests that bring the same key at once, from two tabs or because an answer was "
        "slow, are one person's. Minutes later it stands for nobody.",
        openapi_examples=examples.ARRIVALS,
    ),
]


@router.get("", summary="Who I am", responses=described(422, 429))
async def get_me(
    request: Request,
    response: Response,
    service: TheTables,
    viewer: Viewer,
    arrival: Arrival = None,
) -> Me:
    """Who holds this session. Whoever has none is given one: the cookie comes with the answer.
    First requests that are sent at once are one person's if they bring the same
    `X-Tabiji-Arrival`."""

    def admit() -> None:
        arrivals: Buckets = request.app.state.arrivals
        if wait := arrivals.take(request.state.address):
            raise TooMany(wait)

    me = await service.player(viewer) if viewer else None
    if me is None and arrival is not None:
        me = await service.arrive(arrival, admit)
    elif me is None:
        admit()
        me = await service.new_player()
    _remember(request, response, me)
    return me


@router.put("", summary="Choose a name", responses=described(401, 403, 422, 429))
async def rename_me(
    wish: Annotated[NewName, Body(openapi_examples=examples.NAMES)],
    service: TheTables,
    player: Known,
) -> Me:
    """Another name, for tables from now on."""
    return await service.rename(player, wish.name)


@router.post("/resume", summary="Come back on another device", responses=described(403, 404, 429))
async def resume_me(
    wish: Annotated[PersonalKey, Body(openapi_examples=examples.KEYS)],
    request: Request,
    response: Response,
    service: TheTables,
) -> Me:
    """Be whoever has this personal key: what their link `/me/KEY` ends with."""
    me = await service.player_by_key(wish.key)
    _remember(request, response, me)
    return me


def _remember(request: Request, response: Response, me: Me) -> None:
    """Give the cookie, new each time so that it does not run out."""
    sessions: Sessions = request.app.state.sessions
    secure = request.url.scheme == "https"
    response.headers.append("set-cookie", sessions.header(me.id, secure))
