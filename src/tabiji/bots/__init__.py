"""Opponents, weakest to strongest, one interface.

- `bot`: what a bot is, and the random one;
- `evaluation`: a game's policy prior, features and network inputs, with `duo` and `tokaido`
  beside it, and `weights` for what was learned;
- `self_play`, `training`, `train`: how it was learned, from games of search against search;
- `lookahead`, `greedy`: looking no further than one's own turn;
- `tree`, `search`: Monte Carlo tree search, written once for every game;
- `ladder`: the opponents by name; `compiled`: their compiled functions.
"""

from tabiji.bots.bot import Bot, Chair, RandomBot, UnknownBot
from tabiji.bots.greedy import GreedyBot
from tabiji.bots.ladder import LADDER, Opponent, names, take_seat
from tabiji.bots.search import Analysis, Budget, Choice, Search, SearchBot, Style

__all__ = [
    "LADDER",
    "Analysis",
    "Bot",
    "Budget",
    "Chair",
    "Choice",
    "GreedyBot",
    "Opponent",
    "RandomBot",
    "Search",
    "SearchBot",
    "Style",
    "UnknownBot",
    "names",
    "take_seat",
]
