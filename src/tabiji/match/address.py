"""Positions in a form that fits into a web address.

    duo_P0@C0_M1@M3_coins.4,9

The game's name, then its position text. A space becomes `_` and `=` becomes `.`;
letters, digits and `-@,:` stay; any other character is `~` and two hex digits for
each of its bytes. Such a text is safe in the path and in the query of an address,
needs no percent signs, and reads back exactly.
"""

import re

from tabiji.kernel.errors import BadText
from tabiji.kernel.game import Game, game
from tabiji.locale.message import Message, quoted

_PLAIN = {" ": "_", "=": "."}
_BACK = {short: long for long, short in _PLAIN.items()}
_STAYS = re.compile(r"[A-Za-z0-9@,:-]")
_PART = re.compile(r"[A-Za-z0-9@,:-]+|[_.]|(?:~[0-9a-f]{2})+")


def to_address(game: Game, position: str) -> str:
    """A position text of a game as one word for an address."""
    return f"{game.name}_{''.join(_shorten(letter) for letter in position)}"


def from_address(address: str) -> tuple[Game, str]:
    """The game and the position text of an address."""
    name, mark, rest = address.partition("_")
    if not mark:
        raise BadText(Message("match-address", {"address": quoted(address)}))
    found = game(name)
    text, at = "", 0
    while at < len(rest):
        part = _PART.match(rest, at)
        if part is None:
            letters = {"letter": quoted(rest[at]), "address": quoted(address)}
            raise BadText(Message("match-address-letter", letters))
        text += _lengthen(part.group(), address)
        at = part.end()
    return found, text


def _shorten(letter: str) -> str:
    if _STAYS.match(letter):
        return letter
    return _PLAIN.get(letter) or "".join(f"~{byte:02x}" for byte in letter.encode())


def _lengthen(part: str, address: str) -> str:
    if not part.startswith("~"):
        return _BACK.get(part, part)
    try:
        return bytes.fromhex(part.replace("~", "")).decode()
    except UnicodeDecodeError:
        parts = {"part": quoted(part), "address": quoted(address)}
        raise BadText(Message("match-address-bytes", parts)) from None
