"""Counting points."""

from tabiji.duo.names import SEATS
from tabiji.duo.tables import GIFT_POINTS, GOLD_POINTS
from tabiji.kernel.compile import rule
from tabiji.kernel.record import Points, State


@rule
def faith(state: State, seat: int) -> int:
    """The temple peg's value times the garden peg's."""
    return state.temple[seat] * state.garden[seat]


@rule
def commerce(state: State, seat: int) -> int:
    """The number above the last gold slab."""
    return GOLD_POINTS[state.gold[seat]]


@rule
def culture(state: State, seat: int) -> int:
    """The highest number uncovered on the artist board."""
    return GIFT_POINTS[state.gifted[seat]]


@rule
def points(state: State, seat: int) -> int:
    """What the three characters have earned together."""
    return faith(state, seat) + commerce(state, seat) + culture(state, seat)


@rule
def scores(state: State, out: Points) -> None:
    """The points of both players."""
    for seat in range(SEATS):
        out[seat] = points(state, seat)


@rule
def ranking(state: State, out: Points) -> None:
    """More points win; then more coins; then the victory is shared."""
    ahead = points(state, 0) - points(state, 1)
    if ahead == 0:
        ahead = state.coins[0] - state.coins[1]  # Ruling Duo 11: gold does not count
    out[0] = 1 if ahead >= 0 else 2
    out[1] = 1 if ahead <= 0 else 2


def sources(state: State) -> list[dict[str, int]]:
    """Each player's points by the character who earned them."""
    return [
        {
            "faith": int(faith(state, seat)),
            "commerce": int(commerce(state, seat)),
            "culture": int(culture(state, seat)),
        }
        for seat in range(SEATS)
    ]
