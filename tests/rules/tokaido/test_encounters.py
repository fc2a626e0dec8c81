"""Encounters."""

import pytest

from tests.rules.tokaido import at, seat
from tests.rules.tokaido.test_shop import left_in_pile

MEETING = "at=0,11,12,13"


@pytest.mark.clause("tokaido.encounter.card")
def test_a_card_is_drawn_by_how_many_are_left_and_joins_the_collection() -> None:
    table = at(f"{MEETING} met=1:kuge,2:annaibito-sea")
    table.play("go10")
    assert table.weights() == {
        "meet-shokunin": 2,
        "meet-samurai": 2,
        "meet-kuge": 1,
        "meet-miko": 2,
        "meet-annaibito-paddy": 1,
        "meet-annaibito-mountain": 2,
        "meet-annaibito-sea": 2,
    }
    table.play("meet-samurai")
    assert seat(table, 0).encounters == ("samurai",)


@pytest.mark.clause("tokaido.encounter.shokunin")
def test_shokunin_gives_the_top_souvenir_of_the_pile() -> None:
    table = at(f"{MEETING} souvenirs=Koma,-,-,-")
    table.play("go10 meet-shokunin")
    assert len(table.weights()) == 23
    table.play("souvenir-geta")
    assert seat(table, 0).souvenirs == ("Koma", "Geta")
    assert table.scores()[0] == 1 + 3


@pytest.mark.clause("tokaido.encounter.shokunin")
def test_shokunins_souvenir_comes_from_the_batch_on_top() -> None:
    table = at(f"{MEETING} {left_in_pile(under='Geta+Haori/Sake')}")
    table.play("go10 meet-shokunin")
    assert table.legal() == ["souvenir-geta", "souvenir-haori"]


@pytest.mark.clause("tokaido.encounter.shokunin-empty")
def test_shokunin_without_souvenirs_gives_nothing_but_counts() -> None:
    table = at(f"{MEETING} {left_in_pile()}")
    table.play("go10 meet-shokunin")
    assert seat(table, 0).souvenirs == ()
    assert seat(table, 0).encounters == ("shokunin",)
    assert table.view().phase == "move"


@pytest.mark.clause("tokaido.encounter.annaibito")
@pytest.mark.parametrize(("had", "points"), [(0, 1), (2, 3)])
def test_annaibito_brings_the_next_section(had: int, points: int) -> None:
    table = at(f"{MEETING} panoramas=00{had},000,000,000")
    before = table.scores()[0]
    table.play("go10 meet-annaibito-sea")
    assert seat(table, 0).panoramas["sea"] == had + 1
    assert table.scores()[0] - before == points


@pytest.mark.clause("tokaido.encounter.annaibito-complete")
def test_annaibito_to_a_complete_panorama_offers_another_or_none() -> None:
    position = f"{MEETING} panoramas=315,000,000,000 achievements=paddy+sea,-,-,-"
    table = at(position)
    table.play("go10 meet-annaibito-sea")
    assert table.turn == 0
    assert table.legal() == ["add-mountain", "pass"]
    table.play("add-mountain")
    assert seat(table, 0).panoramas["mountain"] == 2
    table = at(position)
    table.play("go10 meet-annaibito-paddy pass")
    assert seat(table, 0).panoramas == {"paddy": 3, "mountain": 1, "sea": 5}
    assert seat(table, 0).encounters == ("annaibito_paddy",)


@pytest.mark.clause("tokaido.encounter.annaibito-complete")
def test_annaibito_has_nothing_for_who_has_seen_everything_but_counts() -> None:
    table = at(f"{MEETING} panoramas=345,000,000,000")
    before = table.scores()
    table.play("go10 meet-annaibito-sea")
    assert table.scores() == before
    assert seat(table, 0).encounters == ("annaibito_sea",)
    assert table.view().phase == "move"


@pytest.mark.clause("tokaido.encounter.samurai")
def test_samurai_scores_three() -> None:
    table = at(MEETING)
    table.play("go10 meet-samurai")
    assert table.scores()[0] == 3


@pytest.mark.clause("tokaido.encounter.kuge")
def test_kuge_gives_three_coins() -> None:
    table = at(f"{MEETING} coins=0,0,0,0")
    table.play("go10 meet-kuge")
    assert seat(table, 0).coins == 3


@pytest.mark.clause("tokaido.encounter.miko")
def test_miko_gives_a_coin_of_the_bank_to_the_temple() -> None:
    table = at(f"{MEETING} coins=0,0,0,0")
    table.play("go10 meet-miko")
    assert seat(table, 0).coins == 0
    assert seat(table, 0).donated == 1
    assert table.scores()[0] == 1
