"""Special rules for two players: the neutral traveler."""

import pytest

from tabiji import game
from tests.rules.tokaido import at, first_inn, seat, stops

NEUTRAL = 2


@pytest.mark.clause("tokaido.two.neutral")
def test_the_neutral_traveler_stands_in_the_line_in_random_order() -> None:
    table = game("tokaido").table(seats=2, travelers="none")
    assert table.weights() == {"line0": 1, "line1": 1, "line2": 1}


@pytest.mark.clause("tokaido.two.neutral", "tokaido.two.decider")
def test_the_printed_example_of_the_neutral_traveler() -> None:
    """The neutral one is last; Yellow, who is farther ahead, decides where it moves."""
    green, yellow = 0, 1
    table = at("seats=2 at=4,8,2")
    assert table.turn == yellow
    table.play("go6")
    assert table.view().neutral_stop == 6
    assert table.turn == green


@pytest.mark.clause("tokaido.two.decider")
def test_at_one_inn_the_player_who_arrived_first_decides() -> None:
    assert at(f"seats=2 at=14b,14a,13 {first_inn(2, 0, 1)}").turn == 1
    assert at(f"seats=2 at=14a,14b,13 {first_inn(2, 0, 1)}").turn == 0
    assert at("seats=2 at=0a,0b,0c").turn == 0


@pytest.mark.clause("tokaido.two.neutral", "tokaido.playing.again")
def test_the_neutral_traveler_moves_again_while_it_is_last() -> None:
    table = at("seats=2 at=8,11,2")
    table.play("go3")
    assert table.turn == 1
    assert table.view().mover == NEUTRAL
    table.play("go9")
    assert table.turn == 0


@pytest.mark.clause("tokaido.two.stops")
def test_it_may_stop_anywhere_free_but_nothing_happens_there() -> None:
    table = at("seats=2 at=11,12,0")
    assert stops(table) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14]
    for stop in (1, 3, 4, 5, 7):
        table = at("seats=2 at=11,12,0")
        table.play(f"go{stop}")
        assert table.view().mover == NEUTRAL
        assert table.view().phase == "move"
        assert table.scores()[:2] == [0, 0]


@pytest.mark.clause("tokaido.two.stops", "tokaido.double.seats")
def test_it_takes_up_its_space() -> None:
    assert 7 not in stops(at("seats=2 at=0,12,7"))


@pytest.mark.clause("tokaido.two.temple")
def test_its_coin_at_a_temple_comes_from_the_bank() -> None:
    table = at("seats=2 at=11,12,0 coins=3,3")
    table.play("go2")
    assert table.view().neutral_donated == 1
    assert [seat(table, i).coins for i in range(2)] == [3, 3]


@pytest.mark.clause("tokaido.two.temple", "tokaido.end.donors")
def test_it_ranks_among_the_donors_without_scoring() -> None:
    table = at(
        "seats=2 at=54a,53,54b inn=4 inn4=deal:Dango+Soba+Udon+Unagi/looked:0/removed:Dango donated=2,1,4"
    )
    table.play("go54 pass")
    assert [seat(table, i).sources["temple_rank"] for i in range(2)] == [7, 4]
    assert len(table.scores()) == 2


@pytest.mark.clause("tokaido.two.inn", "tokaido.inn.deal")
def test_arriving_first_it_has_four_meals_dealt_and_one_removed_unseen() -> None:
    table = at("seats=2 at=12,13,11")
    table.play("go14 meal-dango meal-dango meal-soba meal-udon")
    assert table.weights() == {"discard-dango": 2, "discard-soba": 1, "discard-udon": 1}
    table.play("discard-dango")
    assert [table.view(i).inns[0].meals for i in (None, 0, 1)] == [None] * 3
    assert table.view().inns[0].cards == 3
    assert table.view().meals_left == 21
    table.play("go14")
    assert table.view(0).inns[0].meals == ("Dango", "Soba", "Udon")


@pytest.mark.clause("tokaido.two.inn")
def test_arriving_later_it_removes_one_of_what_is_left() -> None:
    table = at("seats=2 at=11,13,12 coins=9,9")
    table.play("go14 meal-dango meal-soba meal-tofu meal-udon eat-soba go14")
    assert table.weights() == {"discard-dango": 1, "discard-tofu": 1, "discard-udon": 1}
    table.play("discard-tofu go14")
    assert table.view(1).inns[0].meals == ("Dango", "Udon")
    assert table.view(0).inns[0].meals == ("Dango", "Tofu", "Udon")
    assert table.view(0).inns[0].cards == 2


@pytest.mark.clause("tokaido.two.inn")
def test_arriving_last_it_removes_one_before_the_others_go_under() -> None:
    table = at("seats=2 at=11,12,13 coins=9,9")
    table.play("go14 meal-dango meal-soba meal-tofu meal-udon pass go14 pass go14 discard-soba")
    assert not table.view().inns[0].open
    assert table.view().inns[0].cards == 3
    assert table.view().mover == NEUTRAL
