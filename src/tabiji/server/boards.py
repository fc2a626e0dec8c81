"""Which games there are, and all that is printed on their boards: `GET /api/games`."""

from dataclasses import Field, fields
from functools import cache
from typing import Any

from tabiji.bots import LADDER
from tabiji.kernel.game import Game, game, games
from tabiji.server.schemas import SUBSTITUTE, GameInfo, OpponentInfo, OptionInfo


@cache
def game_infos() -> tuple[GameInfo, ...]:
    """Every game there is."""
    return tuple(game_info(game(name)) for name in games())


def game_info(played: Game) -> GameInfo:
    """One game: its options, who can be played against, its board."""
    return GameInfo(
        name=played.name,
        seats=list(played.seats),
        options=[
            _option(field)
            for field in fields(played.options)
            if field.name != "seats"  # follows from who sits there
        ],
        opponents=[
            OpponentInfo(name=opponent.name, level=level, seconds=opponent.seconds)
            for level, opponent in enumerate(LADDER, 1)
        ],
        substitute=SUBSTITUTE,
        board=played.printed() if played.printed else {},
    )


def _option(option: Field[Any]) -> OptionInfo:
    """An option, and of which kind it is: as it says, or as its usual value shows."""
    kind = option.metadata.get("kind", "yes-no" if isinstance(option.default, bool) else "seat")
    choices = list(option.metadata.get("choices", ()))
    usual: Any = option.default
    return OptionInfo(name=option.name, kind=kind, choices=choices, default=usual)
