"""The policy prior of Tokaido: walk in short steps, take what scores, keep coins for a meal."""

from tabiji.bots.evaluation import Floats
from tabiji.kernel.compile import rule
from tabiji.kernel.record import Actions, State
from tabiji.tokaido import actions as act
from tabiji.tokaido.names import Phase, Space
from tabiji.tokaido.scoring import souvenir_points
from tabiji.tokaido.tables import DISH_PRICE, SECTIONS, SOUVENIR_KIND, SOUVENIR_PRICE, SPACE

HORIZON = 0
"""Steps that a search plays on before it asks the network: more were no stronger."""


@rule
def prior(state: State, actions: Actions, count: int, out: Floats) -> None:
    """Short steps to what scores; buy what completes; eat when the purse allows."""
    phase = state.phase
    if phase == Phase.MOVE:
        here = state.place[state.mover]
        for i in range(count):
            stop = actions[i] - act.GO
            steps = stop - here
            weight = _prior_of_space(state, state.mover, SPACE[state.homeward, stop])
            out[i] = weight / (0.5 + steps * steps * 0.5)
    elif phase == Phase.BUY:
        for i in range(count):
            out[i] = _prior_of_souvenir(state, actions[i])
    elif phase == Phase.EAT:
        for i in range(count):
            out[i] = (
                0.1 if actions[i] == act.PASS else max(4.0 - DISH_PRICE[actions[i] - act.EAT], 0.5)
            )
    else:
        for i in range(count):
            out[i] = 0.3 if actions[i] == act.PASS or actions[i] == act.REFUSE else 1.0


@rule
def _prior_of_space(state: State, seat: int, space: int) -> float:
    if seat >= state.seats:
        return 1.0  # the neutral traveler goes anywhere
    if Space.PADDY <= space <= Space.SEA:
        panorama = space - Space.PADDY
        sections = state.panoramas[seat, panorama]
        bonus = 2.0 if sections + 1 == SECTIONS[panorama] else 0.0
        return 1.5 + sections + bonus
    if space == Space.FARM:
        return 4.0 if state.coins[seat] < 4 else 1.0
    if space == Space.SHOP:
        return 0.7 * min(state.coins[seat] + 0, 5)
    if space == Space.TEMPLE:
        return 0.8 * min(state.coins[seat] + 0, 4)
    if space == Space.INN:
        return 3.0
    return 2.5


@rule
def _prior_of_souvenir(state: State, action: int) -> float:
    if action == act.DONE:
        return 1.0
    card = action - act.BUY
    worth = souvenir_points(state, state.mover, SOUVENIR_KIND[card])
    return 0.5 + worth / SOUVENIR_PRICE[card]
