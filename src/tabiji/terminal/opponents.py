"""Who sits opposite: the bots that can be asked to play."""

from collections.abc import Callable, Sequence

from tabiji.kernel.rng import below, generator
from tabiji.match import Action, Match
from tabiji.terminal.problem import Problem

HUMAN = "human"

Bot = Callable[[Match], Action]
"""A bot looks at a match in which it is to act, and chooses."""


def random_bot(match: Match) -> Action:
    """Any legal action, each as likely; the same again at the same place of a match."""
    legal = match.legal()
    chosen = below(generator(_number(match), match.at), len(legal))
    return legal[chosen]


def _number(match: Match) -> int:
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
