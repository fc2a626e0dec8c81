"""A table that people sit at: interpreted play, with texts and clear errors.

A table needs no compiler and starts at once. It checks everything it is given;
what is refused changes nothing.
"""

from typing import Any

import numpy as np

from tabiji.kernel import contract, playout
from tabiji.kernel.errors import not_legal
from tabiji.kernel.game import Game, Options
from tabiji.kernel.notebook import drawn
from tabiji.kernel.record import State, Words, as_bytes, copy_record, new_state
from tabiji.kernel.rng import generator
from tabiji.locale.message import Message


class Table:
    """One game in progress."""

    game: Game
    state: State
    rng: Words

    def __init__(self, game: Game, options: Options, seed: int = 0) -> None:
        self.game = game
        self.state = new_state(game.record)
        self.rng = generator(seed)
        contract.start(self.state, options.encode())

    def __str__(self) -> str:
        return self.game.position.write(self.state)

    def __repr__(self) -> str:
        return f"<Table {self.game.name}: {self}>"

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the table as a spectator sees it."""
        return drawn(self)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Table)
            and self.game is other.game
            and as_bytes(self.state) == as_bytes(other.state)
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def turn(self) -> int:
        """The seat to act, or `CHANCE`, or `OVER`."""
        return int(contract.turn(self.state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == contract.OVER

    def codes(self) -> list[int]:
        """The legal actions as numbers; none when the game is over."""
        if self.over:
            return []
        out = np.zeros(self.game.longest_list, np.int16)
        count = contract.legal(self.state, out)
        return [int(code) for code in out[:count]]

    def legal(self) -> list[str]:
        """The legal actions as texts; none when the game is over."""
        return [self.game.notation.write(code) for code in self.codes()]

    def weights(self) -> dict[str, int]:
        """At a chance turn: how many equal cases there are for each outcome."""
        if self.turn != contract.CHANCE:
            return {}
        out = np.zeros(self.game.longest_list, np.int32)
        contract.weights(self.state, out)
        return {text: int(weight) for text, weight in zip(self.legal(), out, strict=False)}

    def play(self, *actions: str | int) -> None:
        """Carry out actions, given as texts (several to a text, if you like) or numbers.

        All of them happen, or, if one cannot be read or is not legal, none.
        """
        trial = self.copy()
        for action in actions:
            if isinstance(action, str):
                for word in action.split():
                    trial._play_one(self.game.notation.read(word), word)
            else:
                trial._play_one(int(action), int(action))
        self.restore(trial)

    def deal(self) -> None:
        """Let chance decide until a player has to, or the game is over."""
        out = np.zeros(self.game.longest_list, np.int16)
        chances = np.zeros(self.game.longest_list, np.int32)
        playout.deal(self.state, out, chances, self.rng)

    def describe(self, action: str | int) -> Message:
        """What an action means, as a message in no language yet."""
        code = self.game.notation.read(action) if isinstance(action, str) else int(action)
        return self.game.describe(self.state, code)

    def view(self, seat: int | None = None) -> Any:
        """What this seat may see, as plain data; without a seat, what a spectator may see."""
        return self.game.view(self.state, seat)

    def scores(self) -> list[int]:
        """The points of each seat, so far or final."""
        out = np.zeros(max(self.game.seats), np.int32)
        contract.scores(self.state, out)
        return [int(points) for points in out[: self._seats]]

    def ranking(self) -> list[int]:
        """The place of each seat after tie-breaks, 1 for the best; ties share a place."""
        out = np.zeros(max(self.game.seats), np.int32)
        contract.ranking(self.state, out)
        return [int(place) for place in out[: self._seats]]

    @property
    def _seats(self) -> int:
        """How many sit here: each has points of its own."""
        return len(self.game.sources(self.state))

    def copy(self) -> "Table":
        """A table that stands as this one does and goes its own way from here."""
        twin: Table = object.__new__(Table)
        twin.game = self.game
        twin.state = new_state(self.game.record)
        twin.rng = self.rng.copy()
        copy_record(self.state, twin.state)
        return twin

    @classmethod
    def seen_by(cls, game: Game, state: State, seat: int, seed: int) -> "Table":
        """A table for a bot on this seat: what the seat cannot know is made up, from the seed."""
        table = object.__new__(cls)
        table.game = game
        table.state = new_state(game.record)
        table.rng = generator(seed)
        contract.redraw(state, seat, table.state, generator(seed, seat))
        return table

    def restore(self, other: "Table") -> None:
        """Stand as another table of the same game does."""
        copy_record(other.state, self.state)
        self.rng[:] = other.rng

    def _play_one(self, code: int, given: str | int) -> None:
        if code not in self.codes():
            raise not_legal(given, self.legal())
        contract.apply(self.state, code)
