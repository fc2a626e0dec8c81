"""The shop and souvenirs."""

from itertools import permutations

import pytest

from tabiji.tokaido import COMPONENTS
from tabiji.tokaido.names import Kind
from tests.rules.tokaido import at, seat, stops

SHOP = "at=7,11,12,13"


@pytest.mark.clause("tokaido.shop.coin")
def test_a_shop_needs_a_coin() -> None:
    assert 8 in stops(at(f"{SHOP} coins=1,0,0,0"))
    assert 8 not in stops(at(f"{SHOP} coins=0,0,0,0"))
    assert 8 not in stops(at(f"{SHOP} travelers=Zen-emon,-,-,- coins=0,0,0,0"))


@pytest.mark.clause("tokaido.shop.coin")
def test_nothing_has_to_be_bought() -> None:
    table = at(f"{SHOP} coins=9,0,0,0")
    table.play("go8 souvenir-koma souvenir-geta souvenir-sake done")
    assert seat(table, 0).souvenirs == ()
    assert seat(table, 0).coins == 9


@pytest.mark.clause("tokaido.shop.three")
def test_three_souvenirs_are_shown_each_as_likely() -> None:
    table = at(f"{SHOP} coins=9,0,0,0")
    table.play("go8")
    assert set(table.weights().values()) == {1}
    assert len(table.weights()) == 24
    table.play("souvenir-koma souvenir-geta souvenir-ukiyo-e")
    assert table.view().counter == ("Koma", "Geta", "Ukiyo-e")
    assert table.legal() == ["buy-koma", "buy-geta", "buy-ukiyo-e", "done"]
    table.play("buy-koma buy-ukiyo-e")
    assert seat(table, 0).coins == 9 - 1 - 3
    assert seat(table, 0).souvenirs == ("Koma", "Ukiyo-e")


@pytest.mark.clause("tokaido.shop.three")
def test_only_what_can_be_paid_can_be_bought() -> None:
    table = at(f"{SHOP} coins=3,0,0,0")
    table.play("go8 souvenir-koma souvenir-geta souvenir-ukiyo-e")
    assert table.legal() == ["buy-koma", "buy-geta", "buy-ukiyo-e", "done"]
    table.play("buy-koma")
    assert table.legal() == ["buy-geta", "done"]
    table.play("buy-geta")
    assert seat(table, 0).coins == 0
    assert table.view().phase == "move"


@pytest.mark.clause("tokaido.shop.three")
def test_prices_are_one_two_or_three_coins() -> None:
    assert {souvenir.price for souvenir in COMPONENTS.souvenirs} == {1, 2, 3}


@pytest.mark.clause("tokaido.shop.under", "tokaido.piles.batches")
def test_what_is_not_bought_goes_under_the_pile_batch_by_batch() -> None:
    table = at("at=7,11,12,13 coins=9,0,0,0")
    table.play("go8 souvenir-koma souvenir-geta souvenir-sake buy-geta")
    assert table.view().souvenirs_under == (("Koma", "Sake"),)
    assert table.view().souvenirs_left == 23


EVERYTHING = [souvenir.name for souvenir in COMPONENTS.souvenirs]


def left_in_pile(*names: str, under: str = "-") -> str:
    """A position in which the pile as shuffled has only these souvenirs."""
    gone = [n for n in EVERYTHING if n not in names and n not in under.replace("/", "+").split("+")]
    return f"souvenirs=-,{'+'.join(gone)},-,- under={under}"


@pytest.mark.clause("tokaido.piles.batches", "tokaido.shop.under")
def test_a_pile_that_runs_through_comes_back_batch_by_batch() -> None:
    table = at(f"{SHOP} coins=9,0,0,0 {left_in_pile('Koma', under='Geta+Haori/Sake+Manju')}")
    table.play("go8")
    assert table.weights() == {"souvenir-koma": 1}
    table.play("souvenir-koma")
    assert table.weights() == {"souvenir-geta": 1, "souvenir-haori": 1}
    table.play("souvenir-geta")
    assert table.weights() == {"souvenir-haori": 1}
    table.play("souvenir-haori buy-koma done")
    assert table.view().souvenirs_under == (("Manju", "Sake"), ("Geta", "Haori"))


@pytest.mark.clause("tokaido.shop.short")
def test_a_pile_that_runs_short_offers_what_is_left() -> None:
    table = at(f"{SHOP} coins=9,0,0,0 {left_in_pile('Koma', 'Geta')}")
    table.play("go8 souvenir-geta souvenir-koma")
    assert table.legal() == ["buy-koma", "buy-geta", "done"]
    empty = at(f"{SHOP} coins=9,0,0,0 {left_in_pile()}")
    empty.play("go8")
    assert empty.turn == 0
    assert empty.view().phase == "move"


def of_kind(kind: Kind, cards: int) -> list[str]:
    """Some souvenirs of a kind."""
    return [souvenir.name for souvenir in COMPONENTS.souvenirs if souvenir.kind is kind][:cards]


