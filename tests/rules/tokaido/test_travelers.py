"""The ten travelers."""

import pytest

from tests.rules.tokaido import at, seat

ARRIVING = "seats=3 at=11,12,13"
FOUR = "meal-dango meal-soba meal-tofu meal-unagi"
TO_EDO = "seats=3 at=51,52,53"


@pytest.mark.clause("tokaido.traveler.chuubei")
def test_chuubei_has_an_encounter_before_his_meal_and_can_spend_its_coins() -> None:
    table = at(f"{ARRIVING} travelers=Chuubei,-,- coins=0,0,0")
    table.play(f"go14 meet-kuge {FOUR}")
    assert seat(table, 0).coins == 3
    assert "eat-unagi" in table.legal()
    table.play("eat-unagi")
    assert seat(table, 0).encounters == ("kuge",)


@pytest.mark.clause("tokaido.traveler.chuubei")
def test_chuubeis_choices_at_the_inn_come_before_the_meal() -> None:
    table = at(f"{ARRIVING} travelers=Chuubei,-,- panoramas=005,000,000")
    table.play("go14 meet-annaibito-sea")
    assert table.legal() == ["add-paddy", "add-mountain", "pass"]
    table.play("pass")
    assert table.view().phase == "deal"
    table = at(f"{ARRIVING} travelers=Chuubei,-,-")
    table.play("go14 meet-shokunin souvenir-koma")
    assert table.view().phase == "deal"


@pytest.mark.clause("tokaido.traveler.chuubei", "tokaido.traveler.hiroshige")
def test_at_the_last_inn_chuubei_meets_nobody_and_hiroshige_gains_nothing() -> None:
    for traveler in ("Chuubei", "Hiroshige"):
        table = at(f"{TO_EDO} travelers={traveler},-,-")
        table.play("go54")
        assert table.view().phase == "deal"


@pytest.mark.clause("tokaido.traveler.hiroshige")
def test_hiroshige_must_gain_a_section_while_one_is_left() -> None:
    table = at(f"{ARRIVING} travelers=Hiroshige,-,- panoramas=320,000,000")
    table.play("go14")
    assert table.legal() == ["add-mountain", "add-sea"]
    before = table.scores()[0]
    table.play("add-mountain")
    assert table.scores()[0] - before == 3


@pytest.mark.clause("tokaido.traveler.hiroshige")
def test_hiroshige_goes_on_to_his_meal_when_all_is_complete() -> None:
    table = at(f"{ARRIVING} travelers=Hiroshige,-,- panoramas=345,000,000")
    table.play("go14")
    assert table.view().phase == "deal"


@pytest.mark.clause("tokaido.traveler.hirotada", "tokaido.temple.donation")
def test_hirotada_may_add_a_coin_from_the_bank_or_not() -> None:
    table = at("at=0,11,12,13 travelers=Hirotada,-,-,- coins=2,0,0,0")
    table.play("go9")
    assert table.legal() == ["give1", "give-and-add1", "give2", "give-and-add2"]
    table.play("give-and-add2")
    assert seat(table, 0).coins == 0
    assert seat(table, 0).donated == 3
    assert table.scores()[0] == 3


@pytest.mark.clause("tokaido.traveler.kinko")
def test_kinko_pays_a_coin_less_and_eats_for_nothing_without_coins() -> None:
    table = at(f"{ARRIVING} travelers=Kinko,-,- coins=0,0,0")
    table.play(f"go14 {FOUR}")
    assert table.legal() == ["eat-dango", "pass"]
    table = at(f"{ARRIVING} travelers=Kinko,-,- coins=2,0,0")
    table.play(f"go14 {FOUR} eat-unagi")
    assert seat(table, 0).coins == 0


@pytest.mark.clause("tokaido.achievement.gourmet")
def test_gourmet_counts_printed_prices_for_kinko_and_satsuki_too() -> None:
    """Kinko paid 1 for a meal of 2, Satsuki nothing for another: both are as good as the third's."""
    table = at(
        "seats=3 travelers=Kinko,Satsuki,- at=54a,54b,53 inn=4 eaten=Soba,Tofu,Sushi offer=Fugu "
        "inn4=deal:Dango+Soba+Udon+Unagi/looked:0+1/refused:Fugu"
    )
    table.play("go54 pass")
    assert [seat(table, i).achievements for i in range(3)] == [("gourmet",)] * 3


