"""Whether a table set up by hand can be: no piece missing or double, something to decide."""

import numpy as np

from tabiji.duo import rules
from tabiji.duo.actions import LONGEST_LIST
from tabiji.duo.board import BOARD
from tabiji.duo.names import CHARACTERS, NOBODY, SEATS, USING, Phase, Ware
from tabiji.duo.notation import boutique_name
from tabiji.duo.setup import RANDOM
from tabiji.duo.tables import SLABS, STATION_OF_TOWN
from tabiji.kernel.datafile import name_of
from tabiji.kernel.message import Message, Verbatim
from tabiji.kernel.record import State

SEATING = (Phase.COMPASS, Phase.COLOURS)
"""Nothing is on the table yet."""

SETTING = (Phase.BOUTIQUES, Phase.WAVES)
"""The table is being set."""

COUNTED = (Phase.DRAW, Phase.RETURN, Phase.REVEAL)
"""Wares or tiles are still to come or to go: `pending` says how many."""


def flaw(table: State) -> Message | None:
    """What is wrong with a table; None when nothing is."""
    phase = Phase(table.phase)
    if phase in SEATING:
        return _flaw_in_seating(table, phase)
    return _flaw_in_pieces(table) or _flaw_in_dice(table, phase) or _flaw_in_phase(table, phase)


def _flaw_in_seating(table: State, phase: Phase) -> Message | None:
    if (phase == Phase.COMPASS) != (table.compass == RANDOM):
        return Message("duo-position-compass")
    if phase == Phase.COLOURS and table.purple != RANDOM:
        return Message("duo-position-purple")
    return None


def _flaw_in_pieces(table: State) -> Message | None:
    stood = [int(station) for station in table.pilgrim]
    stood += [int(s) for town in table.merchant for s in (STATION_OF_TOWN[town],) if s >= 0]
    if len(set(stood)) != len(stood):
        return Message("duo-position-one-place")
    for kind, token in enumerate(BOARD.boutiques):
        if np.count_nonzero(table.boutique == kind) > token.copies:
            name = Verbatim(boutique_name(token))
            return Message("duo-position-boutiques", {"count": token.copies, "boutique": name})
    if table.phase != Phase.BOUTIQUES and NOBODY in table.boutique:
        return Message("duo-position-boutiques-missing")
    unset = [c for c in range(CHARACTERS) if table.wave[c] // 2 != c]
    if table.phase not in SETTING and unset:
        return Message("duo-position-waves-missing")
    for ware in Ware:
        if table.bag[ware] < 0:
            count = BOARD.wares[ware]
            return Message("duo-position-wares", {"count": count, "ware": f"ware-{name_of(ware)}"})
    for seat in range(SEATS):
        if table.coins[seat] >= BOARD.coins_per_slab and table.gold[seat] < SLABS:
            return Message("duo-position-coins", {"coins": BOARD.coins_per_slab})
        if table.unpainted[seat].min() < 0:
            return Message("duo-position-icons", {"seat": seat})
    return None


def _flaw_in_dice(table: State, phase: Phase) -> Message | None:
    rolled = int(np.count_nonzero(table.dice))
    takers = [int(taker) for taker in table.taker if taker != NOBODY]
    taken = len(takers)
    if takers.count(int(table.first)) != (taken + 1) // 2:
        return Message("duo-position-takers")
    if phase in SETTING:
        return Message("duo-position-early-dice") if rolled else None
    if phase == Phase.ROLL:
        in_order = all(table.dice[die] == 0 for die in range(rolled, CHARACTERS))
        return None if in_order and not taken else Message("duo-position-dice-order")
    if rolled < CHARACTERS:
        return Message("duo-position-dice-missing")
    if phase == Phase.CHOOSE and taken == CHARACTERS:
        return Message("duo-position-all-taken")
    if phase == Phase.OVER and taken < CHARACTERS:
        return Message("duo-position-dice-unused")
    if phase in USING and (not taken or table.taker[table.die] != table.seat):
        return Message("duo-position-die", {"seat": int(table.seat)})
    return None


def _flaw_in_phase(table: State, phase: Phase) -> Message | None:
    if phase in COUNTED and table.pending < 1:
        return Message("duo-position-pending-missing")
    if phase not in (*COUNTED, *SETTING, Phase.ROLL) and table.pending:
        return Message("duo-position-pending", {"phase": Verbatim(name_of(phase))})
    if phase == Phase.REVEAL and table.pending > table.unpainted[table.seat].sum():
        return Message("duo-position-pending-tiles")
    if phase in SETTING and table.pending == 0:
        return Message("duo-position-all-set", {"phase": Verbatim(name_of(phase))})
    if phase != Phase.OVER and rules.legal(table, np.zeros(LONGEST_LIST, np.int16)) == 0:
        return Message("duo-position-no-choice")
    return None
