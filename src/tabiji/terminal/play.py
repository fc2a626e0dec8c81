"""Sitting down: who plays, on what terms, or where it was left."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tabiji.kernel.game import Game
from tabiji.match import Match, Seat
from tabiji.terminal.files import load
from tabiji.terminal.opponents import GENTLE, HUMAN, bot, filled, spoken
from tabiji.terminal.problem import Problem
from tabiji.terminal.screen import Screen
from tabiji.terminal.session import Session


def sit_down(
    screen: Screen,
    game: Game,
    *,
    seats: int | None = None,
    opponents: Sequence[str] = (),
    names: Sequence[str] = (),
    seed: int | None = None,
    by_hand: bool = False,
    options: dict[str, Any] | None = None,
) -> Session:
    """A new match: the first seat is a person, the others are as `opponents` says, the last
    of which repeats."""
    count = seats if seats is not None else max(game.seats[0], len(opponents) + 1)
    if count not in game.seats:
        possible = ", ".join(str(number) for number in game.seats)
        raise Problem("error-seats", game=game.name, possible=possible, seats=count)
    others = list(opponents) or [HUMAN if by_hand else GENTLE]
    kinds = filled([HUMAN, *others], count)
    called = [*names, *[""] * (count - len(names))][:count]
    match = Match(
        game,
        [_seat(kind, name) for kind, name in zip(kinds, called, strict=True)],
        seed=seed,
        dice="by hand" if by_hand else "drawn",
        **(options or {}),
    )
    return Session(screen, match, spoken_names(screen, match.seats))


def go_on(screen: Screen, path: Path) -> Session:
    """A match as it was saved."""
    match = Match.of(load(path))
    return Session(screen, match, spoken_names(screen, match.seats), path)


def spoken_names(screen: Screen, seats: Sequence[Seat]) -> list[str]:
    """What the players are called: their names, or what they are and where they sit."""
    bots = [seat.bot for seat in seats if seat.bot]
    names = []
    for number, seat in enumerate(seats, 1):
        if seat.name:
            names.append(screen.spell(seat.name))
        elif seat.bot is None:
            names.append(screen.say("player", number=number))
        elif bots.count(seat.bot) == 1:
            names.append(spoken(screen, seat.bot))
        else:
            names.append(f"{spoken(screen, seat.bot)} {number}")
    return names


def _seat(kind: str, name: str) -> Seat:
    if kind == HUMAN:
        return Seat(name)
    bot(kind)
    return Seat(name, kind)