@pytest.mark.clause("tokaido.traveler.mitsukuni")
def test_mitsukuni_scores_one_more_for_springs_and_achievements() -> None:
    table = at("at=0,11,12,13 travelers=Mitsukuni,-,-,- panoramas=200,000,000,000")
    table.play("go4")
    assert seat(table, 0).sources["achievements"] == 4
    table.play("go5 spring2")
    assert seat(table, 0).sources["hot_springs"] == 3


@pytest.mark.clause("tokaido.traveler.mitsukuni")
def test_mitsukuni_scores_one_more_for_a_shared_achievement() -> None:
    table = at(
        "seats=3 travelers=Mitsukuni,-,- at=54a,54b,53 inn=4 "
        "inn4=deal:Dango+Soba+Udon+Unagi/looked:0+1 springs=2,3,-"
    )
    table.play("go54 pass")
    assert [seat(table, i).sources["achievements"] for i in range(3)] == [4, 3, 0]


@pytest.mark.clause("tokaido.traveler.satsuki")
def test_satsuki_arriving_first_takes_the_top_meal_and_sees_no_more() -> None:
    table = at(f"{ARRIVING} travelers=Satsuki,-,- coins=0,9,9")
    table.play("go14")
    assert sum(table.weights().values()) == 25
    table.play("meal-unagi")
    assert table.view(2).offer == "Unagi"
    assert table.legal() == ["take", "refuse"]
    table.play("take")
    assert seat(table, 0).meals == ("Unagi",)
    assert table.scores()[0] == 6
    assert table.turn == 1
    table.play("go14 meal-dango meal-soba meal-tofu meal-udon")
    assert table.view(0).inns[0].meals is None
    assert table.view(1).inns[0].cards == 4


@pytest.mark.clause("tokaido.traveler.satsuki", "tokaido.traveler.satsuki-refused")
def test_satsuki_refuses_and_goes_on_as_everybody_does() -> None:
    table = at(f"{ARRIVING} travelers=Satsuki,-,- coins=2,9,9")
    table.play(f"go14 meal-udon refuse {FOUR}")
    assert table.view(2).inns[0].refused == "Udon"
    assert table.legal() == ["eat-dango", "eat-soba", "eat-tofu", "pass"]
    assert table.view().meals_left == 25 - 4
    table.play("eat-soba")
    assert seat(table, 0).meals == ("Soba",)
    assert seat(table, 0).coins == 0


@pytest.mark.clause("tokaido.traveler.satsuki")
def test_satsuki_may_refuse_and_buy_nothing() -> None:
    table = at(f"{ARRIVING} travelers=Satsuki,-,- coins=2,9,9")
    table.play(f"go14 meal-udon refuse {FOUR} pass")
    assert seat(table, 0).meals == ()


@pytest.mark.clause("tokaido.traveler.satsuki")
def test_satsukis_card_is_besides_the_inns_full_deal_and_comes_before_it() -> None:
    table = at("seats=3 travelers=-,-,Satsuki at=12,13,11")
    table.play("go14 meal-udon take go14")
    assert table.view().pending == 4
    late = at("seats=3 travelers=-,-,Satsuki at=11,12,13")
    late.play(f"go14 {FOUR} pass go14 pass go14")
    assert late.view().phase == "offer"
    assert late.view(2).inns[0].meals is None
    late.play("meal-udon refuse")
    assert late.view(2).inns[0].meals == ("Dango", "Soba", "Tofu", "Unagi")


@pytest.mark.clause("tokaido.traveler.satsuki")
def test_satsuki_is_offered_a_meal_at_the_last_inn_too() -> None:
    table = at(f"{TO_EDO} travelers=Satsuki,-,-")
    table.play("go54")
    assert table.view().phase == "offer"


