"""The words of a position: how each is said of a table, and how it sets one."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from tabiji.kernel.datafile import name_of
from tabiji.kernel.digits import whole
from tabiji.kernel.errors import BadText
from tabiji.kernel.record import State
from tabiji.locale.message import Message, Verbatim, quoted
from tabiji.tokaido.components import COMPONENTS, spoken
from tabiji.tokaido.names import (
    MOST_SEATS,
    NOBODY,
    Achievement,
    Encounter,
    Phase,
    Space,
    Traveler,
)
from tabiji.tokaido.notation import ENCOUNTER_WORDS
from tabiji.tokaido.setup import DEALT
from tabiji.tokaido.shop import put_on_counter
from tabiji.tokaido.souvenirs import owned_by
from tabiji.tokaido.state import OFFERED, WANTED
from tabiji.tokaido.tables import (
    FARM_COINS,
    FIRST_JOURNEY_COINS,
    INNS,
    KUGE_COINS,
    MIKO_COINS,
    MOST_DONATED,
    MOST_MET,
    SECTIONS,
    SHOP_CARDS,
    SOUVENIR_KIND,
    SPACE,
    STOPS,
)
from tabiji.tokaido.travelers import HIROTADA_ADDS, UMEGAE_GAINS

NOTHING = "-"
UNDECIDED = "?"
CHOSEN = "!"

_FARMS, _TEMPLES, _SHOPS = (
    sum(stop.space is space for stop in COMPONENTS.road)
    for space in (Space.FARM, Space.TEMPLE, Space.SHOP)
)
MOST_BATCHES = _SHOPS * MOST_SEATS
"""More than all visits to shops can leave under the pile of souvenirs."""

MOST_COINS = (
    max(*COMPONENTS.purses, FIRST_JOURNEY_COINS)
    + _FARMS * FARM_COINS
    + COMPONENTS.encounters[Encounter.KUGE] * KUGE_COINS
    + MOST_MET * UMEGAE_GAINS
)
"""More coins than anybody can have, whatever happens."""

MOST_GIVEN = (
    _TEMPLES * (MOST_DONATED + HIROTADA_ADDS) + COMPONENTS.encounters[Encounter.MIKO] * MIKO_COINS
)
"""More coins than anybody can have given to the temple."""

SOUVENIR_NAMES = [souvenir.name.replace(" ", "-") for souvenir in COMPONENTS.souvenirs]
DISH_NAMES = [dish.name.replace(" ", "-") for dish in COMPONENTS.dishes]
TRAVELER_NAMES = [spoken(traveler) for traveler in Traveler]
DISH_CARDS = [dish.copies for dish in COMPONENTS.dishes]
SPRING_NAMES = [str(points) for points, _ in COMPONENTS.springs]
ACHIEVEMENT_NAMES = [name_of(achievement) for achievement in Achievement]


class Word:
    """A word of a position: how it is said of a table, and how it sets one."""

    def __init__(self, say: Callable[[State], str], set: Callable[[State, str], None]) -> None:
        self.say = say
        self.set = set


def _scalar(key: str, least: int, most: int, field: str = "") -> Word:
    def set_it(table: State, value: str) -> None:
        table[field or key] = number(key, value, least, most)

    return Word(lambda state: str(state[field or key]), set_it)


def _by_seat(key: str, most: int, pieces: bool = False) -> Word:
    def count(state: State) -> int:
        return int(state.pieces if pieces else state.seats)

    def set_it(table: State, value: str) -> None:
        for seat, part in enumerate(parts_of(key, value, count(table))):
            table[key][seat] = number(key, part, 0, most)

    return Word(lambda state: ",".join(str(n) for n in state[key][: count(state)]), set_it)


def _collection(key: str, names: Sequence[str], copies: Sequence[int]) -> Word:
    """For each seat, cards by name, several with + between them."""

    def say(state: State) -> str:
        return ",".join(_said_cards(state[key][seat], names) for seat in range(state.seats))

    def set_it(table: State, value: str) -> None:
        for seat, part in enumerate(parts_of(key, value, int(table.seats))):
            table[key][seat] = _counts(key, part, names, copies)

    return Word(say, set_it)


def _say_travelers(state: State) -> str:
    words = {NOBODY: NOTHING, DEALT: UNDECIDED}
    return ",".join(
        words.get(int(traveler)) or TRAVELER_NAMES[traveler]
        for traveler in state.traveler[: state.seats]
    )


def _say_tiles(state: State) -> str:
    return ",".join(
        _listed(TRAVELER_NAMES[tile] for tile in state.tiles[seat] if tile != NOBODY)
        for seat in range(state.seats)
    )


def _set_tiles(table: State, value: str) -> None:
    for seat, part in enumerate(parts_of("tiles", value, int(table.seats))):
        tiles = sorted(index("tiles", name, TRAVELER_NAMES) for name in _names(part))
        if len(tiles) > 2:
            refuse(f"tiles={value}", Message("tokaido-position-tiles"))
        table.tiles[seat, : len(tiles)] = tiles


def _say_at(state: State) -> str:
    words = []
    for piece in range(state.pieces):
        place, behind = int(state.place[piece]), int(state.behind[piece])
        letter = "abcde"[behind] if behind > 0 or SPACE[state.homeward, place] == 0 else ""
        words.append(NOTHING if behind == NOBODY else f"{place}{letter}")
    return ",".join(words)


def _set_at(table: State, value: str) -> None:
    table.place[: table.pieces] = 0
    table.behind[: table.pieces] = NOBODY
    for piece, part in enumerate(parts_of("at", value, int(table.pieces))):
        if part == NOTHING:
            continue
        stop = part.rstrip("abcde")
        letter = part[len(stop) :]
        if len(letter) > 1:
            refuse(f"at={value}", Message("tokaido-position-stop"))
        place = number("at", stop, 0, STOPS - 1)
        before = [int(table.behind[other]) for other in range(piece) if table.place[other] == place]
        free = next(n for n in range(MOST_SEATS + 1) if n not in before)
        table.place[piece] = place
        table.behind[piece] = "abcde".index(letter) if letter else free


def _say_panoramas(state: State) -> str:
    return ",".join(
        "".join(str(sections) for sections in state.panoramas[seat]) for seat in range(state.seats)
    )


def _set_panoramas(table: State, value: str) -> None:
    for seat, part in enumerate(parts_of("panoramas", value, int(table.seats))):
        if len(part) != len(SECTIONS):
            refuse(f"panoramas={value}", Message("tokaido-position-panoramas"))
        for panorama, digit in enumerate(part):
            most = int(SECTIONS[panorama])
            table.panoramas[seat, panorama] = number("panoramas", digit, 0, most)


def _say_souvenirs(state: State) -> str:
    return ",".join(_listed(_placed(state, int(owned_by(seat)))) for seat in range(state.seats))


def _set_souvenirs(table: State, value: str) -> None:
    for seat, part in enumerate(parts_of("souvenirs", value, int(table.seats))):
        for name in _names(part):
            card = _place(table, "souvenirs", name, int(owned_by(seat)))
            table.souvenirs[seat, SOUVENIR_KIND[card]] += 1


def _say_under(state: State) -> str:
    batches = range(1, int(state.batches) + 1)
    return "/".join(_listed(_placed(state, batch)) for batch in batches) or NOTHING


def _set_under(table: State, value: str) -> None:
    batches = value.split("/") if value != NOTHING else []
    if len(batches) > MOST_BATCHES:
        refuse("under=…", Message("tokaido-position-batches", {"most": MOST_BATCHES}))
    table.batches = len(batches)
    for batch, part in enumerate(batches, 1):
        for name in _names(part):
            _place(table, "under", name, batch)


def _say_counter(state: State) -> str:
    wanted = [name + CHOSEN for name in _placed(state, WANTED)]
    return _listed([*_placed(state, OFFERED), *wanted])


def _set_counter(table: State, value: str) -> None:
    if len(_names(value)) > SHOP_CARDS:
        refuse(f"counter={value}", Message("tokaido-position-counter", {"count": SHOP_CARDS}))
    for name in _names(value):
        place = WANTED if name.endswith(CHOSEN) else OFFERED
        put_on_counter(table, _place(table, "counter", name.removesuffix(CHOSEN), place))


def _placed(state: State, place: int) -> list[str]:
    return [name for card, name in enumerate(SOUVENIR_NAMES) if state.shelf[card] == place]


def _place(table: State, key: str, name: str, place: int) -> int:
    card = index(key, name, SOUVENIR_NAMES)
    if table.shelf[card] != 0:
        refuse(f"{key}={name}", Message("tokaido-position-card-twice"))
    table.shelf[card] = place
    return card


def _say_met(state: State) -> str:
    """Encounters in order; who met whom is shared out in seat order, which is all that counts."""
    owners = [
        [seat for seat in range(state.seats) for _ in range(state.met[seat, encounter])]
        for encounter in Encounter
    ]
    words = []
    for event in range(state.encounters):
        kept, back = int(state.kept[event]), int(state.back[event])
        card = f">{ENCOUNTER_WORDS[back]}" if back != NOBODY else ""
        words.append(f"{owners[kept].pop(0)}:{ENCOUNTER_WORDS[kept]}{card}")
    return ",".join(words) or NOTHING


def _set_met(table: State, value: str) -> None:
    events = value.split(",") if value != NOTHING else []
    if len(events) > MOST_MET:
        refuse(f"met={value}", Message("tokaido-position-met", {"most": MOST_MET}))
    for event, part in enumerate(events):
        seat, _, cards = part.partition(":")
        kept, _, back = cards.partition(">")
        table.kept[event] = index("met", kept, ENCOUNTER_WORDS)
        table.back[event] = index("met", back, ENCOUNTER_WORDS) if back else NOBODY
        table.met[number("met", seat, 0, int(table.seats) - 1), table.kept[event]] += 1
    table.encounters = len(events)


def _say_hand(state: State) -> str:
    return _listed(ENCOUNTER_WORDS[card] for card in state.hand if card != NOBODY)


def _set_hand(table: State, value: str) -> None:
    cards = [index("hand", name, ENCOUNTER_WORDS) for name in _names(value)]
    if len(cards) > 2:
        refuse(f"hand={value}", Message("tokaido-position-hand"))
    table.hand[: len(cards)] = cards


def _say_inn(inn: int) -> Callable[[State], str]:
    def say(state: State) -> str:
        left = state.under[inn]
        parts = {
            "deal": _said_cards(state.deal[inn], DISH_NAMES),
            "bought": ",".join(_dish(dish) for dish in state.bought[inn, : state.seats]),
            "looked": _said_seats(int(state.looked[inn])),
            "removed": _dish(state.removed[inn]),
            "knew": _said_seats(int(state.knew[inn])),
            "refused": _dish(state.refused[inn]),
            "again": NOTHING if not state.again[inn] else "1",
            "left": NOTHING,
        }
        if state.inn != inn and (left != left_over(state, inn)).any():
            parts["left"] = _said_cards(left, DISH_NAMES) if left.any() else "0"
        said = (f"{key}:{value}" for key, value in parts.items() if value.strip("-,"))
        return "/".join(said) or NOTHING

    return say


def _set_inn(inn: int) -> Callable[[State, str], None]:
    word = f"inn{inn + 1}"

    def set_it(table: State, value: str) -> None:
        table.under[inn] = NOBODY  # until it is known what is left
        for part in value.split("/") if value != NOTHING else ():
            key, _, cards = part.partition(":")
            if key == "deal":
                table.deal[inn] = _counts(word, cards, DISH_NAMES, DISH_CARDS)
            elif key == "bought":
                for seat, name in enumerate(parts_of(word, cards, int(table.seats))):
                    if name != NOTHING:
                        table.bought[inn, seat] = index(word, name, DISH_NAMES)
            elif key in ("looked", "knew"):
                seats = {number(word, seat, 0, int(table.seats) - 1) for seat in _names(cards)}
                table[key][inn] = sum(1 << seat for seat in seats)
            elif key in ("removed", "refused"):
                table[key][inn] = index(word, cards, DISH_NAMES)
            elif key == "again":
                table.again[inn] = number(word, cards, 0, 1)
            elif key == "left":
                left = NOTHING if cards == "0" else cards
                table.under[inn] = _counts(word, left, DISH_NAMES, DISH_CARDS)
            else:
                refuse(f"{word}={value}", Message("tokaido-position-inn"))

    return set_it


def _set_serving(table: State, value: str) -> None:
    table.inn = NOBODY if value == NOTHING else number("inn", value, 1, INNS) - 1


def _say_serving(state: State) -> str:
    return NOTHING if state.inn == NOBODY else str(state.inn + 1)


def _say_achievements(state: State) -> str:
    return ",".join(
        _listed(
            name
            for achievement, name in enumerate(ACHIEVEMENT_NAMES)
            if (state.achievements[seat] >> achievement) & 1
        )
        for seat in range(state.seats)
    )


def _set_achievements(table: State, value: str) -> None:
    for seat, part in enumerate(parts_of("achievements", value, int(table.seats))):
        for name in _names(part):
            bit = 1 << index("achievements", name, ACHIEVEMENT_NAMES)
            table.achievements[seat] |= bit


def _set_phase(table: State, value: str) -> None:
    names = [name_of(phase) for phase in Phase if phase <= Phase.OVER]
    table.phase = index("phase", value, names)


def _set_offer(table: State, value: str) -> None:
    table.offer = NOBODY if value == NOTHING else index("offer", value, DISH_NAMES)


def _say_pending(state: State) -> str:
    return "0" if state.phase == Phase.LINE else str(state.pending)


def _say_mover(state: State) -> str:
    return "0" if state.phase in (Phase.MOVE, Phase.LINE) else str(state.mover)


def _dish(dish: int) -> str:
    return DISH_NAMES[dish] if dish != NOBODY else NOTHING


def _listed(names: Iterable[str]) -> str:
    return "+".join(names) or NOTHING


def _said_cards(counts: Iterable[int], names: Sequence[str]) -> str:
    return _listed(name for name, cards in zip(names, counts, strict=True) for _ in range(cards))


def _said_seats(bits: int) -> str:
    return _listed(str(seat) for seat in range(MOST_SEATS) if bits >> seat & 1)


def _names(part: str) -> list[str]:
    return part.split("+") if part != NOTHING else []


def _counts(key: str, part: str, names: Sequence[str], copies: Sequence[int]) -> list[int]:
    counts = [0] * len(names)
    for name in _names(part):
        card = index(key, name, names)
        counts[card] += 1
        if counts[card] > copies[card]:
            most, name = copies[card], Verbatim(names[card])
            why = Message("tokaido-position-cards", {"count": most, "name": name})
            refuse(f"{key}={part}", why)
    return counts


def parts_of(key: str, value: str, count: int) -> list[str]:
    parts = value.split(",")
    if len(parts) != count or not all(parts):
        refuse(f"{key}={value}", Message("position-values", {"count": count}))
    return parts


def number(key: str, value: str, least: int, most: int) -> int:
    found = whole(value)
    if found is None or not least <= found <= most:
        limits = {"least": Verbatim(least), "most": Verbatim(most)}
        refuse(f"{key}={value}", Message("position-number", limits))
    return found


def index(key: str, value: str, names: Sequence[str]) -> int:
    lower = [name.lower() for name in names]
    if value.lower() not in lower:
        there = Verbatim(", ".join(names))
        refuse(f"{key}={value}", Message("position-one-of", {"words": there}))
    return lower.index(value.lower())


def refuse(word: str, why: Message) -> NoReturn:
    raise BadText(
        Message("position-unreadable", {"word": quoted(word), "game": "tokaido", "why": why})
    )


def _already_set(table: State, value: str) -> None:
    """The agreement is read before anything else."""


def left_over(state: State, inn: int) -> Any:
    """What nobody bought at an inn."""
    left = state.deal[inn].copy()
    for dish in (*state.bought[inn], state.removed[inn]):
        if dish != NOBODY:
            left[dish] -= 1
    return left


FIRST = ("seats", "gastronomy", "homeward", "travelers")
"""The agreement: what `start` is told."""

WORDS = {
    "seats": Word(lambda state: str(state.seats), _already_set),
    "gastronomy": Word(lambda state: str(state.gastronomy), _already_set),
    "homeward": Word(lambda state: str(state.homeward), _already_set),
    "travelers": Word(_say_travelers, _already_set),
    "phase": Word(lambda state: name_of(Phase(state.phase)), _set_phase),
    "mover": Word(_say_mover, _scalar("mover", 0, MOST_SEATS - 1).set),
    "pending": Word(_say_pending, _scalar("pending", 0, 99).set),
    "tiles": Word(_say_tiles, _set_tiles),
    "at": Word(_say_at, _set_at),
    "coins": _by_seat("coins", MOST_COINS),
    "donated": _by_seat("donated", MOST_GIVEN, pieces=True),
    "achievements": Word(_say_achievements, _set_achievements),
    "panoramas": Word(_say_panoramas, _set_panoramas),
    "souvenirs": Word(_say_souvenirs, _set_souvenirs),
    "springs": _collection("springs", SPRING_NAMES, [cards for _, cards in COMPONENTS.springs]),
    "met": Word(_say_met, _set_met),
    "eaten": _collection("eaten", DISH_NAMES, DISH_CARDS),
    "under": Word(_say_under, _set_under),
    "counter": Word(_say_counter, _set_counter),
    "rejoined": _scalar("rejoined", 0, MOST_MET),
    "hand": Word(_say_hand, _set_hand),
    "inn": Word(_say_serving, _set_serving),
    **{f"inn{inn + 1}": Word(_say_inn(inn), _set_inn(inn)) for inn in range(INNS)},
    "offer": Word(lambda state: _dish(state.offer), _set_offer),
    "offered-from": _scalar("offered-from", 0, 2 * INNS, "offer_batch"),
}
