"""What the bots know of Tokaido Duo: a policy prior, features, network inputs, and opponents."""

from tabiji.bots.duo.inputs import INPUTS, encode, is_quiet
from tabiji.bots.duo.linear import FEATURES, Feature, features, game_progress
from tabiji.bots.duo.opponents import FEATURE_WEIGHTS, ITERATIONS, TRAINING_OPTIONS
from tabiji.bots.duo.policy import HORIZON, prior

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
