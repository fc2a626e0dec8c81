"""Options: what can be agreed, and what is said when it cannot."""

from typing import Any

import pytest

from tabiji import game
from tabiji.kernel.errors import BadOption
from tabiji.tokaido import Options


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ({"seats": 1}, "seats must be from 2 to 5, not 1"),
        ({"seats": 6}, "seats must be from 2 to 5, not 6"),
        ({"seats": "4"}, "seats must be from 2 to 5, not '4'"),
        ({"seats": True}, "seats must be from 2 to 5, not True"),
        ({"gastronomy": 1}, "gastronomy must be true or false, not 1"),
        ({"return_journey": "yes"}, "return_journey must be true or false"),
        ({"travelers": "Kinko"}, 'travelers must be "dealt", "none" or a list'),
        ({"travelers": None}, 'travelers must be "dealt", "none" or a list'),
        ({"travelers": ("Kinko",)}, "travelers needs 4 entries, one for each seat, not 1"),
        ({"seats": 2, "travelers": ("Kinko", "Basho")}, "'Basho' is no traveler; there are"),
        ({"seats": 2, "travelers": ("Kinko", "kinko")}, "Only one seat can play Kinko"),
        ({"speed": 3}, "tokaido has no option 'speed'"),
    ],
)
def test_what_cannot_be_agreed_is_refused_and_says_why(choices: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said.replace("(", r"\(")):
        game("tokaido").choose(choices)


def test_options_are_values() -> None:
    assert Options() == Options(seats=4, travelers="dealt")
    assert Options(seats=2, travelers=["Kinko", None]) == Options(2, ("kinko", "none"))
    assert hash(Options(seats=2, travelers=["Kinko", None]))
    assert Options(seats=3).seats == 3


def test_every_seat_can_have_its_own_way_to_a_traveler() -> None:
    table = game("tokaido").table(seats=3, travelers=("Zen-emon", "dealt", None))
    table.deal()
    assert table.turn == 1
    assert [traveler.coins for traveler in table.view().travelers] == [6, 0, 7]
