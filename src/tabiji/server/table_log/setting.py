"""How a table was set out: all that is settled before its log begins."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from tabiji.kernel.game import Game
from tabiji.kernel.game import game as game_of
from tabiji.match.dice import commitment_to
from tabiji.match.seats import Seat
from tabiji.match.terms import Terms, board_digest
from tabiji.server import wire
from tabiji.server.schemas import SUBSTITUTE, Begins

SeatKind = Literal["person", "bot", "open"]


@dataclass(frozen=True)
class SetSeat:
    """A seat as it was set out: a person's, a bot's, or for whoever comes."""

    kind: SeatKind
    name: str = ""
    player: str | None = None
    bot: str | None = None


@dataclass(frozen=True)
class Setting:
    """The game, its options, its seats, and what its dice are drawn from.

    A table that took over another game begins with the actions `given`; or, if others were to
    come and something was hidden there, from a `position` in which it was drawn anew.
    """

    id: str
    game_name: str
    options: dict[str, Any]
    seats: tuple[SetSeat, ...]
    seed: bytes
    creator: str
    created: datetime
    salt: str = ""
    position: str | None = None
    given: tuple[str, ...] = ()
    listed: bool = False
    hints: bool = True
    substitute: str = SUBSTITUTE
    """The bot that takes over from people."""
    rules: int | None = None
    board: str | None = None
    """The version of the rules and the digest of the board: None for those there are now."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return game_of(self.game_name)

    @property
    def foreign(self) -> bool:
        """Whether it belongs to other rules or to another board than there are here now. It is
        not to be replayed then: actions would be illegal, or mean something else."""
        return is_foreign(self.game, self.rules, self.board)

    @property
    def commitment(self) -> str:
        """What is published about the seed from the start."""
        return commitment_to(self.seed)

    @property
    def begins(self) -> Begins | None:
        """From whose position the table begins; None if it begins where a game begins."""
        if self.position is None and not self.given:
            return None
        return Begins(
            seat=[seat.player for seat in self.seats].index(self.creator),
            actions=len(self.given),
            redrawn=not self.given and self.is_for_several and wire.hides(self.game),
        )

    @property
    def is_for_several(self) -> bool:
        """Whether it was set out for others than its creator."""
        return any(seat.kind == "open" for seat in self.seats)

    def terms(self, seats: tuple[Seat, ...]) -> Terms:
        """The terms of the match, once everybody has sat down."""
        return Terms(
            self.game,
            self.game.choose(self.options),
            seats,
            self.created.date(),
            self.position,
            self.commitment,
            self.salt,
            len(self.given),
        )


def is_foreign(game: Game, rules: int | None, board: str | None) -> bool:
    """Whether these are other rules, or is another board, than the game has here now."""
    return rules not in (None, game.version) or board not in (None, board_digest(game))
