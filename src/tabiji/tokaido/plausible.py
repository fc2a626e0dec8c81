"""Whether a table set up by hand can be.

Whatever a game has come to has no flaw, and what has none can be played on, redrawn and
searched. What a text leaves out of the past, the meals of an inn that lies behind or how many
turns went by, is simply not known; what it does say has to agree. `plausible_cards` looks at
what lies in piles and collections, `plausible_inns` at the meals.
"""

import numpy as np

from tabiji.kernel.datafile import name_of
from tabiji.kernel.record import State, new_state
from tabiji.locale.message import Message, Verbatim
from tabiji.tokaido import rules
from tabiji.tokaido.actions import LONGEST_LIST
from tabiji.tokaido.names import NOBODY, Phase, Space, Traveler
from tabiji.tokaido.plausible_cards import flaw_in_cards, flaw_in_hand
from tabiji.tokaido.plausible_inns import flaw_at_inns
from tabiji.tokaido.setup import DEALT, seat_travelers
from tabiji.tokaido.state import RECORD
from tabiji.tokaido.tables import (
    DOUBLE,
    INN_NUMBER,
    NEXT_INN,
    SEATS_FOR_DOUBLE_SPACES,
    SPACE,
    STOPS,
)
from tabiji.tokaido.travelers import is_played_by
from tabiji.tokaido.turns import farthest_behind

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

MET = (Phase.MEET, Phase.KEEP, Phase.GUIDE, Phase.CRAFT)
"""What an encounter asks."""

SERVED = (Phase.OFFER, Phase.ACCEPT, Phase.DEAL, Phase.DISCARD, Phase.EAT)

PLACES = {
    Phase.SHELF: Space.SHOP,
    Phase.BUY: Space.SHOP,
    Phase.DONATE: Space.TEMPLE,
    Phase.BATHE: Space.HOT_SPRING,
    Phase.PAINT: Space.INN,
    **dict.fromkeys(MET, Space.ENCOUNTER),
    **dict.fromkeys(SERVED, Space.INN),
}
"""Where the mover must stand for what is asked."""

AT_INNS = {Traveler.CHUUBEI: MET, Traveler.HIROSHIGE: (Phase.PAINT,)}
"""What these two are asked at the inns between the first and the last."""


def flaw(table: State) -> Message | None:
    """What is wrong with a table; None when nothing is."""
    phase = Phase(table.phase)
    return (
        _flaw_in_travelers(table)
        or (_flaw_setting_out(table, phase) if phase in SETTING_OUT else _flaw_on_road(table))
        or flaw_in_cards(table)
        or flaw_at_inns(table, phase)
        or _flaw_in_phase(table, phase)
        or flaw_in_hand(table, phase)
        or _flaw_in_choice(table, phase)
    )


def _flaw_in_travelers(table: State) -> Message | None:
    played = [int(traveler) for traveler in table.traveler if traveler >= 0]
    played += [int(tile) for tile in table.tiles.ravel() if tile != NOBODY]
    if len(set(played)) != len(played):
        return Message("tokaido-position-tile-twice")
    if DEALT in table.traveler and table.phase not in (Phase.TILES, Phase.TRAVELER):
        return Message("tokaido-position-travelers-missing")
    return None


def _flaw_setting_out(table: State, phase: Phase) -> Message | None:
    """Tiles come seat by seat, then they are chosen from, then the line forms; nothing else."""
    expected = new_state(RECORD)
    options = [table.seats, table.gastronomy, table.homeward, *table.traveler]
    rules.start(expected, np.array(options, np.int16))
    expected.tiles[:] = table.tiles
    seat_travelers(expected)
    line = sorted(int(behind) for behind in table.behind[: table.pieces] if behind != NOBODY)
    if phase == Phase.LINE and line == list(range(len(line))):
        expected.behind[:] = table.behind
        expected["pending"] = table.pieces - len(line)
    if expected.tobytes() == table.tobytes() and _fits_tiles(table):
        return None
    return Message("tokaido-position-setting-out")


