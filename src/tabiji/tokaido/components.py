"""The road and the cards: read from their file, checked.

`TABIJI_TOKAIDO_COMPONENTS` names another file to play with.
"""

import os
import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from tabiji.kernel.datafile import DataFile, name_of
from tabiji.locale.message import Message, quoted
from tabiji.tokaido.names import MOST_SEATS, Encounter, Kind, Panorama, Space, Traveler

PRINTED = Path(__file__).with_name("components.toml")
VARIABLE = "TABIJI_TOKAIDO_COMPONENTS"

MOST_STOPS = 99
MOST_SPACES = 40
"""Between two inns."""

MOST_INNS = 6
"""After the one where the journey starts."""


MOST_MEALS = 60
MOST_ENCOUNTERS = 40


@dataclass(frozen=True)
class Stop:
    """A space of the road; a double one has a second spot, off the road."""

    space: Space
    double: bool = False


@dataclass(frozen=True)
class Souvenir:
    """One of the souvenirs: each card is different."""

    name: str
    kind: Kind
    price: int


@dataclass(frozen=True)
class Dish:
    """A dish, and how many meal cards show it."""

    name: str
    price: int
    copies: int


@dataclass(frozen=True)
class Components:
    """What is in the box."""

    source: Path
    road: tuple[Stop, ...]  # from Kyoto to Edo
    sections: tuple[int, ...]  # of each panorama
    springs: tuple[tuple[int, int], ...]  # points and number of cards
    encounters: tuple[int, ...]  # cards of each encounter
    souvenirs: tuple[Souvenir, ...]
    dishes: tuple[Dish, ...]
    purses: tuple[int, ...]  # starting coins of each traveler
    farm_coins: int
    shop_cards: int
    souvenir_points: tuple[int, ...]
    most_donated: int
    donor_points: tuple[int, ...]
    samurai_points: int
    kuge_coins: int
    miko_coins: int
    meal_points: int
    achievement_points: int
    first_journey_coins: int

    @property
    def inns(self) -> tuple[int, ...]:
        """The stops that are inns, the first one included."""
        return tuple(i for i, stop in enumerate(self.road) if stop.space is Space.INN)

    @property
    def meals(self) -> int:
        """How many meal cards there are."""
        return sum(dish.copies for dish in self.dishes)


def load(path: Path) -> Components:
    """Read and check a components file; a mistake is named by its key."""
    return _Reader(path).components()


