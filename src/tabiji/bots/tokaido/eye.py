"""An eye for Tokaido: what a glance at a collection shows.

It is linear: points at the end, from the collections and from how much of the road is
left. What each feature is worth is learned (`python -m tabiji.bots.learn tokaido --eye`).
"""

from tabiji.bots.judgement import Floats
from tabiji.kernel.compile import rule
from tabiji.kernel.record import State
from tabiji.tokaido.names import KINDS, PANORAMAS, Achievement, Traveler
from tabiji.tokaido.scoring import donor_points, merit, souvenir_points
from tabiji.tokaido.tables import SECTIONS, STOPS
from tabiji.tokaido.travelers import is_played_by

FEATURES = 20


@rule
def nearness(state: State) -> float:
    """How much of the road lies behind the travelers, on the average."""
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
    out[10] = leads(state, seat, Achievement.GOURMET)
    out[11] = leads(state, seat, Achievement.BATHER)
    out[12] = leads(state, seat, Achievement.CHATTERBOX)
    out[13] = leads(state, seat, Achievement.COLLECTOR)
    out[14] = is_played_by(state, seat, Traveler.HIROSHIGE)
    out[15] = is_played_by(state, seat, Traveler.UMEGAE)
    out[16] = is_played_by(state, seat, Traveler.SATSUKI)
    out[17] = is_played_by(state, seat, Traveler.CHUUBEI)
    out[18] = is_played_by(state, seat, Traveler.MITSUKUNI)
    out[19] = state.seats


@rule
def leads(state: State, seat: int, achievement: int) -> float:
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
