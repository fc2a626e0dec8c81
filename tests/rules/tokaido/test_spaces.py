"""Panoramas, hot springs, farms, temples."""

import pytest

from tests.rules.tokaido import at, first_inn, seat, stops


@pytest.mark.clause("tokaido.panorama.sections")
def test_each_stop_at_a_panorama_brings_the_next_section_and_its_points() -> None:
    table = at("at=0,11,12,13")
    table.play("go4 go6")
    assert seat(table, 0).panoramas == {"paddy": 1, "mountain": 1, "sea": 0}
    assert table.scores()[0] == 2
    table = at("at=0,11,12,13 panoramas=204,000,000,000")
    assert table.scores()[0] == 1 + 2 + 1 + 2 + 3 + 4
    table.play("go11")
    assert seat(table, 0).panoramas["sea"] == 5
    assert seat(table, 0).sources["panoramas"] == 3 + 15


@pytest.mark.clause("tokaido.panorama.one")
def test_the_spaces_of_a_complete_panorama_are_closed_to_that_traveler_only() -> None:
    table = at(f"at=0,14a,14b,14c panoramas=340,000,000,000 {first_inn(4, 1, 2, 3)}")
    assert not {4, 6, 12} & set(stops(table))
    assert 11 in stops(table)
    table = at(f"at=0,14a,14b,14c panoramas=000,340,000,000 {first_inn(4, 1, 2, 3)}")
    assert {4, 6, 12} <= set(stops(table))


@pytest.mark.clause("tokaido.spring.card")
def test_a_hot_spring_card_scores_two_or_three() -> None:
    table = at("at=0,11,12,13 springs=2,3,3,-")
    table.play("go5")
    assert table.weights() == {"spring2": 5, "spring3": 4}
    table.play("spring3")
    assert seat(table, 0).springs == (2, 3)
    assert table.scores()[0] == 5


@pytest.mark.clause("tokaido.farm.coins", "tokaido.piles.bank")
def test_a_farm_brings_three_coins_however_many_there_are_already() -> None:
    table = at("at=0,11,12,13 coins=40,40,40,40")
    table.play("go7")
    assert seat(table, 0).coins == 43


@pytest.mark.clause("tokaido.temple.donation")
def test_one_to_three_coins_are_given_and_score_a_point_each() -> None:
    table = at("at=0,11,12,13 coins=5,0,0,0 donated=2,0,0,0")
    table.play("go9")
    assert table.legal() == ["give1", "give2", "give3"]
    table.play("give3")
    assert seat(table, 0).coins == 2
    assert seat(table, 0).donated == 5
    assert table.scores()[0] == 5
    poor = at("at=0,11,12,13 coins=2,0,0,0")
    poor.play("go9")
    assert poor.legal() == ["give1", "give2"]


@pytest.mark.clause("tokaido.temple.coin")
def test_a_temple_needs_a_coin_of_ones_own() -> None:
    assert 9 in stops(at("at=0,11,12,13 coins=1,0,0,0"))
    assert 9 not in stops(at("at=0,11,12,13 coins=0,0,0,0"))
    assert 9 not in stops(at("at=0,11,12,13 travelers=Hirotada,-,-,- coins=0,0,0,0"))
