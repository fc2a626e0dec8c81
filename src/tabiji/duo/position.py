"""A whole position as a line of text that reads back.

Words in any order; what is not said is as at the first roll of a game in which
seat 0 sits at the compass and plays purple, with boutiques and wave tiles in the
order of the board file:

    P0@C0 M1@M3 A0@5           where characters stand: station, town, area
    coins=4,9 temple=3,1       a number for each seat
    wares=kkp,-                by first letter; the bag holds the rest
    paintings=OWm,-            gifted tiles in capitals (o is the moon), then revealed ones
    dice=p3:0,m1,a2            the dice rolled, and who has taken them
    waves=hasty:1,crafty,inspired:0
    boutiques=kimono4,fan2,... one for each coastal town
    spring=1 first=0 turns=12  who holds the hot spring token; player A; turns begun
    ending=garden,-            what each seat has brought about
    phase=walk die=pilgrim     what is asked now, and whose die is being used
"""

from collections.abc import Callable, Iterable
from enum import IntEnum
from functools import cache
from typing import Any, NoReturn, TypeVar

import numpy as np

from tabiji.duo.board import BOARD
from tabiji.duo.names import (
    CHARACTERS,
    NOBODY,
    SEATS,
    USING,
    Character,
    End,
    Icon,
    Phase,
    Ware,
    Wave,
)
from tabiji.duo.notation import boutique_name
from tabiji.duo.plausible import COUNTED, SEATING, SETTING, brought_about, flaw
from tabiji.duo.setup import RANDOM, start
from tabiji.duo.state import RECORD
from tabiji.duo.turns import begin_turn
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.datafile import name_of
from tabiji.kernel.digits import MOST_DIGITS, whole
from tabiji.kernel.errors import BadText
from tabiji.kernel.position import words_of_position
from tabiji.kernel.record import State, copy_record, new_state
from tabiji.locale.message import Message, Verbatim, quoted

__all__ = ["flaw", "read", "write"]

Member = TypeVar("Member", bound=IntEnum)

NOTHING = "-"
MOST_TURNS = 10**MOST_DIGITS - 1

_PRICE = max(token.price for token in BOARD.boutiques) + 1  # with the Crafty Merchant's coin
MOST_COINS = BOARD.coins_per_slab - 1 + 2 * _PRICE * (BOARD.storage + 2)
"""More coins than anybody can have: beyond the last slab they come in one turn, from two uses of
the merchant's die and two of the pilgrim's."""

ICON_LETTERS = {Icon.MOON: "o", Icon.WATERFALL: "w", Icon.MOUNTAIN: "m", Icon.BAMBOO: "b"}
CHANCE_PHASES = (*SEATING, *SETTING, Phase.ROLL, Phase.DRAW, Phase.REVEAL)


def write(state: State) -> str:
    """The position as a line of text."""
    phase = Phase(state.phase)
    if phase in SEATING:
        return " ".join(f"{key}={WORDS[key].say(state)}" for key in ("phase", "compass", "purple"))
    men = [
        f"{man}{seat}@{word.name(int(word.places(state)[seat]))}"
        for seat in range(SEATS)
        for man, word in MEN.items()
    ]
    compass = f"compass={state.compass}" if state.compass else ""
    usual = _usual(compass)
    said = {key: word.say(state) for key, word in WORDS.items()}
    news = [f"{key}={value}" for key, value in said.items() if value != usual[key]]
    return " ".join([*men, *filter(None, [compass]), *news])


@cache
def _usual(text: str) -> dict[str, str]:
    """What every word says at a table of which only this was said."""
    table = new_state(RECORD)
    read(text, table)
    return {key: word.say(table) for key, word in WORDS.items()}


def read(text: str, state: State) -> None:
    """Set `state` up as the text says; what is wrong is refused and changes nothing."""
    said = _split(text)
    phase = _member("phase", said["phase"], Phase) if "phase" in said else None
    table = new_state(RECORD)
    _set_out(table, said, phase)
    for key, value in said.items():
        if key in WORDS:
            WORDS[key].set(table, value)
        else:
            man = MEN[key[0]]
            man.places(table)[int(key[1])] = man.find(key, value)
    _complete(table, said, phase)
    if why := flaw(table):
        raise BadText(
            Message("position-impossible", {"text": quoted(text), "game": "duo", "why": why})
        )
    copy_record(table, state)


