"""The board: read from its file, checked, and turned into tables.

The file says what is printed on a board; neighbours, borders, distances and
reachability are computed. `TABIJI_DUO_BOARD` names another file to play on.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from tabiji.duo.names import Character, Colour, Icon, Station, Ware
from tabiji.kernel.datafile import DataFile, name_of
from tabiji.locale.message import Message, Verbatim, quoted

PRINTED = Path(__file__).with_name("board.toml")
VARIABLE = "TABIJI_DUO_BOARD"

MOST_TOWNS = 32
MOST_FACES = 9
"""The largest number a die may show."""


_NUMBERED = re.compile("[ACac][0-9]+")
"""The names of areas and coastal towns: `to-A0` is an area, `to-C0` a coastal town."""


@dataclass(frozen=True)
class Start:
    """Where one side's three characters begin."""

    pilgrim: int  # station
    merchant: int  # town
    artist: int  # area


@dataclass(frozen=True)
class Boutique:
    """A kind of boutique token."""

    ware: Ware
    price: int
    copies: int


@dataclass(frozen=True)
class Board:
    """A board as printed, with places as numbers.

    Stations count clockwise from coastal town C0. Towns count the coastal ones
    first (C0, C1, ...), then the mountain towns in the order of the file. Area `i`
    lies behind the coast from town `i` to town `i + 1`.
    """

    source: Path
    town_names: tuple[str, ...]
    coastal_towns: int
    stations: tuple[Station, ...]
    town_station: tuple[int, ...]  # of each coastal town
    routes: tuple[tuple[int, int], ...]
    town_wares: tuple[int, ...]  # drawn in each town; 0 in coastal towns
    icons: tuple[Icon, ...]  # of each area
    starts: tuple[Start, Start]  # compass side, opposite side
    dice: tuple[tuple[int, ...], ...]  # faces, by character
    boutiques: tuple[Boutique, ...]
    wares: tuple[int, ...]  # in the bag, by kind
    storage: int
    tiles: tuple[tuple[int, ...], ...]  # painting tiles by colour and icon
    gold_points: tuple[int, ...]
    gift_points: tuple[int, ...]
    artist_rows: tuple[int, ...]
    temple_slots: int
    garden_slots: int
    coins_per_slab: int

    @property
    def areas(self) -> int:
        """How many areas the island has: one behind each stretch of coast."""
        return self.coastal_towns

    @property
    def towns(self) -> int:
        """How many towns there are, coastal and mountain."""
        return len(self.town_names)

    @property
    def paintings(self) -> int:
        """How many painting tiles each player has."""
        return len(self.gift_points) - 1

    @property
    def slabs(self) -> int:
        """How many gold slabs fit on a merchant board."""
        return len(self.gold_points) - 1

    def station_name(self, station: int) -> str:
        """A coastal town's name, or the number of another station."""
        if station in self.town_station:
            return self.town_names[self.town_station.index(station)]
        return str(station)

    def border_towns(self, area: int) -> tuple[int, ...]:
        """The towns around an area: the way by road between its two coastal towns."""
        return self.way(area, (area + 1) % self.coastal_towns)

    def border_stations(self, area: int) -> tuple[int, ...]:
        """The stations around an area, its two coastal towns included."""
        length = len(self.stations)
        first = self.town_station[area]
        last = self.town_station[(area + 1) % self.coastal_towns]
        return tuple((first + i) % length for i in range((last - first) % length + 1))

    def area_neighbours(self, area: int) -> tuple[int, ...]:
        """The areas across a road from this one."""
        mine = set(_roads(self.border_towns(area)))
        others = (other for other in range(self.areas) if other != area)
        return tuple(o for o in others if mine & set(_roads(self.border_towns(o))))

    def town_neighbours(self, town: int) -> tuple[int, ...]:
        """The towns one road away."""
        return tuple(b if a == town else a for a, b in self.routes if town in (a, b))

    def way(self, start: int, end: int) -> tuple[int, ...]:
        """The towns from `start` to `end` by road, both included. In a tree there is one way."""
        came_from = {start: start}
        front = [start]
        while front:
            town = front.pop()
            for other in self.town_neighbours(town):
                if other not in came_from:
                    came_from[other] = town
                    front.append(other)
        if end not in came_from:
            return ()
        way = [end]
        while way[-1] != start:
            way.append(came_from[way[-1]])
        return tuple(reversed(way))


def _roads(way: tuple[int, ...]) -> Iterator[frozenset[int]]:
    return (frozenset(pair) for pair in pairwise(way))


