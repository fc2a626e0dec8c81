"""Nobody learns what they cannot know."""

from dataclasses import replace

import numpy as np
import pytest

from tabiji import Table
from tabiji.kernel.contract import CHANCE, SPECTATOR
from tabiji.kernel.record import as_bytes, copy_record, new_state
from tabiji.kernel.rng import generator
from tabiji.tokaido import GAME
from tabiji.tokaido.knowledge import sees
from tabiji.tokaido.names import Phase
from tabiji.tokaido.rules import unseen
from tabiji.tokaido.view import whole as view_of_all
from tests.tokaido.test_properties import cards_are_conserved, points_equal_a_recount
from tests.tokaido.walks import TABLES, walk


@pytest.mark.parametrize("every", [29, pytest.param(5, marks=pytest.mark.slow)])
@pytest.mark.parametrize("choices", TABLES, ids=str)
def test_states_that_a_seat_cannot_tell_apart_give_it_equal_views_and_actions(
    choices: dict[str, object], every: int
) -> None:
    engine = GAME.engine()
    differed = 0
    for seed in (11, 12):
        for number, (table, _) in enumerate(walk(seed, choices)):
            if number % every:
                continue
            for seat in (SPECTATOR, *range(table.state.seats)):
                watcher = None if seat == SPECTATOR else seat
                twin = table.copy()
                out = new_state(GAME.record)
                unseen(table.state, seat, out, generator(number))
                buffer = np.frombuffer(bytearray(as_bytes(table.state)), np.uint8)
                assert engine.unseen(buffer, seat, generator(number)).tobytes() == as_bytes(out)
                copy_record(out, twin.state)
                differed += as_bytes(out) != as_bytes(table.state)
                assert twin.view(watcher) == table.view(watcher)
                assert twin.turn == table.turn
                if watcher is not None and table.turn == seat:
                    assert twin.codes() == table.codes()
                cards_are_conserved(twin)
                points_equal_a_recount(twin)
                assert GAME.at(str(twin)) == twin
    assert differed > 0


@pytest.mark.parametrize("choices", TABLES, ids=str)
def test_the_whole_table_is_what_all_seats_together_see(choices: dict[str, object]) -> None:
    for number, (table, _) in enumerate(walk(13, choices)):
        if number % 7:
            continue
        whole = view_of_all(table.state)
        seen = [table.view(seat) for seat in range(table.state.seats)]
        common = [replace(view, hand=None, put_back=None, inns=()) for view in (whole, *seen)]
        assert common.count(common[0]) == len(common)
        for name in ("hand", "put_back"):
            known = [getattr(view, name) for view in seen if getattr(view, name) is not None]
            assert getattr(whole, name) == (known[0] if known else None)
        for inn, *by_seat in zip(whole.inns, *(view.inns for view in seen), strict=True):
            meals = [known.meals for known in by_seat if known.meals is not None]
            assert inn == replace(by_seat[0], meals=min(meals, key=len) if meals else None)


@pytest.mark.parametrize("choices", TABLES, ids=str)
def test_a_redrawn_game_goes_on_to_its_end(choices: dict[str, object]) -> None:
    engine = GAME.engine()
    rng = generator(2)
    buffer = engine.new(GAME.choose(choices))
    steps = 0
    while engine.turn(buffer) >= CHANCE:
        engine.playout(buffer, rng, 1)
        steps += 1
        if steps % 10 == 0:
            for seat in range(int(GAME.choose(choices).seats)):
                redrawn = engine.unseen(buffer, seat, rng)
                engine.playout(redrawn, rng)
                assert engine.turn(redrawn) < CHANCE


def knowers(table: Table, action: str) -> list[int | None]:
    """Who sees an action that is carried out now."""
    code = GAME.notation.read(action)
    watchers = [None, *range(table.state.seats)]
    return [watcher for watcher in watchers if sees(table.state, code, watcher)]


def test_the_deal_is_seen_by_those_who_have_arrived() -> None:
    table = GAME.at("seats=3 at=11,12,13")
    assert knowers(table, "go14") == [None, 0, 1, 2]
    table.play("go14")
    assert knowers(table, "meal-dango") == [0]
    table.play("meal-dango meal-soba meal-tofu meal-udon")
    assert knowers(table, "eat-dango") == [None, 0, 1, 2]


def test_the_removed_meal_and_the_deal_before_it_are_seen_by_nobody() -> None:
    table = GAME.at("seats=2 at=12,13,11")
    table.play("go14")
    assert knowers(table, "meal-dango") == []
    table.play("meal-dango meal-soba meal-tofu meal-udon")
    assert knowers(table, "discard-dango") == []


def test_yoshiyasu_alone_sees_his_two_cards_and_everybody_the_one_he_keeps() -> None:
    table = GAME.at("seats=3 travelers=-,Yoshiyasu,- at=11,0,12")
    table.play("go10")
    assert knowers(table, "meet-kuge") == [1]
    table.play("meet-kuge")
    assert knowers(table, "meet-samurai") == [1]
    table.play("meet-samurai")
    assert knowers(table, "keep-kuge") == [None, 0, 1, 2]


def test_everybody_sees_what_satsuki_is_offered_and_all_other_chance() -> None:
    table = GAME.at("seats=3 travelers=Satsuki,-,- at=11,12,13")
    table.play("go14")
    assert knowers(table, "meal-dango") == [None, 0, 1, 2]
    for choices in TABLES:
        for table, action in walk(5, choices):
            if table.turn == CHANCE and table.state.phase not in (
                Phase.DEAL,
                Phase.DISCARD,
                Phase.MEET,
            ):
                assert sees(table.state, action, None)


def test_whether_there_is_anything_to_buy_is_not_given_away() -> None:
    """A traveler who can afford nothing is asked all the same."""
    table = GAME.at("seats=3 at=11,12,13 coins=0,0,0")
    table.play("go14 meal-dango meal-soba meal-tofu meal-udon")
    assert table.turn == 0
    assert table.legal() == ["pass"]
