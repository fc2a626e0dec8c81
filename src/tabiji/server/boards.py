"""Which games there are, and all that is printed on their boards: `GET /api/games`.

Everything follows from the loaded board and component files, so that a corrected file
redraws the table. Names are those of the views (`hot_spring`); `text` is the entry of the
language files that says it, where there is one. Places are numbers that count from 0.

The board of Duo:

- `stations`: clockwise around the coast: `{index, kind, town, areas}`. `kind` is `town`,
  `temple`, `garden`, `seashore` or `hot_spring`; `town` the name of a coastal town or None;
  `areas` the one or two areas that the station borders;
- `towns`: coastal ones first: `{name, coastal, station, wares, neighbours, areas}`, where
  `station` is None in the mountains and `wares` how many are drawn there (0 on the coast);
- `routes`: pairs of town names;
- `areas`: `{index, icon, stations, towns, neighbours}`: the stations from its first coastal
  town to its second, and the towns along its border in that same order, mountains included;
- `dice`: by character the faces; `characters`, `icons`: `{name, text}`; `wares`: `{name, text,
  count}`, in the bag; `colours`: `{name, text, tiles}`, painting tiles by icon;
- `waves`: `{character, sides}`, each side `{name, text}`; `boutiques`: `{ware, price, copies}`;
- `storage`, `temple_slots`, `garden_slots`, `slabs`, `coins_per_slab`, `gold_points` and
  `gift_points` (by how many, from 0 on), `artist_rows` (slots in each row of that board);
- `starts`: `{side, pilgrim, merchant, artist}` for `compass` and `opposite`;
- `standing_in`: the parts of the board whose printed values are not known to us.

The board of Tokaido:

- `road`: from Kyoto to Edo: `{index, space, text, double, stage, inn}`. `stage` counts the
  stretches between inns from 0 (an inn belongs to the one before it), `inn` the inns from 0.
  On the return journey the road is walked from its end: stop `n` is `road[length - 1 - n]`;
- `inns`: the indexes of the inns; `seats_for_double`: from how many seats on both spots count;
- `panoramas`: `{name, text, sections}`; section `n` is worth `n` points;
- `souvenirs`: `{name, word, text, kind, price}`; `kinds`: `{name, text}`; `souvenir_points`;
- `dishes`: `{name, word, text, price, copies}`; `meal_points`;
- `springs`: `{points, cards}`; `encounters`: `{name, text, cards}`;
- `travelers`: `{name, word, text, coins}`; `first_journey_coins`;
- `achievements`: `{name, text}`; `achievement_points`; `donor_points` by rank; `most_donated`,
  `farm_coins`, `shop_cards`, `samurai_points`, `kuge_coins`, `miko_coins`.
"""

import tomllib
from collections.abc import Callable
from dataclasses import fields
from enum import IntEnum
from functools import cache
from typing import Any

from tabiji import duo, tokaido
from tabiji.bots import LADDER
from tabiji.duo.names import Character, Colour, Icon, Ware, Wave
from tabiji.kernel.datafile import name_of
from tabiji.kernel.game import Game, game, games
from tabiji.server.schemas import SUBSTITUTE, GameInfo, OpponentInfo, OptionInfo
from tabiji.tokaido.components import spoken, word_of
from tabiji.tokaido.names import Achievement, Encounter, Kind, Panorama, Space, Traveler
from tabiji.tokaido.options import CHOICES
from tabiji.tokaido.tables import SEATS_FOR_DOUBLE_SPACES

Printed = dict[str, Any]


@cache
def game_infos() -> tuple[GameInfo, ...]:
    """Every game there is."""
    return tuple(game_info(game(name)) for name in games())


def game_info(played: Game) -> GameInfo:
    """One game: its options, who can be played against, its board."""
    return GameInfo(
        name=played.name,
        seats=list(played.seats),
        options=[
            _option(field.name, field.default)
            for field in fields(played.options)
            if field.name != "seats"  # follows from who sits there
        ],
        opponents=[
            OpponentInfo(name=opponent.name, level=level, seconds=opponent.seconds)
            for level, opponent in enumerate(LADDER, 1)
        ],
        substitute=SUBSTITUTE,
        board=BOARDS[played.name]() if played.name in BOARDS else {},
    )


def _option(name: str, default: Any) -> OptionInfo:
    if name == "travelers":
        return OptionInfo(name=name, kind="travelers", choices=list(CHOICES), default=default)
    if isinstance(default, bool):
        return OptionInfo(name=name, kind="yes-no", default=default)
    return OptionInfo(name=name, kind="seat", default=default)