class _Reader(DataFile):
    """Reads a components file key by key and refuses what cannot be played."""

    def components(self) -> Components:
        components = Components(
            source=self.path,
            road=self.road(),
            sections=tuple(
                self.number(f"panoramas.{name_of(p)}", least=1, most=9) for p in Panorama
            ),
            springs=self.springs(),
            encounters=tuple(self.encounter(encounter) for encounter in Encounter),
            souvenirs=self.souvenirs(),
            dishes=self.dishes(),
            purses=tuple(
                self.number(f"travelers.{spoken(traveler)}", most=99) for traveler in Traveler
            ),
            farm_coins=self.number("values.farm_coins", most=99),
            shop_cards=self.number("values.shop_cards", least=1, most=5),
            souvenir_points=self.few_numbers("values.souvenir_points"),
            most_donated=self.number("values.most_donated", least=1, most=9),
            donor_points=self.few_numbers("values.donor_points"),
            samurai_points=self.number("values.samurai_points", most=99),
            kuge_coins=self.number("values.kuge_coins", most=99),
            miko_coins=self.number("values.miko_coins", most=99),
            meal_points=self.number("values.meal_points", most=99),
            achievement_points=self.number("values.achievement_points", most=99),
            first_journey_coins=self.number("variants.first_journey_coins", most=99),
        )
        self.check(components)
        return components

    def road(self) -> tuple[Stop, ...]:
        key = "road.stages"
        stops: list[Stop] = []
        for i, stage in enumerate(self.get(key, list)):
            if not isinstance(stage, str) or not stage.split():
                found = {"found": quoted(stage)}
                self.wrong(f"{key}.{i}", Message("tokaido-components-stage", found))
            for word in stage.split():
                space = self.word(f"{key}.{i}", Space, word.removesuffix("*"))
                stops.append(Stop(space, word.endswith("*")))
        if not stops or stops[0].space is not Space.INN or stops[-1].space is not Space.INN:
            self.wrong(key, Message("tokaido-components-road-ends"))
        if len(stops) > MOST_STOPS:
            stop_counts = {"most": MOST_STOPS, "found": len(stops)}
            self.wrong(key, Message("tokaido-components-stops", stop_counts))
        inns = [i for i, stop in enumerate(stops) if stop.space is Space.INN]
        if not 2 <= len(inns) <= MOST_INNS + 1:
            inn_counts = {"most": MOST_INNS + 1, "found": len(inns)}
            self.wrong(key, Message("tokaido-components-inns", inn_counts))
        for first, last in pairwise(inns):
            if last - first - 1 > MOST_SPACES:
                self.wrong(key, Message("tokaido-components-spaces", {"most": MOST_SPACES}))
        if any(stops[i].double for i in inns):
            self.wrong(key, Message("tokaido-components-double-inn"))
        return tuple(stops)

    def springs(self) -> tuple[tuple[int, int], ...]:
        key = "hot_springs"
        return tuple(
            (self.points(key, name), self.number(f"{key}.{name}", least=1, most=99))
            for name in self.table(key)
        )

    def encounter(self, encounter: Encounter) -> int:
        if encounter >= Encounter.ANNAIBITO_PADDY:
            panorama = Panorama(encounter - Encounter.ANNAIBITO_PADDY)
            return self.number(f"encounters.annaibito.{name_of(panorama)}", most=99)
        return self.number(f"encounters.{name_of(encounter)}", most=99)

    def souvenirs(self) -> tuple[Souvenir, ...]:
        found: list[Souvenir] = []
        for kind in Kind:
            key = f"souvenirs.{name_of(kind)}"
            for price in self.table(key):
                for i, name in enumerate(self.get(f"{key}.{price}", list)):
                    self.new_name(f"{key}.{price}.{i}", name, [s.name for s in found])
                    found.append(Souvenir(name, kind, self.points(key, price)))
        if not 1 <= len(found) <= 60:
            self.wrong("souvenirs", Message("tokaido-components-souvenirs", {"found": len(found)}))
        return tuple(found)

    def dishes(self) -> tuple[Dish, ...]:
        found: list[Dish] = []
        for price in self.table("meals"):
            key = f"meals.{price}"
            copies = self.number(f"{key}.copies", least=1, most=9)
            for i, name in enumerate(self.get(f"{key}.dishes", list)):
                self.new_name(f"{key}.dishes.{i}", name, [dish.name for dish in found])
                found.append(Dish(name, self.points("meals", price), copies))
        if not 1 <= len(found) <= 20:
            self.wrong("meals", Message("tokaido-components-dishes", {"found": len(found)}))
        return tuple(found)

    def check(self, components: Components) -> None:
        """What must hold between the keys."""
        inns = len(components.inns) - 1
        # Ruling Tokaido 16: only Satsuki's extra draws may bring returned meals up again, and
        # only at the last inn; `unseen` relies on it.
        needed = max(inns * (MOST_SEATS + 1), (inns - 1) * (MOST_SEATS + 2))
        if not needed <= components.meals <= MOST_MEALS:
            counts = {"inns": inns, "least": needed, "most": MOST_MEALS, "found": components.meals}
            self.wrong("meals", Message("tokaido-components-meals", counts))
        if not 1 <= sum(components.encounters) <= MOST_ENCOUNTERS:
            most = {"most": MOST_ENCOUNTERS}
            self.wrong("encounters", Message("tokaido-components-encounters", most))
        if len(components.souvenir_points) != len(Kind):
            kinds = Message("tokaido-components-set", {"count": len(Kind)})
            self.wrong("values.souvenir_points", kinds)

    # Single values

    def few_numbers(self, key: str) -> tuple[int, ...]:
        values = self.get(key, list)
        if not 1 <= len(values) <= 9:
            self.wrong(key, Message("tokaido-components-numbers"))
        return self.numbers(key, most=99)

    def points(self, key: str, name: str) -> int:
        """A number that is itself a key: `2 = 6` in a table, and never twice, as `2` and `02`."""
        if not re.fullmatch("[1-9][0-9]?", name):
            found = {"found": quoted(name)}
            self.wrong(f"{key}.{name}", Message("tokaido-components-number-key", found))
        return self.checked(f"{key}.{name}", int(name), 1, 9)

    def new_name(self, key: str, name: object, others: list[str]) -> None:
        if not isinstance(name, str):
            self.wrong(key, Message("tokaido-components-no-name", {"found": quoted(name)}))
        self.name(key, name, spaces=True)
        if word_of(name) in [word_of(other) for other in others]:
            self.wrong(key, Message("tokaido-components-same-name", {"name": quoted(name)}))


def spoken(traveler: Traveler) -> str:
    """A traveler's name as people write it."""
    return traveler.name.capitalize().replace("_", "-")


def word_of(name: str) -> str:
    """A card's name as one word: `Tai Meshi` is `tai-meshi`."""
    return "-".join(name.lower().split())


COMPONENTS = load(Path(os.environ.get(VARIABLE) or PRINTED))
"""The components being played with."""
