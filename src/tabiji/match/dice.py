"""Dice that anybody can check.

A match has a secret seed. What chance decides follows from the seed and from the
line: the words of all actions before it. The same line gives the same dice, so
that undoing and playing the same again changes nothing; another choice gives
other dice, so that what was seen before an undo is of no use after it.

Before the first action the match publishes a commitment, a hash that only this
seed has. Once the seed is revealed, everybody can compute every die again.
`docs/records.md` specifies all of it for other programs.
"""

import hashlib
import secrets
from collections.abc import Iterable, Sequence

from tabiji.locale.message import Message
from tabiji.match.errors import BadMatch

SEED_BYTES = 32
SEED_TAG = "tabiji seed\n"
GAME_TAG = "tabiji game\n"
COMMITMENT_TAG = "tabiji commitment\n"
DICE_TAG = "tabiji dice\n"
SEAL_TAG = "tabiji seal\n"
SEAL_DIGITS = 16


def seed_from(given: bytes | str | int | None = None) -> bytes:
    """A seed: random if nothing is given; 32 bytes or their 64 hex digits as they are;
    any other text or number makes a seed that can be made again, and guessed."""
    if given is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(given, bytes):
        if len(given) != SEED_BYTES:
            sizes = {"size": SEED_BYTES, "found": len(given)}
            raise BadMatch(Message("match-seed-size", sizes))
        return given
    text = str(given)
    if is_hash(text):
        return bytes.fromhex(text)
    return hashlib.sha256((SEED_TAG + text).encode()).digest()


def seed_of_game(seed: bytes, number: int) -> bytes:
    """The seed of one of many games that are simulated from one seed."""
    return hashlib.sha256(f"{GAME_TAG}{seed.hex()}\n{number}\n".encode()).digest()


def commitment_to(seed: bytes) -> str:
    """What is published at the start: it fixes the seed and does not tell it."""
    return hashlib.sha256(f"{COMMITMENT_TAG}{seed.hex()}\n".encode()).hexdigest()


def is_hash(text: str) -> bool:
    """Whether a text is 64 hex digits, as seeds and commitments are written."""
    return len(text) == 2 * SEED_BYTES and all(letter in "0123456789abcdef" for letter in text)


def opening(seed: bytes, salt: str = "") -> str:
    """What is hashed before the words of the line."""
    return f"{DICE_TAG}{seed.hex()}\n{salt}\n"


def seal_of(words: Iterable[str]) -> str:
    """A short digest of a line: whoever changes an action, even one that no later die or
    point depends on, changes it."""
    line = "".join([f"{word} " for word in words])
    return hashlib.sha256((SEAL_TAG + line).encode()).hexdigest()[:SEAL_DIGITS]


class Dice:
    """The dice of one match, along one line."""

    def __init__(self, seed: bytes, salt: str = "", line: Iterable[str] = ()) -> None:
        self._hash = hashlib.sha256(opening(seed, salt).encode())
        self.follow(line)

    def follow(self, words: Iterable[str]) -> None:
        """These actions have been carried out."""
        for word in words:
            self._hash.update(f"{word} ".encode())

    def ticket(self, total: int) -> int:
        """What is drawn here: a number from 0 to `total` - 1, each exactly as likely."""
        return ticket(self._hash.copy().digest(), total)


def ticket(digest: bytes, total: int) -> int:
    """The first of the digest's eight 32-bit numbers that is below the largest multiple of
    `total`, modulo `total`. If none is, which nobody will see, the digest's digest is asked."""
    most = 2**32 - 2**32 % total
    for i in range(0, SEED_BYTES, 4):
        number = int.from_bytes(digest[i : i + 4], "big")
        if number < most:
            return number % total
    return ticket(hashlib.sha256(digest).digest(), total)


def holder(ticket: int, outcomes: Sequence[tuple[str, int]]) -> str:
    """Which outcome a ticket brings: outcomes, in the order of their words, hold as many
    tickets each as their weights say."""
    for word, weight in sorted(outcomes, key=lambda outcome: outcome[0].encode()):
        if ticket < weight:
            return word
        ticket -= weight
    raise ValueError(f"ticket {ticket} is beyond all weights")
