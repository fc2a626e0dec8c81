"""A match on paper: what a record file says."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from tabiji.kernel.game import Game
from tabiji.kernel.record import as_state
from tabiji.locale.message import Message, Verbatim, quoted
from tabiji.match.errors import BadMatch
from tabiji.match.heading import Heading
from tabiji.match.reading import read
from tabiji.match.replay import Replay, Replayer, replay
from tabiji.match.standing import Standing
from tabiji.match.terms import Terms
from tabiji.match.words import words_of
from tabiji.match.writing import write


@dataclass(frozen=True)
class Record:
    """A line of legal actions, and what is claimed about it.

    A record that exists is legal: its actions have been replayed. What it claims,
    points, places, the seed behind its dice and the seal on its actions, is for
    `verify` to check. A comment belongs behind as many actions as its number says.
    `played`, how the line went, follows from the rest, and is there to spare another replay.
    """

    terms: Terms
    codes: tuple[int, ...]
    seed: bytes | None = None
    points: tuple[int, ...] | None = None
    places: tuple[int, ...] | None = None
    seal: str | None = None
    comments: Mapping[int, str] = field(default_factory=dict)
    played: Replay | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        for behind, comment in self.comments.items():
            if not 0 <= behind <= len(self.codes):
                place = Verbatim(behind)
                raise BadMatch(Message("match-no-comment-place", {"place": place}))
            if comment != " ".join(comment.split()) or not comment or set(comment) & set("{}"):
                raise BadMatch(Message("match-comment", {"comment": quoted(comment)}))

    def __str__(self) -> str:
        """The record as text; `Record.read` reads it back."""
        heading = Heading.here(self.terms, self.seed, self.points, self.places, self.seal)
        return write(heading, self.codes, self.actors, self.comments)

    @classmethod
    def read(cls, text: str, replayer: Replayer = replay) -> "Record":
        """A record from its text; `BadRecord` says in which line something is wrong."""
        heading, comments, played = read(text, replayer)
        claims = heading.seed, heading.points, heading.places, heading.seal
        return cls(heading.terms, tuple(played.codes), *claims, comments, played)

    @classmethod
    def load(cls, path: Path | str) -> "Record":
        """A record from a file."""
        return cls.read(Path(path).read_text(encoding="utf-8", errors="surrogateescape"))

    def save(self, path: Path | str) -> None:
        """Write the record to a file."""
        Path(path).write_text(str(self), encoding="utf-8", newline="\n")

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
        return self._replayed().actors

    def standing(self) -> Standing:
        """How the table stands at the end of the record."""
        state = np.frombuffer(bytearray(self._replayed().last), self.game.record)
        return Standing(self.terms, as_state(state))

    def _replayed(self) -> Replay:
        known = self.played
        if known is None or tuple(known.codes) != self.codes:
            known = replay(self.terms, self.codes)
            object.__setattr__(self, "played", known)
        return known
