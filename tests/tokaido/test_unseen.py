"""`unseen` redraws exactly what a seat cannot know: it matches exact enumeration."""

import numpy as np
import pytest

from tabiji import Table
from tabiji.bots import Budget, Chair, GreedyBot, SearchBot
from tabiji.kernel.contract import SPECTATOR
from tabiji.kernel.errors import NoRedraw
from tabiji.kernel.record import as_bytes, as_state, copy_record, new_state
from tabiji.kernel.rng import generator
from tabiji.tokaido import GAME
from tabiji.tokaido.names import Encounter
from tabiji.tokaido.notation import DISH_WORDS
from tabiji.tokaido.rules import unseen
from tests.tokaido.histories import misfit, play, posterior, redrawn, redrawn_interpreted

TIMES = 20_000


def with_meals(table: Table, words: str) -> Table:
    """The same table with only these meals in the pile, so that few histories are possible."""
    table.state.meal_pile[:] = 0
    for word in words.split():
        table.state.meal_pile[DISH_WORDS.index(word)] += 1
    return table


def with_encounters(table: Table, words: str) -> Table:
    """The same table with only these encounters in the pile."""
    table.state.encounter_pile[:] = 0
    for word in words.split():
        table.state.encounter_pile[Encounter[word.upper().replace("-", "_")]] += 1
    return table


def check(start: Table, words: str, seats: tuple[int, ...]) -> None:
    """Play the words from `start`; for each seat, compare what is redrawn with the truth."""
    table = start.copy()
    history = play(table, words)
    most = 0
    for seat in seats:
        expected = posterior(start, history, seat)
        most = max(most, len(expected))
        found = redrawn(table, seat, TIMES)
        assert set(found) <= set(expected), seat
        assert misfit(found, expected) < 4, seat
        view = table.view(None if seat < 0 else seat)
        for state in expected:
            twin = table.copy()
            copy_record(as_state(np.frombuffer(bytearray(state), GAME.record)), twin.state)
            assert twin.view(None if seat < 0 else seat) == view
            if seat >= 0 and table.turn == seat:
                assert twin.codes() == table.codes()
    assert most > 1, "nothing was hidden from anybody"


SIX_MEALS = "dango dango dango soba tofu udon"
ARRIVING = "seats=3 at=11,12,13 coins=9,9,9"


def test_meals_are_hidden_from_those_who_have_not_arrived() -> None:
    start = with_meals(GAME.at(ARRIVING), SIX_MEALS)
    check(start, "go14 meal-dango meal-dango", (1, SPECTATOR))
    check(start, "go14 meal-dango meal-dango meal-soba", (2,))


def test_a_bought_dish_may_have_left_copies_of_it_behind() -> None:
    start = with_meals(GAME.at(ARRIVING), SIX_MEALS)
    one = "go14 meal-dango meal-dango meal-soba meal-udon eat-dango"
    check(start, one, (1, SPECTATOR))
    check(start, one + " go14 eat-dango", (2,))
    check(start, one + " go14 eat-soba", (2,))


def test_who_has_arrived_knows_the_meals_also_those_that_went_under_the_pile() -> None:
    table = with_meals(GAME.at(ARRIVING), SIX_MEALS)
    table.play("go14 meal-dango meal-dango meal-soba meal-udon eat-dango go14 pass")
    assert len(redrawn(table, 0, 200)) == len(redrawn(table, 1, 200)) == 1
    table.play("go14 pass")
    assert len(redrawn(table, 2, 200)) == 1
    assert len(redrawn(table, SPECTATOR, 200)) > 1


FIVE = "dango dango dango soba udon"
FOUR = " meal-dango meal-dango meal-soba meal-udon"


def test_the_meal_removed_first_is_unknown_to_everybody() -> None:
    start = with_meals(GAME.at("seats=2 at=12,13,11 coins=9,9"), FIVE)
    first = "go14" + FOUR + " discard-dango"
    check(start, first, (0, 1, SPECTATOR))
    check(start, first + " go14", (0, 1, SPECTATOR))
    check(start, first + " go14 eat-dango", (0, 1, SPECTATOR))
    check(start, first + " go14 eat-dango go14 eat-soba", (0, 1, SPECTATOR))


def test_who_knew_the_table_knows_that_the_removed_meal_was_on_it() -> None:
    start = with_meals(GAME.at("seats=2 at=11,13,12 coins=9,9"), FIVE)
    second = "go14" + FOUR + " eat-soba go14 discard-dango"
    check(start, second, (0, 1, SPECTATOR))
    check(start, second + " go14", (0, 1, SPECTATOR))
    check(start, second + " go14 eat-dango", (0, 1, SPECTATOR))
    check(start, second + " go14 pass", (0, 1, SPECTATOR))


