"""Whether the meals of a table set up by hand can have come as it says.

Of an inn that all have left, nothing need be said. What is said has to be whole: what was dealt,
who has looked, what was bought, removed and refused.
"""

from dataclasses import dataclass

from tabiji.kernel.record import State
from tabiji.locale.message import Message, Verbatim
from tabiji.tokaido.components import COMPONENTS
from tabiji.tokaido.inns import meals_dealt
from tabiji.tokaido.meals import BATCHES, meals_in, meals_left
from tabiji.tokaido.names import NOBODY, Phase, Traveler
from tabiji.tokaido.tables import DISHES, INN_NUMBER, INNS, SEAT_BIT, STOPS
from tabiji.tokaido.travelers import is_played_by
from tabiji.tokaido.unseen_meals import dealt_again, left_over, offered_again, refused_dealt_again

LAST = INNS - 1

BEFORE_LOOKING = (
    Phase.MEET,
    Phase.KEEP,
    Phase.GUIDE,
    Phase.CRAFT,
    Phase.PAINT,
    Phase.OFFER,
    Phase.ACCEPT,
)
"""What is asked of somebody who has arrived and has not seen the meals yet."""

AT_TABLE = (Phase.DEAL, Phase.DISCARD, Phase.EAT)
"""What is asked when the meals are on the table, or come to it."""


@dataclass(frozen=True)
class _Inn:
    """An inn, and who has come to it."""

    table: State
    number: int

    @property
    def stop(self) -> int:
        """Where it is."""
        numbers = INN_NUMBER[self.table.homeward]
        return next(stop for stop in range(STOPS) if numbers[stop] == self.number)

    @property
    def there(self) -> list[int]:
        """The pieces that have arrived, at some time."""
        return [p for p in range(self.table.pieces) if self.table.place[p] >= self.stop]

    @property
    def arriving(self) -> bool:
        """Whether the mover has just arrived here, and its meal is not settled yet."""
        table = self.table
        asked = table.phase in BEFORE_LOOKING or table.phase in AT_TABLE
        here = INN_NUMBER[table.homeward, table.place[table.mover]] == self.number
        return bool(asked and here)

    @property
    def done(self) -> list[int]:
        """The seats that have left the table: they have eaten, or not."""
        return [s for s in self.there if s < self.table.seats and not self._is_mover(s)]

    @property
    def seen_by(self) -> list[int]:
        """The seats that may have seen the meals."""
        table = self.table
        waits = table.phase in BEFORE_LOOKING
        return [s for s in self.there if s < table.seats and not (waits and self._is_mover(s))]

    @property
    def served(self) -> bool:
        """Whether anything is said of it."""
        table, inn = self.table, self.number
        return bool(
            table.deal[inn].any()
            or table.looked[inn]
            or table.knew[inn]
            or table.again[inn]
            or table.removed[inn] != NOBODY
            or table.refused[inn] != NOBODY
            or (table.bought[inn] != NOBODY).any()
            or table.inn == inn
        )

    @property
    def closed(self) -> bool:
        """Whether all have arrived, and the last of them has eaten."""
        return len(self.there) == self.table.pieces and not self.arriving

    @property
    def neutral_done(self) -> bool:
        """Whether the neutral traveler's arrival has removed a meal."""
        neutral = int(self.table.seats)
        return neutral in self.there and not self._is_mover(neutral)

    def has_looked(self, seat: int) -> bool:
        """Whether a seat has seen the meals."""
        return bool(self.table.looked[self.number] & SEAT_BIT[seat])

    def took_offer(self, seat: int) -> bool:
        """Whether the seat took what Satsuki is offered: she did not look."""
        known = is_played_by(self.table, seat, Traveler.SATSUKI) and seat in self.done
        return known and (self.served or not self.closed) and not self.has_looked(seat)

    def _is_mover(self, piece: int) -> bool:
        return self.arriving and piece == int(self.table.mover)