def _duo() -> Printed:
    board = duo.BOARD
    names = board.town_names
    areas = range(board.areas)
    return {
        "stations": [
            {
                "index": station,
                "kind": name_of(kind),
                "town": board.station_name(station) if station in board.town_station else None,
                "areas": [area for area in areas if station in board.border_stations(area)],
            }
            for station, kind in enumerate(board.stations)
        ],
        "towns": [
            {
                "name": name,
                "coastal": town < board.coastal_towns,
                "station": board.town_station[town] if town < board.coastal_towns else None,
                "wares": board.town_wares[town],
                "neighbours": [names[other] for other in board.town_neighbours(town)],
                "areas": [area for area in areas if town in board.border_towns(area)],
            }
            for town, name in enumerate(names)
        ],
        "routes": [[names[a], names[b]] for a, b in board.routes],
        "areas": [
            {
                "index": area,
                "icon": name_of(board.icons[area]),
                "stations": list(board.border_stations(area)),
                "towns": [names[town] for town in board.border_towns(area)],
                "neighbours": list(board.area_neighbours(area)),
            }
            for area in areas
        ],
        "dice": {name_of(who): list(board.dice[who]) for who in Character},
        "characters": [_named("character", who) for who in Character],
        "wares": [_named("ware", ware) | {"count": board.wares[ware]} for ware in Ware],
        "icons": [_named("icon", icon) for icon in Icon],
        "colours": [
            _named("colour", colour)
            | {"tiles": {name_of(icon): board.tiles[colour][icon] for icon in Icon}}
            for colour in Colour
        ],
        "waves": [
            {
                "character": name_of(who),
                "sides": [_named("wave", side) for side in Wave if side // 2 == who],
            }
            for who in Character
        ],
        "boutiques": [
            {"ware": name_of(token.ware), "price": token.price, "copies": token.copies}
            for token in board.boutiques
        ],
        "storage": board.storage,
        "temple_slots": board.temple_slots,
        "garden_slots": board.garden_slots,
        "slabs": board.slabs,
        "coins_per_slab": board.coins_per_slab,
        "gold_points": list(board.gold_points),
        "gift_points": list(board.gift_points),
        "artist_rows": list(board.artist_rows),
        "starts": [
            {
                "side": side,
                "pilgrim": start.pilgrim,
                "merchant": names[start.merchant],
                "artist": start.artist,
            }
            for side, start in zip(("compass", "opposite"), board.starts, strict=True)
        ],
        "standing_in": _standing_in(duo.GAME),
    }


def _standing_in(played: Game) -> list[str]:
    """The tables of a game's data whose `source` says that they are not as printed."""
    return [
        name
        for path in played.data
        for name, table in tomllib.loads(path.read_text(encoding="utf-8")).items()
        if "stand-in" in [value for value in table.values() if isinstance(value, str)]
    ]


def _tokaido() -> Printed:
    box = tokaido.COMPONENTS
    return {
        "road": [
            {
                "index": index,
                "space": name_of(stop.space),
                "text": _named("space", stop.space)["text"],
                "double": stop.double,
                "stage": sum(inn < index for inn in box.inns[1:]),
                "inn": box.inns.index(index) if stop.space is Space.INN else None,
            }
            for index, stop in enumerate(box.road)
        ],
        "inns": list(box.inns),
        "seats_for_double": SEATS_FOR_DOUBLE_SPACES,
        "panoramas": [
            _named("panorama", panorama) | {"sections": box.sections[panorama]}
            for panorama in Panorama
        ],
        "souvenirs": [
            _card("souvenir", card.name) | {"kind": name_of(card.kind), "price": card.price}
            for card in box.souvenirs
        ],
        "kinds": [_named("kind", kind) for kind in Kind],
        "souvenir_points": list(box.souvenir_points),
        "dishes": [
            _card("dish", dish.name) | {"price": dish.price, "copies": dish.copies}
            for dish in box.dishes
        ],
        "meal_points": box.meal_points,
        "springs": [{"points": points, "cards": cards} for points, cards in box.springs],
        "encounters": [
            _named("encounter", encounter) | {"cards": box.encounters[encounter]}
            for encounter in Encounter
        ],
        "travelers": [
            _card("traveler", spoken(traveler)) | {"coins": box.purses[traveler]}
            for traveler in Traveler
        ],
        "first_journey_coins": box.first_journey_coins,
        "achievements": [_named("achievement", achievement) for achievement in Achievement],
        "achievement_points": box.achievement_points,
        "donor_points": list(box.donor_points),
        "most_donated": box.most_donated,
        "farm_coins": box.farm_coins,
        "shop_cards": box.shop_cards,
        "samurai_points": box.samurai_points,
        "kuge_coins": box.kuge_coins,
        "miko_coins": box.miko_coins,
    }


def _named(kind: str, thing: IntEnum) -> Printed:
    """A thing's name in the views, and the entry that says it."""
    return {"name": name_of(thing), "text": f"{kind}-{name_of(thing).replace('_', '-')}"}


def _card(kind: str, name: str) -> Printed:
    """The same of a card, with its name as one word, as actions write it."""
    return {"name": name, "word": word_of(name), "text": f"{kind}-{word_of(name)}"}


BOARDS: dict[str, Callable[[], Printed]] = {"duo": _duo, "tokaido": _tokaido}
