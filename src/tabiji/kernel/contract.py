"""The contract of a game, under names that work for every game.

Each function here finds the game by the type of the state and calls the game's
own function of the same name: by dtype when interpreted, by Numba's record type
when compiled. Code written against these names is written once for all games.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tabiji.kernel.compile import by_game
from tabiji.kernel.errors import no_redraw
from tabiji.kernel.record import Actions, Points, State, Weights, Words

if TYPE_CHECKING:
    from tabiji.kernel.game import Rules

CHANCE = -1
"""`turn` when dice, draws or deals decide next."""

OVER = -2
"""`turn` when the game has ended."""

SPECTATOR = -1
"""The seat of those who only watch: for `unseen`, who knows what is public and nothing else."""

_rules_by_record: dict[Any, "Rules"] = {}


def bind(record: Any, rules: "Rules") -> None:
    """Let the names of this module find `rules` for states of dtype `record`.

    Equal dtypes find them too; the very one that states have is found at once.
    """
    _rules_by_record[record] = rules


def rules_of(record: Any) -> "Rules":
    """The rules bound to a state's dtype."""
    return _rules_by_record[record]


def start(state: State, options: Actions) -> None:
    """An empty table, ready for its first chance action."""
    rules_of(state.dtype).start(state, options)


def turn(state: State) -> int:
    """The seat to act, or `CHANCE`, or `OVER`."""
    return rules_of(state.dtype).turn(state)


def legal(state: State, out: Actions) -> int:
    """Write the legal actions; return how many. Never none before the end."""
    return rules_of(state.dtype).legal(state, out)


def weights(state: State, out: Weights) -> int:
    """At a chance turn: write integer weights, in the order of `legal`; return their sum."""
    return rules_of(state.dtype).weights(state, out)


def apply(state: State, action: int) -> None:
    """Carry out a legal action: the only function that changes a state."""
    rules_of(state.dtype).apply(state, action)


def scores(state: State, out: Points) -> None:
    """Write the points of each seat, at any time; final when over."""
    rules_of(state.dtype).scores(state, out)


def ranking(state: State, out: Points) -> None:
    """Write the place of each seat (1 is best) after tie-breaks; ties share a place."""
    rules_of(state.dtype).ranking(state, out)


def unseen(state: State, seat: int, out: State, rng: Words) -> bool:
    """Copy `state` to `out`, redrawing what `seat` cannot know.

    Whether it could be done: of a table that cannot have come about there may be no redraw, and
    then nothing of it is in `out`.
    """
    return rules_of(state.dtype).unseen(state, seat, out, rng)


def redraw(state: State, seat: int, out: State, rng: Words) -> None:
    """`unseen` for interpreted code: what cannot be redrawn is refused."""
    if not unseen(state, seat, out, rng):
        raise no_redraw(seat)


def _bind_names() -> None:
    """Compiled code finds a game's function by the type of the state."""

    def finder(name: str) -> Callable[[Any], Callable[..., Any]]:
        return lambda record: getattr(rules_of(record), name)

    for function in (start, turn, legal, weights, apply, scores, ranking, unseen):
        by_game(function, finder(function.__name__))


_bind_names()
