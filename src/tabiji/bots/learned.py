"""Reading and writing what was learned: a few numbers for each game, in TOML."""

import tomllib
from pathlib import Path

import numpy as np
import numpy.typing as npt

Weights = npt.NDArray[np.float64]


def path_of(game: str) -> Path:
    """The file of a game's learned numbers."""
    return Path(__file__).with_name(f"{game}.toml")


def read(game: str, features: int) -> tuple[Path, Weights, float, float]:
    """The file, the weights of the features (early, and what nearness adds), and the spread."""
    path = path_of(game)
    numbers = tomllib.loads(path.read_text(encoding="utf-8"))
    weights = np.array([numbers["early"], numbers["late"]], np.float64).reshape(2, features)
    early, late = numbers["spread"]
    return path, weights, float(early), float(late)


def write(game: str, weights: Weights, spread: tuple[float, float], note: str) -> None:
    """Keep what was learned, with a note of how."""
    early, late = (", ".join(f"{value:.4g}" for value in row) for row in weights)
    lines = [f"# {note}", f"early = [{early}]", f"late = [{late}]"]
    lines.append(f"spread = [{spread[0]:.3g}, {spread[1]:.3g}]")
    path_of(game).write_text("\n".join(lines) + "\n", encoding="utf-8")
