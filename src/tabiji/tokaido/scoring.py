"""Points: marked as they are earned, awarded at the end, and recounted from the collections."""

from tabiji.kernel.compile import rule
from tabiji.kernel.record import Points, State
from tabiji.tokaido.names import (
    ACHIEVEMENTS,
    ENCOUNTERS,
    KINDS,
    PANORAMAS,
    SOURCES,
    Achievement,
    Encounter,
    Phase,
    Source,
    Traveler,
)
from tabiji.tokaido.tables import (
    ACHIEVEMENT_POINTS,
    DISH_PRICE,
    DISHES,
    DONOR_POINTS,
    DONOR_RANKS,
    MEAL_POINTS,
    SAMURAI_POINTS,
    SOUVENIR_POINTS,
    SPRING_POINTS,
    SPRINGS,
)
from tabiji.tokaido.travelers import UMEGAE_GAINS, is_played_by, mitsukunis_gain


@rule
def scores(state: State, out: Points) -> None:
    """The points marked on the board; the end's awards are among them when it is over."""
    for seat in range(state.seats):
        out[seat] = state.points[seat]


@rule
def ranking(state: State, out: Points) -> None:
    """More points win; then more achievement cards; then the victory is shared."""
    for seat in range(state.seats):
        out[seat] = 1
        for other in range(state.seats):
            lead = state.points[other] - state.points[seat]
            if lead == 0:
                lead = achievement_cards(state, other) - achievement_cards(state, seat)
            if lead > 0:
                out[seat] += 1


@rule
def achievement_cards(state: State, seat: int) -> int:
    """How many achievements a seat has."""
    cards = 0
    for achievement in range(ACHIEVEMENTS):
        cards += (state.achievements[seat] >> achievement) & 1
    return cards


@rule
def award(state: State, seat: int, achievement: int) -> None:
    """An achievement scores at once."""
    state.achievements[seat] |= 1 << achievement
    state.points[seat] += ACHIEVEMENT_POINTS + mitsukunis_gain(state, seat)


@rule
def award_achievements(state: State) -> None:
    """At the end of the journey: Gourmet, Bather, Chatterbox and Collector."""
    for achievement in range(Achievement.GOURMET, ACHIEVEMENTS):
        most = 0
        for seat in range(state.seats):
            most = max(most, merit(state, seat, achievement))
        # Ruling Tokaido 13: all tied leaders score; with nobody above zero, nobody does.
        if most > 0:
            for seat in range(state.seats):
                if merit(state, seat, achievement) == most:
                    award(state, seat, achievement)


@rule
def merit(state: State, seat: int, achievement: int) -> int:
    """What counts for an achievement of the journey's end."""
    total = 0
    if achievement == Achievement.GOURMET:
        # Ruling Tokaido 10: printed prices, whatever was paid.
        for dish in range(DISHES):
            total += state.eaten[seat, dish] * DISH_PRICE[dish]
    elif achievement == Achievement.BATHER:
        for spring in range(SPRINGS):
            total += state.springs[seat, spring]
    elif achievement == Achievement.CHATTERBOX:
        for encounter in range(ENCOUNTERS):
            total += state.met[seat, encounter]
    else:
        for kind in range(KINDS):
            total += state.souvenirs[seat, kind]
    return total


@rule
def rank_donors(state: State) -> None:
    """At the end of the journey the donors score by their rank."""
    for seat in range(state.seats):
        state.points[seat] += donor_points(state, seat)


@rule
def donor_points(state: State, seat: int) -> int:
    """The points of a donor's rank; the neutral traveler takes a rank, but no points.

    Ruling Tokaido 5: the ranking is dense, a tie does not use up the next rank.
    """
    if state.donated[seat] == 0:
        return 0
    rank = 0
    for other in range(state.pieces):
        if state.donated[other] > state.donated[seat]:
            rank += 1
            for earlier in range(other):
                if state.donated[earlier] == state.donated[other]:
                    rank -= 1
                    break
    return DONOR_POINTS[min(rank, DONOR_RANKS - 1)]


@rule
def souvenir_points(state: State, seat: int, kind: int) -> int:
    """What another souvenir of this kind is worth: sets fill by themselves.

    It joins the first set without its kind, and comes after the kinds already in it.
    """
    place = 0
    for other in range(KINDS):
        if state.souvenirs[seat, other] > state.souvenirs[seat, kind]:
            place += 1
    return SOUVENIR_POINTS[place]


# Recounting, from the collections alone


@rule
def points_from(state: State, seat: int, source: int) -> int:
    """A seat's points from one source, recounted."""
    total = 0
    if source == Source.PANORAMAS:
        for panorama in range(PANORAMAS):
            sections = state.panoramas[seat, panorama]
            total += sections * (sections + 1) // 2
    elif source == Source.SOUVENIRS:
        total += _recount_sets(state, seat)
    elif source == Source.MEALS:
        for dish in range(DISHES):
            total += MEAL_POINTS * state.eaten[seat, dish]
    elif source == Source.HOT_SPRINGS:
        for spring in range(SPRINGS):
            worth = SPRING_POINTS[spring] + mitsukunis_gain(state, seat)
            total += worth * state.springs[seat, spring]
    elif source == Source.ENCOUNTERS:
        total += SAMURAI_POINTS * state.met[seat, Encounter.SAMURAI]
        if is_played_by(state, seat, Traveler.UMEGAE):
            total += UMEGAE_GAINS * merit(state, seat, Achievement.CHATTERBOX)
    elif source == Source.DONATIONS:
        total += state.donated[seat]
    elif source == Source.TEMPLE_RANK:
        if state.phase == Phase.OVER:
            total += donor_points(state, seat)
    else:
        worth = ACHIEVEMENT_POINTS + mitsukunis_gain(state, seat)
        total += worth * achievement_cards(state, seat)
    return total


@rule
def _recount_sets(state: State, seat: int) -> int:
    """Set by set: the n-th set has each kind of which there are at least n."""
    total = 0
    size = KINDS
    depth = 1
    while size > 0:
        size = 0
        for kind in range(KINDS):
            if state.souvenirs[seat, kind] >= depth:
                total += SOUVENIR_POINTS[size]
                size += 1
        depth += 1
    return total


@rule
def recount(state: State, seat: int) -> int:
    """All points of a seat, from its collection: always what is marked on the board."""
    total = 0
    for source in range(SOURCES):
        total += points_from(state, seat, source)
    return total


def sources(state: State) -> list[dict[str, int]]:
    """Each seat's points by source."""
    return [
        {source.name.lower(): int(points_from(state, seat, source)) for source in Source}
        for seat in range(state.seats)
    ]
