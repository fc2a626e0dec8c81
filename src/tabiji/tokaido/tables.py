"""Road and cards as constant tables, for compiled rules.

Tables of the road have two rows: the journey to Edo, and the return to Kyoto.
Stops are counted from the inn where the journey starts.
"""

from collections.abc import Iterable
from math import comb

import numpy as np
import numpy.typing as npt

from tabiji.tokaido.components import COMPONENTS, MOST_SPACES, Stop
from tabiji.tokaido.names import MOST_SEATS, TRAVELERS, Space

Table = npt.NDArray[np.int16]
Masks = npt.NDArray[np.int64]


def _table(values: Iterable[object]) -> Table:
    return np.array(list(values), np.int16)


def _next_inn(road: tuple[Stop, ...]) -> list[int]:
    """For each stop the next inn after it; the last inn has none after it."""
    inns = [i for i, stop in enumerate(road) if stop.space is Space.INN]
    return [next((inn for inn in inns if inn > i), inns[-1]) for i in range(len(road))]


def _inn_number(road: tuple[Stop, ...]) -> list[int]:
    """Inns where meals are served are counted from 0; -1 elsewhere and where the journey starts."""
    inns = [i for i, stop in enumerate(road) if stop.space is Space.INN]
    return [inns.index(i) - 1 if i in inns else -1 for i in range(len(road))]


def _ahead() -> tuple[Masks, Masks]:
    """For each stop, a bit for each stop up to the next inn: by kind of space, and where single."""
    spaces = np.zeros((len(ROADS), STOPS, len(Space)), np.int64)
    single = np.zeros((len(ROADS), STOPS), np.int64)
    for row, road in enumerate(ROADS):
        for here, inn in enumerate(_next_inn(road)):
            for ahead, stop in enumerate(road[here:inn]):
                spaces[row, here, stop.space] |= 1 << ahead
                single[row, here] |= 0 if stop.double else 1 << ahead
    return spaces, single


ROADS = (COMPONENTS.road, tuple(reversed(COMPONENTS.road)))
STOPS = len(COMPONENTS.road)
SPACE = _table([stop.space for stop in road] for road in ROADS)
DOUBLE = _table([int(stop.double) for stop in road] for road in ROADS)
NEXT_INN = _table(_next_inn(road) for road in ROADS)
INN_NUMBER = _table(_inn_number(road) for road in ROADS)
INNS = len(COMPONENTS.inns) - 1
AHEAD_BIT: Masks = 1 << np.arange(MOST_SPACES + 2, dtype=np.int64)
"""A bit for each stop up to the next inn."""

SPACE_AHEAD, SINGLE_AHEAD = _ahead()
SEATS_FOR_DOUBLE_SPACES = 4

SEAT_BIT = _table(1 << seat for seat in range(MOST_SEATS))
TRAVELER_BIT = _table(1 << traveler for traveler in range(TRAVELERS))
SECTIONS = _table(COMPONENTS.sections)

SPRINGS = len(COMPONENTS.springs)
SPRING_POINTS = _table(points for points, _ in COMPONENTS.springs)
SPRING_CARDS = _table(cards for _, cards in COMPONENTS.springs)

ENCOUNTER_CARDS = _table(COMPONENTS.encounters)
MOST_MET = sum(COMPONENTS.encounters)
"""How many encounters a whole game can see: each keeps a card."""

SOUVENIRS = len(COMPONENTS.souvenirs)
SOUVENIR_KIND = _table(souvenir.kind for souvenir in COMPONENTS.souvenirs)
SOUVENIR_PRICE = _table(souvenir.price for souvenir in COMPONENTS.souvenirs)
SOUVENIR_POINTS = _table(COMPONENTS.souvenir_points)

DISHES = len(COMPONENTS.dishes)
DISH_PRICE = _table(dish.price for dish in COMPONENTS.dishes)
DISH_COPIES = _table(dish.copies for dish in COMPONENTS.dishes)

WAYS: Masks = np.array(
    [[comb(n, k) for k in range(MOST_SEATS + 3)] for n in range(COMPONENTS.meals + 1)], np.int64
)
"""How many ways there are to choose `k` of `n` cards."""

PURSE = _table(COMPONENTS.purses)
FIRST_JOURNEY_COINS = COMPONENTS.first_journey_coins
FARM_COINS = COMPONENTS.farm_coins
SHOP_CARDS = COMPONENTS.shop_cards
MOST_DONATED = COMPONENTS.most_donated
DONOR_POINTS = _table(COMPONENTS.donor_points)
DONOR_RANKS = len(COMPONENTS.donor_points)
SAMURAI_POINTS = COMPONENTS.samurai_points
KUGE_COINS = COMPONENTS.kuge_coins
MIKO_COINS = COMPONENTS.miko_coins
MEAL_POINTS = COMPONENTS.meal_points
ACHIEVEMENT_POINTS = COMPONENTS.achievement_points
