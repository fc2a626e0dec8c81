"""Positions in web addresses."""

import re
from urllib.parse import quote, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabiji import game
from tabiji.kernel.errors import BadText, UnknownGame
from tabiji.match import Match, from_address, to_address
from tests.contract import Case
from tests.match import each_case, whole_game


@given(st.text())
def test_any_text_reads_back(text: str) -> None:
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        return
    address = to_address(game("duo"), text)
    assert from_address(address) == (game("duo"), text)
    assert re.fullmatch(r"[A-Za-z0-9@,:._~-]+", address)
    assert quote(address, safe="@,:") == address
    assert urlsplit(f"https://example.org/{address}?x={address}#top").path == f"/{address}"


@each_case
def test_every_position_of_a_game_has_an_address(case: Case) -> None:
    match = Match.of(whole_game(case))
    for at in range(0, match.length + 1, 9):
        standing = match.standing(at)
        found, text = from_address(standing.address)
        assert found is case.game
        assert text == standing.position


def test_an_address_can_be_read_by_people() -> None:
    assert to_address(game("duo"), "P0@C0 coins=4,9 dice=p3:0") == "duo_P0@C0_coins.4,9_dice.p3:0"
    assert to_address(game("duo"), "ending=gold+garden,-") == "duo_ending.gold~2bgarden,-"


@pytest.mark.parametrize(
    ("address", "text"),
    [
        ("", "'' is not the address of a position"),
        ("duo", "'duo' is not the address of a position"),
        ("duo_P0 C0", "' ' cannot stand in the address of a position, 'duo_P0 C0'"),
        ("duo_a+b", "'\\+' cannot stand"),
        ("duo_a~", "'~' cannot stand"),
        ("duo_a~4", "'~' cannot stand"),
        ("duo_a~4G", "'~' cannot stand"),
        ("duo_a~ff", "'~ff' is no character"),
        ("duo_é", "'é' cannot stand"),
    ],
)
def test_a_broken_address_says_what_is_wrong(address: str, text: str) -> None:
    with pytest.raises(BadText, match=text):
        from_address(address)


def test_the_address_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'go'"):
        from_address("go_a1")