def flaw_at_inns(table: State, phase: Phase) -> Message | None:
    """What is wrong with the meals of a table; None when nothing is."""
    if (table.under < 0).any() or (table.table < 0).any():
        return Message("tokaido-position-meals")
    for dish, left in zip(COMPONENTS.dishes, table.meal_pile, strict=True):
        if left < 0:
            name = Verbatim(dish.name)
            return Message("tokaido-position-cards", {"count": dish.copies, "name": name})
    inns = [_Inn(table, inn) for inn in range(INNS)]
    for inn in inns:
        if inn.arriving and (table.place[: table.pieces] > inn.stop).any():
            return Message("tokaido-position-apart")
        if why := _flaw_at(inn):
            return why
    return (
        _flaw_in_eaten(table, inns) or _flaw_in_offer(table, inns, phase) or _flaw_in_order(table)
    )


def _flaw_at(inn: _Inn) -> Message | None:
    which = {"inn": inn.number + 1}
    if not inn.served:
        return _flaw_unserved(inn)
    table = inn.table
    if not inn.seen_by and table.seats not in inn.there:
        return Message("tokaido-position-inn-early", which)
    if (table.inn == inn.number) == inn.closed:
        return Message("tokaido-position-inn-missing")
    if why := _flaw_in_looks(inn) or _flaw_in_bought(inn):
        return why
    if not _is_dealt(inn):
        meals = {"inn": inn.number + 1, "count": int(meals_dealt(table))}
        return Message("tokaido-position-inn-deal", meals)
    removed = table.removed[inn.number] != NOBODY
    if removed != inn.neutral_done or (table.knew[inn.number] and not removed):
        return Message("tokaido-position-inn-removed", which)
    return None


def _flaw_unserved(inn: _Inn) -> Message | None:
    """Whoever arrives has the meals dealt, but for Satsuki where she takes what she is offered."""
    waiting = any(not inn.took_offer(seat) for seat in inn.done) or inn.neutral_done
    if inn.closed or not waiting:
        return None
    meals = {"inn": inn.number + 1, "count": int(meals_dealt(inn.table))}
    return Message("tokaido-position-inn-deal", meals)


def _is_dealt(inn: _Inn) -> bool:
    """Whether as many meals were dealt, or will be, as an inn has; fewer if there are no more."""
    table = inn.table
    coming = int(table.pending) if inn.arriving and table.phase == Phase.DEAL else 0
    missing = int(meals_dealt(table)) - int(table.deal[inn.number].sum())
    return bool(meals_left(table, missing) == coming if coming else _all_or_none(table, missing))


def _all_or_none(table: State, missing: int) -> bool:
    return missing == 0 or (missing > 0 and _none_left(table))


def _none_left(table: State) -> bool:
    return int(meals_left(table, 1)) == 0


def _flaw_in_looks(inn: _Inn) -> Message | None:
    """All who have arrived have looked, but for Satsuki where she took what she was offered."""
    table = inn.table
    for seat in range(table.seats):
        if inn.has_looked(seat) != (seat in inn.seen_by) and not inn.took_offer(seat):
            return Message("tokaido-position-inn-looked", {"inn": inn.number + 1})
    if table.knew[inn.number] & ~table.looked[inn.number]:
        return Message("tokaido-position-inn-looked", {"inn": inn.number + 1})
    satsuki = _satsuki(table)
    looked = satsuki is not None and inn.has_looked(satsuki)
    refused = table.refused[inn.number] != NOBODY
    if refused > looked or (looked > refused and not _none_left(table)):
        return Message("tokaido-position-inn-refused", {"inn": inn.number + 1})
    return None


def _flaw_in_bought(inn: _Inn) -> Message | None:
    """Whoever has eaten has looked before."""
    table = inn.table
    for seat in range(table.seats):
        dish = int(table.bought[inn.number, seat])
        if dish == NOBODY:
            continue
        if seat not in inn.done or not inn.has_looked(seat):
            return Message("tokaido-position-inn-bought", {"inn": inn.number + 1, "seat": seat})
        if not table.eaten[seat, dish]:
            name = Verbatim(COMPONENTS.dishes[dish].name)
            return Message("tokaido-position-uneaten", {"seat": seat, "dish": name})
    return None


