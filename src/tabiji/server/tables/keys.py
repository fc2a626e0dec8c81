"""The keys of links, made from a secret that lies with the people they are for.

A key names what it is for and proves that the service gave it out. So it can be made
again whenever its owner wants to see it, and no key has to be stored.
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
INVITATION = re.compile("([a-z2-7]{24})([0-4])[a-z2-7]{24}([1-9][0-9]{0,5})?")
ARRIVAL = "[0-9a-f]{32}"
"""What the key looks like that a browser makes up when it comes first: 128 random bits."""


def new_id() -> str:
    """An id that nobody can guess, safe in an address."""
    return _spelled(secrets.token_bytes(ID_BYTES))


def is_id(text: str) -> bool:
    """Whether this could be an id at all."""
    return ID.fullmatch(text) is not None


class Keys:
    """Makes and reads keys, from when it is told the secret."""

    def __init__(self) -> None:
        self._secret = b""

    def make_from(self, secret: bytes) -> None:
        """Make and read them with this secret from now on."""
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

    def invitation(self, table: str, seat: int, emptied: int = 0) -> str:
        """The key to an open seat, another one whenever the seat was emptied once more."""
        times = [str(emptied)] if emptied else []
        return "".join((table, str(seat), self._proof("seat", table, str(seat), *times), *times))

    def seat(self, key: str) -> tuple[str, int, int] | None:
        """The table and the seat that an invitation is for, and how often it was emptied then."""
        if not (parts := INVITATION.fullmatch(key)):
            return None
        table, seat, emptied = parts[1], int(parts[2]), int(parts[3] or 0)
        right = self.invitation(table, seat, emptied)
        return (table, seat, emptied) if self._proves(key, right) else None

    def _proof(self, *words: str) -> str:
        if not self._secret:
            raise RuntimeError("the keys of links have no secret yet")
        digest = hmac.digest(self._secret, "\n".join(("tabiji key", *words)).encode(), "sha256")
        return _spelled(digest[:PROOF_BYTES])

    def _proves(self, key: str, right: str) -> bool:
        return hmac.compare_digest(_hashed(key), _hashed(right))


def _hashed(text: str) -> bytes:
    return hashlib.sha256(text.encode(errors="replace")).digest()


def _spelled(content: bytes) -> str:
    return base64.b32encode(content).decode().lower()