def _split(text: str) -> dict[str, str]:
    """The words of a position by their keys, each at most once."""
    said: dict[str, str] = {}
    for word in words_of_position("duo", text):
        sign = "@" if "@" in word else "="
        key, _, value = word.partition(sign)
        known = [f"{man}{seat}" for man in MEN for seat in range(SEATS)] if sign == "@" else WORDS
        if key not in known or not value:
            there = Verbatim(" ".join(f"{key}=" for key in WORDS))
            _refuse(word, Message("duo-position-words", {"words": there}))
        if key in said:
            _refuse(word, Message("position-twice", {"key": Verbatim(key)}))
        said[key] = value
    return said


def _set_out(table: State, said: dict[str, str], phase: Phase | None) -> None:
    """The table before anything is said about it, as far as the phase goes."""
    if phase in SEATING:
        start(table, np.array([RANDOM, RANDOM], np.int16))
        if set(said) - {"phase", "compass", "purple"}:
            _refuse(f"phase={said['phase']}", Message("duo-position-seating"))
        return
    seats = [_number(key, said.get(key, "0"), 0, SEATS - 1) for key in ("compass", "purple")]
    start(table, np.array(seats, np.int16))
    if phase != Phase.BOUTIQUES:
        tokens = [kind for kind, token in enumerate(BOARD.boutiques) for _ in range(token.copies)]
        table.boutique = tokens
    if phase not in SETTING:
        table.wave = [2 * character for character in range(CHARACTERS)]
        begin_turn(table)
        table.pending = 0
    elif phase == Phase.WAVES:
        table.pending = CHARACTERS


def _complete(table: State, said: dict[str, str], phase: Phase | None) -> None:
    """What follows from what was said: whose turn it is, what is left to do, what is left."""
    rolled = int(np.count_nonzero(table.dice))
    if phase is None:
        phase = Phase.CHOOSE if rolled == CHARACTERS else Phase.ROLL
    table.phase = phase
    if phase in SEATING:
        return
    if phase not in COUNTED and whole(said.get("pending", "0")):
        why = Message("duo-position-pending", {"phase": Verbatim(name_of(phase))})
        _refuse(f"pending={said['pending']}", why)
    if "ending" not in said:
        for seat in range(SEATS):
            table.ending[seat] = brought_about(table, seat)
    for ware in Ware:
        table.bag[ware] = BOARD.wares[ware] - int(table.wares[:, ware].sum())
    if phase == Phase.BOUTIQUES:
        table.pending = int(np.count_nonzero(table.boutique == NOBODY))
    elif phase == Phase.WAVES:
        waves = said.get("waves", NOTHING)
        table.pending = CHARACTERS - (waves != NOTHING) * len(waves.split(","))
    elif phase == Phase.ROLL:
        table.pending = CHARACTERS - rolled
    if phase not in SETTING:
        taken = int(np.count_nonzero(table.taker != NOBODY))
        table.used = taken - 1 if phase in USING else taken
        table.seat = 1 - table.first if table.used == 1 else table.first
    if phase in CHANCE_PHASES:
        table.actor = CHANCE
    elif phase == Phase.OVER:
        table.actor = OVER
    elif phase != Phase.RETURN or table.actor == CHANCE:
        table.actor = table.seat


class _Word:
    """A word of a position: how it is said of a table, and how it sets one."""

    def __init__(self, say: Callable[[State], str], set: Callable[[State, str], None]) -> None:
        self.say = say
        self.set = set


class _Man:
    """A kind of character: where its men stand, and the names of the places."""

    def __init__(self, field: str, names: Iterable[str]) -> None:
        self.field = field
        self.names = list(names)

    def places(self, state: State) -> Any:
        return state[self.field]

    def name(self, place: int) -> str:
        return self.names[place]

    def find(self, key: str, name: str) -> int:
        if self.field == "pilgrim" and whole(name) is not None:
            return _number(key, name, 0, len(self.names) - 1)
        if name not in self.names:
            there = Verbatim(" ".join(self.names))
            _refuse(f"{key}@{name}", Message("duo-position-places", {"places": there}))
        return self.names.index(name)


def _scalar(field: str, least: int, most: int) -> _Word:
    def set_it(table: State, value: str) -> None:
        table[field] = _number(field, value, least, most)

    return _Word(lambda state: str(state[field]), set_it)


def _owner(field: str) -> _Word:
    def set_it(table: State, value: str) -> None:
        table[field] = _seat(field, value)

    return _Word(lambda state: _said_seat(state[field]), set_it)


def _by_seat(field: str, least: int, most: int) -> _Word:
    def set_it(table: State, value: str) -> None:
        table[field] = [_number(field, part, least, most) for part in _parts(field, value, SEATS)]

    return _Word(lambda state: ",".join(str(number) for number in state[field]), set_it)


def _named(field: str, kind: type[IntEnum]) -> _Word:
    def set_it(table: State, value: str) -> None:
        table[field] = _member(field, value, kind)

    return _Word(lambda state: name_of(kind(state[field])), set_it)


