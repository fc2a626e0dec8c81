"""Many tables in short."""

from tabiji.server.house.limits import Limits
from tabiji.server.house.rooms import Rooms
from tabiji.server.house.showing import seat_state
from tabiji.server.log.summary import begins_of, chairs_of
from tabiji.server.schemas import Lists, TableLine
from tabiji.server.storage.matches import Listing, Matches


async def lists_for(matches: Matches, rooms: Rooms, player: str | None, limits: Limits) -> Lists:
    """The tables that somebody may want to see, the latest first."""
    most, days = limits.listed, limits.used_days
    mine = await matches.of_player(player, most) if player else []
    own = {listing.id for listing in mine}
    openings = await matches.listed("waiting", most, days)
    live = await matches.listed("playing", most, days)
    return Lists(
        mine=[_line(listing, rooms, player) for listing in mine],
        open=[_line(one, rooms, player) for one in openings if one.id not in own],
        live=[_line(one, rooms, player) for one in live if one.id not in own],
    )


def _line(listing: Listing, rooms: Rooms, player: str | None) -> TableLine:
    room = rooms.known(listing.id)
    return TableLine(
        id=listing.id,
        game=listing.game,
        options=listing.options,
        status=listing.status,
        seats=[
            seat_state(seat, chair, player, present=bool(room and room.present(chair.player)))
            for seat, chair in enumerate(chairs_of(listing.summary))
        ],
        turn=None if listing.closed else listing.summary["turn"],
        points=listing.summary["points"],
        begins=begins_of(listing.summary),
        created=listing.created,
        changed=listing.changed,
        closed=listing.closed,
    )
