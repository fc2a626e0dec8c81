"""What the bots know of Tokaido: a policy prior, features, network inputs, and opponents."""

from tabiji.bots.tokaido.inputs import INPUTS, encode, is_quiet
from tabiji.bots.tokaido.linear import FEATURES, Feature, features, game_progress
from tabiji.bots.tokaido.opponents import FEATURE_WEIGHTS, ITERATIONS, TRAINING_OPTIONS
from tabiji.bots.tokaido.policy import HORIZON, prior

__all__ = [
    "FEATURES",
    "FEATURE_WEIGHTS",
    "HORIZON",
    "INPUTS",
    "ITERATIONS",
    "TRAINING_OPTIONS",
    "Feature",
    "encode",
    "features",
    "game_progress",
    "is_quiet",
    "prior",
]
