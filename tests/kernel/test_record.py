"""A state: one record, whose fields are attributes."""

import gc
import sys
import weakref
from typing import Any

import numpy as np
import pytest

from tabiji.kernel.record import as_bytes, as_state, clear_record, copy_record, new_state

RECORD = np.dtype(
    [("turn", np.int16), ("coins", np.int16, (3,)), ("steps", np.int32), ("cards", np.int16, (2, 2))],
    align=True,
)  # fmt: skip


def test_a_field_is_an_attribute_and_shares_the_memory_of_the_array() -> None:
    array = np.zeros(2, RECORD)
    state = as_state(array)
    state.turn = 7
    state.coins[1] += 3
    state.cards[1, 0] = 5
    assert array[0]["turn"] == 7
    assert array[0]["coins"].tolist() == [0, 3, 0]
    array["steps"][0] = 70_000
    array["cards"][0, 0, 1] = 9
    assert state.steps == 70_000
    assert state.cards.tolist() == [[0, 9], [5, 0]]
    assert array[1].tobytes() == bytes(RECORD.itemsize)


def test_several_numbers_are_set_at_once() -> None:
    state = new_state(RECORD)
    first = state.coins
    state.coins = [1, 2, 3]
    assert first.tolist() == state.coins.tolist() == [1, 2, 3]
    state.coins = 0
    assert first.tolist() == [0, 0, 0]


def test_a_number_that_does_not_fit_is_refused_and_changes_nothing() -> None:
    state = new_state(RECORD)
    state.turn = 5
    with pytest.raises(OverflowError):
        state.turn = 40_000
    assert state.turn == 5


def test_what_is_no_field_cannot_be_set() -> None:
    with pytest.raises(ValueError, match="purse"):
        new_state(RECORD).purse = 3


def test_a_copy_has_the_same_bytes_and_memory_of_its_own() -> None:
    state, twin = new_state(RECORD), new_state(RECORD)
    state.turn, state.coins[2], state.cards[0, 0] = 2, 8, 1
    copy_record(state, twin)
    assert as_bytes(twin) == as_bytes(state)
    state.coins[2] = 0
    assert twin.coins[2] == 8
    clear_record(twin)
    assert as_bytes(twin) == bytes(RECORD.itemsize)


def test_a_state_and_its_memory_are_let_go_at_once() -> None:
    """Without a search for garbage: a search for a move makes states by the thousand."""
    memory: Any = np.zeros(1, RECORD).view(type("Watched", (np.ndarray,), {}))
    freed = weakref.ref(memory)
    gc.disable()
    try:
        state = as_state(memory)
        coins = state.coins
        assert state.cards.sum() == 0
        del memory, state
        coins[0] = 4  # what is still looked at stays
        assert sys.getrefcount(coins) == 2
        del coins
        assert freed() is None
    finally:
        gc.enable()
