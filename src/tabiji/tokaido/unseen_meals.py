"""Redrawing the meals that a seat cannot know. See `unseen` for the four cares."""

from tabiji.kernel.compile import rule
from tabiji.kernel.record import State, Words, copy_record
from tabiji.kernel.rng import below, draw_card
from tabiji.tokaido.knowledge import has_looked, knew_removed
from tabiji.tokaido.names import MOST_SEATS, NOBODY
from tabiji.tokaido.tables import DISHES, INNS, SEAT_BIT, WAYS

LAST = INNS - 1


@rule
def some_meals_are_hidden(state: State, seat: int) -> bool:
    """Whether there is an inn whose meals the seat does not know for certain."""
    for inn in range(INNS):
        if state.removed[inn] != NOBODY:
            return True
        if not has_looked(state, inn, seat):
            for dish in range(DISHES):
                if state.deal[inn, dish] > 0:
                    return True
    return False


@rule
def redraw_meals(state: State, seat: int, out: State, rng: Words) -> bool:
    """Fill what the seat cannot know; whether the result is to be accepted."""
    copy_record(state, out)
    again = _meals_came_again(state)
    _gather_meals(state, seat, out, again)
    for inn in range(INNS):
        if not has_looked(state, inn, seat):
            _begin_deal(state, inn, out)
    if again and not _redeal(state, seat, out, rng):
        return False
    for inn in range(INNS):
        if not has_looked(state, inn, seat) and not (again and inn == LAST):
            _fill_inn(state, inn, out, rng)
        if state.removed[inn] != NOBODY:
            _fill_removed(state, inn, seat, out, rng)
    for inn in range(INNS):
        if not has_looked(state, inn, seat) and not (again and inn == LAST):
            if not _accept_copies(state, inn, out, rng):
                return False
        if state.removed[inn] != NOBODY and not knew_removed(state, inn, seat):
            if not _accept_removed(state, inn, out, rng):
                return False
    return True


@rule
def _bought(state: State, inn: int, dish: int) -> int:
    """How many cards of a dish were bought from an inn's table."""
    cards = 0
    for seat in range(MOST_SEATS):
        if state.bought[inn, seat] == dish:
            cards += 1
    return cards


@rule
def _bought_before_removal(state: State, inn: int, dish: int) -> int:
    """How many of them were bought before a meal was removed."""
    cards = 0
    for seat in range(MOST_SEATS):
        if state.bought[inn, seat] == dish and state.knew[inn] & SEAT_BIT[seat] != 0:
            cards += 1
    return cards


@rule
def left_over(state: State, inn: int, dish: int) -> int:
    """How many cards of a dish nobody bought at an inn, the removed one not counted."""
    removed = 1 if state.removed[inn] == dish else 0
    return state.deal[inn, dish] - _bought(state, inn, dish) - removed


@rule
def offered_again(state: State, inn: int, dish: int) -> int:
    """1 if Satsuki's last offer was this dish, from what nobody bought at this inn."""
    return 1 if state.offer_batch == 2 * inn + 2 and state.offer == dish else 0


@rule
def dealt_again(state: State, inn: int, dish: int) -> int:
    """How many cards of a dish came from what nobody bought at an inn to the last inn's table."""
    if inn == state.inn or inn == LAST:
        return 0
    left = left_over(state, inn, dish) - offered_again(state, inn, dish)
    return left - state.under[inn, dish]


@rule
def _cards_dealt_again(state: State, inn: int) -> int:
    """How many cards of any dish did."""
    cards = 0
    for dish in range(DISHES):
        cards += dealt_again(state, inn, dish)
    return cards


@rule
def refused_dealt_again(state: State, inn: int) -> bool:
    """Whether the card that Satsuki refused at an inn came to the last inn's table."""
    return state.again[inn] != 0 and state.offer_batch != 2 * inn + 1


@rule
def _meals_came_again(state: State) -> bool:
    """Whether the last inn's table has meals that had gone under the pile before."""
    for inn in range(LAST):
        if refused_dealt_again(state, inn) or _cards_dealt_again(state, inn) > 0:
            return True
    return False


