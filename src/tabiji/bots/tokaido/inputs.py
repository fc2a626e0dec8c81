"""The inputs of Tokaido's value network: collection and road, in numbers up to about 1."""

from tabiji.bots.evaluation import Floats, thermometer
from tabiji.bots.tokaido.linear import game_progress, leads
from tabiji.kernel.compile import rule
from tabiji.kernel.record import State
from tabiji.tokaido.moves import closed, taken
from tabiji.tokaido.names import (
    KINDS,
    MOST_SEATS,
    PANORAMAS,
    TRAVELERS,
    Achievement,
    Phase,
    Space,
)
from tabiji.tokaido.scoring import donor_points, merit, souvenir_points
from tabiji.tokaido.tables import (
    DISH_PRICE,
    DISHES,
    INN_NUMBER,
    INNS,
    NEXT_INN,
    SECTIONS,
    SPACE,
    STOPS,
)
from tabiji.tokaido.turns import progress

STRIDES = 7  # stops ahead that are looked at one by one
PRICES = 3
SPACES = len(Space)
MERITS = 4  # the achievements of the journey's end

POINTS = 0
ROAD = 1
PURSE = ROAD + 4 + 4
PAINTED = PURSE + 9
CLOSED = PAINTED + 4 * PANORAMAS
SOUVENIRS = CLOSED + 2 * PANORAMAS
MERIT = SOUVENIRS + KINDS + 1
TEMPLE = MERIT + 3 * MERITS
EATEN = TEMPLE + 3
WHO = EATEN + PRICES + 1
ORDER = WHO + TRAVELERS
AHEAD = ORDER + 4
LEFT = AHEAD + STRIDES * SPACES
TABLE = LEFT + SPACES
AGREED = TABLE + 2
INPUTS = AGREED + MOST_SEATS


@rule
def is_quiet(state: State) -> bool:
    """Between two turns: whoever is last is about to move."""
    return state.phase == Phase.MOVE


@rule
def encode(state: State, seat: int, out: Floats) -> None:
    """Write what a traveler has, how far the road still goes, and what is open on it."""
    for i in range(INPUTS):
        out[i] = 0.0
    out[POINTS] = state.points[seat] / 80.0
    _encode_road(state, seat, out)
    _encode_collection(state, seat, out)
    _encode_merits(state, seat, out)
    _encode_spaces(state, seat, out)
    _encode_meals(state, seat, out)
    if state.traveler[seat] >= 0:
        out[WHO + state.traveler[seat]] = 1.0
    out[AGREED] = state.gastronomy
    out[AGREED + state.seats - 1] = 1.0


@rule
def _encode_road(state: State, seat: int, out: Floats) -> None:
    """How much of the road is left, and who is ahead."""
    here = state.place[seat]
    inn = NEXT_INN[state.homeward, here]
    out[ROAD] = (STOPS - 1 - here) / STOPS
    out[ROAD + 1] = game_progress(state)
    out[ROAD + 2] = (inn - here) / 14.0
    thermometer(out, ROAD + 4, 4, INN_NUMBER[state.homeward, inn] / INNS)
    behind = 0
    nearest = STOPS
    for piece in range(state.pieces):
        if piece != seat:
            lead = state.place[piece] - here
            if progress(state, piece) < progress(state, seat):
                behind += 1
            elif lead < nearest:
                nearest = lead
    thermometer(out, ORDER, 3, behind / 3.0)
    out[ORDER + 3] = 1.0 if behind == 0 else 0.0
    if behind == 0 and nearest < STOPS:
        out[ROAD + 3] = min(nearest, 10) / 10.0  # to the next traveler


@rule
def _encode_collection(state: State, seat: int, out: Floats) -> None:
    """Coins, panoramas, souvenirs and donations."""
    thermometer(out, PURSE, 8, state.coins[seat] / 8.0)
    out[PURSE + 8] = state.coins[seat] / 20.0
    for panorama in range(PANORAMAS):
        sections = state.panoramas[seat, panorama]
        thermometer(out, PAINTED + 4 * panorama, 4, sections / SECTIONS[panorama])
        out[CLOSED + 2 * panorama] = 1.0 if sections == SECTIONS[panorama] else 0.0
        for other in range(state.seats):
            if (state.achievements[other] >> panorama) & 1:
                out[CLOSED + 2 * panorama + 1] = 1.0
    for kind in range(KINDS):
        out[SOUVENIRS + kind] = souvenir_points(state, seat, kind) / 7.0
    out[SOUVENIRS + KINDS] = merit(state, seat, Achievement.COLLECTOR) / 12.0
    out[TEMPLE] = state.donated[seat] / 12.0
    out[TEMPLE + 1] = donor_points(state, seat) / 10.0
    most = 0
    for other in range(state.pieces):
        if other != seat:
            most = max(most, state.donated[other] + 0)
    out[TEMPLE + 2] = min(max((state.donated[seat] - most) / 6.0, -1.0), 1.0)


@rule
def _encode_merits(state: State, seat: int, out: Floats) -> None:
    """For each achievement of the journey's end: how much, whether first, and by how much."""
    for number in range(MERITS):
        achievement = Achievement.GOURMET + number
        mine = merit(state, seat, achievement)
        most = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, merit(state, other, achievement))
        out[MERIT + 3 * number] = mine / 10.0
        out[MERIT + 3 * number + 1] = leads(state, seat, achievement)
        out[MERIT + 3 * number + 2] = min(max((mine - most) / 4.0, -1.0), 1.0)


@rule
def _encode_spaces(state: State, seat: int, out: Floats) -> None:
    """The next stops that are open, one by one, and how many of each kind up to the inn."""
    here = state.place[seat]
    inn = NEXT_INN[state.homeward, here]
    shut = taken(state, here, inn) | closed(state, seat, here)
    for ahead in range(1, inn - here + 1):
        space = SPACE[state.homeward, here + ahead]
        if (shut >> ahead) & 1 == 0:
            out[LEFT + space] += 0.25
            if ahead <= STRIDES:
                out[AHEAD + (ahead - 1) * SPACES + space] = 1.0


@rule
def _encode_meals(state: State, seat: int, out: Floats) -> None:
    """What was eaten, by price, and the cheapest that is new at the inn where meals are served."""
    for dish in range(DISHES):
        if state.eaten[seat, dish] > 0:
            out[EATEN + min(DISH_PRICE[dish], PRICES) - 1] += state.eaten[seat, dish] / 4.0
            out[EATEN + PRICES] += state.eaten[seat, dish] / 4.0
    inn = NEXT_INN[state.homeward, state.place[seat]]
    if state.inn >= 0 and INN_NUMBER[state.homeward, inn] == state.inn:
        cheapest = PRICES + 1
        for dish in range(DISHES):
            if state.table[dish] > 0 and state.eaten[seat, dish] == 0:
                cheapest = min(cheapest, DISH_PRICE[dish] + 0)
        out[TABLE] = 1.0
        out[TABLE + 1] = cheapest / 4.0
