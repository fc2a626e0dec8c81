"""Tokaido, for two to five: from Kyoto to Edo, and every stop a choice.

- `components.toml`, `components`, `tables`: road and cards, checked, and as tables;
- `names`, `state`, `actions`: the things of the game, its record, its actions;
- `setup`, `turns`, `moves`, then a module for each kind of stop (`shop` and
  `souvenirs`, `temple`, `hot_springs`, `panoramas`, `encounters`, `inns` and
  `meals`), `travelers` and `scoring`: the rules; `rules` puts them together;
- `knowledge`: who knows what; `unseen`, with `unseen_meals` and
  `unseen_encounters`: redrawing what a seat cannot know;
- `options`, `notation`, `position` and `position_words`, `describe`, `view`: what
  people and clients read; `plausible` says what is wrong with a table set up by hand.
"""

from tabiji.kernel.game import Game
from tabiji.tokaido import actions, notation, position, rules
from tabiji.tokaido.components import COMPONENTS, load
from tabiji.tokaido.describe import describe, endings
from tabiji.tokaido.knowledge import sees
from tabiji.tokaido.names import MOST_SEATS
from tabiji.tokaido.options import FEWEST_SEATS, Options
from tabiji.tokaido.printed import printed
from tabiji.tokaido.scoring import sources
from tabiji.tokaido.state import RECORD
from tabiji.tokaido.view import TokaidoView, roles, traveler, view, whole

GAME = Game(
    name="tokaido",
    seats=tuple(range(FEWEST_SEATS, MOST_SEATS + 1)),
    record=RECORD,
    action_count=actions.COUNT,
    longest_list=actions.LONGEST_LIST,
    data=(COMPONENTS.source,),
    options=Options,
    rules=rules,
    notation=notation,
    position=position,
    describe=describe,
    view=view,
    sources=sources,
    endings=endings,
    opens_turn=notation.opens_turn,
    sees=sees,
    player=traveler,
    whole=whole,
    roles=roles,
    printed=printed,
    load=load,
)

__all__ = ["COMPONENTS", "GAME", "Options", "TokaidoView", "view"]
