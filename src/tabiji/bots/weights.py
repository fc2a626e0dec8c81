"""What was learned of a game: linear weights for a quick evaluation, and a value network.

Linear weights are a record with a weight for each feature early in a game and what the game's
progress adds to it: a few numbers, in TOML. The network is small, in NumPy's format.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tabiji.bots.evaluation import Network, heuristics_of
from tabiji.kernel.game import Game

LinearWeights = npt.NDArray[Any]
"""An array of one record."""

Floats64 = npt.NDArray[np.float64]


def files_of(game: Game) -> tuple[Path, Path]:
    """Where a game's linear weights and network are."""
    folder = Path(__file__).with_name(game.name)
    return folder / "linear.toml", folder / "network.npz"


def load_linear(game: Game, feature_weights: Mapping[int, float] | None = None) -> LinearWeights:
    """The linear weights of a game; `feature_weights` multiply what certain features are worth."""
    numbers = tomllib.loads(files_of(game)[0].read_text(encoding="utf-8"))
    count = heuristics_of(game).FEATURES
    record = [("early", "f8", (count,)), ("late", "f8", (count,))]
    weights = np.zeros(1, np.dtype(record, align=True))
    for name in ("early", "late"):
        weights[name][0] = numbers[name]
    for feature, times in (feature_weights or {}).items():
        weights["early"][0, feature] *= times
        weights["late"][0, feature] *= times
    return weights


def save_linear(game: Game, weights: Floats64, note: str) -> None:
    """Keep linear weights, with a note of how they were learned."""
    early, late = (", ".join(f"{value:.4g}" for value in row) for row in weights)
    lines = [f"# {note}", f"early = [{early}]", f"late = [{late}]"]
    files_of(game)[0].write_text("\n".join(lines) + "\n", encoding="utf-8")


def load_network(game: Game) -> Network:
    """The value network of a game."""
    with np.load(files_of(game)[1]) as layers:
        network = Network(layers["hidden_weights"], layers["output_weights"])
    shape = heuristics_of(game).INPUTS + 1, 2 * (len(network.output_weights) - 1)
    if network.hidden_weights.shape != shape:
        raise ValueError(f"{game.name}: the network has other inputs; train it anew")
    return network


def save_network(game: Game, network: Network, note: str) -> None:
    """Keep a network, with a note of how it was trained."""
    np.savez_compressed(files_of(game)[1], note=np.array(note), **network._asdict())
