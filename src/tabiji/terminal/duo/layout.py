"""Where the places of a Tokaido Duo board are on a canvas.

The ring runs clockwise around a rectangle: the first arc up the left side, then
along the top. Mountain towns lie at the middle of the towns they have roads to,
which for a tree of roads is a drawing without crossings.
"""

from collections.abc import Sequence

from tabiji.duo.board import Board

Place = tuple[int, int]

INNER = 11
"""Rows between the upper and the lower coast."""

SEA = 2
"""Rows outside either coast: for boutiques, and for who stands there."""

NARROWEST = 60
"""Columns below which stations would touch each other; narrower terminals clip."""


class Layout:
    """Where the places of a board are on a canvas."""

    def __init__(self, board: Board, width: int) -> None:
        self.board = board
        around = len(board.stations)
        side = board.town_station[1] - board.town_station[0] - 1
        side = min(side, (around - 2) // 2)
        upper = (around - 2 * side + 1) // 2
        lower = around - 2 * side - upper
        self.width = max(NARROWEST, width - 6)
        self.height = INNER + 2 * (1 + SEA)
        self.top, self.bottom = SEA, self.height - 1 - SEA
        self.middle = (self.width // 2, self.height // 2)
        self.stations = self._ring(side, upper, lower)
        self.towns = self._towns()
        self.areas = [self._area(area) for area in range(board.areas)]

    def outward(self, station: int) -> int:
        """Which way the sea is: up, down, or 0 at the sides."""
        y = self.stations[station][1]
        return -1 if y == self.top else 1 if y == self.bottom else 0

    def _ring(self, side: int, upper: int, lower: int) -> list[Place]:
        """Stations clockwise from the lower left corner, where the first town is."""
        ends = (4, self.width - 5)
        left = [(ends[0], y) for y in _spread(self.bottom, self.top, side)]
        top = [(x, self.top) for x in _along(ends[0], ends[1], upper)]
        right = [(ends[1], y) for y in _spread(self.top, self.bottom, side)]
        bottom = [(x, self.bottom) for x in _along(ends[1], ends[0], lower)]
        return [bottom[-1], *left, *top, *right, *bottom[:-1]]

    def _towns(self) -> list[Place]:
        """Coastal towns at their stations, mountain towns amid the towns one road away.

        Mountain neighbours count twice, to leave room for the areas at the ends.
        """
        coastal = self.board.coastal_towns
        places: list[tuple[float, float]] = [
            self.stations[self.board.town_station[town]] if town < coastal else self.middle
            for town in range(self.board.towns)
        ]
        for _ in range(100):
            for town in range(coastal, self.board.towns):
                near = self.board.town_neighbours(town)
                places[town] = _centre(
                    [places[other] for other in near]
                    + [places[other] for other in near if other >= coastal]
                )
        return [(round(x), round(y)) for x, y in places]

    def _area(self, area: int) -> Place:
        """Half way between the coast of an area and its mountain towns."""
        coast = _centre([self.stations[station] for station in self.board.border_stations(area)])
        inland = [
            town for town in self.board.border_towns(area) if town >= self.board.coastal_towns
        ]
        x, y = _centre([coast, _centre([self.towns[town] for town in inland] or [self.middle])])
        return round(x), round(y)


def _centre(places: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return (
        sum(x for x, _ in places) / len(places),
        sum(y for _, y in places) / len(places),
    )


def _along(start: int, end: int, count: int) -> list[int]:
    """`count` places from start to end, both included."""
    return [round(start + (end - start) * i / max(1, count - 1)) for i in range(count)]


def _spread(start: int, end: int, count: int) -> list[int]:
    """`count` places between start and end, neither included."""
    return [round(start + (end - start) * (i + 1) / (count + 1)) for i in range(count)]
