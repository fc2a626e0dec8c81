"""Who plays whom, on which seat, with which dice.

A schedule has no end: a tournament plays the beginning of it, and can always go on.
It goes deal by deal. With every deal each line-up plays as many games as there are
seats, and between them everybody moves one seat on, so that the same dice, and the
same travelers, come to everybody once.

- As many bots as seats: there is one line-up. Only then may a name come twice, as
  in `basho,taro,taro,taro`.
- More bots than seats: every choice of them, in an order in which everybody meets
  everybody about as often from the first games on.
- Fewer bots than seats: everybody sits once, and some once more, in turn.

In which order a line-up sits down at first is drawn for each deal. Where moving on brings
a bot of the same name to every seat, as among equals, the same dice would bring the same
game again: such a game gets dice of its own.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from tabiji.arena.chance import words_for
from tabiji.kernel.rng import below
from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message, Verbatim

LineUp = tuple[str, ...]

FRESH_DEALS = 10**9
"""Where the deals begin that no tournament reaches by counting."""


class BadTournament(TabijiError, ValueError):
    """A tournament that cannot be held; the text says what is needed."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played: its number, its deal, and the bots by seat."""

    number: int
    deal: int
    bots: LineUp


class Schedule:
    """All games of a tournament, numbered from 0."""

    def __init__(self, bots: Sequence[str], seats: int, seed: int) -> None:
        self.seats = seats
        self.seed = seed
        self.line_ups = _in_fair_order(_line_ups(bots, seats))

    @property
    def games_to_a_deal(self) -> int:
        """After so many games, everybody has played everybody on every seat."""
        return self.seats * len(self.line_ups)

    def __getitem__(self, number: int) -> Fixture:
        turn, moved = divmod(number, self.seats)
        deal, which = divmod(turn, len(self.line_ups))
        seated = self._shuffled(self.line_ups[which], deal, which)
        rotations = [(*seated[by:], *seated[:by]) for by in range(moved + 1)]
        again = rotations[:moved].count(rotations[moved])
        return Fixture(number, deal + again * FRESH_DEALS, rotations[moved])

    def _shuffled(self, line_up: LineUp, deal: int, which: int) -> LineUp:
        rng = words_for(self.seed, deal, "seats", which)
        left = list(line_up)
        return tuple(left.pop(int(below(rng, len(left)))) for _ in line_up)


def _line_ups(bots: Sequence[str], seats: int) -> list[LineUp]:
    """Who sits together, in no order."""
    if len(bots) < 2:
        raise BadTournament(Message("arena-too-few"))
    if len(bots) == seats:
        return [tuple(bots)]
    if len(set(bots)) < len(bots):
        there = Verbatim(", ".join(bots))
        raise BadTournament(
            Message("arena-named-twice", {"seats": seats, "count": len(bots), "bots": there})
        )
    rounds, rest = divmod(seats, len(bots))
    return [(*tuple(bots) * rounds, *more) for more in combinations(bots, rest)]


def _in_fair_order(line_ups: list[LineUp]) -> tuple[LineUp, ...]:
    """The line-ups, always next the one whose members have met each other least so far."""
    met: Counter[tuple[str, str]] = Counter()
    played: Counter[str] = Counter()
    order: list[LineUp] = []
    left = list(line_ups)

    def familiar(line_up: LineUp) -> tuple[int, int]:
        pairs = sum(met[pair] for pair in combinations(line_up, 2))
        return pairs, sum(played[bot] for bot in line_up)

    while left:
        chosen = min(left, key=familiar)
        left.remove(chosen)
        order.append(chosen)
        met.update(combinations(chosen, 2))
        played.update(chosen)
    return tuple(order)
