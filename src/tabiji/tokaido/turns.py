"""Whose turn it is: always the traveler who is farthest behind."""

from tabiji.kernel.compile import rule
from tabiji.kernel.contract import OVER
from tabiji.kernel.record import State
from tabiji.tokaido.names import MOST_SEATS, Phase, Space
from tabiji.tokaido.scoring import award_achievements, rank_donors
from tabiji.tokaido.tables import SPACE, STOPS


@rule
def progress(state: State, piece: int) -> int:
    """How far a piece has come, as a number: larger is farther.

    Ruling Tokaido 1: on one stop, the second, off-road spot of a double space and
    every later place in the line of an inn count as farther behind.
    """
    return state.place[piece] * MOST_SEATS - state.behind[piece]


@rule
def farthest_behind(state: State) -> int:
    """The piece that moves next."""
    last = 0
    for piece in range(1, state.pieces):
        if progress(state, piece) < progress(state, last):
            last = piece
    return last


@rule
def decider(state: State, piece: int) -> int:
    """Who moves a piece: its player; for the neutral one, the player who is farther ahead."""
    if piece < state.seats:
        return piece
    # Ruling Tokaido 14: at one and the same inn, that is the one who arrived first.
    return 0 if progress(state, 0) > progress(state, 1) else 1


@rule
def finish_effect(state: State) -> None:
    """After an encounter or Hiroshige's section: at an inn the meal is next, else the turn ends."""
    at_inn = SPACE[state.homeward, state.place[state.mover]] == Space.INN
    state.phase = Phase.SERVE if at_inn else Phase.TURN_OVER


@rule
def next_turn(state: State) -> None:
    """Whoever is farthest behind moves, again if need be; when all are at the last inn, it ends."""
    piece = farthest_behind(state)
    state.mover = piece
    state.pending = 0
    if state.place[piece] == STOPS - 1:
        award_achievements(state)
        rank_donors(state)
        state.phase = Phase.OVER
        state.actor = OVER
    else:
        state.phase = Phase.MOVE
        state.actor = decider(state, piece)
