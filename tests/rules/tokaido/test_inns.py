"""Inns and meals."""

import pytest

from tests.rules.tokaido import at, first_inn, seat, stops


@pytest.mark.clause("tokaido.inn.stop")
def test_nobody_passes_an_inn_and_all_have_room_there() -> None:
    table = at(f"seats=5 at=13,14a,14b,14c,14d {first_inn(5, 1, 2, 3, 4)}")
    assert stops(table) == [14]
    table.play("go14 pass")
    assert table.view().road[14].pieces == (1, 2, 3, 4, 0)


@pytest.mark.clause("tokaido.inn.deal")
@pytest.mark.parametrize(("seats", "meals"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_the_first_to_arrive_draws_a_meal_more_than_players_and_four_with_two(
    seats: int, meals: int
) -> None:
    places = ["9", "10", "11", "12", "13"][: max(seats, 3)]
    table = at(f"seats={seats} at={','.join(places)}")
    table.play("go14")
    assert table.view().pending == meals


@pytest.mark.clause("tokaido.inn.gastronomy")
@pytest.mark.parametrize(("seats", "meals"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_gastronomy_deals_one_meal_fewer(seats: int, meals: int) -> None:
    places = ["9", "10", "11", "12", "13"][: max(seats, 3)]
    table = at(f"seats={seats} gastronomy=1 at={','.join(places)}")
    table.play("go14")
    assert table.view().pending == meals


@pytest.mark.clause("tokaido.inn.deal")
def test_meals_come_by_how_many_of_a_dish_are_left() -> None:
    table = at("seats=3 at=38,39,40 eaten=Dango+Unagi,Soba,Dango")
    table.play("go41")
    weights = table.weights()
    assert weights["meal-dango"] == 1
    assert weights["meal-misoshiru"] == 3
    assert weights["meal-soba"] == 1
    assert "meal-unagi" not in weights
    assert sum(weights.values()) == 25 - 4


@pytest.mark.clause("tokaido.inn.secret")
def test_only_those_who_have_arrived_see_the_meals() -> None:
    table = at("seats=3 at=11,12,13")
    table.play("go14 meal-dango meal-soba meal-tofu meal-unagi")
    assert table.view(0).inns[0].meals == ("Dango", "Soba", "Tofu", "Unagi")
    assert [table.view(watcher).inns[0].meals for watcher in (None, 1, 2)] == [None] * 3
    table.play("eat-soba")
    assert table.view(None).inns[0].bought == ("Soba", None, None)
    table.play("go14")
    assert table.view(1).inns[0].meals == ("Dango", "Tofu", "Unagi")
    assert table.view(2).inns[0].meals is None


@pytest.mark.clause("tokaido.inn.buy", "tokaido.inn.one")
def test_one_meal_can_be_bought_for_its_price_and_scores_six() -> None:
    table = at("seats=3 at=11,12,13 coins=9,9,9")
    table.play("go14 meal-dango meal-soba meal-tofu meal-unagi")
    assert table.legal() == ["eat-dango", "eat-soba", "eat-tofu", "eat-unagi", "pass"]
    table.play("eat-unagi")
    assert seat(table, 0).coins == 6
    assert seat(table, 0).meals == ("Unagi",)
    assert table.scores()[0] == 6
    assert table.turn == 1


@pytest.mark.clause("tokaido.inn.buy")
def test_nobody_has_to_buy_and_nobody_can_without_the_coins() -> None:
    table = at("seats=3 at=11,12,13 coins=1,0,9")
    table.play("go14 meal-dango meal-soba meal-tofu meal-unagi")
    assert table.legal() == ["eat-dango", "pass"]
    table.play("pass go14")
    assert table.legal() == ["pass"]


@pytest.mark.clause("tokaido.inn.dish")
def test_a_dish_eaten_before_is_not_for_sale() -> None:
    table = at("seats=3 at=24,25,26 coins=9,9,9 eaten=Dango,-,-")
    table.play("go27 meal-dango meal-dango meal-tofu meal-unagi")
    assert table.legal() == ["eat-tofu", "eat-unagi", "pass"]


@pytest.mark.clause("tokaido.inn.buy", "tokaido.inn.deal", "tokaido.inn.under")
def test_the_printed_example_of_four_travelers_at_an_inn() -> None:
    """Five meals; the third traveler cannot pay; the fourth has three to choose from."""
    table = at("at=10,11,12,13 coins=3,3,0,3")
    table.play("go14 meal-dango meal-soba meal-tofu meal-unagi meal-udon")
    assert len(table.view(0).inns[0].meals) == 5
    table.play("eat-dango go14")
    assert len(table.view(1).inns[0].meals) == 4
    table.play("eat-soba go14")
    assert len(table.view(2).inns[0].meals) == 3
    assert table.legal() == ["pass"]
    table.play("pass go14")
    assert len(table.view(3).inns[0].meals) == 3
    table.play("eat-tofu")
    assert table.view(3).inns[0].meals == ("Unagi", "Udon")
    assert not table.view().inns[0].open
    assert table.view().meals_left == 25 - 3
    assert table.turn == 3


@pytest.mark.clause("tokaido.inn.under", "tokaido.piles.batches")
def test_returned_meals_come_up_again_below_the_others_for_five_and_satsuki() -> None:
    """By the last inn 21 meals have been drawn: the pile as shuffled has four left, and a fifth
    meal, the second of the inn's six, is the one that Satsuki refused at the first inn."""
    inns = (
        "inn1=deal:Dango+Dango+Misoshiru+Misoshiru+Nigirimeshi+Nigirimeshi/looked:0+1+2+3+4/refused:Sashimi "
        "inn2=deal:Dango+Misoshiru+Nigirimeshi+Yakitori+Yakitori+Soba/looked:0+1+2+3+4/refused:Udon "
        "inn3=deal:Soba+Sushi+Sushi+Tofu+Tofu+Tempura/looked:0+1+2+3+4/refused:Fugu "
    )
    table = at(f"seats=5 travelers=Satsuki,-,-,-,- at=49,50,51,52,53 offer=Fugu {inns}")
    table.play("go54")
    assert table.weights() == {
        "meal-tempura": 1,
        "meal-unagi": 1,
        "meal-donburi": 1,
        "meal-tai-meshi": 1,
    }
    table.play("meal-unagi refuse meal-donburi meal-tempura meal-tai-meshi")
    assert table.weights() == {"meal-sashimi": 1}
    table.play("meal-sashimi")
    assert table.weights() == {"meal-misoshiru": 2, "meal-nigirimeshi": 2, "meal-dango": 2}
    table.play("meal-dango")
    assert table.weights() == {"meal-misoshiru": 2, "meal-nigirimeshi": 2, "meal-dango": 1}


@pytest.mark.clause("tokaido.inn.power-first")
def test_the_travelers_power_comes_before_the_meal() -> None:
    table = at("seats=3 travelers=Hiroshige,-,- at=11,12,13")
    table.play("go14")
    assert table.view().phase == "paint"
    table.play("add-sea")
    assert table.view().phase == "deal"