def _flaw_in_eaten(table: State, inns: list[_Inn]) -> Message | None:
    """A meal at each inn at the most, and no dish twice."""
    if (table.eaten > 1).any():
        return Message("tokaido-position-eaten-twice")
    for seat in range(table.seats):
        bought = [int(dish) for dish in table.bought[:, seat] if dish != NOBODY]
        if len(set(bought)) != len(bought):
            return Message("tokaido-position-eaten-twice")
        other = int(table.eaten[seat].sum()) - len(bought)
        taken = sum(inn.took_offer(seat) for inn in inns)
        unknown = sum(seat in inn.done and not inn.served for inn in inns)
        if not taken <= other <= taken + unknown:
            return Message("tokaido-position-eaten", {"seat": seat})
    return None


def _flaw_in_offer(table: State, inns: list[_Inn], phase: Phase) -> Message | None:
    """The meal that Satsuki was offered last: she took it, refused it, or has to say."""
    seat = _satsuki(table)
    offer = int(table.offer)
    refused = [int(dish) for dish in table.refused if dish != NOBODY]
    if phase in (Phase.OFFER, Phase.ACCEPT):
        if seat is None or seat != table.mover:
            return Message("tokaido-position-not-satsuki")
        here = INN_NUMBER[table.homeward, table.place[seat]]
        if table.refused[here] != NOBODY:
            return Message("tokaido-position-offer")
    if phase == Phase.ACCEPT:
        if offer == NOBODY:
            return Message("tokaido-position-offer-missing")
        return Message("tokaido-position-offer") if table.eaten[seat, offer] else None
    if offer == NOBODY:
        return Message("tokaido-position-offer") if refused or table.offer_batch else None
    if seat is None:
        return Message("tokaido-position-not-satsuki")
    took = table.eaten[seat, offer] and offer not in table.bought[:, seat]
    return None if took or offer in refused[-1:] else Message("tokaido-position-offer")


def _flaw_in_order(table: State) -> Message | None:
    """Meals come up again batch by batch when the pile is drawn, at the last inn only."""
    left = [sum(int(meals_in(table, batch, d)) for d in range(DISHES)) for batch in range(BATCHES)]
    again = [0] * DISHES
    drawn = 0
    for inn in range(INNS):
        if table.again[inn]:
            drawn = 2 * inn + 1
            if table.refused[inn] == NOBODY:
                return Message("tokaido-position-again")
            if refused_dealt_again(table, inn):
                again[table.refused[inn]] += 1
        for dish in range(DISHES):
            came = int(dealt_again(table, inn, dish))
            again[dish] += came
            if came < 0 or (inn == LAST and not _lies_whole(table, dish)):
                return Message("tokaido-position-again")
            if came or offered_again(table, inn, dish):
                drawn = 2 * inn + 2
    drawn = max(drawn, int(table.offer_batch))
    arrived = STOPS - 1 in table.place[: table.pieces]
    if drawn and (not arrived or drawn > 2 * LAST or any(left[:drawn])):
        return Message("tokaido-position-again")
    if any(came > dealt for came, dealt in zip(again, table.deal[LAST], strict=True)):
        return Message("tokaido-position-again")
    inn = (int(table.offer_batch) - 1) >> 1
    if table.offer_batch & 1 and not (table.again[inn] and table.refused[inn] == table.offer):
        return Message("tokaido-position-again")
    return None


def _lies_whole(table: State, dish: int) -> bool:
    """Whether all that nobody bought at the last inn is under the pile, once it has closed."""
    return table.inn == LAST or bool(table.under[LAST, dish] == left_over(table, LAST, dish))


def _satsuki(table: State) -> int | None:
    seats = (seat for seat in range(table.seats) if is_played_by(table, seat, Traveler.SATSUKI))
    return next(seats, None)
