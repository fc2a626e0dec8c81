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

The piles hold what is nowhere else, and points are counted from the collections. Whoever alone
has completed a panorama was the first, if nothing else is said.
Of a closed inn `left:` says what is left under the pile, if some came up again.
"""

from functools import lru_cache

import numpy as np

from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.datafile import name_of
from tabiji.kernel.errors import BadText
from tabiji.kernel.position import words_of_position
from tabiji.kernel.record import State, copy_record, new_state
from tabiji.locale.message import Message, Verbatim, quoted
from tabiji.tokaido.names import MOST_SEATS, NOBODY, PANORAMAS, Phase
from tabiji.tokaido.plausible import CHANCE_PHASES, SETTING_OUT, flaw
from tabiji.tokaido.plausible_cards import completed_by
from tabiji.tokaido.position_words import (
    FIRST,
    NOTHING,
    TRAVELER_NAMES,
    UNDECIDED,
    WORDS,
    index,
    left_over,
    number,
    parts_of,
    refuse,
)
from tabiji.tokaido.scoring import recount
from tabiji.tokaido.setup import AGREED, DEALT, start
from tabiji.tokaido.souvenirs import turn_up
from tabiji.tokaido.state import RECORD
from tabiji.tokaido.tables import (
    DISH_COPIES,
    ENCOUNTER_CARDS,
    INNS,
    SPRING_CARDS,
)
from tabiji.tokaido.turns import decider, farthest_behind

__all__ = ["flaw", "read", "write"]

KEPT = 256
"""Beginnings that are remembered; a table has one."""


def write(state: State) -> str:
    """The position as a line of text."""
    said = {key: word.say(state) for key, word in WORDS.items()}
    plain = _usual(tuple(said[key] for key in FIRST))
    news = [key for key in WORDS if key in FIRST or key == "at" or said[key] != plain[key]]
    return " ".join(f"{key}={said[key]}" for key in news)


@lru_cache(KEPT)
def _usual(first: tuple[str, ...]) -> dict[str, str]:
    """What every word says at a table of which only the first words were said."""
    table = _table(dict(zip(FIRST, first, strict=True)))
    return {key: word.say(table) for key, word in WORDS.items()}


def read(text: str, state: State) -> None:
    """Set `state` up as the text says; what is wrong is refused and changes nothing."""
    table = _table(_split(text))
    if why := flaw(table):
        raise BadText(
            Message("position-impossible", {"text": quoted(text), "game": "tokaido", "why": why})
        )
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
    for word in words_of_position("tokaido", text):
        key, _, value = word.partition("=")
        if key not in WORDS or not value:
            there = Verbatim(" ".join(f"{key}=" for key in WORDS))
            refuse(word, Message("tokaido-position-words", {"words": there}))
        if key in said:
            refuse(word, Message("position-twice", {"key": Verbatim(key)}))
        said[key] = value
    return said


def _set_out(table: State, said: dict[str, str]) -> None:
    """The table before anything else is said: who plays, all in line, all cards in the piles."""
    seats = number("seats", said.get("seats", "4"), 2, MOST_SEATS)
    travelers = [NOBODY] * MOST_SEATS
    if "travelers" in said:
        for seat, name in enumerate(parts_of("travelers", said["travelers"], seats)):
            if name == UNDECIDED:
                travelers[seat] = DEALT
            elif name != NOTHING:
                travelers[seat] = index("travelers", name, TRAVELER_NAMES)
    agreed = [seats, *(number(key, said.get(key, "0"), 0, 1) for key in FIRST[1:AGREED])]
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
    if "achievements" not in said:
        _award_panoramas(table)
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


def _award_panoramas(table: State) -> None:
    """Where one alone has completed a panorama, nobody can have been earlier."""
    for panorama in range(PANORAMAS):
        done = completed_by(table, panorama)
        if len(done) == 1:
            table.achievements[done[0]] |= 1 << panorama


def _lay_table(table: State) -> None:
    """The meals of the inn that is serving; of a closed one, what went under the pile."""
    for inn in range(INNS):
        left = left_over(table, inn)
        if inn == table.inn:
            table.table[:] = left
            table.under[inn] = 0
        elif (table.under[inn] < 0).any():
            table.under[inn] = left
