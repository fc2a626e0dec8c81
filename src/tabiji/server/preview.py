"""What an action would give at once: points by source, and what changes before the player.

Every action is tried on a table in which all that its seat cannot know has been made up,
and only what lies openly before that seat is compared. So a preview says nothing that
the seat could not work out itself; dice that follow are not rolled.
"""

from collections.abc import Iterator
from dataclasses import fields
from functools import lru_cache
from typing import Any

from tabiji.kernel import contract
from tabiji.kernel.game import Game
from tabiji.kernel.record import State, as_bytes
from tabiji.kernel.rng import generator
from tabiji.kernel.unpacked import unpacked
from tabiji.match import Standing
from tabiji.match.line import legal_codes
from tabiji.match.words import codes_of
from tabiji.server.schemas import Change

Gain = tuple[dict[str, int], list[Change]]
"""Points by source, and the fields that change."""

NOT_THINGS = ("seat", "points", "sources")
"""Fields of a player's entry that are no things of theirs: points are told by source."""

DONE = "done"
"""The word of whoever has enough, in every game that has one."""

KEPT = 256
"""Previews of so many tables are kept: the same one is asked for by every reload."""


def preview(standing: Standing) -> dict[int, Gain]:
    """What each legal action of the seat to act gives it, by the action's number."""
    seat = standing.seat
    if seat is None:
        return {}
    state = standing.state
    return _preview(standing.game, seat, _Table(as_bytes(state), state))


class _Table:
    """A state to remember by its bytes."""

    def __init__(self, content: bytes, state: State) -> None:
        self.content = content
        self.state = state

    def __hash__(self) -> int:
        return hash(self.content)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Table) and self.content == other.content


@lru_cache(KEPT)
def _preview(game: Game, seat: int, table: _Table) -> dict[int, Gain]:
    before = unpacked(table.state)
    contract.redraw(unpacked(table.state), seat, before, generator(0, seat))
    points, things = _counted(game, before, seat)
    gains = {}
    for code in legal_codes(game, before):
        after = unpacked(before)
        contract.apply(after, code)
        _settle(game, after, seat)
        points_after, things_after = _counted(game, after, seat)
        gains[code] = (_gained(points, points_after), _changed(things, things_after))
    return gains


def _settle(game: Game, state: State, seat: int) -> None:
    """If a seat could stop here, it does: what was chosen in a shop is paid when that is said."""
    if contract.turn(state) == seat and (done := codes_of(game).get(DONE)) is not None:
        if done in legal_codes(game, state):
            contract.apply(state, done)


def _counted(game: Game, state: State, seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """The points of a seat by source, and the things before it, in numbers."""
    if game.player is None:
        return dict(game.sources(state)[seat]), {}
    entry = game.player(state, seat)
    points = getattr(entry, "sources", None)  # where the entry says them, once is enough
    return dict(points or game.sources(state)[seat]), dict(_numbers(entry))


def _numbers(entry: Any) -> Iterator[tuple[str, int]]:
    """The fields of a player's entry that are numbers; of a list, how long it is."""
    for field in fields(entry):
        value = getattr(entry, field.name)
        if field.name in NOT_THINGS or isinstance(value, bool):
            continue
        if isinstance(value, int):
            yield field.name, value
        elif isinstance(value, dict):
            yield from ((f"{field.name}.{name}", number) for name, number in value.items())
        elif isinstance(value, tuple):
            yield field.name, len(value)


def _gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {
        source: points - before.get(source, 0)
        for source, points in after.items()
        if points != before.get(source, 0)
    }


def _changed(before: dict[str, int], after: dict[str, int]) -> list[Change]:
    return [
        Change(field=name, before=before[name], after=number)
        for name, number in after.items()
        if name in before and number != before[name]
    ]
