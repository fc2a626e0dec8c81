"""What was learned of a game: an eye, a few numbers in TOML.

An eye is a record with a weight for each feature early in a game, what nearness adds
to it, and how far to trust the sum at either end.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tabiji.bots.judgement import judge
from tabiji.kernel.game import Game

Eye = npt.NDArray[Any]
"""An array of one record."""

Weights = npt.NDArray[np.float64]


def path_of(game: Game) -> Path:
    """The file of a game's learned numbers."""
    return Path(__file__).with_name(f"{game.name}.toml")


def learned_eye(game: Game, whims: Mapping[int, float] | None = None) -> Eye:
    """The eye of somebody who knows the game; whims multiply what certain features are worth."""
    numbers = tomllib.loads(path_of(game).read_text(encoding="utf-8"))
    count = judge(game).FEATURES
    record = [("early", "f8", (count,)), ("late", "f8", (count,)), ("spread", "f8", (2,))]
    eye = np.zeros(1, np.dtype(record, align=True))
    for name in ("early", "late", "spread"):
        eye[name][0] = numbers[name]
    for feature, times in (whims or {}).items():
        eye["early"][0, feature] *= times
        eye["late"][0, feature] *= times
    return eye


def write(game: Game, weights: Weights, spread: tuple[float, float], note: str) -> None:
    """Keep what was learned, with a note of how."""
    early, late = (", ".join(f"{value:.4g}" for value in row) for row in weights)
    lines = [f"# {note}", f"early = [{early}]", f"late = [{late}]"]
    lines.append(f"spread = [{spread[0]:.3g}, {spread[1]:.3g}]")
    path_of(game).write_text("\n".join(lines) + "\n", encoding="utf-8")
