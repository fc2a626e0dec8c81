"""The linear evaluation of Tokaido: points at the end, from the collections and from how much
of the road is left. What each feature is worth is learned
(`python -m tabiji.bots.train tokaido --linear`).
"""

from enum import IntEnum

from tabiji.bots.evaluation import Floats
from tabiji.kernel.compile import rule
from tabiji.kernel.record import State
from tabiji.tokaido.names import KINDS, PANORAMAS, Achievement, Traveler
from tabiji.tokaido.scoring import donor_points, merit, souvenir_points
from tabiji.tokaido.tables import SECTIONS, STOPS
from tabiji.tokaido.travelers import is_played_by


class Feature(IntEnum):
    """What the evaluation is made of, in the order of its weights."""

    BASE = 0
    POINTS = 1
    STOPS_LEFT = 2
    COINS = 3
    FIRST_SIX_COINS = 4
    SECTIONS_MISSING = 5
    SOUVENIR_POINTS = 6
    LARGEST_KIND = 7
    DONATED = 8
    DONOR_POINTS = 9
    LEADS_GOURMET = 10
    LEADS_BATHER = 11
    LEADS_CHATTERBOX = 12
    LEADS_COLLECTOR = 13
    IS_HIROSHIGE = 14
    IS_UMEGAE = 15
    IS_SATSUKI = 16
    IS_CHUUBEI = 17
    IS_MITSUKUNI = 18
    SEATS = 19


FEATURES = len(Feature)


@rule
def game_progress(state: State) -> float:
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
    out[Feature.BASE] = 1.0
    out[Feature.POINTS] = state.points[seat]
    out[Feature.STOPS_LEFT] = STOPS - 1 - state.place[seat]
    out[Feature.COINS] = state.coins[seat]
    out[Feature.FIRST_SIX_COINS] = min(state.coins[seat] + 0, 6)
    out[Feature.SECTIONS_MISSING] = missing
    out[Feature.SOUVENIR_POINTS] = pairs
    out[Feature.LARGEST_KIND] = most
    out[Feature.DONATED] = state.donated[seat]
    out[Feature.DONOR_POINTS] = donor_points(state, seat)
    out[Feature.LEADS_GOURMET] = leads(state, seat, Achievement.GOURMET)
    out[Feature.LEADS_BATHER] = leads(state, seat, Achievement.BATHER)
    out[Feature.LEADS_CHATTERBOX] = leads(state, seat, Achievement.CHATTERBOX)
    out[Feature.LEADS_COLLECTOR] = leads(state, seat, Achievement.COLLECTOR)
    out[Feature.IS_HIROSHIGE] = is_played_by(state, seat, Traveler.HIROSHIGE)
    out[Feature.IS_UMEGAE] = is_played_by(state, seat, Traveler.UMEGAE)
    out[Feature.IS_SATSUKI] = is_played_by(state, seat, Traveler.SATSUKI)
    out[Feature.IS_CHUUBEI] = is_played_by(state, seat, Traveler.CHUUBEI)
    out[Feature.IS_MITSUKUNI] = is_played_by(state, seat, Traveler.MITSUKUNI)
    out[Feature.SEATS] = state.seats


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
