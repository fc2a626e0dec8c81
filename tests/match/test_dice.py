"""Fair dice: specified exactly, and checked against an implementation of nothing but the text
of docs/records.md."""

import hashlib
from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabiji import Match
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.record import new_state
from tabiji.match import commitment_to, seed_from
from tabiji.match.compiled.hashing import HASH, begin_hash, conclude, take
from tabiji.match.compiled.lines import ticket_below
from tabiji.match.dice import Dice, holder, seed_of_game, ticket
from tests.contract import Case
from tests.match import each_case, new_match, play_some, whole_game


def by_the_book(seed: str, salt: str, words: list[str], outcomes: dict[str, int]) -> str:
    """What docs/records.md says, word for word."""
    line = "".join(word + " " for word in words)
    digest = hashlib.sha256(f"tabiji dice\n{seed}\n{salt}\n{line}".encode()).digest()
    total = sum(outcomes.values())
    numbers = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
    number = next(n for n in numbers if n < 2**32 // total * total)
    tickets = [word for word in sorted(outcomes) for _ in range(outcomes[word])]
    return tickets[number % total]


@each_case
@pytest.mark.parametrize("salt", ["", "nobody knew this"])
def test_every_die_follows_from_the_seed_and_the_line(case: Case, salt: str) -> None:
    match = new_match(case, seed=3, salt=salt)
    play_some(match, 60, Random(9))
    assert match.seed is not None
    checked = 0
    for at, word in enumerate(match.words):
        then = match.standing(at)
        if then.turn == CHANCE:
            outcomes = {action.word: action.weight or 0 for action in then.legal()}
            assert word == by_the_book(match.seed.hex(), salt, list(match.words[:at]), outcomes)
            checked += 1
    assert checked > 10


def test_seeds_and_commitments_are_what_they_always_were() -> None:
    assert seed_from("spring").hex() == hashlib.sha256(b"tabiji seed\nspring").hexdigest()
    assert seed_from(7) == seed_from("7")
    assert seed_from("ab" * 32) == bytes.fromhex("ab" * 32)
    assert seed_from(b"x" * 32) == b"x" * 32
    assert len(seed_from()) == 32
    assert (
        commitment_to(bytes(32))
        == hashlib.sha256(b"tabiji commitment\n" + b"0" * 64 + b"\n").hexdigest()
    )
    assert (
        seed_of_game(bytes(32), 12)
        == hashlib.sha256(b"tabiji game\n" + b"0" * 64 + b"\n12\n").digest()
    )


def test_a_known_match_has_the_dice_it_always_had() -> None:
    """If this fails, every record ever written with drawn dice fails to verify."""
    match = Match("duo", seed="spring")
    assert match.commitment == "f31151a33247e3b20235c2460384bc0e70f5c1e17e4389926407f2ee65b253af"
    assert " ".join(match.words) == (
        "compass1 purple1 fan2 doll3 pottery3 doll2 kimono4 pottery4 kimono4 fan2 hasty "
        "crafty inspired p3 m1 a3"
    )


def test_tickets_are_as_likely_as_each_other() -> None:
    dice = Dice(bytes(32))
    counts: Counter[int] = Counter()
    for number in range(6000):
        dice.follow([f"w{number}"])
        counts[dice.ticket(6)] += 1
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())  # 5 deviations


def test_a_number_above_the_last_multiple_is_passed_over() -> None:
    top, five = b"\xff\xff\xff\xff", b"\x00\x00\x00\x05"
    assert ticket(top + five * 7, 10) == 5
    assert ticket(top * 8, 10) == ticket(hashlib.sha256(top * 8).digest(), 10)
    assert ticket(top * 8, 2**16) == 2**16 - 1


def test_outcomes_hold_tickets_in_the_order_of_their_words() -> None:
    outcomes = [("fan", 2), ("doll", 1), ("kimono", 3)]
    assert [holder(t, outcomes) for t in range(6)] == ["doll", "fan", "fan"] + ["kimono"] * 3
    with pytest.raises(ValueError, match="beyond"):
        holder(6, outcomes)


def digest_of(content: bytes, step: int) -> bytes:
    """The digest by our own rule, interpreted, after taking the content in steps."""
    sha = new_state(HASH)
    begin_hash(sha)
    values = np.array(list(content), np.int64)
    for first in range(0, len(content), step):
        take(sha, values, first, min(step, len(content) - first))
        conclude(sha)  # asking in between changes nothing
    conclude(sha)
    return b"".join(int(word).to_bytes(4, "big") for word in sha.digest)


@pytest.mark.parametrize("length", [0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 200])
def test_our_sha_256_is_sha_256(length: int) -> None:
    content = bytes(Random(length).randbytes(length))
    assert digest_of(content, 40) == hashlib.sha256(content).digest()


@settings(max_examples=15)
@given(st.binary(max_size=150))
def test_our_sha_256_is_sha_256_for_any_bytes(content: bytes) -> None:
    assert digest_of(content, 64) == hashlib.sha256(content).digest()


@given(st.binary(min_size=32, max_size=32), st.integers(1, 2**20))
def test_both_ways_to_draw_a_ticket_agree(digest: bytes, total: int) -> None:
    sha = new_state(HASH)
    sha.digest = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
    assert ticket_below(sha, total) == ticket(digest, total)


@each_case
def test_the_seed_of_a_match_in_progress_stays_secret(case: Case) -> None:
    match = new_match(case)
    play_some(match, 5, Random(1))
    assert match.seed is not None
    assert match.seed.hex() not in str(match)
    assert match.seed.hex() in str(match.record(reveal=True))
    assert match.record().seed is None
    assert Match.of(whole_game(case)).record().seed is not None
