"""The keys of links, made from the secret of the service.

A key names what it is for and proves that the service gave it out. So it can be made
again whenever its owner wants to see it, and nothing secret has to be stored.
"""

import base64
import hashlib
import hmac
import re
import secrets

ID_BYTES = 15
PROOF_BYTES = 15
ID = re.compile("[a-z2-7]{24}")
"""What the ids of players and tables look like: 120 random bits."""
LENGTH = 24
ARRIVAL = "[0-9a-f]{32}"
"""What the key looks like that a browser makes up when it comes first: 128 random bits."""


def new_id() -> str:
    """An id that nobody can guess, safe in an address."""
    return _spelled(secrets.token_bytes(ID_BYTES))


def is_id(text: str) -> bool:
    """Whether this could be an id at all."""
    return ID.fullmatch(text) is not None


class Keys:
    """Makes and reads keys."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def personal(self, player: str) -> str:
        """The key that brings a player back."""
        return player + self._proof("player", player)

    def player(self, key: str) -> str | None:
        """Whose personal key this is."""
        player = key[:LENGTH]
        return player if is_id(player) and self._proves(key, self.personal(player)) else None

    def arrival(self, key: str) -> str:
        """The id of whoever comes by a key that their browser made up: the same for the same
        key, and nobody can tell it from another id, or guess which key gives an id that is."""
        return self._proof("arrival", key)

    def invitation(self, table: str, seat: int) -> str:
        """The key to an open seat."""
        return f"{table}{seat}{self._proof('seat', table, str(seat))}"

    def seat(self, key: str) -> tuple[str, int] | None:
        """The table and the seat that an invitation is for."""
        table, seat = key[:LENGTH], key[LENGTH : LENGTH + 1]
        if not is_id(table) or seat not in tuple("01234"):
            return None
        return (table, int(seat)) if self._proves(key, self.invitation(table, int(seat))) else None

    def _proof(self, *words: str) -> str:
        digest = hmac.digest(self._secret, "\n".join(("tabiji key", *words)).encode(), "sha256")
        return _spelled(digest[:PROOF_BYTES])

    def _proves(self, key: str, right: str) -> bool:
        return hmac.compare_digest(_hashed(key), _hashed(right))


def _hashed(text: str) -> bytes:
    return hashlib.sha256(text.encode(errors="replace")).digest()


def _spelled(content: bytes) -> str:
    return base64.b32encode(content).decode().lower()
