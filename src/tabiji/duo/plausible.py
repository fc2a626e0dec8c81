"""Whether a table set up by hand can be: no piece missing or double, something to decide."""

import numpy as np

from tabiji.duo import rules
from tabiji.duo.actions import LONGEST_LIST
from tabiji.duo.board import BOARD, name_of
from tabiji.duo.names import CHARACTERS, NOBODY, SEATS, USING, Phase, Ware
from tabiji.duo.notation import boutique_name
from tabiji.duo.setup import RANDOM
from tabiji.duo.tables import SLABS, STATION_OF_TOWN
from tabiji.kernel.record import State

SEATING = (Phase.COMPASS, Phase.COLOURS)
"""Nothing is on the table yet."""

SETTING = (Phase.BOUTIQUES, Phase.WAVES)
"""The table is being set."""

COUNTED = (Phase.DRAW, Phase.RETURN, Phase.REVEAL)
"""Wares or tiles are still to come or to go: `pending` says how many."""


def flaw(table: State) -> str | None:
    """What is wrong with a table, for people; None when nothing is."""
    phase = Phase(table.phase)
    if phase in SEATING:
        return _flaw_in_seating(table, phase)
    return _flaw_in_pieces(table) or _flaw_in_dice(table, phase) or _flaw_in_phase(table, phase)


def _flaw_in_seating(table: State, phase: Phase) -> str | None:
    if (phase == Phase.COMPASS) != (table.compass == RANDOM):
        return "compass= says who sits there, the phase that it is still to be drawn, or not"
    if phase == Phase.COLOURS and table.purple != RANDOM:
        return "purple= says who plays purple, the phase that it is still to be drawn"
    return None


def _flaw_in_pieces(table: State) -> str | None:
    stood = [int(station) for station in table.pilgrim]
    stood += [int(s) for town in table.merchant for s in (STATION_OF_TOWN[town],) if s >= 0]
    if len(set(stood)) != len(stood):
        return "two characters stand in one place on the coast"
    for kind, token in enumerate(BOARD.boutiques):
        if np.count_nonzero(table.boutique == kind) > token.copies:
            return f"there are only {token.copies} boutiques {boutique_name(token)}"
    if table.phase != Phase.BOUTIQUES and NOBODY in table.boutique:
        return "every coastal town has a boutique"
    unset = [c for c in range(CHARACTERS) if table.wave[c] // 2 != c]
    if table.phase not in SETTING and unset:
        return "there are three wave tiles on the table"
    for ware in Ware:
        if table.bag[ware] < 0:
            return f"there are only {BOARD.wares[ware]} wares of the kind {name_of(ware)}"
    for seat in range(SEATS):
        if table.coins[seat] >= BOARD.coins_per_slab and table.gold[seat] < SLABS:
            return f"{BOARD.coins_per_slab} coins become a gold slab at once"
        if table.unpainted[seat].min() < 0:
            return f"seat {seat} does not have that many paintings of one icon"
    return None


def _flaw_in_dice(table: State, phase: Phase) -> str | None:
    rolled = int(np.count_nonzero(table.dice))
    takers = [int(taker) for taker in table.taker if taker != NOBODY]
    taken = len(takers)
    if takers.count(int(table.first)) != (taken + 1) // 2:
        return "the dice are taken in turn, beginning with the first player"
    if phase in SETTING:
        return "the dice are rolled when the table is set" if rolled else None
    if phase == Phase.ROLL:
        in_order = all(table.dice[die] == 0 for die in range(rolled, CHARACTERS))
        return None if in_order and not taken else "the dice are rolled in order, then taken"
    if rolled < CHARACTERS:
        return "dice= must say what all three dice show"
    if phase == Phase.CHOOSE and taken == CHARACTERS:
        return "all three dice are taken; phase= must say what their last user does"
    if phase == Phase.OVER and taken < CHARACTERS:
        return "a game ends when all three dice are used"
    if phase in USING and (not taken or table.taker[table.die] != table.seat):
        return f"die= must name a die that seat {table.seat} has taken"
    return None


def _flaw_in_phase(table: State, phase: Phase) -> str | None:
    if phase in COUNTED and table.pending < 1:
        return "pending= must say how many are still to come"
    if phase not in (*COUNTED, *SETTING, Phase.ROLL) and table.pending:
        return f"nothing can be pending in the phase {name_of(phase)}"
    if phase == Phase.REVEAL and table.pending > table.unpainted[table.seat].sum():
        return "fewer tiles than pending= says are face down"
    if phase in SETTING and table.pending == 0:
        return f"nothing is left to do in the phase {name_of(phase)}"
    if phase != Phase.OVER and rules.legal(table, np.zeros(LONGEST_LIST, np.int16)) == 0:
        return "there would be nothing to choose from"
    return None
