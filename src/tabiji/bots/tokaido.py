"""A taste and an eye for Tokaido.

The taste is written by hand: walk in short steps, take what scores, keep coins for
a meal. The eye is learned: a linear forecast of the points at the end, from the
collections and from how much of the road is left, fitted to games of search
against search (`python -m tabiji.bots.learn tokaido`).
"""

from tabiji.bots.judgement import Floats
from tabiji.kernel.compile import rule
from tabiji.kernel.record import Actions, State
from tabiji.tokaido import actions as act
from tabiji.tokaido.names import KINDS, PANORAMAS, Achievement, Phase, Space, Traveler
from tabiji.tokaido.scoring import donor_points, merit, souvenir_points
from tabiji.tokaido.tables import (
    DISH_PRICE,
    SECTIONS,
    SOUVENIR_KIND,
    SOUVENIR_PRICE,
    SPACE,
    STOPS,
)
from tabiji.tokaido.travelers import is_played_by

FEATURES = 20


@rule
def prefer(state: State, actions: Actions, count: int, out: Floats) -> None:
    """Short steps to what scores; buy what completes; eat when the purse allows."""
    phase = state.phase
    if phase == Phase.MOVE:
        here = state.place[state.mover]
        for i in range(count):
            stop = actions[i] - act.GO
            steps = stop - here
            taste = _taste_of_space(state, state.mover, SPACE[state.homeward, stop])
            out[i] = taste / (0.5 + steps * steps * 0.5)
    elif phase == Phase.BUY:
        for i in range(count):
            out[i] = _taste_of_souvenir(state, actions[i])
    elif phase == Phase.EAT:
        for i in range(count):
            out[i] = 0.1 if actions[i] == act.PASS else 4.0 - DISH_PRICE[actions[i] - act.EAT]
    else:
        for i in range(count):
            out[i] = 0.3 if actions[i] == act.PASS or actions[i] == act.REFUSE else 1.0


@rule
def _taste_of_space(state: State, seat: int, space: int) -> float:
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
def _taste_of_souvenir(state: State, action: int) -> float:
    if action == act.DONE:
        return 1.0
    card = action - act.BUY
    worth = souvenir_points(state, state.mover, SOUVENIR_KIND[card])
    return 0.5 + worth / SOUVENIR_PRICE[card]


@rule
def nearness(state: State) -> float:
    """How much of the road lies behind the traveler who is last and the one who is first."""
    walked = 0
    for piece in range(state.pieces):
        walked += state.place[piece]
    return walked / (state.pieces * (STOPS - 1.0))


@rule
def features(state: State, seat: int, out: Floats) -> None:
    """What a collection shows, in numbers."""
    pairs = 0
    most = 0
    for kind in range(KINDS):
        pairs += souvenir_points(state, seat, kind)
        most = max(most, state.souvenirs[seat, kind] + 0)
    missing = 0
    for panorama in range(PANORAMAS):
        sections = state.panoramas[seat, panorama]
        if 0 < sections < SECTIONS[panorama]:
            missing += sections + 1
    out[0] = 1.0
    out[1] = state.points[seat]
    out[2] = STOPS - 1 - state.place[seat]
    out[3] = state.coins[seat]
    out[4] = min(state.coins[seat] + 0, 6)
    out[5] = missing
    out[6] = pairs
    out[7] = most
    out[8] = state.donated[seat]
    out[9] = donor_points(state, seat)
    out[10] = _leads(state, seat, Achievement.GOURMET)
    out[11] = _leads(state, seat, Achievement.BATHER)
    out[12] = _leads(state, seat, Achievement.CHATTERBOX)
    out[13] = _leads(state, seat, Achievement.COLLECTOR)
    out[14] = is_played_by(state, seat, Traveler.HIROSHIGE)
    out[15] = is_played_by(state, seat, Traveler.UMEGAE)
    out[16] = is_played_by(state, seat, Traveler.SATSUKI)
    out[17] = is_played_by(state, seat, Traveler.CHUUBEI)
    out[18] = is_played_by(state, seat, Traveler.MITSUKUNI)
    out[19] = state.seats


@rule
def _leads(state: State, seat: int, achievement: int) -> float:
    """1 for the leader, 0.5 for one of several, 0 for the rest."""
    mine = merit(state, seat, achievement)
    if mine == 0:
        return 0.0
    lead = 1.0
    for other in range(state.seats):
        if other != seat:
            theirs = merit(state, other, achievement)
            if theirs > mine:
                return 0.0
            if theirs == mine:
                lead = 0.5
    return lead
