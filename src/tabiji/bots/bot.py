"""What a bot is: somebody who sees what a seat may see, and returns an action.

    class First:
        def decide(self, table):
            return table.legal()[0]

is a bot. The table it is given is not the one the game is played on: what the seat
cannot know has been redrawn, so there is nothing to peek at. A bot that wants to
know more about its seat takes a `Chair` when it is made; one that wants to hear
what happens in between has a method `notice(action)`.
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from tabiji.kernel.game import Game
from tabiji.kernel.rng import below, generator
from tabiji.kernel.table import Table
from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message, Verbatim, quoted


class UnknownBot(TabijiError, LookupError):
    """No bot of that name, or nothing that could be one at that import path."""


class Bot(Protocol):
    """Anybody who can decide."""

    def decide(self, table: Table) -> str | int:
        """One of the table's legal actions, as a word or a number."""
        ...


@dataclass(frozen=True)
class Chair:
    """Where a bot sits: the game, how many play, which seat it has, and a seed of its own."""

    game: Game
    seats: int
    seat: int
    seed: int


class RandomBot:
    """Any legal action, each as likely."""

    def __init__(self, chair: Chair) -> None:
        self.rng = generator(chair.seed, chair.seat)

    def decide(self, table: Table) -> int:
        codes = table.codes()
        return codes[int(below(self.rng, len(codes)))]


def import_bot(path: str) -> Callable[[Chair], Bot]:
    """The bot at an import path such as `my_module:MyBot`, ready to take a chair."""
    module_name, _, name = path.partition(":")
    try:
        found: Any = getattr(import_module(module_name), name)
    except (ImportError, AttributeError, ValueError) as error:
        why = Verbatim(error)
        raise UnknownBot(
            Message("bots-no-such-path", {"path": quoted(path), "why": why})
        ) from error
    if not callable(found) or not hasattr(found, "decide"):
        raise UnknownBot(Message("bots-no-bot", {"path": quoted(path)}))
    takes_chair = bool(inspect.signature(found).parameters)
    return (lambda chair: found(chair)) if takes_chair else (lambda chair: found())
