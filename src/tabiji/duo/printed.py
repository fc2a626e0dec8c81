"""What is printed on the board of Tokaido Duo.

Everything follows from the loaded file, so that a corrected one redraws the table. Names are
those of the views (`hot_spring`); `text` is the entry of the language files that says it, where
there is one. Places are numbers that count from 0.

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
"""

from tabiji.duo.board import BOARD
from tabiji.duo.names import Character, Colour, Icon, Ware, Wave
from tabiji.kernel.datafile import name_of
from tabiji.kernel.printed import Printed, named, standing_in


def printed() -> Printed:
    """The island, the routes, the bags and the piles."""
    board = BOARD
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
        "characters": [named("character", who) for who in Character],
        "wares": [named("ware", ware) | {"count": board.wares[ware]} for ware in Ware],
        "icons": [named("icon", icon) for icon in Icon],
        "colours": [
            named("colour", colour)
            | {"tiles": {name_of(icon): board.tiles[colour][icon] for icon in Icon}}
            for colour in Colour
        ],
        "waves": [
            {
                "character": name_of(who),
                "sides": [named("wave", side) for side in Wave if side // 2 == who],
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
        "standing_in": standing_in([BOARD.source]),
    }
