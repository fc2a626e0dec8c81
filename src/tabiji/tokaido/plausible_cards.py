"""Whether the cards of a table set up by hand can lie where they do: all but the meals."""

from collections.abc import Iterator

import numpy as np

from tabiji.kernel.datafile import name_of
from tabiji.kernel.record import State
from tabiji.locale.message import Message, Verbatim
from tabiji.tokaido.components import COMPONENTS
from tabiji.tokaido.encounters import cards_back
from tabiji.tokaido.names import (
    ACHIEVEMENTS,
    NOBODY,
    PANORAMAS,
    Achievement,
    Encounter,
    Panorama,
    Phase,
    Traveler,
)
from tabiji.tokaido.panoramas import is_complete
from tabiji.tokaido.scoring import merit
from tabiji.tokaido.shop import can_be_paid
from tabiji.tokaido.souvenirs import souvenirs_left
from tabiji.tokaido.state import OFFERED, WANTED
from tabiji.tokaido.tables import SHOP_CARDS
from tabiji.tokaido.travelers import YOSHIYASU_SEES, is_played_by

SHOPPING = (Phase.SHELF, Phase.BUY)
"""Souvenirs lie on the counter."""

CAUSES = {
    Phase.CRAFT: (Encounter.SHOKUNIN,),
    Phase.GUIDE: tuple(e for e in Encounter if e >= Encounter.ANNAIBITO_PADDY),
}
"""Whom one must just have met to be asked this."""


def flaw_in_cards(table: State) -> Message | None:
    """What is wrong with piles and collections, whatever is being asked."""
    return (
        _flaw_in_counts(table)
        or _flaw_in_achievements(table)
        or _flaw_under_souvenirs(table)
        or _flaw_in_cards_back(table)
    )


def completed_by(table: State, panorama: int) -> list[int]:
    """The seats that have every section of a panorama."""
    return [seat for seat in range(table.seats) if is_complete(table, seat, panorama)]


def flaw_in_hand(table: State, phase: Phase) -> Message | None:
    """What is wrong with the cards that somebody is looking at."""
    return _flaw_on_counter(table, phase) or _flaw_in_meeting(table, phase)


def _flaw_in_counts(table: State) -> Message | None:
    for encounter, left in zip(Encounter, table.encounter_pile, strict=True):
        if left < 0:
            total, name = COMPONENTS.encounters[encounter], Verbatim(name_of(encounter))
            return Message("tokaido-position-cards", {"count": total, "name": name})
    for (points, cards), left in zip(COMPONENTS.springs, table.spring_pile, strict=True):
        if left < 0:
            return Message("tokaido-position-springs", {"count": cards, "points": points})
    return None


def _flaw_in_achievements(table: State) -> Message | None:
    """Whoever is first to complete a panorama has its achievement; the others come at the end."""
    for panorama in range(PANORAMAS):
        done = completed_by(table, panorama)
        first = [seat for seat in range(table.seats) if _has(table, seat, panorama)]
        if len(first) != min(len(done), 1) or not set(first) <= set(done):
            name = Verbatim(name_of(Panorama(panorama)))
            return Message("tokaido-position-first", {"panorama": name})
    for achievement in range(Achievement.GOURMET, ACHIEVEMENTS):
        merits = [int(merit(table, seat, achievement)) for seat in range(table.seats)]
        best = max(merits) if table.phase == Phase.OVER else 0
        for seat in range(table.seats):
            if _has(table, seat, achievement) != (0 < best == merits[seat]):
                name = Verbatim(name_of(Achievement(achievement)))
                return Message("tokaido-position-award", {"achievement": name})
    return None


def _has(table: State, seat: int, achievement: int) -> bool:
    return bool((table.achievements[seat] >> achievement) & 1)


def _flaw_under_souvenirs(table: State) -> Message | None:
    """A shop leaves a batch, none of them empty; what lies above a batch is drawn before it."""
    sizes = [int(np.count_nonzero(table.shelf == batch)) for batch in range(table.batches + 1)]
    if max(sizes[1:], default=0) > SHOP_CARDS:
        return Message("tokaido-position-batch", {"count": SHOP_CARDS})
    drawn = max((batch for batch, size in enumerate(sizes) if batch and not size), default=0)
    if any(sizes[:drawn]):
        return Message("tokaido-position-batch-order")
    return None