def test_a_copy_bought_before_the_removal_was_out_of_its_reach() -> None:
    start = with_meals(GAME.at("seats=2 at=11,13,12 coins=9,9"), FIVE)
    second = "go14" + FOUR + " eat-dango go14 discard-dango"
    check(start, second, (1, SPECTATOR))
    check(start, second + " go14", (1, SPECTATOR))
    check(start, second + " go14 eat-soba", (1, SPECTATOR))


def test_the_meal_removed_last_is_one_of_those_left() -> None:
    start = with_meals(GAME.at("seats=2 at=11,12,13 coins=9,9"), FIVE)
    last = "go14" + FOUR + " eat-soba go14 pass go14 discard-dango"
    check(start, last, (0, 1, SPECTATOR))


def test_what_nobody_knows_goes_on_through_the_next_inn() -> None:
    start = with_meals(
        GAME.at("seats=2 at=12,13,11 coins=9,9 gastronomy=1"), "dango dango soba soba tofu udon"
    )
    first = "go14 meal-dango meal-soba meal-udon discard-dango go14 eat-soba go14 pass"
    later = " go27 meal-dango meal-tofu meal-soba eat-dango"
    check(start, first + later, (0, 1, SPECTATOR))


LATE = "seats=3 travelers=Satsuki,-,- gastronomy=1 at=38,39,40 coins=9,9,9"
SIX = "dango dango dango soba soba tofu"


def test_meals_that_come_up_again_for_satsuki_who_had_not_looked() -> None:
    start = with_meals(GAME.at(LATE), SIX)
    third = "go41 meal-tofu take go41 meal-dango meal-soba meal-dango eat-soba go41 eat-dango"
    # Seat 2 is last in line: it leaves first and deals, one card from the shuffled pile.
    last = " go54 meal-dango meal-soba meal-dango"
    check(start, third, (0, SPECTATOR))
    check(start, third + last, (0, 1, SPECTATOR))
    check(start, third + last + " eat-soba", (0, 1, SPECTATOR))
    check(start, third + last + " eat-soba go54 eat-dango", (0, SPECTATOR))


def test_meals_that_come_up_again_for_those_who_know_what_went_under() -> None:
    start = with_meals(GAME.at(LATE), SIX)
    third = "go41 meal-dango refuse meal-dango meal-soba meal-tofu pass go41 pass go41 pass"
    last = " go54 meal-dango meal-soba meal-dango"
    check(start, third, (SPECTATOR,))
    check(start, third + last, (0, 1, SPECTATOR))
    check(start, third + last + " pass", (0, 1, SPECTATOR))
    check(start, third + last + " eat-soba", (0, 1, SPECTATOR))


def test_known_leftovers_come_up_again_beside_unknown_ones() -> None:
    near_second = "seats=3 travelers=Satsuki,-,- gastronomy=1 at=24,25,26 coins=9,9,9"
    start = with_meals(GAME.at(near_second), "dango dango dango soba soba tofu tofu udon")
    second = (
        "go27 meal-udon refuse meal-dango meal-soba meal-tofu eat-soba go27 eat-dango go27 pass"
    )
    third = " go41 meal-dango meal-soba meal-dango pass go41 pass go41 meal-tofu take"
    # The shuffled pile is empty. Udon, which she refused, is offered again; of the inn's meals
    # Tofu was left at the second inn, which she knows, the others at the third.
    last = " go54 meal-udon take go54 meal-tofu meal-soba meal-dango"
    check(start, second + third + last, (0, 2))
    check(start, second + third + last + " pass", (0,))
    looking = " go54 meal-udon refuse meal-tofu meal-soba meal-dango"
    table = start.copy()
    play(table, second + third + looking)
    assert len(redrawn(table, 0, 200)) == 1


def test_a_bought_dish_may_have_come_from_known_leftovers_or_from_elsewhere() -> None:
    """Satsuki saw what was left at the second inn, but neither the third inn's meals nor the last
    card of the shuffled pile: a Dango bought at the last inn can be either."""
    near_second = "seats=3 travelers=Satsuki,-,- gastronomy=1 at=26,24,25 coins=9,9,9"
    start = with_meals(GAME.at(near_second), "dango dango dango soba soba tofu tofu udon sushi")
    second = "go27 meal-dango meal-soba meal-tofu pass go27 pass go27 meal-udon refuse pass"
    third = " go41 meal-sushi take go41 meal-dango meal-tofu meal-soba pass go41 pass"
    last = " go54 meal-dango meal-udon meal-soba eat-dango"
    check(start, second + third + last, (0,))


def test_leftovers_of_two_inns_that_satsuki_has_not_seen() -> None:
    near_second = "seats=3 travelers=Satsuki,-,- gastronomy=1 at=24,25,26 coins=9,9,9"
    start = with_meals(GAME.at(near_second), "dango dango dango soba soba tofu udon sushi")
    second = "go27 meal-udon take go27 meal-dango meal-soba meal-tofu eat-soba go27 pass"
    third = " go41 meal-dango meal-soba meal-dango pass go41 eat-dango go41 meal-sushi take"
    last = " go54 meal-tofu take go54 meal-dango meal-dango meal-soba pass go54 eat-dango"
    check(start, second + third, (0,))
    check(start, second + third + last, (0,))


