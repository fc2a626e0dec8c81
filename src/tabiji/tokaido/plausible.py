"""Whether a table set up by hand can be: no card missing or double, something to decide."""

import numpy as np

from tabiji.kernel.datafile import name_of
from tabiji.kernel.message import Message, Verbatim
from tabiji.kernel.record import State
from tabiji.tokaido import rules
from tabiji.tokaido.actions import LONGEST_LIST
from tabiji.tokaido.components import COMPONENTS
from tabiji.tokaido.names import NOBODY, Encounter, Phase, Space, Traveler
from tabiji.tokaido.setup import DEALT
from tabiji.tokaido.tables import (
    DOUBLE,
    INN_NUMBER,
    INNS,
    SEATS_FOR_DOUBLE_SPACES,
    SPACE,
    STOPS,
)

SETTING_OUT = (Phase.TILES, Phase.TRAVELER, Phase.LINE)
"""Nobody has moved yet."""

CHANCE_PHASES = (
    Phase.TILES,
    Phase.LINE,
    Phase.SHELF,
    Phase.BATHE,
    Phase.MEET,
    Phase.CRAFT,
    Phase.OFFER,
    Phase.DEAL,
    Phase.DISCARD,
)

COUNTED = (Phase.LINE, Phase.SHELF, Phase.MEET, Phase.DEAL)
"""People or cards are still to come: `pending` says how many."""

FOR_NEUTRAL = (Phase.MOVE, Phase.DEAL, Phase.DISCARD, Phase.OVER)
"""What the neutral traveler can be asked for, or end with."""

AT_INN = (Phase.PAINT, Phase.OFFER, Phase.ACCEPT, Phase.DEAL, Phase.DISCARD, Phase.EAT)

PLACES = {
    Phase.SHELF: Space.SHOP,
    Phase.BUY: Space.SHOP,
    Phase.DONATE: Space.TEMPLE,
    Phase.BATHE: Space.HOT_SPRING,
    **dict.fromkeys(AT_INN, Space.INN),
}
"""Where the mover must stand for what is asked."""


def flaw(table: State) -> Message | None:
    """What is wrong with a table; None when nothing is."""
    return (
        _flaw_in_travelers(table)
        or _flaw_on_road(table)
        or _flaw_in_cards(table)
        or _flaw_at_inns(table)
        or _flaw_in_phase(table, Phase(table.phase))
    )


def _flaw_in_travelers(table: State) -> Message | None:
    played = [int(traveler) for traveler in table.traveler if traveler >= 0]
    played += [int(tile) for tile in table.tiles.ravel() if tile != NOBODY]
    if len(set(played)) != len(played):
        return Message("tokaido-position-tile-twice")
    if DEALT in table.traveler and table.phase not in (Phase.TILES, Phase.TRAVELER):
        return Message("tokaido-position-travelers-missing")
    return None


def _flaw_on_road(table: State) -> Message | None:
    if table.phase in SETTING_OUT:
        return None
    stood = [(int(table.place[p]), int(table.behind[p])) for p in range(table.pieces)]
    if any(behind == NOBODY for _, behind in stood):
        return Message("tokaido-position-at-missing")
    if len(set(stood)) != len(stood):
        return Message("tokaido-position-one-spot")
    for stop, behind in stood:
        double = DOUBLE[table.homeward, stop] and table.seats >= SEATS_FOR_DOUBLE_SPACES
        if SPACE[table.homeward, stop] != Space.INN and behind > int(double):
            return Message("tokaido-position-no-spot", {"stop": stop})
    return None


def _flaw_in_cards(table: State) -> Message | None:
    for dish, left in zip(COMPONENTS.dishes, table.meal_pile, strict=True):
        if left < 0:
            name = Verbatim(dish.name)
            return Message("tokaido-position-cards", {"count": dish.copies, "name": name})
    for encounter, left in zip(Encounter, table.encounter_pile, strict=True):
        if left < 0:
            total, name = COMPONENTS.encounters[encounter], Verbatim(name_of(encounter))
            return Message("tokaido-position-cards", {"count": total, "name": name})
    for (points, cards), left in zip(COMPONENTS.springs, table.spring_pile, strict=True):
        if left < 0:
            return Message("tokaido-position-springs", {"count": cards, "points": points})
    if (table.eaten > 1).any():
        return Message("tokaido-position-eaten-twice")
    if (table.back != NOBODY).sum() < table.rejoined:
        return Message("tokaido-position-rejoined")
    return None


def _flaw_at_inns(table: State) -> Message | None:
    if (table.under < 0).any() or (table.table < 0).any():
        return Message("tokaido-position-meals")
    for inn in range(INNS):
        for seat in range(table.seats):
            dish = table.bought[inn, seat]
            if dish != NOBODY and not table.eaten[seat, dish]:
                name = Verbatim(COMPONENTS.dishes[dish].name)
                return Message("tokaido-position-uneaten", {"seat": seat, "dish": name})
    return None


def _flaw_in_phase(table: State, phase: Phase) -> Message | None:
    name = Verbatim(name_of(phase))
    if (phase in COUNTED) != (table.pending > 0):
        return Message("tokaido-position-pending", {"phase": name})
    if table.mover >= (table.pieces if phase in FOR_NEUTRAL else table.seats):
        mover = int(table.mover)
        return Message("tokaido-position-mover", {"phase": name, "traveler": mover})
    stop = int(table.place[table.mover])
    if phase in PLACES and SPACE[table.homeward, stop] != PLACES[phase]:
        return Message("tokaido-position-mover-place", {"phase": name})
    if phase in (Phase.DEAL, Phase.DISCARD, Phase.EAT):
        if table.inn != INN_NUMBER[table.homeward, stop]:
            return Message("tokaido-position-inn-missing")
    if phase == Phase.KEEP and (table.hand == NOBODY).any():
        return Message("tokaido-position-hand-missing")
    if phase in (Phase.OFFER, Phase.ACCEPT) and table.traveler[table.mover] != Traveler.SATSUKI:
        return Message("tokaido-position-not-satsuki")
    if phase == Phase.ACCEPT and table.offer == NOBODY:
        return Message("tokaido-position-offer-missing")
    if (table.place[: table.pieces] == STOPS - 1).all() and phase == Phase.MOVE:
        return Message("tokaido-position-all-arrived")
    if phase != Phase.OVER and rules.legal(table, np.zeros(LONGEST_LIST, np.int16)) == 0:
        return Message("tokaido-position-no-choice")
    return None
