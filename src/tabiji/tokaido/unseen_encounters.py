"""Redrawing the encounters that only Yoshiyasu knows. See `unseen` for the four cares."""

from tabiji.kernel.compile import rule
from tabiji.kernel.record import State, Words
from tabiji.kernel.rng import below, draw_card
from tabiji.tokaido.encounters import cards_back, event_of_card_back
from tabiji.tokaido.names import ENCOUNTERS, NOBODY


@rule
def some_encounters_are_hidden(state: State) -> bool:
    """Whether Yoshiyasu has put cards back or is looking at some."""
    return state.hand[0] != NOBODY or cards_back(state) > 0


@rule
def redraw_encounters(state: State, out: State, rng: Words) -> bool:
    """Fill what lies under the pile and in Yoshiyasu's hand; whether to accept it."""
    _gather_encounters(state, out)
    number = 0
    for event in range(state.encounters):
        if state.back[event] != NOBODY:
            if number >= state.rejoined:
                out.back[event] = draw_card(out.encounter_pile, rng)
            number += 1
    for i in range(2):
        if state.hand[i] != NOBODY:
            out.hand[i] = draw_card(out.encounter_pile, rng)
    _trace_rejoined(state, out, rng)
    for event in range(state.encounters):
        # Care 1: of two cards of a kind, which one was kept must not count twice.
        if out.back[event] == out.kept[event] and below(rng, 2) > 0:
            return False
    return True


@rule
def _gather_encounters(state: State, out: State) -> None:
    """The pool: all cards but those in the travelers' collections."""
    for encounter in range(ENCOUNTERS):
        out.encounter_pile[encounter] = state.encounter_pile[encounter]
    number = 0
    for event in range(state.encounters):
        if state.back[event] != NOBODY:
            if number >= state.rejoined:
                out.encounter_pile[state.back[event]] += 1
            number += 1
    for i in range(2):
        if state.hand[i] != NOBODY:
            out.encounter_pile[state.hand[i]] += 1


@rule
def _trace_rejoined(state: State, out: State, rng: Words) -> None:
    """Care 4: what the cards were that have come up again, from the last draw backwards.

    The last `rejoined` draws brought them up, in the order they had been put back.
    Of a pair, either card can be the one that was kept.
    """
    number = state.rejoined + 0
    for i in range(1, -1, -1):
        if state.hand[i] != NOBODY and number > 0:
            number -= 1
            out.back[event_of_card_back(state, number)] = out.hand[i]
    for event in range(state.encounters - 1, -1, -1):
        if number == 0:
            return
        first = out.kept[event]
        second = out.back[event]
        if second == NOBODY:
            number -= 1
            out.back[event_of_card_back(state, number)] = first
        else:
            if below(rng, 2) > 0:
                first = out.back[event]
                second = out.kept[event]
            number -= 1
            out.back[event_of_card_back(state, number)] = second
            if number > 0:
                number -= 1
                out.back[event_of_card_back(state, number)] = first
