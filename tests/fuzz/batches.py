"""Many texts, tried in compiled code that checks every index."""

import os
from itertools import islice

from tests.fuzz.mutants import mutants
from tests.fuzz.trial import Count, try_text

CHECKED = "NUMBA_BOUNDSCHECK"
BATCH = 500


def checked_environment(folder: str) -> dict[str, str]:
    """What a process is told whose compiled code checks every index, and is kept apart."""
    return {CHECKED: "1", "TABIJI_CACHE_DIR": folder}


def batch(name: str, number: int, size: int = BATCH) -> tuple[int, int]:
    """Try a batch of texts; how many were refused and how many played on."""
    assert os.environ.get(CHECKED) == "1"
    count = Count()
    for at, text in enumerate(islice(mutants(name, number), size)):
        try:
            try_text(name, text, number * size + at, count)
        except Exception as error:
            raise AssertionError(f"{name}: {text!r}: {error!r}") from error
    return count.refused, count.played