def load(path: Path) -> Board:
    """Read and check a board file; a mistake is named by its key."""
    return _Reader(path).board()


class _Reader(DataFile):
    """Reads a board file key by key and refuses what a board cannot be."""

    names: list[str]

    def board(self) -> Board:
        coastal = self.number("board.coastal_towns", least=3, most=15)
        mountain = self.number("board.mountain_towns", least=1, most=MOST_TOWNS - coastal)
        if self.number("board.areas") != coastal:
            self.wrong("board.areas", Message("duo-board-areas", {"towns": coastal}))
        wares = self.table("routes.wares")
        for name in wares:
            self.name("routes.wares", name, spaces=False)
        if len(wares) != mountain:
            counts = {"count": mountain, "found": len(wares)}
            self.wrong("routes.wares", Message("duo-board-mountain-towns", counts))
        for name in filter(_NUMBERED.fullmatch, wares):
            self.wrong("routes.wares", Message("duo-board-numbered-name", {"name": quoted(name)}))
        self.names = names = [f"C{i}" for i in range(coastal)] + list(wares)
        stations, town_station = self.ring(coastal)
        board = Board(
            source=self.path,
            town_names=tuple(names),
            coastal_towns=coastal,
            stations=stations,
            town_station=town_station,
            routes=self.routes(),
            town_wares=tuple(
                0 if i < coastal else self.number(f"routes.wares.{name}", least=1, most=9)
                for i, name in enumerate(names)
            ),
            icons=tuple(self.words("areas.icons", Icon, coastal)),
            starts=(self.start("compass", town_station), self.start("opposite", town_station)),
            dice=tuple(self.die(character) for character in Character),
            boutiques=self.boutiques(coastal),
            wares=tuple(self.number(f"wares.{name_of(ware)}", least=0) for ware in Ware),
            storage=self.number("wares.storage", least=1, most=8),
            tiles=tuple(
                tuple(self.number(f"paintings.{name_of(c)}.{name_of(i)}", least=0) for i in Icon)
                for c in Colour
            ),
            gold_points=self.rising("points.gold_slabs"),
            gift_points=self.rising("points.gifts"),
            artist_rows=tuple(self.numbers("points.artist_board_rows", least=1)),
            temple_slots=self.number("points.temple_slots", least=2, most=99),
            garden_slots=self.number("points.garden_slots", least=2, most=99),
            coins_per_slab=self.number("points.coins_per_slab", least=1, most=99),
        )
        self.check(board)
        return board

    def ring(self, coastal: int) -> tuple[tuple[Station, ...], tuple[int, ...]]:
        arcs = self.get("ring.arcs", list)
        if len(arcs) != coastal:
            self.wrong("ring.arcs", Message("duo-board-arcs", {"count": coastal}))
        stations: list[Station] = []
        town_station = []
        for i in range(coastal):
            town_station.append(len(stations))
            stations.append(Station.TOWN)
            for station in self.words(f"ring.arcs.{i}", Station):
                if station is Station.TOWN:
                    self.wrong(f"ring.arcs.{i}", Message("duo-board-town-in-arc"))
                stations.append(station)
        if len(stations) > 99:
            self.wrong("ring.arcs", Message("duo-board-full-ring", {"count": len(stations)}))
        return tuple(stations), tuple(town_station)

    def routes(self) -> tuple[tuple[int, int], ...]:
        key = "routes.links"
        routes = []
        for i, link in enumerate(self.get(key, list)):
            if not isinstance(link, list) or len(link) != 2:
                self.wrong(f"{key}.{i}", Message("duo-board-route", {"found": quoted(link)}))
            routes.append((self.town(f"{key}.{i}", link[0]), self.town(f"{key}.{i}", link[1])))
        return tuple(routes)

    def start(self, side: str, town_station: tuple[int, ...]) -> Start:
        key = f"start.{side}"
        pilgrim = self.town(f"{key}.pilgrim", self.get(f"{key}.pilgrim", str))
        if pilgrim >= len(town_station):
            self.wrong(f"{key}.pilgrim", Message("duo-board-pilgrim-inland"))
        return Start(
            pilgrim=town_station[pilgrim],
            merchant=self.town(f"{key}.merchant", self.get(f"{key}.merchant", str)),
            artist=self.number(f"{key}.artist", least=0, most=len(town_station) - 1),
        )

    def die(self, character: Character) -> tuple[int, ...]:
        return tuple(self.numbers(f"dice.{name_of(character)}", least=1, most=MOST_FACES))

    def boutiques(self, coastal: int) -> tuple[Boutique, ...]:
        key = "boutiques.tokens"
        tokens = self.get(key, list)
        if len(tokens) != coastal:
            self.wrong(key, Message("duo-board-tokens", {"count": coastal}))
        seen: dict[tuple[Ware, int], int] = {}
        for i, token in enumerate(tokens):
            if not isinstance(token, list) or len(token) != 2:
                self.wrong(f"{key}.{i}", Message("duo-board-token", {"found": quoted(token)}))
            ware = self.word(f"{key}.{i}", Ware, token[0])
            price = self.checked(f"{key}.{i}", token[1], 1, 9)
            seen[ware, price] = seen.get((ware, price), 0) + 1
        return tuple(Boutique(ware, price, copies) for (ware, price), copies in seen.items())

    def check(self, board: Board) -> None:
        """What must hold between the keys."""
        if len(set(map(frozenset, board.routes))) != len(board.routes) or any(
            a == b for a, b in board.routes
        ):
            self.wrong("routes.links", Message("duo-board-route-twice"))
        for town, name in enumerate(board.town_names):
            if not board.way(0, town):
                self.wrong("routes.links", Message("duo-board-no-way", {"town": Verbatim(name)}))
        if len(board.routes) != board.towns - 1:
            counts = {"towns": board.towns, "count": board.towns - 1, "found": len(board.routes)}
            self.wrong("routes.links", Message("duo-board-loop", counts))
        ends = [town for route in board.routes for town in route]
        for town in range(board.coastal_towns):
            if ends.count(town) > 1:
                # It would border more areas for a merchant, who comes by road, than for a pilgrim.
                name = Verbatim(board.town_names[town])
                self.wrong("routes.links", Message("duo-board-coast-between", {"town": name}))
        borders = [road for area in range(board.areas) for road in _roads(board.border_towns(area))]
        for a, b in board.routes:
            route = Verbatim(f"{board.town_names[a]}-{board.town_names[b]}")
            if borders.count(frozenset((a, b))) == 0:
                self.wrong("routes.links", Message("duo-board-dead-end", {"route": route}))
            if borders.count(frozenset((a, b))) > 2:
                self.wrong("routes.links", Message("duo-board-crossing", {"route": route}))
        for area in range(board.areas):
            if not board.area_neighbours(area):
                self.wrong("routes.links", Message("duo-board-lonely-area", {"area": area}))
        compass, opposite = board.starts
        if compass.pilgrim == opposite.pilgrim:
            self.wrong("start.opposite.pilgrim", Message("duo-board-pilgrims-together"))
        taken = {compass.pilgrim, opposite.pilgrim}
        for side, start in zip(("compass", "opposite"), board.starts, strict=True):
            if start.merchant < board.coastal_towns:
                if board.town_station[start.merchant] in taken:
                    self.wrong(f"start.{side}.merchant", Message("duo-board-occupied"))
                taken.add(board.town_station[start.merchant])
        if len(board.stations) < 2 * MOST_FACES:
            self.wrong("ring.arcs", Message("duo-board-short-ring", {"count": 2 * MOST_FACES}))
        most_out = 2 * board.storage + 1 + max(board.town_wares) + 1
        if sum(board.wares) < most_out:
            self.wrong("wares", Message("duo-board-small-bag", {"count": most_out}))
        for colour in Colour:
            if sum(board.tiles[colour]) != board.paintings:
                counts = {"count": board.paintings, "found": sum(board.tiles[colour])}
                key = f"paintings.{name_of(colour)}"
                self.wrong(key, Message("duo-board-paintings", counts))
        if sum(board.artist_rows) != board.paintings:
            rows = Message("duo-board-rows", {"count": board.paintings})
            self.wrong("points.artist_board_rows", rows)

    # Single values

    def rising(self, key: str) -> tuple[int, ...]:
        values = self.numbers(key)
        if values[0] != 0 or not 2 <= len(values) <= 21 or list(values) != sorted(values):
            self.wrong(key, Message("duo-board-not-rising"))
        return values

    def town(self, key: str, name: object) -> int:
        if name not in self.names:
            known = Verbatim(", ".join(self.names))
            self.wrong(key, Message("duo-board-no-town", {"found": quoted(name), "known": known}))
        return self.names.index(str(name))


BOARD = load(Path(os.environ.get(VARIABLE) or PRINTED))
"""The board being played on."""
