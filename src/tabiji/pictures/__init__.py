"""Tables as pictures: what a notebook shows of a game, as SVG.

`svg(table)` draws a table or a match as a spectator sees it, or as a seat does,
from the game's view and its data file: a corrected board redraws itself, and what
a view does not tell cannot be in a picture. A picture is one self-contained text,
the same for the same table, without fonts, images or scripts from elsewhere. Each
game has its package here, named like the game, with a `draw`; `ink` has the
materials, `scenery`, `pieces` and `goods` the small drawings that both games use.

    >>> import tabiji
    >>> table = tabiji.game("duo").table(seed=1)
    >>> svg(table)[:4]
    '<svg'
"""

from tabiji.pictures.picture import svg

__all__ = ["svg"]