def _say_wares(state: State) -> str:
    return ",".join(
        "".join(name_of(ware)[0] * int(state.wares[seat, ware]) for ware in Ware) or NOTHING
        for seat in range(SEATS)
    )


def _set_wares(table: State, value: str) -> None:
    letters = {name_of(ware)[0]: ware for ware in Ware}
    for seat, part in enumerate(_parts("wares", value, SEATS)):
        if len(part) > sum(BOARD.wares):
            why = Message("duo-position-most-wares", {"count": sum(BOARD.wares)})
            _refuse(f"wares={value}", why)
        for letter in part.strip(NOTHING):
            if letter not in letters:
                there = Verbatim(" ".join(letters))
                _refuse(f"wares={value}", Message("duo-position-ware-letters", {"letters": there}))
            table.wares[seat, letters[letter]] += 1


def _say_paintings(state: State) -> str:
    words = []
    for seat in range(SEATS):
        icons = [ICON_LETTERS[Icon(i)] for i in state.paintings[seat, : state.painted[seat]]]
        gifted = int(state.gifted[seat])
        words.append("".join(icons[:gifted]).upper() + "".join(icons[gifted:]) or NOTHING)
    return ",".join(words)


def _set_paintings(table: State, value: str) -> None:
    letters = {letter: icon for icon, letter in ICON_LETTERS.items()}
    for seat, part in enumerate(_parts("paintings", value, SEATS)):
        tiles = part.strip(NOTHING)
        gifted = len(tiles.rstrip("".join(letters)))
        if any(letter.lower() not in letters for letter in tiles) or not (
            tiles[:gifted].isupper() or gifted == 0
        ):
            there = Verbatim(" ".join(letters))
            why = Message("duo-position-painting-letters", {"letters": there})
            _refuse(f"paintings={value}", why)
        if len(tiles) > BOARD.paintings:
            why = Message("duo-position-paintings", {"count": BOARD.paintings})
            _refuse(f"paintings={value}", why)
        table.gifted[seat] = gifted
        table.painted[seat] = len(tiles)
        for slot, letter in enumerate(tiles.lower()):
            table.paintings[seat, slot] = letters[letter]
            table.unpainted[seat, letters[letter]] -= 1


def _say_dice(state: State) -> str:
    rolled = [
        name_of(Character(die))[0] + str(state.dice[die]) + _said_holder(state.taker[die])
        for die in range(CHARACTERS)
        if state.dice[die]
    ]
    return ",".join(rolled) or NOTHING


def _set_dice(table: State, value: str) -> None:
    dice = {name_of(character)[0]: character for character in Character}
    for part in value.split(",") if value != NOTHING else ():
        die, colon, taker = part.partition(":")
        shown = whole(die[1:])
        if die[:1] not in dice or shown is None:
            _refuse(f"dice={value}", Message("duo-position-dice"))
        character = dice[die[0]]
        if shown not in BOARD.dice[character]:
            face = {"die": Verbatim(name_of(character)), "number": Verbatim(shown)}
            _refuse(f"dice={value}", Message("duo-position-face", face))
        table.dice[character] = shown
        table.taker[character] = _seat("dice", taker) if colon else NOBODY


def _say_waves(state: State) -> str:
    placed = {Phase.BOUTIQUES: 0, Phase.WAVES: CHARACTERS - int(state.pending)}
    words = [
        name_of(Wave(state.wave[character])) + _said_holder(state.holder[character])
        for character in range(placed.get(Phase(state.phase), CHARACTERS))
    ]
    return ",".join(words) or NOTHING


def _set_waves(table: State, value: str) -> None:
    parts = value.split(",") if value != NOTHING else []
    if len(parts) > CHARACTERS:
        _refuse(f"waves={value}", Message("duo-position-waves", {"count": CHARACTERS}))
    table.wave = 0
    for character, part in enumerate(parts):
        name, colon, holder = part.partition(":")
        side = _member("waves", name, Wave)
        if side // 2 != character:
            _refuse(f"waves={value}", Message("duo-position-wave-order"))
        table.wave[character] = side
        table.holder[character] = _seat("waves", holder) if colon else NOBODY


def _say_boutiques(state: State) -> str:
    placed = [boutique_name(BOARD.boutiques[kind]) for kind in state.boutique if kind != NOBODY]
    return ",".join(placed) or NOTHING


