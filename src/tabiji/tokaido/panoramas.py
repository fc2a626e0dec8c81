"""Panoramas: one of each for every traveler, section by section."""

from tabiji.kernel.compile import rule
from tabiji.kernel.record import Actions, State
from tabiji.tokaido import actions
from tabiji.tokaido.names import PANORAMAS, Phase
from tabiji.tokaido.scoring import award
from tabiji.tokaido.tables import SECTIONS
from tabiji.tokaido.turns import finish_effect


@rule
def is_complete(state: State, seat: int, panorama: int) -> bool:
    """Whether the traveler has every section."""
    return state.panoramas[seat, panorama] == SECTIONS[panorama]


@rule
def all_complete(state: State, seat: int) -> bool:
    """Whether no panorama is left to work on."""
    for panorama in range(PANORAMAS):
        if not is_complete(state, seat, panorama):
            return False
    return True


@rule
def gain_section(state: State, seat: int, panorama: int) -> None:
    """The next section scores its number; the first to complete a panorama is rewarded."""
    state.panoramas[seat, panorama] += 1
    state.points[seat] += state.panoramas[seat, panorama]
    if is_complete(state, seat, panorama):
        for other in range(state.seats):
            if (state.achievements[other] >> panorama) & 1:
                return
        award(state, seat, panorama)


@rule
def list_panoramas(state: State, out: Actions) -> int:
    """The incomplete ones. A guide's can be declined, Hiroshige's cannot."""
    count = 0
    for panorama in range(PANORAMAS):
        if not is_complete(state, state.mover, panorama):
            out[count] = actions.PANORAMA + panorama
            count += 1
    # Ruling Tokaido 6: another one or none from the guide; Hiroshige "gains" one.
    if state.phase == Phase.GUIDE:
        out[count] = actions.PASS
        count += 1
    return count


@rule
def choose_panorama(state: State, action: int) -> None:
    """Add to the panorama chosen, if any."""
    if action != actions.PASS:
        gain_section(state, state.mover, action - actions.PANORAMA)
    finish_effect(state)
