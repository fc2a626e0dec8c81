"""Encounters: a card from the pile, its effect, and Yoshiyasu's choice of two."""

from tabiji.kernel.compile import rule
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.record import Actions, State, Weights
from tabiji.tokaido import actions
from tabiji.tokaido.names import ENCOUNTERS, NOBODY, Encounter, Phase, Traveler
from tabiji.tokaido.panoramas import all_complete, gain_section, is_complete
from tabiji.tokaido.souvenirs import draw_souvenir, gain_souvenir, souvenirs_left
from tabiji.tokaido.state import OFFERED
from tabiji.tokaido.tables import KUGE_COINS, MIKO_COINS, SAMURAI_POINTS
from tabiji.tokaido.temple import give
from tabiji.tokaido.travelers import UMEGAE_GAINS, YOSHIYASU_SEES, is_played_by
from tabiji.tokaido.turns import finish_effect


@rule
def visit_encounter(state: State) -> None:
    """Draw a card; Yoshiyasu draws two. With no card left, nobody is met."""
    left = _shuffled_left(state) + cards_back(state) - state.rejoined
    wanted = YOSHIYASU_SEES if is_played_by(state, state.mover, Traveler.YOSHIYASU) else 1
    state.pending = min(wanted, left)
    if state.pending > 0:
        state.phase = Phase.MEET
        state.actor = CHANCE
    else:
        finish_effect(state)


@rule
def _shuffled_left(state: State) -> int:
    """What is left of the pile as shuffled."""
    left = 0
    for encounter in range(ENCOUNTERS):
        left += state.encounter_pile[encounter]
    return left


@rule
def cards_back(state: State) -> int:
    """How many cards Yoshiyasu has put under the pile so far."""
    count = 0
    for i in range(state.encounters):
        if state.back[i] != NOBODY:
            count += 1
    return count


@rule
def event_of_card_back(state: State, number: int) -> int:
    """At which encounter the card with this number (from 0) was put back."""
    for i in range(state.encounters):
        if state.back[i] != NOBODY:
            if number == 0:
                return i
            number -= 1
    return NOBODY


@rule
def list_encounters(state: State, out: Actions) -> int:
    """Any card of the pile as shuffled; below it lie those put back, one by one."""
    count = 0
    for encounter in range(ENCOUNTERS):
        if state.encounter_pile[encounter] > 0:
            out[count] = actions.MEET + encounter
            count += 1
    if count == 0:
        out[0] = actions.MEET + state.back[event_of_card_back(state, state.rejoined)]
        count = 1
    return count


@rule
def weigh_encounters(state: State, out: Weights) -> int:
    """An encounter is as likely as it has cards left."""
    count = 0
    total = 0
    for encounter in range(ENCOUNTERS):
        if state.encounter_pile[encounter] > 0:
            out[count] = state.encounter_pile[encounter]
            total += state.encounter_pile[encounter]
            count += 1
    if count == 0:
        out[0] = 1
        total = 1
    return total


@rule
def meet(state: State, action: int) -> None:
    """The card is drawn. Of two, Yoshiyasu chooses; a single one takes effect."""
    encounter = action - actions.MEET
    if _shuffled_left(state) > 0:
        state.encounter_pile[encounter] -= 1
    else:
        state.rejoined += 1
    if state.pending > 1:
        state.hand[0] = encounter
        state.pending = 1
    elif state.hand[0] != NOBODY:
        state.hand[1] = encounter
        state.pending = 0
        state.phase = Phase.KEEP
        state.actor = state.mover
    else:
        state.pending = 0
        _encounter(state, encounter, NOBODY)


@rule
def list_keeps(state: State, out: Actions) -> int:
    """Either card; two of a kind are one choice."""
    out[0] = actions.KEEP + state.hand[0]
    if state.hand[1] == state.hand[0]:
        return 1
    out[1] = actions.KEEP + state.hand[1]
    return 2


@rule
def keep(state: State, action: int) -> None:
    """Keep one card; the other goes under the pile, shown to nobody."""
    encounter = action - actions.KEEP
    other = state.hand[0] if state.hand[1] == encounter else state.hand[1]
    state.hand[0] = NOBODY
    state.hand[1] = NOBODY
    _encounter(state, encounter, other)


@rule
def _encounter(state: State, encounter: int, other: int) -> None:
    """The card joins the collection, and somebody is met."""
    seat = state.mover
    state.kept[state.encounters] = encounter
    state.back[state.encounters] = other
    state.encounters += 1
    state.met[seat, encounter] += 1
    # Ruling Tokaido 12: Umegae gains before the card's effect.
    if is_played_by(state, seat, Traveler.UMEGAE):
        state.points[seat] += UMEGAE_GAINS
        state.coins[seat] += UMEGAE_GAINS
    if encounter == Encounter.SHOKUNIN:
        _meet_shokunin(state)
    elif encounter >= Encounter.ANNAIBITO_PADDY:
        _meet_annaibito(state, seat, encounter - Encounter.ANNAIBITO_PADDY)
    else:
        if encounter == Encounter.SAMURAI:
            state.points[seat] += SAMURAI_POINTS
        elif encounter == Encounter.KUGE:
            state.coins[seat] += KUGE_COINS
        else:
            give(state, seat, MIKO_COINS)
        finish_effect(state)


@rule
def _meet_shokunin(state: State) -> None:
    """The artisan gives a souvenir from the pile."""
    # Ruling Tokaido 7: with an empty pile, nothing; the card still counts.
    if souvenirs_left(state) > 0:
        state.phase = Phase.CRAFT
        state.actor = CHANCE
    else:
        finish_effect(state)


@rule
def take_craft(state: State, action: int) -> None:
    """The artisan's souvenir joins the collection."""
    card = action - actions.SOUVENIR
    draw_souvenir(state, card, OFFERED)
    gain_souvenir(state, state.mover, card)
    finish_effect(state)


@rule
def _meet_annaibito(state: State, seat: int, panorama: int) -> None:
    """The guide shows the next section of a panorama, or of another if that one is complete."""
    if not is_complete(state, seat, panorama):
        gain_section(state, seat, panorama)
        finish_effect(state)
    elif not all_complete(state, seat):
        state.phase = Phase.GUIDE
        state.actor = seat
    else:
        finish_effect(state)