def test_a_meal_offered_again_was_left_by_others() -> None:
    start = with_meals(
        GAME.at("seats=3 travelers=Satsuki,-,- gastronomy=1 at=38,39,40 coins=9,9,9"),
        "dango dango soba soba tofu",
    )
    third = "go41 meal-tofu take go41 meal-dango meal-soba meal-dango pass go41 pass"
    last = " go54 meal-soba meal-dango meal-soba eat-soba go54 pass go54 meal-dango"
    check(start, third + last, (0, SPECTATOR))
    check(start, third + last + " refuse", (0, SPECTATOR))
    check(start, third + last + " take", (0, SPECTATOR))


YOSHIYASU = "seats=3 travelers=Yoshiyasu,Chuubei,- at=2,9,13 coins=9,9,9"
PAIR = "go3 meet-samurai meet-kuge"


def test_yoshiyasus_cards_are_his_secret() -> None:
    start = with_encounters(GAME.at(YOSHIYASU), "samurai samurai kuge kuge miko")
    check(start, "go3 meet-samurai", (1, 2, SPECTATOR))
    check(start, PAIR, (1, 2, SPECTATOR))
    check(start, PAIR + " keep-samurai", (1, 2, SPECTATOR))
    check(start, PAIR + " keep-samurai go10 meet-samurai meet-kuge keep-kuge", (1, SPECTATOR))
    table = start.copy()
    table.play(PAIR + " keep-samurai")
    assert len(redrawn(table, 0, 200)) == 1


def test_a_card_put_back_that_comes_up_again() -> None:
    start = with_meals(GAME.at(YOSHIYASU), "")
    with_encounters(start, "samurai samurai kuge")
    mixed = PAIR + " keep-samurai go10 meet-samurai meet-kuge"
    check(start, mixed, (1, SPECTATOR))
    check(start, mixed + " keep-samurai", (1, SPECTATOR))
    check(start, mixed + " keep-kuge", (1, SPECTATOR))


def test_a_card_put_back_and_then_met_by_somebody_else() -> None:
    start = with_meals(GAME.at(YOSHIYASU), "")
    with_encounters(start, "samurai samurai kuge miko miko")
    twice = PAIR + " keep-samurai go10 meet-miko meet-samurai keep-miko"
    check(start, twice + " go14 meet-miko pass", (1, SPECTATOR))
    with_encounters(start, "samurai samurai kuge miko")
    twice = PAIR + " keep-samurai go10 meet-miko meet-samurai keep-miko"
    table = start.copy()
    play(table, twice + " go14 meet-kuge pass")
    assert len(posterior(start, play(start.copy(), twice + " go14 meet-kuge pass"), 1)) == 1
    assert len(redrawn(table, 1, 200)) == 1


def test_two_cards_put_back_come_up_again_together() -> None:
    alone = "seats=3 travelers=Yoshiyasu,-,- at=2,12,13 coins=9,9,9"
    start = with_meals(GAME.at(alone), "")
    with_encounters(start, "samurai samurai kuge kuge")
    twice = PAIR + " keep-samurai go10 meet-kuge meet-samurai keep-kuge"
    on = " go14 pass go14 pass go14 pass go15 go17 go20 meet-kuge meet-samurai"
    check(start, twice + on, (1, SPECTATOR))
    check(start, twice + on + " keep-kuge", (1, SPECTATOR))


def test_interpreted_and_compiled_redraw_alike() -> None:
    start = with_meals(GAME.at(LATE), SIX)
    start.play("go41 meal-tofu take go41 meal-dango meal-soba meal-dango eat-soba go41 eat-dango")
    start.play("go54 meal-dango meal-soba meal-dango eat-soba")
    for seat in (SPECTATOR, 0, 1, 2):
        assert redrawn(start, seat, 50) == redrawn_interpreted(start, seat, 50)


def test_a_table_that_cannot_have_come_about_is_refused_and_keeps_its_secrets() -> None:
    """A card that Satsuki never refused has come up again: nothing that is drawn agrees with it."""
    table = GAME.at("seats=3 at=15,16,17")
    table.state.deal[0, 0] = table.state.deal[0, 1] = table.state.again[0] = 1
    buffer = np.frombuffer(as_bytes(table.state), np.uint8).copy()
    out = new_state(GAME.record)
    assert not unseen(table.state, 1, out, generator(1))
    assert not any(as_bytes(out))
    chair = Chair(GAME, 3, table.turn, 0)
    for redraw in (
        lambda: GAME.engine().unseen(buffer, 1, generator(1)),
        lambda: Table.seen_by(GAME, table.state, 1, 1),
        lambda: SearchBot(chair, Budget(iterations=1)).decide(table),
        lambda: GreedyBot(chair).decide(table),
    ):
        with pytest.raises(NoRedraw, match="cannot have come about"):
            redraw()
