"""Tokaido Duo, for two: a pilgrim, a merchant and an artist each, around Shikoku.

- `board.toml`, `board`, `tables`: the board as printed, checked, and as tables;
- `names`, `state`, `actions`: the things of the game, its record, its actions;
- `setup`, `turns`, `pilgrim`, `merchant`, `artist`, `coins`, `waves`, `scoring`:
  the rules, chapter by chapter; `rules` puts them together;
- `notation`, `position`, `describe`, `view`, `printed`: what people and clients read;
  `plausible` says what is wrong with a table set up by hand.
"""

from tabiji.duo import actions, notation, position, rules
from tabiji.duo.board import BOARD, load
from tabiji.duo.describe import describe, endings
from tabiji.duo.options import Options
from tabiji.duo.printed import printed
from tabiji.duo.scoring import sources
from tabiji.duo.state import RECORD
from tabiji.duo.view import DuoView, player, view
from tabiji.kernel.game import Game

GAME = Game(
    name="duo",
    seats=(2,),
    record=RECORD,
    action_count=actions.COUNT,
    longest_list=actions.LONGEST_LIST,
    data=(BOARD.source,),
    options=Options,
    rules=rules,
    notation=notation,
    position=position,
    describe=describe,
    view=view,
    sources=sources,
    endings=endings,
    opens_turn=notation.opens_turn,
    player=player,
    printed=printed,
    load=load,
)

__all__ = ["BOARD", "GAME", "DuoView", "Options", "view"]
