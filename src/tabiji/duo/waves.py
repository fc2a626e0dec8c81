"""The wave tiles: who may use which side."""

from tabiji.duo.names import Wave
from tabiji.kernel.compile import rule
from tabiji.kernel.record import State


@rule
def has_wave(state: State, seat: int, side: Wave) -> bool:
    """Whether the player holds the tile, and it shows this side."""
    character = side // 2
    return state.holder[character] == seat and state.wave[character] == side
