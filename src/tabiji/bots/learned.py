"""What was learned of a game: an eye for a glance, and a mind for a long look.

An eye is a record with a weight for each feature early in a game and what nearness adds
to it: a few numbers, in TOML. A mind is a small network, in NumPy's format.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tabiji.bots.judgement import judge
from tabiji.kernel.game import Game

Eye = npt.NDArray[Any]
"""An array of one record."""

Weights = npt.NDArray[np.float64]


def files_of(game: Game) -> tuple[Path, Path]:
    """Where a game's eye and mind are."""
    folder = Path(__file__).with_name(game.name)
    return folder / "eye.toml", folder / "mind.npz"


def learned_eye(game: Game, whims: Mapping[int, float] | None = None) -> Eye:
    """The eye of somebody who knows the game; whims multiply what certain features are worth."""
    numbers = tomllib.loads(files_of(game)[0].read_text(encoding="utf-8"))
    count = judge(game).FEATURES
    record = [("early", "f8", (count,)), ("late", "f8", (count,))]
    eye = np.zeros(1, np.dtype(record, align=True))
    for name in ("early", "late"):
        eye[name][0] = numbers[name]
    for feature, times in (whims or {}).items():
        eye["early"][0, feature] *= times
        eye["late"][0, feature] *= times
    return eye


def write_eye(game: Game, weights: Weights, note: str) -> None:
    """Keep an eye, with a note of how it was learned."""
    early, late = (", ".join(f"{value:.4g}" for value in row) for row in weights)
    lines = [f"# {note}", f"early = [{early}]", f"late = [{late}]"]
    files_of(game)[0].write_text("\n".join(lines) + "\n", encoding="utf-8")


class Mind(NamedTuple):
    """A network: what stirs its thoughts, and for what they speak. See `judgement.forecast`."""

    stirs: npt.NDArray[np.float32]
    speaks: npt.NDArray[np.float32]


def learned_mind(game: Game) -> Mind:
    """The mind of somebody who has studied the game."""
    with np.load(files_of(game)[1]) as layers:
        mind = Mind(layers["stirs"], layers["speaks"])
    shape = judge(game).SIGHTS + 1, 2 * (len(mind.speaks) - 1)
    if mind.stirs.shape != shape:
        raise ValueError(f"{game.name}: the mind does not know these sights; learn it anew")
    return mind


def write_mind(game: Game, mind: Mind, note: str) -> None:
    """Keep a mind, with a note of how it was learned."""
    np.savez_compressed(files_of(game)[1], note=np.array(note), **mind._asdict())
