"""What sets the opponents of the ladder apart in Tokaido Duo, and what is trained on."""

from typing import Any

from tabiji.bots.duo.linear import Feature

FEATURE_WEIGHTS: dict[str, dict[int, float]] = {
    "sora": {Feature.FAITH: 2.0, Feature.TEMPLE: 2.0, Feature.GARDEN: 2.0},
    "kiku": {Feature.COMMERCE: 1.6, Feature.COINS: 2.0, Feature.WARES_WORTH: 1.6},
}
"""How many times as much a feature is worth to somebody: Sora loves pilgrims, Kiku saves."""

ITERATIONS = {"nami": 5, "rin": 30}
"""How many iterations somebody searches, so that every step of the ladder is as clear."""

TRAINING_OPTIONS: list[dict[str, Any]] = [{}]
"""The options that training games are played with, in turn."""
