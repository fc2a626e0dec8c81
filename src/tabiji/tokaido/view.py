"""What a client draws: the table as plain, typed data, as one seat sees it.

A view holds what `knowledge` says the seat knows, and nothing else: two states
that differ only in what it cannot know give equal views.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tabiji.kernel.contract import CHANCE, SPECTATOR
from tabiji.kernel.datafile import name_of
from tabiji.kernel.record import State
from tabiji.tokaido.components import COMPONENTS, spoken
from tabiji.tokaido.knowledge import has_looked, is_yoshiyasu, knew_removed
from tabiji.tokaido.meals import meals_left
from tabiji.tokaido.names import (
    NOBODY,
    Achievement,
    Encounter,
    Panorama,
    Phase,
    Source,
    Traveler,
)
from tabiji.tokaido.notation import TRAVELER_WORDS
from tabiji.tokaido.scoring import points_from
from tabiji.tokaido.souvenirs import owned_by, souvenirs_left
from tabiji.tokaido.state import OFFERED, WANTED
from tabiji.tokaido.tables import DISHES, INNS, ROADS


@dataclass(frozen=True)
class StopView:
    """A stop of the road: its kind, and who stands there, the farthest ahead first."""

    space: str
    double: bool
    pieces: tuple[int, ...]


@dataclass(frozen=True)
class TravelerView:
    """A seat: its traveler, its purse, its collection, its points."""

    seat: int
    traveler: str | None
    tiles: tuple[str, ...]
    stop: int
    coins: int
    donated: int
    panoramas: dict[str, int]
    souvenirs: tuple[str, ...]
    springs: tuple[int, ...]
    encounters: tuple[str, ...]
    meals: tuple[str, ...]
    achievements: tuple[str, ...]
    points: int
    sources: dict[str, int]


@dataclass(frozen=True)
class InnView:
    """An inn whose meals have been dealt.

    `meals` are the cards there that nobody has bought, as this seat knows them:
    None if it has not looked. If one was removed after it looked, the list still
    has that card, and is one longer than `cards`, what lies there or went under
    the pile. `bought` has for each seat what it bought there.
    """

    number: int
    open: bool
    cards: int
    meals: tuple[str, ...] | None
    bought: tuple[str | None, ...]
    removed: bool
    refused: str | None


@dataclass(frozen=True)
class TokaidoView:
    """The whole table. `actor` is a seat, or None while chance decides or after the end."""

    phase: str
    actor: int | None
    mover: int
    chance: bool
    over: bool
    pending: int
    gastronomy: bool
    return_journey: bool
    neutral: int | None
    neutral_stop: int | None
    neutral_donated: int
    road: tuple[StopView, ...]
    travelers: tuple[TravelerView, ...]
    counter: tuple[str, ...]
    wanted: tuple[str, ...]
    offer: str | None
    hand: tuple[str, ...] | None
    put_back: tuple[str, ...] | None
    inns: tuple[InnView, ...]
    souvenirs_left: int
    souvenirs_under: tuple[tuple[str, ...], ...]
    springs_left: dict[str, int]
    encounters_left: int
    meals_left: int


_STOPS = [[(name_of(stop.space), stop.double) for stop in road] for road in ROADS]
_PANORAMAS = [name_of(panorama) for panorama in Panorama]
_SOURCES = [name_of(source) for source in Source]


def view(state: State, seat: int | None) -> TokaidoView:
    """The table as `seat` sees it; as a spectator does, without one."""
    return _seen(state, (SPECTATOR if seat is None else seat,))


def whole(state: State) -> TokaidoView:
    """The table as all seats together see it, when nobody has to keep anything secret any more."""
    return _seen(state, range(state.seats))


def _seen(state: State, watchers: Sequence[int]) -> TokaidoView:
    phase = Phase(state.phase)
    neutral = int(state.seats) if state.pieces > state.seats else None
    back = int((state.back != NOBODY).sum())
    return TokaidoView(
        phase=name_of(phase),
        actor=int(state.actor) if state.actor >= 0 else None,
        mover=int(state.mover),
        chance=bool(state.actor == CHANCE),
        over=phase == Phase.OVER,
        pending=int(state.pending),
        gastronomy=bool(state.gastronomy),
        return_journey=bool(state.homeward),
        neutral=neutral,
        neutral_stop=None if neutral is None else int(state.place[neutral]),
        neutral_donated=0 if neutral is None else int(state.donated[neutral]),
        road=tuple(_road(state)),
        travelers=tuple(traveler(state, other) for other in range(state.seats)),
        counter=_souvenirs(state, OFFERED),
        wanted=_souvenirs(state, WANTED),
        offer=_dish(state.offer) if phase == Phase.ACCEPT else None,
        hand=_hand(state, watchers),
        put_back=_put_back(state, watchers),
        inns=tuple(_inn(state, inn, watchers) for inn in range(INNS) if state.deal[inn].any()),
        souvenirs_left=int(souvenirs_left(state)),
        souvenirs_under=tuple(
            batch for number in range(1, state.batches + 1) if (batch := _souvenirs(state, number))
        ),
        springs_left={
            str(points): int(state.spring_pile[spring])
            for spring, (points, _) in enumerate(COMPONENTS.springs)
        },
        encounters_left=int(state.encounter_pile.sum()) + back - int(state.rejoined),
        meals_left=int(meals_left(state, COMPONENTS.meals)),
    )


def _road(state: State) -> list[StopView]:
    standing = sorted(
        (piece for piece in range(state.pieces) if state.behind[piece] != NOBODY),
        key=lambda piece: int(state.behind[piece]),
    )
    places = state.place.tolist()
    return [
        StopView(space, double, tuple(piece for piece in standing if places[piece] == number))
        for number, (space, double) in enumerate(_STOPS[state.homeward])
    ]


def roles(state: State) -> tuple[str, ...]:
    """Who each seat is on the road, in a word of the notation; `none` for nobody."""
    travelers = [int(who) for who in state.traveler[: state.seats]]
    return tuple(TRAVELER_WORDS[who] if who >= 0 else "none" for who in travelers)


def traveler(state: State, seat: int) -> TravelerView:
    """What lies before a seat, for everybody to see."""
    who, achieved = int(state.traveler[seat]), int(state.achievements[seat])
    return TravelerView(
        seat=seat,
        traveler=spoken(Traveler(who)) if who >= 0 else None,
        tiles=tuple(spoken(Traveler(tile)) for tile in state.tiles[seat] if tile != NOBODY),
        stop=int(state.place[seat]),
        coins=int(state.coins[seat]),
        donated=int(state.donated[seat]),
        panoramas=dict(zip(_PANORAMAS, state.panoramas[seat].tolist(), strict=True)),
        souvenirs=_souvenirs(state, int(owned_by(seat))),
        springs=tuple(
            points
            for (points, _), cards in zip(
                COMPONENTS.springs, state.springs[seat].tolist(), strict=True
            )
            for _ in range(cards)
        ),
        encounters=tuple(
            name_of(encounter)
            for encounter, cards in zip(Encounter, state.met[seat].tolist(), strict=True)
            for _ in range(cards)
        ),
        meals=_meals(state.eaten[seat].tolist()),
        achievements=tuple(
            name_of(achievement) for achievement in Achievement if (achieved >> achievement) & 1
        ),
        points=int(state.points[seat]),
        sources={
            name: int(points_from(state, seat, number)) for number, name in enumerate(_SOURCES)
        },
    )


def _inn(state: State, inn: int, watchers: Sequence[int]) -> InnView:
    """What these seats know of the meals at an inn: of several, whoever looked last knows best."""
    bought = [int(dish) for dish in state.bought[inn]]
    removed = int(state.removed[inn])
    rest = [int(state.deal[inn, dish]) - bought.count(dish) for dish in range(DISHES)]
    looked = [watcher for watcher in watchers if has_looked(state, inn, watcher)]
    known = list(rest)
    if removed != NOBODY and not all(knew_removed(state, inn, watcher) for watcher in looked):
        known[removed] -= 1
    return InnView(
        number=inn + 1,
        open=bool(state.inn == inn),
        cards=sum(rest) - (removed != NOBODY),
        meals=_meals(known) if looked else None,
        bought=tuple(_dish(dish) for dish in bought[: state.seats]),
        removed=removed != NOBODY,
        refused=_dish(state.refused[inn]),
    )


def _hand(state: State, watchers: Sequence[int]) -> tuple[str, ...] | None:
    """The cards Yoshiyasu is looking at, for his eyes only."""
    if not any(is_yoshiyasu(state, watcher) for watcher in watchers):
        return None
    return tuple(name_of(Encounter(card)) for card in state.hand if card != NOBODY)


def _put_back(state: State, watchers: Sequence[int]) -> tuple[str, ...] | None:
    """The cards Yoshiyasu has put under the pile and that still lie there, for him alone."""
    if not any(is_yoshiyasu(state, watcher) for watcher in watchers):
        return None
    back = [name_of(Encounter(card)) for card in state.back if card != NOBODY]
    return tuple(back[int(state.rejoined) :])


def _souvenirs(state: State, place: int) -> tuple[str, ...]:
    return tuple(
        souvenir.name
        for souvenir, lies in zip(COMPONENTS.souvenirs, state.shelf.tolist(), strict=True)
        if lies == place
    )


def _meals(counts: list[int]) -> tuple[str, ...]:
    return tuple(
        dish.name
        for dish, cards in zip(COMPONENTS.dishes, counts, strict=True)
        for _ in range(cards)
    )


def _dish(dish: int) -> str | None:
    return COMPONENTS.dishes[dish].name if dish != NOBODY else None
