"""What a bot worker is asked, what comes back, and what can be in the way."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Literal

from tabiji.kernel.record import as_bytes
from tabiji.locale.message import Message
from tabiji.match import Standing
from tabiji.server.errors import UNAVAILABLE, Refusal


@dataclass(frozen=True)
class Question:
    """A decision of one seat, for a bot to take or a search to look at.

    `state` is the table as it is; whoever thinks about it redraws what the seat cannot
    know first. `key` says whose question it is, a table and a seat for instance, where
    something has to be said about it.
    """

    game: str
    seats: int
    state: bytes
    seat: int
    bot: str
    seed: int
    at: int = 0
    """How many actions had been played."""
    key: Hashable = None
    asker: str = ""
    """For whom it is thought: the bot workers' time is shared among them."""

    @classmethod
    def of(
        cls,
        standing: Standing,
        bot: str,
        seed: int,
        at: int = 0,
        key: Hashable = None,
        asker: str = "",
    ) -> "Question":
        """The decision that a match stands before."""
        assert standing.seat is not None, "nobody has to decide here"
        return cls(
            standing.game.name,
            len(standing.seats),
            as_bytes(standing.state),
            standing.seat,
            bot,
            seed,
            at,
            key,
            asker,
        )


Choice = Literal["real", "none", "unknown"]
"""Whether the seat had any: `none` if it had not, `unknown` if only it knows that it had none."""


@dataclass(frozen=True)
class Answer:
    """What a bot does, as a word, and how it sees the game, if all it knows is public."""

    word: str
    estimate: tuple[float, ...] | None = None
    """Each seat's share of a win."""
    choice: Choice = "real"


class TooBusy(Refusal):
    """More questions wait than can be answered in time; ask again later."""

    def __init__(self) -> None:
        super().__init__("busy", UNAVAILABLE, Message("server-busy"))

    def __reduce__(self) -> tuple[type["TooBusy"], tuple[()]]:  # type: ignore[override]
        return TooBusy, ()


class WarmingUp(Refusal):
    """The search is still being compiled, the very first time."""

    def __init__(self) -> None:
        super().__init__("warming-up", UNAVAILABLE, Message("server-warming-up"))

    def __reduce__(self) -> tuple[type["WarmingUp"], tuple[()]]:  # type: ignore[override]
        return WarmingUp, ()
