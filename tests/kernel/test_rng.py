"""Random numbers."""

from collections import Counter

import numpy as np
import pytest

from tabiji import game
from tabiji.kernel.compile import code_folder, compile_entry
from tabiji.kernel.record import Words
from tabiji.kernel.rng import below, generator, word


def reference(a: int, b: int, c: int, count: int) -> list[int]:
    """sfc32 as its author published it, on unbounded integers."""
    mask, d, out = 0xFFFFFFFF, 1, []
    for _ in range(15 + count):
        result = (a + b + d) & mask
        d = (d + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = ((c << 21) | (c >> 11)) & mask
        c = (c + result) & mask
        out.append(result)
    return out[15:]


def words(rng: Words, out: Words) -> None:
    """Fill `out`: an entry to compile."""
    for i in range(len(out)):
        out[i] = word(rng)


@pytest.mark.parametrize(("seed", "stream"), [(0, 0), (1, 0), (0, 1), (2**62 + 5, 2**31)])
def test_the_stream_is_sfc32_interpreted_and_compiled(seed: int, stream: int) -> None:
    expected = reference(seed & 0xFFFFFFFF, seed >> 32, stream, 1000)
    rng = generator(seed, stream)
    assert [int(word(rng)) for _ in range(1000)] == expected
    duo = game("duo")
    compiled = compile_entry(words, code_folder(duo.name, duo.data))
    out = np.zeros(1000, np.int64)
    compiled(generator(seed, stream), out)
    assert out.tolist() == expected


def test_the_first_numbers_never_change() -> None:
    rng = generator(2026, 11)
    assert [int(word(rng)) for _ in range(4)] == [1255823562, 2318798107, 2721340398, 2201429076]


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 36, 2**31 + 1])
def test_below_stays_below_and_is_even(bound: int) -> None:
    rng = generator(4)
    drawn = [int(below(rng, bound)) for _ in range(20_000)]
    assert 0 <= min(drawn) <= max(drawn) < bound
    if bound <= 36:
        counts = Counter(drawn)
        expected = 20_000 / bound
        chi_square = sum((counts[i] - expected) ** 2 / expected for i in range(bound))
        assert chi_square < bound + 5 * (2 * bound) ** 0.5 + 5


def test_a_bound_that_does_not_fit_a_word_is_even_too() -> None:
    """Of eight words for each three numbers, two have to be drawn again."""
    rng = generator(4)
    counts = Counter(int(below(rng, 3 << 29)) % 3 for _ in range(3_000))
    assert all(900 < counts[rest] < 1_100 for rest in range(3))


def test_close_seeds_and_streams_are_unlike() -> None:
    first = {tuple(int(word(rng)) for _ in range(2)) for rng in map(generator, range(500))}
    streams = {tuple(int(word(r)) for _ in range(2)) for r in (generator(0, i) for i in range(500))}
    assert len(first) == len(streams) == 500
