"""Plays with boards and cards whose names are made up, in a process of its own.

Run as `python -m tests.contract.named GAME SEED COUNT`: makes up names out of all that separates
words anywhere. With those that the check of the data file accepts, every action's word, every
position on the way and the record of a game must read back. Prints how many it accepted.
"""

import os
import random
import sys
import tempfile
from pathlib import Path

from tabiji.kernel.errors import BadData, BadText
from tabiji.kernel.game import game
from tabiji.match.address import from_address, to_address
from tabiji.match.match import Match
from tabiji.match.record import Record
from tabiji.match.terms import board_digest
from tabiji.match.words import codes_of, words_of

VARIABLES = {"duo": "TABIJI_DUO_BOARD", "tokaido": "TABIJI_TOKAIDO_COMPONENTS"}
PRINTED = {
    "duo": {name: f"{name} = " for name in ("M1", "M2", "M3", "M4")},
    "tokaido": {name: f'"{name}"' for name in ("Koma", "Gofu", "Dango", "Soba", "Tai Meshi")},
}
"""The names that are made up, and how their file first writes them."""

PIECES = [
    *("A0", "C9", "P0", "M1", "a", "B", "Zō", "ß", "İ", "日本", "7", "²", "0", "1.", "2:"),
    *(" ", "  ", "\t", "\u00a0", "\u2028", "-", "_", "~", "@", "=", ",", ":", "+", "/", ">", "!"),
    *("{", "}", "?", ".", "e\u0301", "\u202e", "x" * 20, "pass", "left", "again"),
]

MOST_ACTIONS = 150
"""How far a game is played."""


def made_up(chance: random.Random) -> str:
    """A name; about every second one can be spoken."""
    pieces = PIECES if chance.random() < 0.3 else ["A", "0", "Zō", "ß", "İ", "日本", "7", "-"]
    return "".join(chance.choice(pieces) for _ in range(chance.randint(0, 4)))


def renamed(text: str, old: str, new: str) -> str:
    """A data file in which one thing has another name."""
    escaped = "".join(f"\\U{ord(letter):08x}" for letter in new)
    return text.replace(f"{old} = ", f'"{escaped}" = ').replace(f'"{old}"', f'"{escaped}"')


def check(name: str) -> None:
    """Everything that is said with the names of the data file reads back."""
    for module in [m for m in sys.modules if m.startswith(f"tabiji.{name}")]:
        del sys.modules[module]
    for cached in (game, codes_of, words_of, board_digest):
        cached.cache_clear()
    now = game(name)
    words = [word for word in words_of(now) if word]
    assert len(words) == len(set(words))
    for word in words:
        assert word.split() == [word]
        assert now.notation.write(now.notation.read(word)) == word
    assert len(words) == printed_words(name), "two actions have one word"
    match = Match(name, seed=bytes(32))
    dice = random.Random(5)
    while not match.over and match.at < MOST_ACTIONS:
        position = match.position
        assert str(now.at(position)) == position
        assert from_address(to_address(now, position)) == (now, position)
        match.play(dice.choice(match.legal()).word)
    assert Record.read(str(match.record())).words == match.words


def printed_words(name: str) -> int:
    """How many actions have words with the printed names; other names change none of that."""
    if name not in _counted:
        _counted[name] = sum(1 for word in words_of(game(name)) if word)
    return _counted[name]


_counted: dict[str, int] = {}


def main(name: str, seed: int, count: int) -> None:
    chance = random.Random(seed)
    played = game(name)
    assert played.load is not None
    printed_words(name)
    text = played.data[0].read_text(encoding="utf-8")
    accepted = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "named.toml"
        os.environ[VARIABLES[name]] = str(path)
        for _ in range(count):
            mine = text
            for old in PRINTED[name]:
                if chance.random() < 0.5:
                    mine = renamed(mine, old, made_up(chance))
            path.write_text(mine, encoding="utf-8")
            try:
                played.load(path)
            except (BadData, BadText):
                continue
            accepted += 1
            check(name)
    print(accepted)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
