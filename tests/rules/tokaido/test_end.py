"""The end of the journey, and achievements."""

import pytest

from tests.rules.tokaido import at, first_inn, seat

LAST = (
    "seats=5 at=54a,54b,54c,54d,53 inn=4 inn4=deal:Soba+Tofu+Udon+Unagi+Fugu+Dango/looked:0+1+2+3"
)


@pytest.mark.clause("tokaido.end.last-inn")
def test_the_game_ends_when_all_are_at_the_last_inn_and_could_eat() -> None:
    table = at(f"{LAST} coins=0,0,0,0,9")
    table.play("go54")
    assert not table.over
    table.play("eat-fugu")
    assert table.over
    assert table.legal() == []
    assert seat(table, 4).meals == ("Fugu",)


def finished(position: str) -> list[dict[str, int]]:
    """Points by source after the last traveler has arrived and eaten nothing."""
    table = at(f"{LAST} {position}")
    table.play("go54 pass")
    assert table.over
    return [seat(table, number).sources for number in range(5)]


@pytest.mark.clause("tokaido.end.donors", "tokaido.end.donors-tied")
def test_the_printed_example_of_donors() -> None:
    """Yellow first with 10; Blue and Green tied for second with 7; White and Purple nothing."""
    sources = finished("donated=8,5,5,0,0")
    assert [points["temple_rank"] for points in sources] == [10, 7, 7, 0, 0]


@pytest.mark.clause("tokaido.end.donors")
def test_ten_seven_four_and_two_for_every_other_donor() -> None:
    sources = finished("donated=1,2,9,3,5")
    assert [points["temple_rank"] for points in sources] == [2, 2, 10, 4, 7]


@pytest.mark.clause("tokaido.end.donors-tied")
def test_a_tie_does_not_use_up_the_next_rank() -> None:
    assert [p["temple_rank"] for p in finished("donated=4,4,4,2,1")] == [10, 10, 10, 7, 4]
    assert [p["temple_rank"] for p in finished("donated=6,6,3,3,1")] == [10, 10, 7, 7, 4]


@pytest.mark.clause("tokaido.end.winner")
def test_the_most_points_win() -> None:
    table = at(f"{LAST} panoramas=000,003,000,200,000")
    table.play("go54 pass")
    assert table.scores() == [0, 6, 0, 3, 0]
    assert table.ranking() == [3, 1, 3, 2, 3]


@pytest.mark.clause("tokaido.end.tie")
def test_tied_players_compare_achievement_cards_then_share() -> None:
    table = at(f"{LAST} panoramas=002,000,002,000,000 springs=-,3,-,-,-")
    table.play("go54 pass")
    assert table.scores() == [3, 6, 3, 0, 0]
    assert table.ranking() == [2, 1, 2, 4, 4]
    table = at(f"{LAST} panoramas=003,000,000,000,000 springs=-,3,-,-,-")
    table.play("go54 pass")
    assert table.scores() == [6, 6, 0, 0, 0]
    assert table.ranking() == [2, 1, 3, 3, 3]


@pytest.mark.clause("tokaido.achievement.panorama")
def test_the_first_to_complete_a_panorama_scores_three_at_once() -> None:
    table = at(f"at=0,14a,14b,14c panoramas=200,200,000,000 {first_inn(4, 1, 2, 3)}")
    table.play("go4")
    assert seat(table, 0).achievements == ("paddy",)
    assert table.scores()[0] == 1 + 2 + 3 + 3
    later = at(f"at=14c,0,14a,14b panoramas=300,200,000,000 {first_inn(4, 0, 2, 3)}")
    later.play("go4")
    assert seat(later, 1).achievements == ()
    assert later.scores()[1] == 1 + 2 + 3


@pytest.mark.clause("tokaido.achievement.panorama")
def test_a_panorama_completed_by_annaibito_or_hiroshige_counts_too() -> None:
    table = at("at=0,11,12,13 panoramas=004,000,000,000")
    table.play("go10 meet-annaibito-sea")
    assert seat(table, 0).achievements == ("sea",)
    table = at("seats=3 travelers=Hiroshige,-,- at=11,12,13 panoramas=030,000,000")
    table.play("go14 add-mountain")
    assert seat(table, 0).achievements == ("mountain",)


@pytest.mark.clause("tokaido.achievement.bather")
def test_bather_has_the_most_hot_spring_cards_not_points() -> None:
    sources = finished("springs=2+2+2,3+3,-,-,-")
    assert [points["achievements"] for points in sources] == [3, 0, 0, 0, 0]


@pytest.mark.clause("tokaido.achievement.chatterbox")
def test_chatterbox_has_the_most_encounter_cards() -> None:
    sources = finished("met=1:kuge,1:kuge,2:samurai")
    assert [points["achievements"] for points in sources] == [0, 3, 0, 0, 0]


@pytest.mark.clause("tokaido.achievement.collector")
def test_collector_has_the_most_souvenirs_not_points() -> None:
    sources = finished("souvenirs=-,-,Koma+Gofu+Washi,Geta+Sake,-")
    assert [points["achievements"] for points in sources] == [0, 0, 3, 0, 0]


@pytest.mark.clause("tokaido.achievement.gourmet")
def test_gourmet_has_the_dearest_meals_by_printed_price() -> None:
    sources = finished("eaten=Misoshiru+Dango,-,-,Sashimi,-")
    assert [points["achievements"] for points in sources] == [0, 0, 0, 3, 0]


@pytest.mark.clause("tokaido.achievement.tied")
def test_all_tied_leaders_score_and_nobody_without_a_card() -> None:
    sources = finished("springs=2,3,-,2,-")
    assert [points["achievements"] for points in sources] == [3, 3, 0, 3, 0]
    assert [points["achievements"] for points in finished("")] == [0] * 5
