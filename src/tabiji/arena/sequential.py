"""Deciding which of two bots is the better one, and stopping as soon as it is decided.

Whoever looks at results after every game and stops when they look convincing errs
far more often than the interval says. This test may be looked at all the time. It is
a bet: a player with 1 coin bets, deal after deal, that the first bot scores more
than half; another bets on the second. If the bots are equally good, no way of
betting gains on average, and the chance of ever multiplying one's coins by 40 is at
most 1 in 40 (Ville's inequality). So when one of the players gets there, his bot is
the better one, and we err with a probability of at most 2.5 % either way, 5 % in all,
however long we looked. Nothing is assumed about how scores are distributed.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tabiji.arena.rating import comparisons
from tabiji.arena.result import Result

ERROR = 0.05
"""How often, at most, two bots that are equally good are told apart."""

ENOUGH = 2 / ERROR
"""So many coins decide: each of the two players may err half as often."""

BOLDEST = 1.5
"""The most that is staked, for each point of score above one half; 2 could lose everything."""


@dataclass
class SequentialTest:
    """The state of the two bets, and what they have decided."""

    one: str
    other: str
    deals: int = 0
    for_one: float = 1.0
    for_other: float = 1.0
    _sum: float = 0.0
    _squares: float = 0.0

    @property
    def better(self) -> str | None:
        """The better bot, once it is decided."""
        if self.for_one >= ENOUGH:
            return self.one
        return self.other if self.for_other >= ENOUGH else None

    def add(self, score: float) -> None:
        """One more deal: the first bot's mean score in it, from 0 to 1.

        What is staked follows from the deals before, never from this one: nearly as much
        as would have been best for them (Kelly's rule), as if there had been two dull ones.
        """
        ahead = self._sum / (self.deals + 2)
        spread = (self._squares + 0.5) / (self.deals + 2)
        stake = ahead / spread
        surplus = score - 0.5
        self.for_one *= 1 + max(0.0, min(stake, BOLDEST)) * surplus
        self.for_other *= 1 - max(0.0, min(-stake, BOLDEST)) * surplus
        self.deals += 1
        self._sum += surplus
        self._squares += surplus * surplus

    def add_deal(self, results: Iterable[Result]) -> None:
        """One more deal, with all of its games."""
        scores = [
            found.score if found.one == self.one else 1 - found.score
            for found in comparisons(results)
            if {found.one, found.other} == {self.one, self.other}
        ]
        self.add(sum(scores) / len(scores))

    def as_data(self) -> dict[str, object]:
        """For programs."""
        return {
            "bots": [self.one, self.other],
            "better": self.better,
            "deals": self.deals,
            "error": ERROR,
            "coins": [round(self.for_one, 4), round(self.for_other, 4)],
            "needed": ENOUGH,
        }
