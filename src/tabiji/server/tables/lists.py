"""Many tables in short."""

from tabiji.server.schemas import Lists, TableLine
from tabiji.server.storage.matches import Listing, Matches
from tabiji.server.table_log.summary import begins_of, occupants_of
from tabiji.server.tables.cache import TableCache
from tabiji.server.tables.limits import Limits
from tabiji.server.tables.presenter import seat_state


async def lists_for(
    matches: Matches, cache: TableCache, player: str | None, limits: Limits
) -> Lists:
    """The tables that somebody may want to see, the latest first."""
    most, days = limits.listed, limits.used_days
    mine = await matches.of_player(player, most) if player else []
    own = {listing.id for listing in mine}
    openings = await matches.listed("waiting", most, days)
    live = await matches.listed("playing", most, days)
    return Lists(
        mine=[_line(listing, cache, player) for listing in mine],
        open=[_line(one, cache, player) for one in openings if one.id not in own],
        live=[_line(one, cache, player) for one in live if one.id not in own],
    )


def _line(listing: Listing, cache: TableCache, player: str | None) -> TableLine:
    live = cache.known(listing.id)
    return TableLine(
        id=listing.id,
        game=listing.game,
        options=listing.options,
        status=listing.status,
        seats=[
            seat_state(seat, occupant, player, present=bool(live and live.present(occupant.player)))
            for seat, occupant in enumerate(occupants_of(listing.summary))
        ],
        turn=None if listing.closed else listing.summary["turn"],
        points=listing.summary["points"],
        begins=begins_of(listing.summary),
        created=listing.created,
        changed=listing.changed,
        closed=listing.closed,
    )
