"""Copying and clearing a state: one fixed-size NumPy record.

Interpreted code sees a state as `np.record`, whose fields are attributes;
compiled code sees the same bytes. `new_state` makes one that both can use.
"""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

State: TypeAlias = Any
"""A game state: `np.record` to the interpreter, a pointer to compiled code.

Its fields are those of the game's `record` dtype, which no type checker sees."""

Actions = npt.NDArray[np.int16]
Weights = npt.NDArray[np.int32]
Points = npt.NDArray[np.int32]
Words = npt.NDArray[np.int64]


def new_state(dtype: np.dtype[Any]) -> State:
    """A cleared state of its own memory."""
    return as_state(np.zeros(1, dtype))


def as_state(array: npt.NDArray[Any]) -> State:
    """The first record of a structured array, as a state that shares its memory."""
    record: State = array.view(np.recarray)[0]
    return record


def as_bytes(state: State) -> bytes:
    """The bytes of a state: equal states have equal bytes."""
    content: bytes = state.tobytes()
    return content


def copy_record(source: State, target: State) -> None:
    """Make `target` equal to `source`."""
    assert source.dtype.names is not None
    for name in source.dtype.names:
        target[name] = source[name]


def clear_record(state: State) -> None:
    """Set every field to zero."""
    assert state.dtype.names is not None
    for name in state.dtype.names:
        state[name] = 0
