"""A table or a match as one picture."""

from importlib import import_module
from typing import TYPE_CHECKING

import numpy as np

from tabiji.kernel import contract
from tabiji.kernel.table import Table
from tabiji.locale.catalogues import Catalogue, catalogue
from tabiji.locale.choice import chosen_language
from tabiji.pictures.ink import sheet
from tabiji.pictures.scene import Scene

if TYPE_CHECKING:
    from tabiji.match import Standing


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
    height, content = import_module(f"tabiji.pictures.{shown.game.name}").draw(scene)
    standing = zip(scene.names, shown.scores(), strict=False)
    about = ", ".join(f"{name}: {points}" for name, points in standing)
    return sheet(height, content, words.say(shown.game.name), about, words.code)


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
