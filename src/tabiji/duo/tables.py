"""The board as constant tables, for compiled rules.

Everything that a rule would otherwise have to search for on the board is looked
up here: who stands where, which moves of exactly `n` steps there are.
"""

from collections.abc import Iterable, Iterator

import numpy as np
import numpy.typing as npt

from tabiji.duo.board import BOARD, MOST_FACES, Board
from tabiji.duo.names import Icon

Table = npt.NDArray[np.int16]
Masks = npt.NDArray[np.int64]


def _table(values: Iterable[object]) -> Table:
    return np.array(list(values), np.int16)


def _station_in_area(board: Board) -> Table:
    """1 where a station borders an area."""
    table = np.zeros((len(board.stations), board.areas), np.int16)
    for area in range(board.areas):
        table[list(board.border_stations(area)), area] = 1
    return table


def _town_in_area(board: Board) -> Table:
    """1 where a town borders an area."""
    table = np.zeros((board.towns, board.areas), np.int16)
    for area in range(board.areas):
        table[list(board.border_towns(area)), area] = 1
    return table


def _station_of_town(board: Board) -> Table:
    """The station of each town; -1 in the mountains."""
    table = np.full(board.towns, -1, np.int16)
    table[: board.coastal_towns] = board.town_station
    return table


def _town_of_station(board: Board) -> Table:
    """The coastal town at each station; -1 elsewhere."""
    table = np.full(len(board.stations), -1, np.int16)
    for town, station in enumerate(board.town_station):
        table[station] = town
    return table


def _bits(board: Board) -> tuple[Masks, Masks]:
    """A bit for each coastal town: by town, and by station. Elsewhere 0."""
    towns = np.array(
        [1 << town if town < board.coastal_towns else 0 for town in range(board.towns)], np.int64
    )
    stations = np.array([0 if town < 0 else 1 << town for town in _town_of_station(board).tolist()])
    return towns, stations.astype(np.int64)


def _destinations(reached: dict[tuple[int, int], list[int]], places: int) -> Table:
    """For each place and number of steps: how many destinations, then which."""
    widest = max((len(ends) for ends in reached.values()), default=0)
    table = np.zeros((places, MOST_FACES + 1, widest + 1), np.int16)
    for (place, steps), ends in reached.items():
        table[place, steps, 0] = len(ends)
        table[place, steps, 1 : len(ends) + 1] = ends
    return table


def _routes(board: Board) -> tuple[Table, Masks]:
    """Where a merchant gets with exactly `n` steps, and the coastal towns it enters on the way."""
    reached: dict[tuple[int, int], list[int]] = {}
    entered = np.zeros((board.towns, board.towns), np.int64)
    for start in range(board.towns):
        for end in range(board.towns):
            way = board.way(start, end)
            if 1 <= len(way) - 1 <= MOST_FACES:
                reached.setdefault((start, len(way) - 1), []).append(end)
            entered[start, end] = sum(1 << town for town in way[1:] if town < board.coastal_towns)
    return _destinations(reached, board.towns), entered


def _crossings(board: Board) -> tuple[Table, Table]:
    """Where an artist gets with exactly `n` steps, and the icons that such a move can touch."""
    reached: dict[tuple[int, int], list[int]] = {}
    icons = np.zeros((board.areas, MOST_FACES + 1, board.areas), np.int16)
    for start in range(board.areas):
        for path in _paths(board, (start,)):
            ends = reached.setdefault((start, len(path) - 1), [])
            if path[-1] not in ends:
                ends.append(path[-1])
            for area in path:
                icons[start, len(path) - 1, path[-1]] |= 1 << board.icons[area]
    return _destinations({key: sorted(ends) for key, ends in reached.items()}, board.areas), icons


def _paths(board: Board, path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every path that goes on from this one and enters no area twice."""
    if len(path) > MOST_FACES:
        return
    for area in board.area_neighbours(path[-1]):
        if area not in path:
            yield (*path, area)
            yield from _paths(board, (*path, area))


STATION = _table(BOARD.stations)
STATIONS = len(BOARD.stations)
COASTAL_TOWNS = BOARD.coastal_towns
AREAS = BOARD.areas
TOWNS = BOARD.towns
ICON = _table(BOARD.icons)
ICON_BIT = _table(1 << icon for icon in Icon)

STATION_IN_AREA = _station_in_area(BOARD)
TOWN_IN_AREA = _town_in_area(BOARD)
STATION_OF_TOWN = _station_of_town(BOARD)
TOWN_OF_STATION = _town_of_station(BOARD)
BIT_OF_TOWN, BIT_OF_STATION = _bits(BOARD)
ROUTES, COAST_ENTERED = _routes(BOARD)
CROSSINGS, ICONS_TOUCHED = _crossings(BOARD)

DIE_VALUES = [sorted(set(faces)) for faces in BOARD.dice]
DIE_SIDES = _table([len(values) for values in DIE_VALUES])
DIE_VALUE = np.zeros((len(BOARD.dice), MOST_FACES), np.int16)
DIE_WEIGHT = np.zeros((len(BOARD.dice), MOST_FACES), np.int16)
for _die, _values in enumerate(DIE_VALUES):
    DIE_VALUE[_die, : len(_values)] = _values
    DIE_WEIGHT[_die, : len(_values)] = [BOARD.dice[_die].count(value) for value in _values]

BOUTIQUE_KINDS = len(BOARD.boutiques)
BOUTIQUE_WARE = _table(boutique.ware for boutique in BOARD.boutiques)
BOUTIQUE_PRICE = _table(boutique.price for boutique in BOARD.boutiques)
BOUTIQUE_COPIES = _table(boutique.copies for boutique in BOARD.boutiques)

BAG = _table(BOARD.wares)
STORAGE = BOARD.storage
TOWN_WARES = _table(BOARD.town_wares)
TILES = _table(BOARD.tiles)
PAINTINGS = BOARD.paintings
START_PILGRIM = _table(start.pilgrim for start in BOARD.starts)
START_MERCHANT = _table(start.merchant for start in BOARD.starts)
START_ARTIST = _table(start.artist for start in BOARD.starts)

GOLD_POINTS = _table(BOARD.gold_points)
GIFT_POINTS = _table(BOARD.gift_points)
SLABS = BOARD.slabs
TEMPLE_SLOTS = BOARD.temple_slots
GARDEN_SLOTS = BOARD.garden_slots
COINS_PER_SLAB = BOARD.coins_per_slab
