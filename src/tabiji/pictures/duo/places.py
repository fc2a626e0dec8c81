"""Where the places of a Tokaido Duo board are on the island, computed from its file.

Stations lie evenly along a rounded coast, clockwise, the first arc in the west.
Mountain towns lie amid the towns they have roads to, which for a tree of roads is
a drawing without crossings. What an area shows stands where it has most room.
"""

from bisect import bisect
from functools import cached_property
from itertools import pairwise
from math import copysign, cos, dist, hypot, pi, sin

from tabiji.duo.board import Board

Point = tuple[float, float]

ROUNDNESS = 2.5
"""Of the coast: 2 would be an ellipse, more is nearer to a rectangle."""

SAMPLES = 360
GRAIN = 9
"""How finely an area is searched for room."""

STATION_ROOM = 26
TOWN_ROOM = 40
"""How far from the middle of a station and of a mountain town other things stay."""


class Places:
    """The places of a board, around a centre; `step` is the way from station to station."""

    def __init__(self, board: Board, centre: Point, across: float, down: float) -> None:
        self.board = board
        self.centre = centre
        self.across, self.down = across, down
        self.outline = [self._on_coast(i) for i in range(SAMPLES)]
        self._walked = [0.0]
        for a, b in pairwise([*self.outline, self.outline[0]]):
            self._walked.append(self._walked[-1] + dist(a, b))
        first = (board.town_station[0] + board.town_station[1]) / 2
        self.step = self._walked[-1] / len(board.stations)
        self.stations = [self._along((i - first) * self.step) for i in range(len(board.stations))]
        self.towns = self._towns()

    def seaward(self, station: int, away: float) -> Point:
        """A place outside the coast at a station."""
        x, y = self.stations[station]
        nearest = min(range(SAMPLES), key=lambda sample: dist(self.outline[sample], (x, y)))
        return self._outside((x, y), nearest, away)

    def coast(self, beyond: float) -> list[Point]:
        """The coastline, some way outside the stations, and uneven as coasts are."""
        line = []
        for sample, point in enumerate(self.outline):
            turn = 2 * pi * sample / SAMPLES
            uneven = 3 * sin(7 * turn) + 2.5 * sin(11 * turn + 1) + 1.5 * sin(23 * turn)
            line.append(self._outside(point, sample, beyond + uneven))
        return line[::2]

    def border(self, area: int) -> list[Point]:
        """The edge of an area: along the coast one way, along the roads back."""
        coast = [self.stations[station] for station in self.board.border_stations(area)]
        inland = self.board.border_towns(area)[-2:0:-1]
        return [*coast, *(self.towns[town] for town in inland)]

    @cached_property
    def areas(self) -> list[tuple[Point, float]]:
        """The roomiest place of each area, and how much room there is around it."""
        return [self._roomiest(self.border(area)) for area in range(self.board.areas)]

    def _on_coast(self, sample: int) -> Point:
        turn = pi + 2 * pi * sample / SAMPLES
        x = copysign(abs(cos(turn)) ** (2 / ROUNDNESS), cos(turn))
        y = copysign(abs(sin(turn)) ** (2 / ROUNDNESS), sin(turn))
        return self.centre[0] + self.across * x, self.centre[1] + self.down * y

    def _outside(self, point: Point, sample: int, away: float) -> Point:
        """Away from the island, at a right angle to the coast there."""
        (ax, ay), (bx, by) = self.outline[sample - 3], self.outline[(sample + 3) % SAMPLES]
        length = hypot(bx - ax, by - ay)
        return point[0] + (by - ay) / length * away, point[1] - (bx - ax) / length * away

    def _along(self, way: float) -> Point:
        """The place so far along the coast, clockwise from its western end."""
        way %= self._walked[-1]
        index = min(bisect(self._walked, way) - 1, SAMPLES - 1)
        (ax, ay), (bx, by) = self.outline[index], self.outline[(index + 1) % SAMPLES]
        part = (way - self._walked[index]) / (self._walked[index + 1] - self._walked[index])
        return ax + (bx - ax) * part, ay + (by - ay) * part

    def _towns(self) -> list[Point]:
        """Coastal towns at their stations, mountain towns amid their neighbours.

        Mountain neighbours count twice, to leave room for the areas at the ends.
        """
        coastal = self.board.coastal_towns
        towns = [self.stations[station] for station in self.board.town_station]
        towns += [self.centre] * (self.board.towns - coastal)
        for _ in range(100):
            for town in range(coastal, self.board.towns):
                near = self.board.town_neighbours(town)
                near += tuple(other for other in near if other >= coastal)
                x = sum(towns[other][0] for other in near) / len(near)
                y = sum(towns[other][1] for other in near) / len(near)
                towns[town] = (x, y)
        return towns

    def _roomiest(self, border: list[Point]) -> tuple[Point, float]:
        edges = list(pairwise([*border, border[0]]))
        mountains = self.towns[self.board.coastal_towns :]
        best, most = border[0], 0.0
        left, right = min(x for x, _ in border), max(x for x, _ in border)
        upper, lower = min(y for _, y in border), max(y for _, y in border)
        for i in range(int((right - left) / GRAIN) + 1):
            for j in range(int((lower - upper) / GRAIN) + 1):
                here = left + i * GRAIN, upper + j * GRAIN
                if not _inside(here, edges):
                    continue
                room = min(
                    *(_distance(here, a, b) for a, b in edges),
                    *(dist(here, place) - STATION_ROOM for place in self.stations),
                    *(dist(here, place) - TOWN_ROOM for place in mountains),
                )
                if room > most:
                    best, most = here, room
        return best, most


def _inside(point: Point, edges: list[tuple[Point, Point]]) -> bool:
    x, y = point
    crossed = 0
    for (ax, ay), (bx, by) in edges:
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            crossed += 1
    return crossed % 2 == 1


def _distance(point: Point, a: Point, b: Point) -> float:
    """From a point to an edge."""
    (x, y), (ax, ay), (bx, by) = point, a, b
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / max(dist(a, b) ** 2, 1e-9)
    along = min(1.0, max(0.0, along))
    return hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
