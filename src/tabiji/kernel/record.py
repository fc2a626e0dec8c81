"""Copying and clearing a state: one fixed-size NumPy record.

Interpreted code sees a state as a NumPy scalar whose fields are attributes;
compiled code sees the same bytes. `new_state` makes one that both can use.
"""

from functools import cache
from struct import Struct
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

State: TypeAlias = Any
"""A game state: `np.void` with attributes to the interpreter, a pointer to compiled code.

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
    state: State = array.view(_with_attributes(array.dtype))[0]
    state.__dict__[_MEMORY] = array
    return state


@cache
def _with_attributes(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same record with its fields as attributes, found ten times as fast as in `np.record`."""
    assert dtype.fields is not None
    attributes: dict[str, Any] = {"__setattr__": np.void.__setitem__}
    for name, (kind, offset, *_) in dtype.fields.items():
        attributes[name] = _Array(name) if kind.shape else _number(kind, offset)
    return np.dtype((type("State", (np.void,), attributes), dtype))


_MEMORY = "array"
"""Where a state keeps the array that it is the first record of."""


class _Array:
    """A field with several numbers: a view of them, made once for a state.

    It is a view of the array, not of the state: a state that kept what refers to it would never
    be freed.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, state: State, _: type) -> npt.NDArray[Any]:
        kept: dict[str, Any] = state.__dict__
        found: npt.NDArray[Any] = kept[_MEMORY][self.name][0]
        kept[self.name] = found
        return found


def _number(kind: np.dtype[Any], offset: int) -> property:
    """A field with one number."""
    unpack = Struct(kind.char).unpack_from
    return property(lambda state: unpack(state, offset)[0])


def as_bytes(state: State) -> bytes:
    """The bytes of a state: equal states have equal bytes."""
    content: bytes = state.tobytes()
    return content


def state_of(dtype: np.dtype[Any], content: bytes) -> State:
    """The state that these were the bytes of, in memory of its own."""
    return as_state(np.frombuffer(bytearray(content), dtype))


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
