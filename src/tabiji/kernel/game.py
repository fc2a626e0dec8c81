"""What a game declares about itself, and finding the games there are."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import numpy as np

from tabiji.kernel import contract
from tabiji.kernel.errors import BadOption, UnknownGame
from tabiji.kernel.record import Actions, Points, State, Weights, Words, new_state
from tabiji.locale.message import Message, Verbatim, quoted

if TYPE_CHECKING:
    from tabiji.kernel.engine import Engine
    from tabiji.kernel.table import Table


class Rules(Protocol):
    """A game's rules: the contract of `tabiji.kernel.contract`, for one record."""

    def start(self, state: State, options: Actions) -> None: ...
    def turn(self, state: State) -> int: ...
    def legal(self, state: State, out: Actions) -> int: ...
    def weights(self, state: State, out: Weights) -> int: ...
    def apply(self, state: State, action: int) -> None: ...
    def scores(self, state: State, out: Points) -> None: ...
    def ranking(self, state: State, out: Points) -> None: ...
    def unseen(self, state: State, seat: int, out: State, rng: Words) -> bool: ...


class Notation(Protocol):
    """An action to and from its short text form."""

    def write(self, action: int) -> str: ...
    def read(self, text: str) -> int: ...


class Position(Protocol):
    """A whole position to and from a line of text.

    `flaw` is what is wrong with a state that no game can come to, or that cannot go on; None if
    it can be played, redrawn and searched. `read` refuses what has a flaw.
    """

    def write(self, state: State) -> str: ...
    def read(self, text: str, state: State) -> None: ...
    def flaw(self, table: State) -> Message | None: ...


class Options(Protocol):
    """A game's options: a frozen dataclass that checks itself and encodes for `start`."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def seats(self) -> int: ...
    def encode(self) -> Actions: ...


def everybody_sees(state: State, action: int, seat: int | None) -> bool:
    """Nothing is secret: the `sees` of a game whose actions are all public."""
    return True


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its record, its rules, and what people read of it.

    `version` is raised whenever a game recorded before might no longer be legal
    or might end otherwise. The last fields serve matches and their records:
    points by source, why a finished game ended, which actions begin a new turn
    (without it, a turn begins when another seat decides), whether a seat, or
    a spectator (None), may know an action that is carried out in a state, what
    lies openly before a seat, as its entry in the view, the whole view when nothing
    is hidden any more (without it, nothing ever is, and a spectator sees all), who
    each seat is, in a word (without it, nobody is anybody in particular), what is printed
    on its board and cards, for whoever draws them, and how its data file is read and checked.

    A field of `options` says in its metadata what `kind` of choice it is, where its usual value
    does not show it, and which `choices` there are.
    """

    name: str
    seats: tuple[int, ...]
    record: np.dtype[Any]
    action_count: int
    longest_list: int
    data: tuple[Path, ...]
    options: type[Any]
    rules: Rules
    notation: Notation
    position: Position
    describe: Callable[[State, int], Message]
    view: Callable[[State, int | None], Any]
    sources: Callable[[State], Sequence[Mapping[str, int]]]
    endings: Callable[[State], tuple[Message, ...]]
    opens_turn: Callable[[int], bool] | None = None
    sees: Callable[[State, int, int | None], bool] = everybody_sees
    player: Callable[[State, int], Any] | None = None
    whole: Callable[[State], Any] | None = None
    roles: Callable[[State], Sequence[str]] | None = None
    printed: Callable[[], dict[str, Any]] | None = None
    load: Callable[[Path], object] | None = None
    version: int = 1

    def __post_init__(self) -> None:
        contract.bind(new_state(self.record).dtype, self.rules)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        """To another process a game goes by its name."""
        return game, (self.name,)

    def choose(self, choices: Mapping[str, Any] | None = None, /, **more: Any) -> Options:
        """Options of this game, from names and values; says what is wrong with them."""
        wanted = {**(choices or {}), **more}
        known = [field.name for field in fields(self.options)]
        for name in wanted:
            if name not in known:
                raise self._no_option(name, known)
        options: Options = self.options(**wanted)
        return options

    def _no_option(self, name: str, known: Sequence[str]) -> BadOption:
        mine, option = Verbatim(self.name), quoted(name)
        if not known:
            return BadOption(Message("kernel-no-options", {"game": mine, "option": option}))
        there = Verbatim(", ".join(known))
        return BadOption(
            Message("kernel-no-option", {"game": mine, "option": option, "options": there})
        )

    def table(self, seed: int = 0, **options: Any) -> "Table":
        """An empty table, played step by step in plain Python."""
        from tabiji.kernel.table import Table

        return Table(self, self.choose(options), seed)

    def at(self, position: str, seed: int = 0) -> "Table":
        """A table set up as a position text says."""
        from tabiji.kernel.table import Table

        table = Table(self, self.choose(), seed)
        self.position.read(position, table.state)
        return table

    def engine(self) -> "Engine":
        """The compiled game, for many games or many steps."""
        return _engine(self.name)


@cache
def games() -> tuple[str, ...]:
    """The names of the games there are: the folders that have a `rules` module."""
    package = Path(__file__).parent.parent
    return tuple(sorted(path.parent.name for path in package.glob("*/rules.py")))


@cache
def game(name: str) -> Game:
    """The game of this name."""
    if name not in games():
        there = Verbatim(", ".join(games()))
        raise UnknownGame(Message("kernel-unknown-game", {"asked": quoted(name), "games": there}))
    found: Game = import_module(f"tabiji.{name}").GAME
    return found


@cache
def _engine(name: str) -> "Engine":
    from tabiji.kernel.engine import Engine

    return Engine(game(name))
