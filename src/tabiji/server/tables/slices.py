"""Long work in the loop that serves everybody, in slices between which others are served."""

import asyncio
import time
from collections.abc import Iterable
from typing import TypeVar

SLICE_SECONDS = 0.004
"""How long others wait at most, but for a single piece that takes longer."""

Piece = TypeVar("Piece")


async def in_slices(pieces: Iterable[Piece]) -> list[Piece]:
    """All pieces, each made when it is its turn."""
    made: list[Piece] = []
    began = time.perf_counter()
    for piece in pieces:
        made.append(piece)
        if time.perf_counter() - began > SLICE_SECONDS:
            await asyncio.sleep(0)
            began = time.perf_counter()
    return made
