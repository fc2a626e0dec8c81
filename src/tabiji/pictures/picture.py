"""A table or a match as one picture."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from tabiji.kernel import contract
from tabiji.kernel.game import Game
from tabiji.kernel.parts import part
from tabiji.kernel.table import Table
from tabiji.locale.catalogues import Catalogue, catalogue
from tabiji.locale.choice import chosen_language
from tabiji.pictures.ink import INK, sheet, write
from tabiji.pictures.scene import Scene

if TYPE_CHECKING:
    from tabiji.match import Standing


LINE = 24
"""How high a line is where there is nothing to draw."""


def svg(shown: "Table | Standing", seat: int | None = None, lang: str | None = None) -> str:
    """The table as a seat sees it, or a spectator; names and titles in a language.

    Without `lang`, the language is that of `TABIJI_LANG`, or of the system.
    """
    words = catalogue(lang if lang is not None else chosen_language())
    scene = Scene(
        view=shown.view(seat),
        seat=seat,
        names=_names(shown, words),
        winners=_winners(shown),
        words=words,
    )
    standing = [
        f"{name}: {points}" for name, points in zip(scene.names, shown.scores(), strict=True)
    ]
    height, content = _drawn(shown.game, scene, standing)
    return sheet(height, content, words.say(shown.game.name), ", ".join(standing), words.code)


def _drawn(game: Game, scene: Scene, standing: Sequence[str]) -> tuple[float, str]:
    """How high a picture is, and what is in it; where a game has no drawings, who has how much."""
    if artist := part("tabiji.pictures", game):
        drawn: tuple[float, str] = artist.draw(scene)
        return drawn
    lines = [write(20, LINE * at, line, 15, INK, "start") for at, line in enumerate(standing, 1)]
    return LINE * (len(lines) + 1), "".join(lines)


def _names(shown: "Table | Standing", words: Catalogue) -> tuple[str, ...]:
    """What the players are called: by name, as the bot they are, or by number."""
    if isinstance(shown, Table):
        seats = len(shown.game.sources(shown.state))
        return tuple(words.say("player", number=number) for number in range(1, seats + 1))
    names = []
    for number, seat in enumerate(shown.seats, 1):
        known = f"bot-{seat.bot}" in words
        name = words.say(f"bot-{seat.bot}") if known else words.say("player", number=number)
        names.append(seat.name or name)
    return tuple(names)


def _winners(shown: "Table | Standing") -> tuple[int, ...]:
    """The seats that have won; nobody before the end."""
    if not shown.over:
        return ()
    places = np.zeros(max(shown.game.seats), np.int32)
    contract.ranking(shown.state, places)
    return tuple(int(seat) for seat in np.flatnonzero(places == 1))