@pytest.mark.clause("tokaido.traveler.satsuki-refused", "tokaido.inn.dish")
def test_satsuki_cannot_take_a_dish_she_has_eaten() -> None:
    table = at("seats=3 at=24,25,26 travelers=Satsuki,-,- eaten=Dango,-,-")
    table.play("go27 meal-dango")
    assert table.view().inns == ()
    assert table.view().phase == "deal"
    assert table.view().meals_left == 24


@pytest.mark.clause("tokaido.traveler.umegae")
def test_umegae_gains_a_point_and_a_coin_before_the_effect() -> None:
    table = at("at=0,11,12,13 travelers=Umegae,-,-,- coins=0,0,0,0 panoramas=345,000,000,000")
    before = table.scores()[0]
    table.play("go10 meet-annaibito-sea")
    assert table.scores()[0] - before == 1
    assert seat(table, 0).coins == 1
    table = at("at=0,11,12,13 travelers=Umegae,-,-,- coins=0,0,0,0 panoramas=005,000,000,000")
    before = table.scores()[0]
    table.play("go10 meet-annaibito-sea")
    assert table.view().phase == "guide"
    assert table.scores()[0] - before == 1
    assert seat(table, 0).coins == 1


@pytest.mark.clause("tokaido.traveler.yoshiyasu")
def test_yoshiyasu_keeps_one_of_two_and_shows_the_other_to_nobody() -> None:
    table = at("at=0,11,12,13 travelers=Yoshiyasu,-,-,- coins=0,0,0,0")
    table.play("go10 meet-samurai meet-kuge")
    assert table.turn == 0
    assert table.legal() == ["keep-samurai", "keep-kuge"]
    assert table.view(0).hand == ("samurai", "kuge")
    assert table.view(1).hand is None
    table.play("keep-kuge")
    assert seat(table, 0).encounters == ("kuge",)
    assert seat(table, 0).coins == 3
    assert table.scores()[0] == 0
    assert table.view(0).put_back == ("samurai",)
    assert table.view(1).put_back is None
    assert table.view(1).encounters_left == 13


@pytest.mark.clause("tokaido.traveler.yoshiyasu")
def test_two_of_a_kind_are_one_choice() -> None:
    table = at("at=0,11,12,13 travelers=Yoshiyasu,-,-,-")
    table.play("go10 meet-samurai meet-samurai")
    assert table.legal() == ["keep-samurai"]


ALL_MET = ",".join(
    f"1:{name}"
    for name in [
        "shokunin",
        "shokunin",
        "samurai",
        "samurai",
        "miko",
        "miko",
        "annaibito-paddy",
        "annaibito-mountain",
        "annaibito-mountain",
    ]
)


@pytest.mark.clause("tokaido.traveler.yoshiyasu", "tokaido.piles.batches")
def test_cards_put_back_come_up_again_in_their_order_below_the_others() -> None:
    position = "at=0,11,12,13 travelers=Yoshiyasu,-,-,-"
    table = at(f"{position} met={ALL_MET},0:kuge>annaibito-sea,0:annaibito-sea>kuge")
    table.play("go10")
    assert table.weights() == {"meet-annaibito-sea": 1}
    table.play("meet-annaibito-sea")
    assert table.weights() == {"meet-annaibito-sea": 1}
    table.play("meet-annaibito-sea keep-annaibito-sea")
    assert table.view(0).put_back == ("kuge", "annaibito_sea")


@pytest.mark.clause("tokaido.traveler.yoshiyasu", "tokaido.encounter.card")
def test_with_one_card_left_yoshiyasu_takes_it_and_with_none_nobody_is_met() -> None:
    everybody = f"{ALL_MET},1:kuge,1:kuge,1:annaibito-sea,1:annaibito-sea"
    one = at(f"at=0,11,12,13 travelers=Yoshiyasu,-,-,- met={everybody}")
    one.play("go10 meet-annaibito-sea")
    assert seat(one, 0).encounters == ("annaibito_sea",)
    none = at(f"at=0,11,12,13 travelers=Yoshiyasu,-,-,- met={everybody},1:annaibito-sea")
    none.play("go10")
    assert none.view().phase == "move"
    assert seat(none, 0).encounters == ()
