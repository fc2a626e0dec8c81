"""A whole position as a line of text that reads back.

Words in any order; what is not said is as at the first move of a first journey of
four, standing in the line in the order of their seats:

    seats=5 gastronomy=1 homeward=1
    travelers=Satsuki,-,Kinko,?,?    - on a first journey, ? while still to be chosen
    tiles=-,-,-,Umegae+Kinko,-       what they can be chosen from
    at=3,7,7b,14a,14b                stops; b is the second spot, or second in line
    coins=4,9,0,7,7 donated=0,3,1,0,0
    panoramas=320,000,105,000,000    sections of paddy, mountain, sea
    souvenirs=Koma+Sake,-,-,-,-      springs=2+3,-,-,-,-  eaten=Dango,-,-,-,-
    achievements=sea+bather,-,-,-,-
    under=Geta/-/Haori+Koma          souvenirs that went under the pile, batch by batch
    counter=Netsuke+Sake!            souvenirs in the shop, ! on those chosen to buy
    met=0:samurai,2:kuge>miko        encounters in order, who met whom, and what went back
    rejoined=1 hand=miko+kuge        how many cards came up again; Yoshiyasu's two
    inn1=deal:Dango+Soba+Tofu/bought:Dango,-/looked:0+1/removed:Soba/knew:0/refused:Udon
    inn=1                            the inn that is serving
    offer=Udon offered-from=0        what Satsuki was offered last, and the batch it came from
    phase=buy mover=1 pending=0

The piles hold what is nowhere else, and points are counted from the collections.
Of a closed inn `left:` says what is left under the pile, if some came up again.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

import numpy as np

from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.errors import BadText
from tabiji.kernel.record import State, copy_record, new_state
from tabiji.tokaido.components import COMPONENTS, name_of, spoken
from tabiji.tokaido.names import MOST_SEATS, NOBODY, Achievement, Encounter, Phase, Traveler
from tabiji.tokaido.notation import ENCOUNTER_WORDS
from tabiji.tokaido.plausible import CHANCE_PHASES, SETTING_OUT, flaw
from tabiji.tokaido.scoring import recount
from tabiji.tokaido.setup import AGREED, DEALT, start
from tabiji.tokaido.shop import put_on_counter
from tabiji.tokaido.souvenirs import owned_by, turn_up
from tabiji.tokaido.state import OFFERED, RECORD, WANTED
from tabiji.tokaido.tables import (
    DISH_COPIES,
    ENCOUNTER_CARDS,
    INNS,
    MOST_MET,
    SECTIONS,
    SHOP_CARDS,
    SOUVENIR_KIND,
    SPACE,
    SPRING_CARDS,
    STOPS,
)
from tabiji.tokaido.turns import decider, farthest_behind

NOTHING = "-"
UNDECIDED = "?"
CHOSEN = "!"
MANY = 9999

SOUVENIR_NAMES = [souvenir.name.replace(" ", "-") for souvenir in COMPONENTS.souvenirs]
DISH_NAMES = [dish.name.replace(" ", "-") for dish in COMPONENTS.dishes]
TRAVELER_NAMES = [spoken(traveler) for traveler in Traveler]
SPRING_NAMES = [str(points) for points, _ in COMPONENTS.springs]
ACHIEVEMENT_NAMES = [name_of(achievement) for achievement in Achievement]


def write(state: State) -> str:
    """The position as a line of text."""
    said = {key: word.say(state) for key, word in WORDS.items()}
    usual = _table({key: said[key] for key in FIRST})
    plain = {key: word.say(usual) for key, word in WORDS.items()}
    news = [key for key in WORDS if key in FIRST or key == "at" or said[key] != plain[key]]
    return " ".join(f"{key}={said[key]}" for key in news)


def read(text: str, state: State) -> None:
    """Set `state` up as the text says; what is wrong is refused and changes nothing."""
    table = _table(_split(text))
    if why := flaw(table):
        raise BadText(f"{text!r} is not a position of Tokaido: {why}.")
    copy_record(table, state)


def _table(said: dict[str, str]) -> State:
    """The table that words describe."""
    table = new_state(RECORD)
    _set_out(table, said)
    for key, value in said.items():
        if key not in FIRST:
            WORDS[key].set(table, value)
    _complete(table, said)
    for seat in range(table.seats):
        table.points[seat] = recount(table, seat)
    return table


def _split(text: str) -> dict[str, str]:
    """The words of a position by their keys, each at most once."""
    said: dict[str, str] = {}
    for word in text.split():
        key, _, value = word.partition("=")
        if key not in WORDS or not value:
            _refuse(word, f"words look like {' '.join(f'{key}=' for key in WORDS)}")
        if key in said:
            _refuse(word, f"{key} is said twice")
        said[key] = value
    return said


def _set_out(table: State, said: dict[str, str]) -> None:
    """The table before anything else is said: who plays, all in line, all cards in the piles."""
    seats = _number("seats", said.get("seats", "4"), 2, MOST_SEATS)
    travelers = [NOBODY] * MOST_SEATS
    if "travelers" in said:
        for seat, name in enumerate(_parts("travelers", said["travelers"], seats)):
            if name == UNDECIDED:
                travelers[seat] = DEALT
            elif name != NOTHING:
                travelers[seat] = _index("travelers", name, TRAVELER_NAMES)
    agreed = [seats, *(_number(key, said.get(key, "0"), 0, 1) for key in FIRST[1:AGREED])]
    start(table, np.array([*agreed, *travelers], np.int16))
    table.pending = 0
    table.mover = 0
    if "phase" not in said or said["phase"] not in [name_of(phase) for phase in SETTING_OUT]:
        for piece in range(table.pieces):
            table.behind[piece] = piece


def _complete(table: State, said: dict[str, str]) -> None:
    """What follows from what was said: the piles, whose turn it is."""
    if "phase" not in said:
        table.phase = Phase.MOVE
    phase = Phase(table.phase)
    if phase == Phase.LINE:
        table.pending = int((table.behind[: table.pieces] == NOBODY).sum())
    if phase == Phase.MOVE:
        table.mover = farthest_behind(table)
        table.actor = decider(table, table.mover)
    elif phase == Phase.OVER:
        table.actor = OVER
    else:
        table.actor = CHANCE if phase in CHANCE_PHASES else table.mover
    turn_up(table)
    table.spring_pile[:] = SPRING_CARDS - table.springs.sum(axis=0)
    table.encounter_pile[:] = ENCOUNTER_CARDS - table.met.sum(axis=0)
    back = [int(card) for card in table.back if card != NOBODY][int(table.rejoined) :]
    for card in (*back, *(int(card) for card in table.hand if card != NOBODY)):
        table.encounter_pile[card] -= 1
    _lay_table(table)
    meals = DISH_COPIES - table.eaten.sum(axis=0) - table.table - table.under.sum(axis=0)
    for inn in range(INNS):
        if table.refused[inn] != NOBODY and not table.again[inn]:
            meals[table.refused[inn]] -= 1
        if table.removed[inn] != NOBODY:
            meals[table.removed[inn]] -= 1
    if phase == Phase.ACCEPT and table.offer != NOBODY:
        meals[table.offer] -= 1
    table.meal_pile[:] = meals


def _lay_table(table: State) -> None:
    """The meals of the inn that is serving; of a closed one, what went under the pile."""
    for inn in range(INNS):
        left = _left(table, inn)
        if inn == table.inn:
            table.table[:] = left
            table.under[inn] = 0
        elif (table.under[inn] < 0).any():
            table.under[inn] = left


def _left(state: State, inn: int) -> Any:
    """What nobody bought at an inn."""
    left = state.deal[inn].copy()
    for dish in (*state.bought[inn], state.removed[inn]):
        if dish != NOBODY:
            left[dish] -= 1
    return left


class _Word:
    """A word of a position: how it is said of a table, and how it sets one."""

    def __init__(self, say: Callable[[State], str], set: Callable[[State, str], None]) -> None:
        self.say = say
        self.set = set


def _scalar(key: str, least: int, most: int, field: str = "") -> _Word:
    def set_it(table: State, value: str) -> None:
        table[field or key] = _number(key, value, least, most)

    return _Word(lambda state: str(state[field or key]), set_it)


def _by_seat(key: str, most: int, pieces: bool = False) -> _Word:
    def count(state: State) -> int:
        return int(state.pieces if pieces else state.seats)

    def set_it(table: State, value: str) -> None:
        for seat, part in enumerate(_parts(key, value, count(table))):
            table[key][seat] = _number(key, part, 0, most)

    return _Word(lambda state: ",".join(str(n) for n in state[key][: count(state)]), set_it)


def _collection(key: str, names: Sequence[str]) -> _Word:
    """For each seat, cards by name, several with + between them."""

    def say(state: State) -> str:
        return ",".join(_said_cards(state[key][seat], names) for seat in range(state.seats))

    def set_it(table: State, value: str) -> None:
        for seat, part in enumerate(_parts(key, value, int(table.seats))):
            table[key][seat] = _counts(key, part, names)

    return _Word(say, set_it)


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
    for seat, part in enumerate(_parts("tiles", value, int(table.seats))):
        tiles = sorted(_index("tiles", name, TRAVELER_NAMES) for name in _names(part))
        if len(tiles) > 2:
            _refuse(f"tiles={value}", "a seat has two tiles")
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
    for piece, part in enumerate(_parts("at", value, int(table.pieces))):
        if part == NOTHING:
            continue
        stop = part.rstrip("abcde")
        letter = part[len(stop) :]
        if len(letter) > 1:
            _refuse(f"at={value}", "a stop looks like 7 or 7b")
        place = _number("at", stop, 0, STOPS - 1)
        before = [int(table.behind[other]) for other in range(piece) if table.place[other] == place]
        free = next(n for n in range(MOST_SEATS + 1) if n not in before)
        table.place[piece] = place
        table.behind[piece] = "abcde".index(letter) if letter else free


def _say_panoramas(state: State) -> str:
    return ",".join(
        "".join(str(sections) for sections in state.panoramas[seat]) for seat in range(state.seats)
    )


def _set_panoramas(table: State, value: str) -> None:
    for seat, part in enumerate(_parts("panoramas", value, int(table.seats))):
        if len(part) != len(SECTIONS):
            _refuse(f"panoramas={value}", "each seat has three digits: paddy, mountain, sea")
        for panorama, digit in enumerate(part):
            most = int(SECTIONS[panorama])
            table.panoramas[seat, panorama] = _number("panoramas", digit, 0, most)


def _say_souvenirs(state: State) -> str:
    return ",".join(_listed(_placed(state, int(owned_by(seat)))) for seat in range(state.seats))


def _set_souvenirs(table: State, value: str) -> None:
    for seat, part in enumerate(_parts("souvenirs", value, int(table.seats))):
        for name in _names(part):
            card = _place(table, "souvenirs", name, int(owned_by(seat)))
            table.souvenirs[seat, SOUVENIR_KIND[card]] += 1


def _say_under(state: State) -> str:
    batches = range(1, int(state.batches) + 1)
    return "/".join(_listed(_placed(state, batch)) for batch in batches) or NOTHING


def _set_under(table: State, value: str) -> None:
    batches = value.split("/") if value != NOTHING else []
    table.batches = len(batches)
    for number, part in enumerate(batches, 1):
        for name in _names(part):
            _place(table, "under", name, number)


def _say_counter(state: State) -> str:
    wanted = [name + CHOSEN for name in _placed(state, WANTED)]
    return _listed([*_placed(state, OFFERED), *wanted])


def _set_counter(table: State, value: str) -> None:
    if len(_names(value)) > SHOP_CARDS:
        _refuse(f"counter={value}", f"a shop shows {SHOP_CARDS} souvenirs")
    for name in _names(value):
        place = WANTED if name.endswith(CHOSEN) else OFFERED
        put_on_counter(table, _place(table, "counter", name.removesuffix(CHOSEN), place))


def _placed(state: State, place: int) -> list[str]:
    return [name for card, name in enumerate(SOUVENIR_NAMES) if state.shelf[card] == place]


def _place(table: State, key: str, name: str, place: int) -> int:
    card = _index(key, name, SOUVENIR_NAMES)
    if table.shelf[card] != 0:
        _refuse(f"{key}={name}", "there is only one such card")
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
        _refuse(f"met={value}", f"a game has at most {MOST_MET} encounters")
    for event, part in enumerate(events):
        seat, _, cards = part.partition(":")
        kept, _, back = cards.partition(">")
        table.kept[event] = _index("met", kept, ENCOUNTER_WORDS)
        table.back[event] = _index("met", back, ENCOUNTER_WORDS) if back else NOBODY
        table.met[_number("met", seat, 0, int(table.seats) - 1), table.kept[event]] += 1
    table.encounters = len(events)


def _say_hand(state: State) -> str:
    return _listed(ENCOUNTER_WORDS[card] for card in state.hand if card != NOBODY)


def _set_hand(table: State, value: str) -> None:
    cards = [_index("hand", name, ENCOUNTER_WORDS) for name in _names(value)]
    if len(cards) > 2:
        _refuse(f"hand={value}", "Yoshiyasu looks at two cards")
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
        if state.inn != inn and (left != _left(state, inn)).any():
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
                table.deal[inn] = _counts(word, cards, DISH_NAMES)
            elif key == "bought":
                for seat, name in enumerate(_parts(word, cards, int(table.seats))):
                    if name != NOTHING:
                        table.bought[inn, seat] = _index(word, name, DISH_NAMES)
            elif key in ("looked", "knew"):
                table[key][inn] = sum(
                    1 << _number(word, seat, 0, int(table.seats) - 1) for seat in _names(cards)
                )
            elif key in ("removed", "refused"):
                table[key][inn] = _index(word, cards, DISH_NAMES)
            elif key == "again":
                table.again[inn] = _number(word, cards, 0, 1)
            elif key == "left":
                table.under[inn] = _counts(word, NOTHING if cards == "0" else cards, DISH_NAMES)
            else:
                _refuse(f"{word}={value}", "its parts are deal, bought, looked, removed, ...")

    return set_it


def _set_serving(table: State, value: str) -> None:
    table.inn = NOBODY if value == NOTHING else _number("inn", value, 1, INNS) - 1


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
    for seat, part in enumerate(_parts("achievements", value, int(table.seats))):
        for name in _names(part):
            bit = 1 << _index("achievements", name, ACHIEVEMENT_NAMES)
            table.achievements[seat] |= bit


def _set_phase(table: State, value: str) -> None:
    names = [name_of(phase) for phase in Phase if phase <= Phase.OVER]
    table.phase = _index("phase", value, names)


def _set_offer(table: State, value: str) -> None:
    table.offer = NOBODY if value == NOTHING else _index("offer", value, DISH_NAMES)


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


def _counts(key: str, part: str, names: Sequence[str]) -> list[int]:
    counts = [0] * len(names)
    for name in _names(part):
        counts[_index(key, name, names)] += 1
    return counts


def _parts(key: str, value: str, count: int) -> list[str]:
    parts = value.split(",")
    if len(parts) != count or not all(parts):
        _refuse(f"{key}={value}", f"{count} values with a comma between are expected")
    return parts


def _number(key: str, value: str, least: int, most: int) -> int:
    if not (value.isascii() and value.isdigit()) or not least <= int(value) <= most:
        _refuse(f"{key}={value}", f"a number from {least} to {most} is expected")
    return int(value)


def _index(key: str, value: str, names: Sequence[str]) -> int:
    lower = [name.lower() for name in names]
    if value.lower() not in lower:
        _refuse(f"{key}={value}", f"one of {', '.join(names)} is expected")
    return lower.index(value.lower())


def _refuse(word: str, why: str) -> NoReturn:
    raise BadText(f"{word!r} cannot be read in a position of Tokaido: {why}.")


def _already_set(table: State, value: str) -> None:
    """The agreement is read before anything else."""


FIRST = ("seats", "gastronomy", "homeward", "travelers")
"""The agreement: what `start` is told."""

WORDS = {
    "seats": _Word(lambda state: str(state.seats), _already_set),
    "gastronomy": _Word(lambda state: str(state.gastronomy), _already_set),
    "homeward": _Word(lambda state: str(state.homeward), _already_set),
    "travelers": _Word(_say_travelers, _already_set),
    "phase": _Word(lambda state: name_of(Phase(state.phase)), _set_phase),
    "mover": _Word(_say_mover, _scalar("mover", 0, MOST_SEATS - 1).set),
    "pending": _Word(_say_pending, _scalar("pending", 0, 99).set),
    "tiles": _Word(_say_tiles, _set_tiles),
    "at": _Word(_say_at, _set_at),
    "coins": _by_seat("coins", MANY),
    "donated": _by_seat("donated", MANY, pieces=True),
    "achievements": _Word(_say_achievements, _set_achievements),
    "panoramas": _Word(_say_panoramas, _set_panoramas),
    "souvenirs": _Word(_say_souvenirs, _set_souvenirs),
    "springs": _collection("springs", SPRING_NAMES),
    "met": _Word(_say_met, _set_met),
    "eaten": _collection("eaten", DISH_NAMES),
    "under": _Word(_say_under, _set_under),
    "counter": _Word(_say_counter, _set_counter),
    "rejoined": _scalar("rejoined", 0, MOST_MET),
    "hand": _Word(_say_hand, _set_hand),
    "inn": _Word(_say_serving, _set_serving),
    **{f"inn{inn + 1}": _Word(_say_inn(inn), _set_inn(inn)) for inn in range(INNS)},
    "offer": _Word(lambda state: _dish(state.offer), _set_offer),
    "offered-from": _scalar("offered-from", 0, 2 * INNS, "offer_batch"),
}
