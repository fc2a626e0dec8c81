"""Whether a table set up by hand can be: no card missing or double, something to decide."""

import numpy as np

from tabiji.kernel.record import State
from tabiji.tokaido import rules
from tabiji.tokaido.actions import LONGEST_LIST
from tabiji.tokaido.components import COMPONENTS, name_of
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


def flaw(table: State) -> str | None:
    """What is wrong with a table, for people; None when nothing is."""
    return (
        _flaw_in_travelers(table)
        or _flaw_on_road(table)
        or _flaw_in_cards(table)
        or _flaw_at_inns(table)
        or _flaw_in_phase(table, Phase(table.phase))
    )


def _flaw_in_travelers(table: State) -> str | None:
    played = [int(traveler) for traveler in table.traveler if traveler >= 0]
    played += [int(tile) for tile in table.tiles.ravel() if tile != NOBODY]
    if len(set(played)) != len(played):
        return "there is only one tile of each traveler"
    if DEALT in table.traveler and table.phase not in (Phase.TILES, Phase.TRAVELER):
        return "travelers= must say who plays whom"
    return None


def _flaw_on_road(table: State) -> str | None:
    if table.phase in SETTING_OUT:
        return None
    stood = [(int(table.place[p]), int(table.behind[p])) for p in range(table.pieces)]
    if any(behind == NOBODY for _, behind in stood):
        return "at= must say where everybody stands"
    if len(set(stood)) != len(stood):
        return "two travelers stand on one spot"
    for stop, behind in stood:
        double = DOUBLE[table.homeward, stop] and table.seats >= SEATS_FOR_DOUBLE_SPACES
        if SPACE[table.homeward, stop] != Space.INN and behind > int(double):
            return f"stop {stop} has no such second spot"
    return None


def _flaw_in_cards(table: State) -> str | None:
    for dish, left in zip(COMPONENTS.dishes, table.meal_pile, strict=True):
        if left < 0:
            return f"there are only {dish.copies} cards of {dish.name}"
    for encounter, left in zip(Encounter, table.encounter_pile, strict=True):
        if left < 0:
            total = COMPONENTS.encounters[encounter]
            return f"there are only {total} cards of {name_of(encounter)}"
    for (points, cards), left in zip(COMPONENTS.springs, table.spring_pile, strict=True):
        if left < 0:
            return f"there are only {cards} hot spring cards worth {points}"
    if (table.eaten > 1).any():
        return "nobody eats a dish twice"
    if (table.back != NOBODY).sum() < table.rejoined:
        return "rejoined= says more cards than were put back"
    return None


def _flaw_at_inns(table: State) -> str | None:
    if (table.under < 0).any() or (table.table < 0).any():
        return "more meals were bought or removed at an inn than were dealt"
    for inn in range(INNS):
        for seat in range(table.seats):
            dish = table.bought[inn, seat]
            if dish != NOBODY and not table.eaten[seat, dish]:
                return f"seat {seat} bought {COMPONENTS.dishes[dish].name}: eaten= must say so"
    return None


def _flaw_in_phase(table: State, phase: Phase) -> str | None:
    if (phase in COUNTED) != (table.pending > 0):
        return f"pending= does not fit the phase {name_of(phase)}"
    if table.mover >= (table.pieces if phase in FOR_NEUTRAL else table.seats):
        return f"the phase {name_of(phase)} cannot be traveler {table.mover}'s"
    stop = int(table.place[table.mover])
    if phase in PLACES and SPACE[table.homeward, stop] != PLACES[phase]:
        return f"mover= stands where the phase {name_of(phase)} cannot be"
    if phase in (Phase.DEAL, Phase.DISCARD, Phase.EAT):
        if table.inn != INN_NUMBER[table.homeward, stop]:
            return "inn= must say which inn is serving"
    if phase == Phase.KEEP and (table.hand == NOBODY).any():
        return "hand= must say which two cards Yoshiyasu chooses from"
    if phase in (Phase.OFFER, Phase.ACCEPT) and table.traveler[table.mover] != Traveler.SATSUKI:
        return "only Satsuki is offered a meal"
    if phase == Phase.ACCEPT and table.offer == NOBODY:
        return "offer= must say which meal Satsuki is offered"
    if (table.place[: table.pieces] == STOPS - 1).all() and phase == Phase.MOVE:
        return "all have arrived: phase=over"
    if phase != Phase.OVER and rules.legal(table, np.zeros(LONGEST_LIST, np.int16)) == 0:
        return "there would be nothing to choose from"
    return None