def _set_boutiques(table: State, value: str) -> None:
    kinds = {boutique_name(token): kind for kind, token in enumerate(BOARD.boutiques)}
    names = value.split(",") if value != NOTHING else []
    if len(names) > BOARD.coastal_towns or any(name not in kinds for name in names):
        there = Verbatim(" ".join(kinds))
        _refuse(f"boutiques={value}", Message("duo-position-boutique-names", {"names": there}))
    table.boutique = NOBODY
    table.boutique[: len(names)] = [kinds[name] for name in names]


def _say_phase(state: State) -> str:
    """The dice tell these phases apart: not all rolled, or all rolled and one to be chosen."""
    phase = Phase(state.phase)
    return NOTHING if phase in (Phase.ROLL, Phase.CHOOSE) else name_of(phase)


def _say_actor(state: State) -> str:
    """Who returns wares can be the other player; all else follows from the phase."""
    return _said_seat(state.actor if state.phase == Phase.RETURN else NOBODY)


def _say_pending(state: State) -> str:
    return str(state.pending if state.phase in COUNTED else 0)


def _say_ending(state: State) -> str:
    return ",".join(
        "+".join(name_of(end) for end in End if state.ending[seat] & end) or NOTHING
        for seat in range(SEATS)
    )


def _set_ending(table: State, value: str) -> None:
    for seat, part in enumerate(_parts("ending", value, SEATS)):
        for name in part.split("+") if part != NOTHING else ():
            table.ending[seat] |= _member("ending", name, End)


def _say_met(state: State) -> str:
    return "".join(ICON_LETTERS[icon] for icon in Icon if state.met & (1 << icon)) or NOTHING


def _set_met(table: State, value: str) -> None:
    letters = {letter: icon for icon, letter in ICON_LETTERS.items()}
    for letter in value.strip(NOTHING):
        if letter not in letters:
            there = Verbatim(" ".join(letters))
            _refuse(f"met={value}", Message("duo-position-icon-letters", {"letters": there}))
        table.met |= 1 << letters[letter]


def _parts(key: str, value: str, count: int) -> list[str]:
    parts = value.split(",")
    if len(parts) != count or not all(parts):
        _refuse(f"{key}={value}", Message("position-values", {"count": count}))
    return parts


def _number(key: str, value: str, least: int, most: int) -> int:
    found = whole(value)
    if found is None or not least <= found <= most:
        limits = {"least": Verbatim(least), "most": Verbatim(most)}
        _refuse(f"{key}={value}", Message("position-number", limits))
    return found


def _seat(key: str, value: str) -> int:
    return NOBODY if value == NOTHING else _number(key, value, 0, SEATS - 1)


def _said_seat(seat: int) -> str:
    return str(seat) if seat >= 0 else NOTHING


def _said_holder(seat: int) -> str:
    return f":{seat}" if seat >= 0 else ""


def _member(key: str, value: str, kind: type[Member]) -> Member:
    members = {name_of(member): member for member in kind}
    if value not in members:
        there = Verbatim(", ".join(members))
        _refuse(f"{key}={value}", Message("position-one-of", {"words": there}))
    return members[value]


def _refuse(word: str, why: Message) -> NoReturn:
    raise BadText(Message("position-unreadable", {"word": quoted(word), "game": "duo", "why": why}))


MEN = {
    "P": _Man("pilgrim", (BOARD.station_name(s) for s in range(len(BOARD.stations)))),
    "M": _Man("merchant", BOARD.town_names),
    "A": _Man("artist", (str(area) for area in range(BOARD.areas))),
}

WORDS = {
    "phase": _Word(_say_phase, _named("phase", Phase).set),
    "compass": _owner("compass"),
    "purple": _owner("purple"),
    "first": _scalar("first", 0, SEATS - 1),
    "turns": _scalar("turns", 0, MOST_TURNS),
    "boutiques": _Word(_say_boutiques, _set_boutiques),
    "waves": _Word(_say_waves, _set_waves),
    "spring": _owner("spring"),
    "temple": _by_seat("temple", 1, BOARD.temple_slots),
    "garden": _by_seat("garden", 1, BOARD.garden_slots),
    "coins": _by_seat("coins", 0, MOST_COINS),
    "gold": _by_seat("gold", 0, BOARD.slabs),
    "wares": _Word(_say_wares, _set_wares),
    "paintings": _Word(_say_paintings, _set_paintings),
    "ending": _Word(_say_ending, _set_ending),
    "dice": _Word(_say_dice, _set_dice),
    "die": _named("die", Character),
    "again": _scalar("again", 0, 1),
    "met": _Word(_say_met, _set_met),
    "actor": _Word(_say_actor, _owner("actor").set),
    "pending": _Word(_say_pending, _scalar("pending", 0, 99).set),
    "lowest": _scalar("lowest", 0, len(Ware) - 1),
}
