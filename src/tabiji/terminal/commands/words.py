"""Reading what was typed behind a command: games, options of games."""

from dataclasses import fields
from typing import Any

from tabiji.kernel.game import Game, game, games
from tabiji.locale.message import Verbatim
from tabiji.terminal.problem import USAGE, Problem


def named_game(name: str) -> Game:
    """The game of this name."""
    if name not in games():
        raise Problem("error-unknown-game", USAGE, asked=Verbatim(name), games=", ".join(games()))
    return game(name)


def chosen_options(found: Game, texts: list[str]) -> dict[str, Any]:
    """Options of a game, written `name=value`; a value with commas is a list."""
    known = [option.name for option in fields(found.options)]
    chosen: dict[str, Any] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise Problem("error-option-text", USAGE, text=Verbatim(text))
        if name.replace("-", "_") not in known:
            values = {"option": Verbatim(name), "options": Verbatim(", ".join(known))}
            raise Problem("error-game-option", USAGE, game=found.name, **values)
        parts = [_value(part) for part in value.split(",")]
        chosen[name.replace("-", "_")] = parts[0] if len(parts) == 1 else parts
    return chosen


def _value(text: str) -> Any:
    """A number, a truth, nothing, or a word."""
    plain = {"true": True, "yes": True, "false": False, "no": False, "": None}
    if text.casefold() in plain:
        return plain[text.casefold()]
    return int(text) if text.removeprefix("-").isdecimal() else text
