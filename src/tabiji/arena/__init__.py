"""Many games: tournaments, ratings, statistics.

- `result`, `playing`: one game between bots, and what came of it;
- `chance`: random numbers that two games share as far as they can;
- `schedule`: who plays whom, on which seat, with which dice;
- `tournament`: playing a schedule; `ledger` keeps the results as they come,
  `workers` plays on all cores, `cluster` on many machines;
- `intervals`, `rating`, `sequential`: what can be concluded, and how surely;
- `standings`, `balance`: the bots compared, the game studied;
- `report`, `pages`, `plots`: both as one page for people.
"""

from tabiji.arena.playing import play_game
from tabiji.arena.result import Result
from tabiji.arena.standings import Standing, standings
from tabiji.arena.tournament import Tournament

__all__ = ["Result", "Standing", "Tournament", "play_game", "standings"]