@rule
def _gather_meals(state: State, seat: int, out: State, again: bool) -> None:
    """The pool: every card that the seat cannot locate."""
    for dish in range(DISHES):
        cards = state.meal_pile[dish] + 0
        for inn in range(INNS):
            if not has_looked(state, inn, seat):
                cards += state.under[inn, dish]
                if inn == state.inn:
                    cards += state.table[dish]
            if state.removed[inn] == dish and not knew_removed(state, inn, seat):
                cards += 1
        if again:
            # Where the last inn's cards came from is open, but not those of a known batch.
            cards += _bought(state, LAST, dish)
            if has_looked(state, LAST, seat):
                cards += left_over(state, LAST, dish)
            for inn in range(LAST):
                if has_looked(state, inn, seat):
                    cards -= dealt_again(state, inn, dish)
                if refused_dealt_again(state, inn) and state.refused[inn] == dish:
                    cards -= 1
        out.meal_pile[dish] = cards


@rule
def _begin_deal(state: State, inn: int, out: State) -> None:
    """Of an inn's meals, those are certain that were bought, or offered to Satsuki later."""
    for dish in range(DISHES):
        out.deal[inn, dish] = _bought(state, inn, dish) + offered_again(state, inn, dish)


@rule
def _fill_inn(state: State, inn: int, out: State, rng: Words) -> None:
    """What lies on the table, or went under the pile, of meals that the seat has not seen."""
    cards = 0
    for dish in range(DISHES):
        if inn == state.inn:
            cards += state.table[dish]
            out.table[dish] = 0
        else:
            cards += state.under[inn, dish]
            out.under[inn, dish] = 0
    for _ in range(cards):
        dish = draw_card(out.meal_pile, rng)
        out.deal[inn, dish] += 1
        if inn == state.inn:
            out.table[dish] += 1
        else:
            out.under[inn, dish] += 1


@rule
def _fill_removed(state: State, inn: int, seat: int, out: State, rng: Words) -> None:
    """The meal removed for the neutral traveler."""
    if knew_removed(state, inn, seat):
        _choose_removed(state, inn, out, rng)
        return
    dish = draw_card(out.meal_pile, rng)
    if has_looked(state, inn, seat):
        out.deal[inn, state.removed[inn]] -= 1
    out.removed[inn] = dish
    out.deal[inn, dish] += 1


@rule
def _choose_removed(state: State, inn: int, out: State, rng: Words) -> None:
    """For a seat that knew the table: one of the cards that nobody bought later.

    A dish is as likely as it had copies on the table when one was removed.
    """
    total = 0
    for dish in range(DISHES):
        total += _removable(state, inn, dish)
    ticket = below(rng, total)
    removed = 0
    while removed < DISHES - 1 and ticket >= _removable(state, inn, removed):
        ticket -= _removable(state, inn, removed)
        removed += 1
    was = state.removed[inn]
    out.removed[inn] = removed
    if inn == state.inn:
        out.table[was] += 1
        out.table[removed] -= 1
    else:
        out.under[inn, was] += 1
        out.under[inn, removed] -= 1


@rule
def _removable(state: State, inn: int, dish: int) -> int:
    """Copies of a dish on the table when one was removed; 0 if all of them were bought."""
    dealt = state.deal[inn, dish]
    if dealt == _bought(state, inn, dish):
        return 0
    return dealt - _bought_before_removal(state, inn, dish)


@rule
def _accept_copies(state: State, inn: int, out: State, rng: Words) -> bool:
    """Care 1: which of several copies was bought must not count twice."""
    for dish in range(DISHES):
        bought = _bought(state, inn, dish)
        if bought > 0:
            dealt = out.deal[inn, dish] - (1 if out.removed[inn] == dish else 0)
            if below(rng, WAYS[dealt, bought]) > 0:
                return False
    return True


@rule
def _accept_removed(state: State, inn: int, out: State, rng: Words) -> bool:
    """Care 2: copies bought before the removal were out of its reach."""
    dealt = out.deal[inn, out.removed[inn]]
    before = _bought_before_removal(state, inn, out.removed[inn])
    return below(rng, dealt) < dealt - before


