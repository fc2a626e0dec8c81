"""A name can be anything that can be seen, in one line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from tabiji.match.seats import Seat
from tabiji.server.names import clean_name
from tabiji.server.schemas import NewName


@pytest.mark.parametrize("name", ["Aiko", "Zoë", "旅路", "Ana María", "O'Brien", "<b>x</b>", "🦊"])
def test_an_honest_name_stays_as_it_is(name: str) -> None:
    assert NewName(name=name).name == name


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("  Aiko\t\n Mori ", "Aiko Mori"),
        ("Ai\u202eko", "Aiko"),  # from right to left
        ("Ai\u200bko\ufeff", "Aiko"),  # of no width
        ("Ai\x00ko\x1b[31m", "Aiko[31m"),
        ("Zoe\u0308", "Zoë"),  # two characters that are one
        ("Z" + "\u0335" * 20, "Z\u0335\u0335"),
        ("\u0301Aiko", "Aiko"),
        ("Aiko (bot haru)", "Aiko"),
        ("Aiko (BOT)", "Aiko"),
        ("Aiko (bot (bot (bot) x) haru)", "Aiko"),
        ("Aiko (b\u200bot haru)", "Aiko"),
    ],
)
def test_what_plays_tricks_is_left_out(name: str, cleaned: str) -> None:
    assert NewName(name=name).name == cleaned


@pytest.mark.parametrize("name", ["", "   ", "\u3164", "\u2800\u2800", "\u200b", "(bot haru)"])
def test_a_name_that_looks_empty_is_refused(name: str) -> None:
    with pytest.raises(ValidationError):
        NewName(name=name)


def test_a_name_that_is_too_long_is_refused() -> None:
    with pytest.raises(ValidationError):
        NewName(name="x" * 25)


@given(st.text())
def test_a_cleaned_name_can_sit_at_a_table_and_is_not_cleaned_further(name: str) -> None:
    cleaned = clean_name(name)
    assert Seat(cleaned).name == cleaned
    assert clean_name(cleaned) == cleaned
