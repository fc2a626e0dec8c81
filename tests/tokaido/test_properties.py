"""What always holds, whatever is played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabiji import Table
from tabiji.kernel.contract import CHANCE
from tabiji.tokaido import COMPONENTS
from tabiji.tokaido.names import NOBODY, Phase, Space
from tabiji.tokaido.scoring import recount
from tabiji.tokaido.state import RECORD
from tabiji.tokaido.tables import DISH_COPIES, ENCOUNTER_CARDS, ROADS, SPRING_CARDS, STOPS
from tests.tokaido.walks import TABLES, walk

games = given(seed=st.integers(0, 10**6), choices=st.sampled_from(TABLES))


def test_a_state_fits_in_a_kilobyte() -> None:
    assert RECORD.itemsize <= 1024


@games
@settings(max_examples=4)
def test_every_step_keeps_what_must_hold(seed: int, choices: dict[str, object]) -> None:
    for table, action in walk(seed, choices):
        cards_are_conserved(table)
        coins_are_never_negative(table)
        points_equal_a_recount(table)
        nobody_shares_a_single_space(table)
        if table.state.phase == Phase.MOVE:
            the_farthest_behind_moves(table)
            assert table.codes()[-1] <= action or action in table.codes()
    assert {int(stop) for stop in table.state.place[: table.state.pieces]} == {STOPS - 1}
    assert table.over


def cards_are_conserved(table: Table) -> None:
    state, view = table.state, table.view()
    assert (state.spring_pile + state.springs.sum(axis=0)).tolist() == SPRING_CARDS.tolist()
    held = [int(card) for card in state.hand if card != NOBODY]
    back = [int(card) for card in state.back if card != NOBODY][int(state.rejoined) :]
    encounters = state.encounter_pile + state.met.sum(axis=0)
    for card in held + back:
        encounters[card] += 1
    assert encounters.tolist() == ENCOUNTER_CARDS.tolist()
    owned = sum(len(traveler.souvenirs) for traveler in view.travelers)
    assert owned == int(state.souvenirs.sum())
    shown = len(view.counter) + len(view.wanted)
    assert owned + shown + view.souvenirs_left == len(COMPONENTS.souvenirs)
    meals = state.meal_pile + state.eaten.sum(axis=0) + state.table + state.under.sum(axis=0)
    for inn in range(len(state.refused)):
        if state.refused[inn] != NOBODY and not state.again[inn]:
            meals[state.refused[inn]] += 1
        if state.removed[inn] != NOBODY:
            meals[state.removed[inn]] += 1
    if state.phase == Phase.ACCEPT:
        meals[state.offer] += 1
    assert meals.tolist() == DISH_COPIES.tolist()


def coins_are_never_negative(table: Table) -> None:
    assert table.state.coins.min() >= 0


def points_equal_a_recount(table: Table) -> None:
    for seat in range(table.state.seats):
        assert table.state.points[seat] == recount(table.state, seat)


def nobody_shares_a_single_space(table: Table) -> None:
    state = table.state
    if state.phase in (Phase.TILES, Phase.TRAVELER, Phase.LINE):
        return
    for number, stop in enumerate(ROADS[state.homeward]):
        there = [p for p in range(state.pieces) if state.place[p] == number]
        room = 2 if stop.double and state.seats >= 4 else 1
        if stop.space is not Space.INN:
            assert len(there) <= room
        assert len({int(state.behind[piece]) for piece in there}) == len(there)


def the_farthest_behind_moves(table: Table) -> None:
    """Nobody is on an earlier stop, nor behind the mover on the same one."""
    state = table.state
    for piece in range(state.pieces):
        assert state.place[piece] >= state.place[state.mover]
        if state.place[piece] == state.place[state.mover]:
            assert state.behind[piece] <= state.behind[state.mover]


@games
@settings(max_examples=6)
def test_every_position_reads_back_and_every_action_is_described(
    seed: int, choices: dict[str, object]
) -> None:
    for number, (table, _) in enumerate(walk(seed, choices)):
        if number % 5 == 0:
            assert table.game.at(str(table)) == table
            for code in table.codes():
                assert table.game.notation.read(table.game.notation.write(code)) == code
                assert table.describe(code).id.startswith("tokaido-")


@pytest.mark.parametrize("choices", TABLES, ids=str)
def test_chance_decides_where_nobody_does(choices: dict[str, object]) -> None:
    for table, _ in walk(3, choices):
        if table.turn == CHANCE:
            assert table.view().chance
            assert table.view().actor is None
