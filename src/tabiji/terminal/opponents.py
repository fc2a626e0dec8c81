"""Who sits opposite: the bots that can be asked to play."""

from collections.abc import Callable

from tabiji.kernel.errors import BadOption
from tabiji.kernel.rng import below, generator
from tabiji.match import Action, Match

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


def bot(name: str) -> Bot:
    """The bot of this name."""
    try:
        return BOTS[name]
    except KeyError:
        there = ", ".join([*BOTS, HUMAN])
        raise BadOption(f"Nobody here is called {name!r}; there are: {there}.") from None
