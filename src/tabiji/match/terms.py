"""What is settled before the first action of a match."""

import datetime
import hashlib
import json
import tomllib
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from tabiji.kernel.contract import start
from tabiji.kernel.game import Game, Options
from tabiji.kernel.record import State, as_bytes, as_state, new_state
from tabiji.locale.message import Message, Verbatim, quoted
from tabiji.match.dice import is_hash
from tabiji.match.errors import BadMatch
from tabiji.match.seats import Seat


@dataclass(frozen=True)
class Terms:
    """The game, its options, who sits where, and how chance decides.

    `commitment` fixes the seed that dice are drawn from; without one they are
    supplied by hand. `salt` is what players may add after the commitment is
    published, so that not even whoever chose the seed knew the dice. The first
    `given` actions are as they are: their dice were not drawn from this seed.
    `position` is where the match starts, if not at the beginning of a game.
    """

    game: Game
    options: Options
    seats: tuple[Seat, ...]
    date: datetime.date | None = None
    position: str | None = None
    commitment: str | None = None
    salt: str = ""
    given: int = 0

    def __post_init__(self) -> None:
        if self.salt != " ".join(self.salt.split()) or not self.salt.isprintable():
            raise BadMatch(Message("match-salt", {"found": quoted(self.salt)}))
        if self.commitment is not None and not is_hash(self.commitment):
            raise BadMatch(Message("match-commitment", {"found": quoted(self.commitment)}))
        if self.commitment is None and (self.salt or self.given):
            raise BadMatch(Message("match-salt-by-hand"))
        if self.given < 0:
            raise BadMatch(Message("match-given", {"found": Verbatim(self.given)}))

    @property
    def by_hand(self) -> bool:
        """Whether chance is supplied from outside and cannot be checked."""
        return self.commitment is None

    def beginning(self) -> State:
        """A state as it is before the first action."""
        return as_state(self.beginning_as_bytes().view(self.game.record))

    def beginning_as_bytes(self) -> npt.NDArray[np.uint8]:
        """The same, as a buffer that compiled code may change."""
        content = _beginning(self.game, self.options.encode().tobytes(), self.position)
        if self.position is not None:
            count = seats_at(self.game, self.position)
            if count != self.options.seats:
                counts = {"count": count, "seats": self.options.seats}
                raise BadMatch(Message("match-position-seats", counts))
        return np.frombuffer(bytearray(content), np.uint8)


@lru_cache(64)
def _beginning(game: Game, options: bytes, position: str | None) -> bytes:
    """The bytes of a first state: thousands of games begin alike."""
    state = new_state(game.record)
    start(state, np.frombuffer(options, np.int16))
    if position is not None:
        game.position.read(position, state)
    return as_bytes(state)


@lru_cache(64)
def seats_at(game: Game, position: str) -> int:
    """How many seats a position has: each has points of its own."""
    state = new_state(game.record)
    game.position.read(position, state)
    return len(game.sources(state))


def unusual(options: Options) -> dict[str, Any]:
    """The options that are not as usual, by name."""
    found = {}
    for field in fields(options):
        value = getattr(options, field.name)
        if value != field.default:
            found[field.name] = value
    return found


@cache
def board_digest(game: Game) -> str:
    """A short digest of the game's data files: of what they say, not how it is laid out."""
    total = hashlib.sha256()
    for path in game.data:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        total.update(json.dumps(content, sort_keys=True, separators=(",", ":")).encode() + b"\n")
    return total.hexdigest()[:16]
