"""Who sits opposite: the bots that can be asked to play."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from tabiji.kernel.rng import below, generator
from tabiji.terminal.problem import Problem
from tabiji.terminal.screen import Screen

if TYPE_CHECKING:  # the help names the bots, and must not wait for all that a match needs
    from tabiji.match import Action, Match

HUMAN = "human"

Bot: TypeAlias = "Callable[[Match], Action]"
"""A bot looks at a match in which it is to act, and chooses."""


def random_bot(match: "Match") -> "Action":
    """Any legal action, each as likely; the same again at the same place of a match."""
    legal = match.legal()
    chosen = below(generator(_number(match), match.at), len(legal))
    return legal[chosen]


def _number(match: "Match") -> int:
    return int.from_bytes((match.seed or b"")[:7], "big")


BOTS: dict[str, Bot] = {"random": random_bot}


def filled(kinds: Sequence[str], seats: int) -> list[str]:
    """Who sits on each seat: as said, and the last one on all that are left."""
    if len(kinds) > seats:
        raise Problem("error-too-many", seats=seats, given=len(kinds))
    return [*kinds, *[kinds[-1]] * (seats - len(kinds))]


def bot(name: str) -> Bot:
    """The bot of this name."""
    try:
        return BOTS[name]
    except KeyError:
        there = ", ".join([*BOTS, HUMAN])
        raise Problem("error-no-bot", bot=name, bots=there) from None


def spoken(screen: Screen, name: str) -> str:
    """A bot's name in this language; one we have no name for keeps its own."""
    return screen.say(f"bot-{name}") if f"bot-{name}" in screen.catalogue else name
