"""The artist: from area to area, painting what is there and giving paintings away."""

from tabiji.duo import actions
from tabiji.duo.names import ICONS, SEATS, Character, End, Phase, Wave
from tabiji.duo.tables import (
    CROSSINGS,
    ICON,
    ICON_BIT,
    ICONS_TOUCHED,
    PAINTINGS,
    STATION_IN_AREA,
    TOWN_IN_AREA,
)
from tabiji.duo.turns import finish_action
from tabiji.duo.waves import has_wave
from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.record import Actions, State, Weights


@rule
def list_crossings(state: State, out: Actions) -> int:
    """The areas that a path of exactly as many steps reaches, entering no area twice."""
    area = state.artist[state.seat]
    steps = state.dice[Character.ARTIST]
    count = CROSSINGS[area, steps, 0]
    for i in range(count):
        out[i] = actions.CROSS + CROSSINGS[area, steps, i + 1]
    if count == 0:  # no printed board is so small, but a board file can be
        out[0] = actions.STAY
        return 1
    return count


@rule
def cross(state: State, action: int) -> None:
    """Arrive in an area, then paint or gift. An artist that cannot move has no action."""
    if action == actions.STAY:
        finish_action(state)
        return
    start = state.artist[state.seat]
    area = action - actions.CROSS
    state.artist[state.seat] = area
    # Ruling Duo 4: the player chooses the path, so every icon on some path counts.
    state.met = ICONS_TOUCHED[start, state.dice[Character.ARTIST], area]
    if can_create(state):
        state.phase = Phase.CREATE
    else:
        finish_action(state)


@rule
def can_create(state: State) -> bool:
    """Whether the artist can paint, or gift."""
    return most_to_paint(state) > 0 or _can_gift(state)


@rule
def others_present(state: State, seat: int) -> int:
    """The other characters in the artist's area, on its stations and in its towns."""
    return others_in(state, seat, state.artist[seat])


@rule
def others_in(state: State, seat: int, area: int) -> int:
    """The characters in an area, but for the player's artist."""
    others = 1 if state.artist[1 - seat] == area else 0
    for owner in range(SEATS):
        others += STATION_IN_AREA[state.pilgrim[owner], area]
        others += TOWN_IN_AREA[state.merchant[owner], area]
    return others


@rule
def most_to_paint(state: State) -> int:
    """How many tiles the Paint action can reveal at most."""
    most = others_present(state, state.seat)
    if has_wave(state, state.seat, Wave.PROFICIENT):
        most += 1
    return min(most, PAINTINGS - state.painted[state.seat])


@rule
def _can_gift(state: State) -> bool:
    """Whether the first painting is revealed and shows an icon that the artist may give it for."""
    seat = state.seat
    if state.gifted[seat] == state.painted[seat]:
        return False
    wanted = ICON_BIT[state.paintings[seat, state.gifted[seat]]]
    if has_wave(state, seat, Wave.INSPIRED):
        return state.met & wanted != 0
    return ICON_BIT[ICON[state.artist[seat]]] == wanted


@rule
def list_creations(state: State, out: Actions) -> int:
    """Paint, or gift, or neither."""
    count = 0
    others = others_present(state, state.seat)
    most = most_to_paint(state)
    if 0 < others < most:  # Ruling Duo 1: a Proficient Artist may also flip the plain number
        out[count] = actions.PAINT + others
        count += 1
    if most > 0:
        out[count] = actions.PAINT + most
        count += 1
    if _can_gift(state):
        out[count] = actions.GIFT
        count += 1
    out[count] = actions.PASS
    return count + 1


@rule
def create(state: State, action: int) -> None:
    """Reveal paintings, gift the first one, or decline."""
    if action == actions.GIFT:
        _gift(state, state.seat)
        finish_action(state)
    elif action == actions.PASS:
        finish_action(state)
    else:
        state.pending = action - actions.PAINT
        state.phase = Phase.REVEAL
        state.actor = CHANCE


@rule
def _gift(state: State, seat: int) -> None:
    """The first painting leaves the board; the last one brings about the end."""
    state.gifted[seat] += 1
    if state.gifted[seat] == PAINTINGS:
        state.ending[seat] |= End.PAINTINGS


@rule
def list_icons(state: State, out: Actions) -> int:
    """Any icon that is still face down."""
    count = 0
    for icon in range(ICONS):
        if state.unpainted[state.seat, icon] > 0:
            out[count] = actions.ICON + icon
            count += 1
    return count


@rule
def weigh_icons(state: State, out: Weights) -> int:
    """An icon is as likely as it has tiles face down."""
    count = 0
    total = 0
    for icon in range(ICONS):
        left = state.unpainted[state.seat, icon]
        if left > 0:
            out[count] = left
            total += left
            count += 1
    return total


@rule
def reveal(state: State, action: int) -> None:
    """Turn the next tile, from left to right and top to bottom."""
    seat = state.seat
    icon = action - actions.ICON
    state.unpainted[seat, icon] -= 1
    state.paintings[seat, state.painted[seat]] = icon
    state.painted[seat] += 1
    state.pending -= 1
    if state.pending == 0:
        finish_action(state)