EXAMPLES = [
    (["Koma"], 1),
    (["Koma", "Shamisen"], 4),
    (["Koma", "Shamisen", "Manju"], 9),
    (["Koma", "Shamisen", "Manju", "Geta"], 16),
    (["Koma", "Gofu", "Manju"], 5),
    (["Koma", "Gofu", "Washi"], 3),
    (["Koma", "Geta", "Gofu", "Haori"], 8),
]


@pytest.mark.clause("tokaido.shop.sets")
@pytest.mark.parametrize(("cards", "points"), EXAMPLES)
def test_the_printed_collections_score_as_printed(cards: list[str], points: int) -> None:
    """1; 1 + 3; 1 + 3 + 5; 1 + 3 + 5 + 7; 1 + 1 + 3; 1 + 1 + 1; 1 + 3 + 1 + 3."""
    assert at(f"souvenirs={'+'.join(cards)},-,-,-").scores()[0] == points


@pytest.mark.clause("tokaido.shop.sets", "tokaido.playing.points")
@pytest.mark.parametrize(("cards", "points"), EXAMPLES)
def test_they_score_the_same_in_whatever_order_they_come(cards: list[str], points: int) -> None:
    for order in permutations(cards):
        had: list[str] = []
        scores = 0
        for name in order:
            price = next(card.price for card in COMPONENTS.souvenirs if card.name == name)
            table = at(
                f"at=8,11,12,13 coins={price},0,0,0 phase=buy mover=0 counter={name}+Sumi-e+Ukiyo-e "
                f"souvenirs={'+'.join(had) or '-'},-,-,-"
            )
            before = table.scores()[0]
            table.play(f"buy-{name.lower()}")
            scores += table.scores()[0] - before
            had.append(name)
        assert scores == points


@pytest.mark.clause("tokaido.shop.sets")
def test_a_collection_scores_the_sum_of_the_squares_of_its_sets() -> None:
    cards = [
        *of_kind(Kind.SMALL_OBJECT, 3),
        *of_kind(Kind.FOOD_DRINK, 2),
        *of_kind(Kind.CLOTHING, 2),
        *of_kind(Kind.ART, 1),
    ]
    table = at(f"souvenirs={'+'.join(cards)},-,-,-")
    assert table.scores()[0] == 4**2 + 3**2 + 1**2


@pytest.mark.clause("tokaido.traveler.sasayakko")
def test_sasayakko_pays_all_but_the_cheapest_of_two_or_more() -> None:
    position = f"{SHOP} travelers=Sasayakko,-,-,- coins=9,0,0,0"
    table = at(position)
    table.play("go8 souvenir-koma souvenir-geta souvenir-ukiyo-e buy-koma buy-geta buy-ukiyo-e")
    assert seat(table, 0).coins == 9 - 2 - 3
    table = at(position)
    table.play("go8 souvenir-koma souvenir-geta souvenir-ukiyo-e buy-geta buy-ukiyo-e")
    assert seat(table, 0).coins == 9 - 3
    table = at(position)
    table.play("go8 souvenir-koma souvenir-geta souvenir-ukiyo-e buy-geta done")
    assert seat(table, 0).coins == 9 - 2


@pytest.mark.clause("tokaido.traveler.sasayakko")
def test_sasayakko_needs_the_full_price_in_hand() -> None:
    table = at(f"{SHOP} travelers=Sasayakko,-,-,- coins=3,0,0,0")
    table.play("go8 souvenir-sake souvenir-geta souvenir-koma buy-koma")
    assert table.legal() == ["buy-sake", "buy-geta", "done"]
    table.play("buy-sake")
    assert seat(table, 0).souvenirs == ("Koma", "Sake")
    assert seat(table, 0).coins == 1


@pytest.mark.clause("tokaido.traveler.zen-emon")
def test_zen_emon_pays_one_coin_for_the_dearest_and_needs_no_more() -> None:
    table = at(f"{SHOP} travelers=Zen-emon,-,-,- coins=1,0,0,0")
    table.play("go8 souvenir-koma souvenir-geta souvenir-ukiyo-e")
    assert table.legal() == ["buy-koma", "buy-geta", "buy-ukiyo-e", "done"]
    table.play("buy-ukiyo-e")
    assert seat(table, 0).coins == 0
    table = at(f"{SHOP} travelers=Zen-emon,-,-,- coins=3,0,0,0")
    table.play("go8 souvenir-koma souvenir-geta souvenir-ukiyo-e buy-geta buy-ukiyo-e")
    assert seat(table, 0).coins == 0
    table = at(f"{SHOP} travelers=Zen-emon,-,-,- coins=4,0,0,0")
    table.play("go8 souvenir-koma souvenir-geta souvenir-ukiyo-e buy-koma buy-geta buy-ukiyo-e")
    assert seat(table, 0).coins == 0
