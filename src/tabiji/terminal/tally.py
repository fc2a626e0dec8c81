"""Counting many games: who wins, with how many points from where, and how games end."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from tabiji.kernel import contract
from tabiji.kernel.contract import OVER
from tabiji.kernel.game import Game
from tabiji.kernel.record import State, as_state
from tabiji.locale.message import Message
from tabiji.match import Record
from tabiji.match.simulate import FEW

Z = 1.96
"""Standard deviations on either side that hold 95 % of the cases."""


def final_state(record: Record, compiled: bool) -> State:
    """The state in which a record ends. Its actions are known to be legal."""
    state = record.terms.beginning()
    if not compiled:
        for code in record.codes:
            contract.apply(state, code)
        return state
    engine = record.game.engine()
    buffer = np.frombuffer(bytearray(state.tobytes()), np.uint8)
    for code in record.codes:
        engine.apply(buffer, code)
    return as_state(buffer.view(record.game.record))


def ending(message: Message) -> Message:
    """How a game ended, whoever brought it about."""
    by = message.args.get("by")
    return Message(str(by)) if by else message


@dataclass
class Tally:
    """The sums over many games of the same terms."""

    game: Game
    seats: int
    games: int = 0
    unfinished: int = 0
    first_wins: float = 0.0
    wins: list[float] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    sources: list[Counter[str]] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.seats
        self.points = [[] for _ in range(self.seats)]
        self.sources = [Counter() for _ in range(self.seats)]

    def add(self, record: Record, compiled: bool) -> None:
        """Count one more game."""
        self.games += 1
        self.lengths.append(len(record.codes))
        state = final_state(record, compiled)
        if contract.turn(state) != OVER or record.places is None or record.points is None:
            self.unfinished += 1
            return
        winners = [seat for seat, place in enumerate(record.places) if place == 1]
        first = next(actor for actor in record.actors if actor >= 0)
        for seat in winners:  # a shared victory is shared here too
            self.wins[seat] += 1 / len(winners)
            self.first_wins += (seat == first) / len(winners)
        for seat, points in enumerate(record.points):
            self.points[seat].append(points)
        for seat, by_source in enumerate(self.game.sources(state)[: self.seats]):
            self.sources[seat].update(dict(by_source))
        self.endings.update({ending(reason).id for reason in self.game.endings(state)})

    @property
    def finished(self) -> int:
        """The games that were played to the end."""
        return self.games - self.unfinished

    def rate(self, wins: float) -> tuple[float, float]:
        """A share of the finished games, and how far it may be off (95 %)."""
        count = max(1, self.finished)
        share = wins / count
        return share, Z * sqrt(max(0.0, share * (1 - share)) / count)

    def mean_points(self, seat: int) -> tuple[float, float]:
        """The points of a seat: mean and standard deviation."""
        points = np.array(self.points[seat] or [0])
        return float(points.mean()), float(points.std())

    def mean_sources(self, seat: int) -> Iterator[tuple[str, float]]:
        """The mean points of a seat from each source."""
        for source, total in self.sources[seat].items():
            yield source, total / max(1, self.finished)

    def as_data(self) -> dict[str, Any]:
        """All of it, for programs. The same games give the same data."""
        lengths = self.lengths or [0]
        return {
            "game": self.game.name,
            "seats": self.seats,
            "games": self.games,
            "unfinished": self.unfinished,
            "wins": self.wins,
            "win_rate": [round(self.rate(wins)[0], 6) for wins in self.wins],
            "first_to_act_win_rate": round(self.rate(self.first_wins)[0], 6),
            "points": [
                {"mean": round(mean, 4), "deviation": round(deviation, 4)}
                for mean, deviation in map(self.mean_points, range(self.seats))
            ],
            "sources": [
                {source: round(mean, 4) for source, mean in self.mean_sources(seat)}
                for seat in range(self.seats)
            ],
            "endings": dict(self.endings.most_common()),
            "length": {
                "mean": round(sum(lengths) / len(lengths), 4),
                "least": min(lengths),
                "most": max(lengths),
            },
        }


def is_compiled(games: int) -> bool:
    """Whether so many games are worth compiling for."""
    return games > FEW
