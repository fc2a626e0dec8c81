"""What sets the opponents of the ladder apart in Tokaido, and what is trained on."""

from typing import Any

from tabiji.bots.tokaido.linear import Feature

FEATURE_WEIGHTS: dict[str, dict[int, float]] = {
    "sora": {Feature.SECTIONS_MISSING: 3.0},
    "kiku": {Feature.COINS: 1.5, Feature.FIRST_SIX_COINS: 1.3},
}
"""How many times as much a feature is worth to somebody: Sora loves panoramas, Kiku saves."""

ITERATIONS = {"nami": 12, "rin": 100}
"""How many iterations somebody searches, so that every step of the ladder is as clear."""

TRAINING_OPTIONS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 4, "gastronomy": True},
    {"seats": 5},
]
"""The options that training games are played with, in turn."""
