"""Where files of ours are on this system: what can be made again, and what must be kept."""

import os
import sys
from pathlib import Path

NAME = "tabiji"


def cache_root() -> Path:
    """Where compiled code lives: `TABIJI_CACHE_DIR`, or the system's place for caches."""
    from platformdirs import user_cache_path

    return _chosen("TABIJI_CACHE_DIR") or user_cache_path(NAME, appauthor=False)


def data_root() -> Path:
    """Where results and games live: `TABIJI_DATA_DIR`, or the system's place for a user's data."""
    from platformdirs import user_data_path

    if chosen := _chosen("TABIJI_DATA_DIR"):
        return chosen
    found = user_data_path(NAME, appauthor=False)
    return found / "Data" if sys.platform == "win32" else found  # there, caches lie in the same


def _chosen(variable: str) -> Path | None:
    chosen = os.environ.get(variable)
    return Path(chosen) if chosen else None
