"""What a player types: a number, an action's word, or a command in any of our languages."""

from collections.abc import Sequence
from dataclasses import dataclass

from tabiji.match import Action
from tabiji.terminal.screen import Screen

COMMANDS = ("undo", "help", "board", "log", "save", "quit")


@dataclass(frozen=True)
class Command:
    """A command and what was typed behind it."""

    name: str
    rest: str


def understood(screen: Screen, typed: str, legal: Sequence[Action]) -> Action | Command | None:
    """The choice or the command that was typed; None if it is neither."""
    word, _, rest = typed.strip().partition(" ")
    if word.isascii() and word.isdigit():
        number = int(word)
        return legal[number - 1] if 1 <= number <= len(legal) else None
    for action in legal:
        if action.word == typed.strip():
            return action
    for name in COMMANDS:
        if word.casefold() in (name, screen.catalogue.say(f"table-word-{name}"), *_SHORT[name]):
            return Command(name, rest.strip())
    return None


_SHORT = {"undo": ("u",), "help": ("?", "h"), "board": ("b",), "log": ("l",)}
_SHORT |= {"save": ("s",), "quit": ("q", "exit")}