def _fits_tiles(table: State) -> bool:
    """Two tiles lie before those who are still to choose and have been dealt to, none elsewhere."""
    for seat in range(len(table.traveler)):
        dealt = int(np.count_nonzero(table.tiles[seat] != NOBODY))
        if table.traveler[seat] != DEALT and dealt:
            return False
        if table.phase == Phase.TILES and seat > table.mover and dealt:
            return False
    return True


def _flaw_on_road(table: State) -> Message | None:
    stood = [(int(table.place[p]), int(table.behind[p])) for p in range(table.pieces)]
    if any(behind == NOBODY for _, behind in stood):
        return Message("tokaido-position-at-missing")
    if len(set(stood)) != len(stood):
        return Message("tokaido-position-one-spot")
    if (table.tiles != NOBODY).any():
        return Message("tokaido-position-tiles-left")
    for stop, behind in stood:
        double = DOUBLE[table.homeward, stop] and table.seats >= SEATS_FOR_DOUBLE_SPACES
        if SPACE[table.homeward, stop] == Space.INN:
            if behind >= sum(other == stop for other, _ in stood):
                return Message("tokaido-position-line", {"stop": stop})
        elif behind > int(double):
            return Message("tokaido-position-no-spot", {"stop": stop})
    last = min(stop for stop, _ in stood)
    if max(stop for stop, _ in stood) > NEXT_INN[table.homeward, last]:
        return Message("tokaido-position-apart")
    return None


def _flaw_in_phase(table: State, phase: Phase) -> Message | None:
    name = Verbatim(name_of(phase))
    if (phase in COUNTED) != (table.pending > 0):
        return Message("tokaido-position-pending", {"phase": name})
    if table.mover >= (table.pieces if phase in FOR_NEUTRAL else table.seats):
        mover = int(table.mover)
        return Message("tokaido-position-mover", {"phase": name, "traveler": mover})
    if phase in SETTING_OUT:
        return None
    if not _stands_where_asked(table, phase):
        return Message("tokaido-position-mover-place", {"phase": name})
    if why := _flaw_at_end(table, phase):
        return why
    if phase in SERVED and phase not in (Phase.OFFER, Phase.ACCEPT):
        if table.inn != INN_NUMBER[table.homeward, table.place[table.mover]]:
            return Message("tokaido-position-inn-missing")
    if phase == Phase.DISCARD and table.mover < table.seats:
        return Message("tokaido-position-mover", {"phase": name, "traveler": int(table.mover)})
    return None


def _flaw_in_choice(table: State, phase: Phase) -> Message | None:
    """Something can be done, or come; with nothing to buy, nobody is asked."""
    least = 2 if phase == Phase.BUY else 1
    if phase == Phase.OVER or rules.legal(table, np.zeros(LONGEST_LIST, np.int16)) >= least:
        return None
    return Message("tokaido-position-no-choice")


def _stands_where_asked(table: State, phase: Phase) -> bool:
    """Whether this can be asked where the mover stands."""
    stop = int(table.place[table.mover])
    space = SPACE[table.homeward, stop]
    if phase not in PLACES:
        return True
    if space == Space.INN and phase not in SERVED:
        return _asked_at_inn(table, phase) and 0 < stop < STOPS - 1 and _came_last(table)
    if phase == Phase.PAINT or space != PLACES[phase]:
        return False
    return space != Space.INN or (stop > 0 and _came_last(table))


def _asked_at_inn(table: State, phase: Phase) -> bool:
    """Whether the mover plays somebody who is asked this on arriving at an inn."""
    return any(
        phase in phases and is_played_by(table, table.mover, traveler)
        for traveler, phases in AT_INNS.items()
    )


def _came_last(table: State) -> bool:
    """Whether the mover stands at the end of the line of its inn."""
    here = table.place[: table.pieces] == table.place[table.mover]
    return bool(table.behind[table.mover] == np.count_nonzero(here) - 1)


def _flaw_at_end(table: State, phase: Phase) -> Message | None:
    """The journey is over when all have arrived and the last of them has eaten."""
    arrived = bool((table.place[: table.pieces] == STOPS - 1).all())
    if phase == Phase.MOVE and arrived:
        return Message("tokaido-position-all-arrived")
    if phase == Phase.OVER and (not arrived or table.mover != farthest_behind(table)):
        return Message("tokaido-position-not-arrived")
    return None
