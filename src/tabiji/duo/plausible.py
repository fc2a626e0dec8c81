"""Whether a table set up by hand can be.

Whatever a game has come to has no flaw, and what has none can be played on and searched. How
many turns went by, and in which the dice were whose, is not asked.
"""

import numpy as np

from tabiji.duo import rules
from tabiji.duo.actions import LONGEST_LIST
from tabiji.duo.artist import can_create, most_to_paint
from tabiji.duo.board import BOARD
from tabiji.duo.merchant import can_trade, storage
from tabiji.duo.names import (
    CHARACTERS,
    NOBODY,
    SEATS,
    USING,
    Character,
    End,
    Phase,
    Station,
    Ware,
    Wave,
)
from tabiji.duo.notation import boutique_name
from tabiji.duo.pilgrim import has_effect
from tabiji.duo.setup import RANDOM, start
from tabiji.duo.state import RECORD
from tabiji.duo.tables import (
    COASTAL_TOWNS,
    GARDEN_SLOTS,
    ICONS_TOUCHED,
    PAINTINGS,
    SLABS,
    STATION,
    STATION_OF_TOWN,
    TEMPLE_SLOTS,
    TOWN_WARES,
)
from tabiji.duo.waves import has_wave
from tabiji.kernel.datafile import name_of
from tabiji.kernel.record import State, new_state
from tabiji.locale.message import Message, Verbatim

SEATING = (Phase.COMPASS, Phase.COLOURS)
"""Nothing is on the table yet."""

SETTING = (Phase.BOUTIQUES, Phase.WAVES)
"""The table is being set."""

COUNTED = (Phase.DRAW, Phase.RETURN, Phase.REVEAL)
"""Wares or tiles are still to come or to go: `pending` says how many."""

USED_BY = {
    Phase.WALK: Character.PILGRIM,
    Phase.VISIT: Character.PILGRIM,
    Phase.TRAVEL: Character.MERCHANT,
    Phase.TRADE: Character.MERCHANT,
    Phase.DRAW: Character.MERCHANT,
    Phase.CROSS: Character.ARTIST,
    Phase.CREATE: Character.ARTIST,
    Phase.REVEAL: Character.ARTIST,
}
"""Whose die is being used when this is asked."""


def flaw(table: State) -> Message | None:
    """What is wrong with a table; None when nothing is."""
    phase = Phase(table.phase)
    if phase in SEATING:
        return _flaw_in_seating(table, phase)
    return (
        _flaw_in_pieces(table)
        or _flaw_in_dice(table, phase)
        or _flaw_in_phase(table, phase)
        or (_flaw_in_setting(table, phase) if phase in SETTING else _flaw_at_end(table, phase))
        or _flaw_in_use(table, phase)
        or _flaw_in_wares(table, phase)
    )


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


def _flaw_in_setting(table: State, phase: Phase) -> Message | None:
    """Boutiques come first, then wave tiles; nothing else has happened."""
    expected = new_state(RECORD)
    start(expected, np.array([table.compass, table.purple], np.int16))
    expected.boutique[:] = table.boutique
    if phase == Phase.WAVES:
        expected.wave[:] = table.wave
    for field in ("phase", "pending"):
        expected[field] = table[field]
    return None if expected.tobytes() == table.tobytes() else Message("duo-position-setting")


def _flaw_at_end(table: State, phase: Phase) -> Message | None:
    """The end follows from pegs, slabs and gifts; the turn that brings it about is the last."""
    for seat in range(SEATS):
        if table.ending[seat] != brought_about(table, seat):
            return Message("duo-position-ending", {"seat": seat})
    ends = bool(table.ending.any())
    if phase == Phase.OVER and not ends:
        return Message("duo-position-no-end")
    if ends and table.used == 0 and phase not in USING:
        return Message("duo-position-ended")
    return Message("duo-position-turns") if table.turns < 1 else None


def brought_about(table: State, seat: int) -> int:
    """What a seat has reached that ends the game: bits of `End`."""
    ends = {
        End.TEMPLE: table.temple[seat] == TEMPLE_SLOTS,
        End.GARDEN: table.garden[seat] == GARDEN_SLOTS,
        End.GOLD: table.gold[seat] == SLABS,
        End.PAINTINGS: table.gifted[seat] == PAINTINGS,
    }
    return sum(end for end, reached in ends.items() if reached)


def _flaw_in_use(table: State, phase: Phase) -> Message | None:
    """The die belongs to what is asked, and what is asked would change something."""
    idle = not (table.die or table.again or table.met)
    if phase not in USING:
        return None if idle else Message("duo-position-idle")
    name = Verbatim(name_of(phase))
    if table.die != USED_BY.get(phase, table.die):
        return Message("duo-position-other-die", {"phase": name})
    if table.again and (table.spring != NOBODY or phase == Phase.AGAIN):
        return Message("duo-position-again")
    if phase == Phase.AGAIN and table.spring != table.seat:
        return Message("duo-position-spring")
    if not _has_touched(table, phase):
        return Message("duo-position-met")
    nothing = (
        (phase == Phase.VISIT and not has_effect(table))
        or (phase == Phase.TRADE and not can_trade(table))
        or (phase == Phase.CREATE and not can_create(table))
    )
    if nothing:
        return Message("duo-position-no-effect", {"phase": name})
    if phase == Phase.REVEAL and table.pending > most_to_paint(table):
        return Message("duo-position-pending-tiles")
    return None


def _has_touched(table: State, phase: Phase) -> bool:
    """Whether the artist's last move can have touched just these icons."""
    created = phase in (Phase.CREATE, Phase.REVEAL)
    moved = created or phase == Phase.AGAIN or (phase == Phase.CROSS and table.again)
    if table.die != Character.ARTIST or not moved:
        return bool(table.met == 0)
    steps, area = table.dice[Character.ARTIST], table.artist[table.seat]
    ways = {int(met) for met in ICONS_TOUCHED[:, steps, area] if met}
    return int(table.met) in (ways if created else ways | {0})


def _flaw_in_wares(table: State, phase: Phase) -> Message | None:
    """Nobody has more wares than fit, but for those that were drawn and go back at once."""
    town = int(table.merchant[table.seat])
    drawn = int(TOWN_WARES[town]) + has_wave(table, table.seat, Wave.ROBUST)
    inland = town >= COASTAL_TOWNS
    for seat in range(SEATS):
        excess = int(table.wares[seat].sum()) - int(storage(table, seat))
        if phase == Phase.RETURN and seat == table.actor:
            if excess != table.pending or not _can_have_too_many(table, seat, drawn, inland):
                return Message("duo-position-returns")
        elif phase == Phase.DRAW and seat == table.seat:
            if not inland or table.pending > drawn or excess > drawn - table.pending:
                return Message("duo-position-draws")
        elif excess > 0:
            return Message("duo-position-storage", {"seat": seat})
    if table.lowest and phase != Phase.RETURN:
        return Message("duo-position-lowest")
    return None


def _can_have_too_many(table: State, seat: int, drawn: int, inland: bool) -> bool:
    """Wares were drawn just now, or the other player took the Robust Merchant (Ruling Duo 9)."""
    if table.die == Character.MERCHANT:
        return bool(seat == table.seat and inland and table.pending + (table.lowest > 0) <= drawn)
    return bool(
        table.die == Character.PILGRIM
        and seat != table.seat
        and table.pending == 1
        and not table.lowest
        and STATION[table.pilgrim[table.seat]] == Station.SEASHORE
        and has_wave(table, table.seat, Wave.ROBUST)
    )