@rule
def _redeal(state: State, seat: int, out: State, rng: Words) -> bool:
    """Care 3: deal the last inn anew, when meals have come up again.

    Its cards came from three sorts of batches: cards that the seat cannot locate
    (the shuffled pile, and leftovers it has not seen), leftovers that it has seen,
    and cards that Satsuki refused. Of known leftovers, as many as were dealt are
    drawn; all other cards that the seat knows to have been dealt must then have
    come from the pool, which weighs for or against this draw as many ways as the
    pool can have given them. Then the pool's cards are split among its batches.
    """
    looked = has_looked(state, LAST, seat)
    from_pool = _deal_known_batches(state, seat, out, rng)
    pool = 0
    for dish in range(DISHES):
        pool += out.meal_pile[dish]
    needed = 0
    least_needed = -_cards_of_known_batches(state, seat)
    for dish in range(DISHES):
        known = _known_at_last(state, looked, dish)
        least_needed += known
        if looked and out.table[dish] > known:
            return False
        missing = max(0, known - out.table[dish])
        if missing > out.meal_pile[dish]:
            return False
        most = 1
        for cards in range(known + 1):
            most = max(most, WAYS[out.meal_pile[dish], cards])
        if below(rng, most) >= WAYS[out.meal_pile[dish], missing]:
            return False
        needed += missing
    if needed > from_pool:
        return False
    least_needed = max(0, least_needed)
    most = WAYS[pool - least_needed, from_pool - least_needed]
    if below(rng, most) >= WAYS[pool - needed, from_pool - needed]:
        return False
    return _deal_from_pool(state, seat, out, rng, from_pool - needed)


@rule
def _known_at_last(state: State, looked: bool, dish: int) -> int:
    """How many cards of a dish the seat knows to have been dealt at the last inn."""
    return state.deal[LAST, dish] if looked else _bought(state, LAST, dish)


@rule
def _cards_of_known_batches(state: State, seat: int) -> int:
    """How many of the last inn's cards came from batches that the seat knows."""
    cards = 0
    for inn in range(LAST):
        if has_looked(state, inn, seat):
            cards += _cards_dealt_again(state, inn)
        if refused_dealt_again(state, inn):
            cards += 1
    return cards


@rule
def _deal_known_batches(state: State, seat: int, out: State, rng: Words) -> int:
    """Put the known batches' share on the table; return how many cards the pool has to give."""
    from_pool = 0
    for dish in range(DISHES):
        out.table[dish] = 0
        from_pool += state.deal[LAST, dish]
    for inn in range(LAST):
        if refused_dealt_again(state, inn):
            out.table[state.refused[inn]] += 1
        if has_looked(state, inn, seat):
            for dish in range(DISHES):
                out.under[inn, dish] = state.under[inn, dish] + dealt_again(state, inn, dish)
            for _ in range(_cards_dealt_again(state, inn)):
                out.table[draw_card(out.under[inn], rng)] += 1
    return from_pool - _cards_of_known_batches(state, seat)


@rule
def _deal_from_pool(state: State, seat: int, out: State, rng: Words, free: int) -> bool:
    """The pool's share of the last inn: what must have come from it, and `free` cards more."""
    looked = has_looked(state, LAST, seat)
    for dish in range(DISHES):
        missing = max(0, _known_at_last(state, looked, dish) - out.table[dish])
        out.meal_pile[dish] -= missing
        out.deal[LAST, dish] = out.table[dish] + missing
    for _ in range(free):
        out.deal[LAST, draw_card(out.meal_pile, rng)] += 1
    for dish in range(DISHES):
        # Care 1 again, for the cards that must have come from the pool.
        missing = max(0, _known_at_last(state, looked, dish) - out.table[dish])
        given = out.deal[LAST, dish] - out.table[dish]
        if below(rng, WAYS[given, missing]) > 0:
            return False
        out.table[dish] = given
    for inn in range(LAST):
        if not has_looked(state, inn, seat):
            for _ in range(_cards_dealt_again(state, inn)):
                out.deal[inn, draw_card(out.table, rng)] += 1
    _set_last_table(state, out)
    return True


@rule
def _set_last_table(state: State, out: State) -> None:
    """What lies on the last inn's table, or lay there when all had arrived."""
    for dish in range(DISHES):
        left = out.deal[LAST, dish] - _bought(state, LAST, dish)
        out.table[dish] = left if state.inn == LAST else 0
        out.under[LAST, dish] = 0 if state.inn == LAST else left
