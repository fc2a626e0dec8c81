"""SHA-256 as a rule, for dice inside compiled code.

Step by step as FIPS 180-4 describes it. Matches and verification use Python's
`hashlib`; this is for simulations, where tens of thousands of dice a second are
drawn between compiled moves, and the tests hold it against `hashlib`.
"""

import numpy as np

from tabiji.kernel.compile import rule
from tabiji.kernel.record import State, Words

MASK = 0xFFFFFFFF
BLOCK = 64
"""Bytes that are hashed at once."""

HASH = np.dtype(
    [
        ("length", np.int64),  # bytes taken so far
        ("words", np.int64, (8,)),  # the chaining value after all full blocks
        ("digest", np.int64, (8,)),
        ("block", np.int64, (BLOCK,)),  # the bytes of the block that is not full yet
        ("last", np.int64, (BLOCK,)),  # a block that ends a message
        ("schedule", np.int64, (64,)),
    ],
    align=True,
)
"""A hash in progress."""


def _roots(power: int, count: int) -> list[int]:
    """The first 32 bits behind the point of the roots of the first primes."""
    primes = [n for n in range(2, 312) if all(n % d for d in range(2, n))][:count]
    return [_whole_root(prime << (32 * power), power) & MASK for prime in primes]


def _whole_root(number: int, power: int) -> int:
    low, high = 0, 1 << 48
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**power <= number else (low, middle - 1)
    return low


FIRST_WORDS: Words = np.array(_roots(2, 8), np.int64)
CONSTANTS: Words = np.array(_roots(3, 64), np.int64)


@rule
def begin_hash(sha: State) -> None:
    """Nothing hashed yet."""
    sha.length = 0
    for i in range(8):
        sha.words[i] = FIRST_WORDS[i]


@rule
def take(sha: State, content: Words, first: int, count: int) -> None:
    """Hash some of the bytes in `content`."""
    for i in range(first, first + count):
        at = sha.length % BLOCK
        sha.block[at] = content[i]
        sha.length += 1
        if at == BLOCK - 1:
            _compress(sha.words, sha.block, sha.schedule)


@rule
def conclude(sha: State) -> None:
    """Write the digest of what was taken so far; more can be taken afterwards."""
    for i in range(8):
        sha.digest[i] = sha.words[i]
    used = sha.length % BLOCK
    for i in range(BLOCK):
        sha.last[i] = sha.block[i] if i < used else 0
    sha.last[used] = 0x80
    if used >= BLOCK - 8:
        _compress(sha.digest, sha.last, sha.schedule)
        for i in range(BLOCK):
            sha.last[i] = 0
    for i in range(8):
        sha.last[BLOCK - 1 - i] = ((sha.length * 8) >> (8 * i)) & 0xFF
    _compress(sha.digest, sha.last, sha.schedule)


@rule
def _compress(words: Words, block: Words, schedule: Words) -> None:
    """Work one block into the eight words."""
    for i in range(16):
        j = 4 * i
        schedule[i] = (block[j] << 24) | (block[j + 1] << 16) | (block[j + 2] << 8) | block[j + 3]
    for i in range(16, 64):
        x = schedule[i - 15]
        y = schedule[i - 2]
        low = _turned(x, 7) ^ _turned(x, 18) ^ (x >> 3)
        high = _turned(y, 17) ^ _turned(y, 19) ^ (y >> 10)
        schedule[i] = (schedule[i - 16] + low + schedule[i - 7] + high) & MASK
    a, b, c, d = words[0], words[1], words[2], words[3]
    e, f, g, h = words[4], words[5], words[6], words[7]
    for i in range(64):
        choice = (e & f) ^ ((e ^ MASK) & g)
        mixed = _turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)
        one = h + mixed + choice + CONSTANTS[i] + schedule[i]
        majority = (a & b) ^ (a & c) ^ (b & c)
        two = (_turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)) + majority
        h, g, f = g, f, e
        e = (d + one) & MASK
        d, c, b = c, b, a
        a = (one + two) & MASK
    words[0] = (words[0] + a) & MASK
    words[1] = (words[1] + b) & MASK
    words[2] = (words[2] + c) & MASK
    words[3] = (words[3] + d) & MASK
    words[4] = (words[4] + e) & MASK
    words[5] = (words[5] + f) & MASK
    words[6] = (words[6] + g) & MASK
    words[7] = (words[7] + h) & MASK


@rule
def _turned(word: int, bits: int) -> int:
    """A 32-bit word with its bits rotated to the right."""
    return ((word >> bits) | (word << (32 - bits))) & MASK
