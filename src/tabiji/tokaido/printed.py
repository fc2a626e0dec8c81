"""What is printed on the board and the cards of Tokaido.

Everything follows from the loaded file, so that a corrected one redraws the table. Names are
those of the views (`hot_spring`); `text` is the entry of the language files that says it, where
there is one. Places are numbers that count from 0.

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

from tabiji.kernel.datafile import name_of
from tabiji.kernel.printed import Printed, named
from tabiji.tokaido.components import COMPONENTS, spoken, word_of
from tabiji.tokaido.names import Achievement, Encounter, Kind, Panorama, Space, Traveler
from tabiji.tokaido.tables import SEATS_FOR_DOUBLE_SPACES


def printed() -> Printed:
    """The road, the cards and the tiles."""
    box = COMPONENTS
    return {
        "road": [
            {
                "index": index,
                "space": name_of(stop.space),
                "text": named("space", stop.space)["text"],
                "double": stop.double,
                "stage": sum(inn < index for inn in box.inns[1:]),
                "inn": box.inns.index(index) if stop.space is Space.INN else None,
            }
            for index, stop in enumerate(box.road)
        ],
        "inns": list(box.inns),
        "seats_for_double": SEATS_FOR_DOUBLE_SPACES,
        "panoramas": [
            named("panorama", panorama) | {"sections": box.sections[panorama]}
            for panorama in Panorama
        ],
        "souvenirs": [
            _card("souvenir", card.name) | {"kind": name_of(card.kind), "price": card.price}
            for card in box.souvenirs
        ],
        "kinds": [named("kind", kind) for kind in Kind],
        "souvenir_points": list(box.souvenir_points),
        "dishes": [
            _card("dish", dish.name) | {"price": dish.price, "copies": dish.copies}
            for dish in box.dishes
        ],
        "meal_points": box.meal_points,
        "springs": [{"points": points, "cards": cards} for points, cards in box.springs],
        "encounters": [
            named("encounter", encounter) | {"cards": box.encounters[encounter]}
            for encounter in Encounter
        ],
        "travelers": [
            _card("traveler", spoken(traveler)) | {"coins": box.purses[traveler]}
            for traveler in Traveler
        ],
        "first_journey_coins": box.first_journey_coins,
        "achievements": [named("achievement", achievement) for achievement in Achievement],
        "achievement_points": box.achievement_points,
        "donor_points": list(box.donor_points),
        "most_donated": box.most_donated,
        "farm_coins": box.farm_coins,
        "shop_cards": box.shop_cards,
        "samurai_points": box.samurai_points,
        "kuge_coins": box.kuge_coins,
        "miko_coins": box.miko_coins,
    }


def _card(kind: str, name: str) -> Printed:
    """A card's name, as one word too, as actions write it, and the entry that says it."""
    return {"name": name, "word": word_of(name), "text": f"{kind}-{word_of(name)}"}