def _flaw_in_cards_back(table: State) -> Message | None:
    """Only Yoshiyasu puts cards back, at each encounter; they come up when the pile is drawn."""
    events = range(table.encounters)
    back = [int(table.kept[event]) for event in events if table.back[event] != NOBODY]
    left = int(table.encounter_pile.sum())
    if cards_back(table) < table.rejoined:
        return Message("tokaido-position-rejoined")
    if table.rejoined and left:
        return Message("tokaido-position-rejoined-early")
    yoshiyasu = [s for s in range(table.seats) if is_played_by(table, s, Traveler.YOSHIYASU)]
    met = table.met[yoshiyasu].sum(axis=0)
    if any(back.count(encounter) > met[encounter] for encounter in Encounter):
        return Message("tokaido-position-back")
    alone = int(met.sum()) - len(back)  # the last card of the pile is no choice
    if alone > (0 if left else 1):
        return Message("tokaido-position-back")
    return None if _comes_up_in_order(table) else Message("tokaido-position-rejoined-order")


def _comes_up_in_order(table: State) -> bool:
    """Whether the last cards drawn were those put back first, in that order, each put back before.

    Of two cards that Yoshiyasu drew together nobody knows which came first.
    """
    put_back = [event for event in range(table.encounters) if table.back[event] != NOBODY]
    waiting = [(int(table.back[event]), event) for event in put_back[: int(table.rejoined)]]
    for event, drawn in _drawn(table):
        came = waiting[max(0, len(waiting) - len(drawn)) :]
        cards = [card for card, _ in came]
        if any(cards.count(card) > drawn.count(card) for card in cards):
            return False
        if any(put >= event for _, put in came):
            return False
        del waiting[len(waiting) - len(came) :]
    return not waiting


def _drawn(table: State) -> Iterator[tuple[int, list[int]]]:
    """What was drawn, the latest first: at which encounter, and the cards."""
    now = int(table.encounters)
    yield now, [int(card) for card in table.hand if card != NOBODY]
    for event in range(now - 1, -1, -1):
        cards = (int(table.kept[event]), int(table.back[event]))
        yield event, [card for card in cards if card != NOBODY]


def _flaw_on_counter(table: State, phase: Phase) -> Message | None:
    """A shop shows as many souvenirs as it can, and those chosen can be paid."""
    wanted = int(np.count_nonzero(table.shelf == WANTED))
    shown = int(np.count_nonzero(table.shelf == OFFERED)) + wanted
    if phase not in SHOPPING:
        return Message("tokaido-position-counter-idle") if shown else None
    pending = int(table.pending)
    if shown + pending != min(SHOP_CARDS, shown + int(souvenirs_left(table))):
        return Message("tokaido-position-counter", {"count": SHOP_CARDS})
    if phase == Phase.SHELF and wanted:
        return Message("tokaido-position-early-choice")
    return None if can_be_paid(table) else Message("tokaido-position-unpaid")


def _flaw_in_meeting(table: State, phase: Phase) -> Message | None:
    """Yoshiyasu draws two cards and chooses; everybody else draws one."""
    held = int(np.count_nonzero(table.hand != NOBODY))
    chooses = is_played_by(table, table.mover, Traveler.YOSHIYASU)
    left = int(table.encounter_pile.sum()) + int(cards_back(table)) - int(table.rejoined)
    if phase == Phase.KEEP and (held < YOSHIYASU_SEES or not chooses):
        return Message("tokaido-position-hand-missing")
    if held and not (chooses and phase in (Phase.KEEP, Phase.MEET)):
        return Message("tokaido-position-hand-idle")
    if phase == Phase.MEET:
        wanted = YOSHIYASU_SEES if chooses else 1
        if held + table.pending != min(wanted, held + left) or not table.pending:
            return Message("tokaido-position-pending", {"phase": Verbatim(name_of(phase))})
    if phase in CAUSES and not _has_just_met(table, CAUSES[phase]):
        return Message("tokaido-position-last-met", {"phase": Verbatim(name_of(phase))})
    return None


def _has_just_met(table: State, wanted: tuple[Encounter, ...]) -> bool:
    """Whether the last encounter was the mover's and one of these; a guide's was complete."""
    if not table.encounters:
        return False
    kept = int(table.kept[table.encounters - 1])
    put_back = table.back[table.encounters - 1] != NOBODY
    if put_back and not is_played_by(table, table.mover, Traveler.YOSHIYASU):
        return False
    if kept not in wanted or not table.met[table.mover, kept]:
        return False
    guide = kept - Encounter.ANNAIBITO_PADDY
    return guide < 0 or bool(is_complete(table, table.mover, guide))
