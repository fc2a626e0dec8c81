"""A match on paper: what a record file says."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tabiji.kernel.game import Game
from tabiji.kernel.message import Message, Verbatim, quoted
from tabiji.kernel.record import as_bytes, as_state
from tabiji.match.dice import seal_of
from tabiji.match.errors import BadMatch
from tabiji.match.replay import Replayer, replay
from tabiji.match.standing import Standing
from tabiji.match.terms import Terms
from tabiji.match.words import words_of

if TYPE_CHECKING:
    from tabiji.match.match import Match

FORMAT = 1
"""Raised whenever a program that knows the format before would misread a record."""


@dataclass(frozen=True)
class Course:
    """Where a line leads: who decides each action, and the last state."""

    codes: tuple[int, ...]
    actors: Sequence[int]
    last: bytes


@dataclass(frozen=True)
class Record:
    """A line of legal actions, and what is claimed about it.

    A record that exists is legal: its actions have been replayed. What it claims,
    points, places, the seed behind its dice and the seal on its actions, is for
    `verify` to check. A comment
    belongs behind as many actions as its number says. `course` follows from the
    rest, and is there to spare whoever knows it another replay.
    """

    terms: Terms
    codes: tuple[int, ...]
    seed: bytes | None = None
    points: tuple[int, ...] | None = None
    places: tuple[int, ...] | None = None
    seal: str | None = None
    comments: Mapping[int, str] = field(default_factory=dict)
    course: Course | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        for behind, comment in self.comments.items():
            if not 0 <= behind <= len(self.codes):
                place = Verbatim(behind)
                raise BadMatch(Message("match-no-comment-place", {"place": place}))
            if comment != " ".join(comment.split()) or not comment or set(comment) & set("{}"):
                raise BadMatch(Message("match-comment", {"comment": quoted(comment)}))

    def __str__(self) -> str:
        """The record as text; `Record.read` reads it back."""
        from tabiji.match.writing import write

        return write(self)

    @classmethod
    def read(cls, text: str, replayer: Replayer = replay) -> "Record":
        """A record from its text; `BadRecord` says in which line something is wrong."""
        from tabiji.match.reading import read

        return read(text, replayer).record

    @classmethod
    def load(cls, path: Path | str) -> "Record":
        """A record from a file."""
        return cls.read(Path(path).read_text(encoding="utf-8", errors="surrogateescape"))

    def save(self, path: Path | str) -> None:
        """Write the record to a file."""
        Path(path).write_text(str(self), encoding="utf-8", newline="\n")

    @classmethod
    def of(
        cls, match: "Match", seed: bytes | None = None, comments: Mapping[int, str] | None = None
    ) -> "Record":
        """The record of a match as far as it has been played."""
        outcome = match.outcome
        return cls(
            match.terms,
            match.codes,
            seed,
            outcome.points if outcome else None,
            outcome.places if outcome else None,
            seal_of(match.words),
            dict(comments or {}),
            Course(match.codes, match.actors, as_bytes(match.state)),
        )

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.terms.game

    @property
    def words(self) -> tuple[str, ...]:
        """The actions as words."""
        words = words_of(self.game)
        return tuple([words[code] for code in self.codes])

    @property
    def actors(self) -> Sequence[int]:
        """Who decided each action: a seat, or `CHANCE`."""
        return self._course().actors

    def standing(self) -> Standing:
        """How the table stands at the end of the record."""
        state = np.frombuffer(bytearray(self._course().last), self.game.record)
        return Standing(self.terms, as_state(state))

    def match(self) -> "Match":
        """The match of this record, to look at or to play on."""
        from tabiji.match.match import Match

        return Match.under(self.terms, self.seed, self.words)

    def _course(self) -> Course:
        if self.course is None or self.course.codes != self.codes:
            found = replay(self.terms, self.codes)
            object.__setattr__(self, "course", Course(self.codes, found.actors, found.last))
        assert self.course is not None
        return self.course
