"""A table as it stands: who decides, what can be played, how the points are."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tabiji.kernel import contract
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.game import Game, Options
from tabiji.kernel.notebook import drawn
from tabiji.kernel.record import State, copy_record, new_state
from tabiji.kernel.unpacked import unpacked
from tabiji.match.action import Action, Outcome
from tabiji.match.address import to_address
from tabiji.match.line import legal_codes
from tabiji.match.seats import Seat
from tabiji.match.terms import Terms
from tabiji.match.words import words_of


class Standing:
    """What follows from the terms and one state of a match."""

    def __init__(self, terms: Terms, state: State) -> None:
        self._terms = terms
        self._shown = state
        self._opened: tuple[State, State] | None = None

    def __repr__(self) -> str:
        return f"<Standing {self.game.name}: {self.position}>"

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the table as a spectator sees it."""
        return drawn(self)

    @property
    def terms(self) -> Terms:
        """All that was settled before the first action."""
        return self._terms

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._terms.game

    @property
    def options(self) -> Options:
        """The game's options."""
        return self._terms.options

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays."""
        return self._terms.seats

    @property
    def state(self) -> State:
        """A copy of the state."""
        state = new_state(self.game.record)
        copy_record(self._now, state)
        return state

    @property
    def turn(self) -> int:
        """The seat to act, or `CHANCE`, or `OVER`."""
        return int(contract.turn(self._now))

    @property
    def seat(self) -> int | None:
        """The seat to act; None when dice are to come or the game is over."""
        turn = self.turn
        return turn if turn >= 0 else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == OVER

    @property
    def position(self) -> str:
        """The position as a line of text that reads back."""
        return self.game.position.write(self._open)

    @property
    def address(self) -> str:
        """The position in a form that fits into a web address."""
        return to_address(self.game, self.position)

    def view(self, seat: int | None = None) -> Any:
        """What this seat may see, as plain data; without a seat, what a spectator may see."""
        return self.game.view(self._open, seat)

    def whole(self) -> Any:
        """What all seats together may see, for when nothing has to be hidden any more."""
        return self.game.whole(self._open) if self.game.whole else self.view()

    def legal(self) -> tuple[Action, ...]:
        """What can be played here, or come by chance; nothing when the game is over."""
        now = self._open
        codes = legal_codes(self.game, now)
        weights: list[int | None] = [None] * len(codes)
        if self.turn == CHANCE:
            out = np.zeros(self.game.longest_list, np.int32)
            contract.weights(now, out)
            weights = [int(weight) for weight in out[: len(codes)]]
        return tuple(
            Action(code, words_of(self.game)[code], self.game.describe(now, code), weight)
            for code, weight in zip(codes, weights, strict=True)
        )

    def action(self, code: int, weight: int | None = None) -> Action:
        """An action by its number, with what it means here."""
        message = self.game.describe(self._open, code)
        return Action(code, words_of(self.game)[code], message, weight)

    def scores(self) -> tuple[int, ...]:
        """The points of each seat, so far or final."""
        out = np.zeros(max(self.game.seats), np.int32)
        contract.scores(self._open, out)
        return tuple(int(points) for points in out[: len(self.seats)])

    def sources(self) -> tuple[Mapping[str, int], ...]:
        """The points of each seat, so far or final, by where they come from."""
        return tuple(self.game.sources(self._open))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None before it has."""
        if not self.over:
            return None
        out = np.zeros(max(self.game.seats), np.int32)
        contract.ranking(self._now, out)
        places = tuple(int(place) for place in out[: len(self.seats)])
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        return Outcome(places, self.scores(), winners, self.game.endings(self._now))

    @property
    def _now(self) -> State:
        """The state itself, which nobody changes."""
        return self._shown

    @property
    def _open(self) -> State:
        """The state taken apart, to look at and not to be changed."""
        now = self._now
        if self._opened is None or self._opened[0] is not now:
            self._opened = now, unpacked(now)
        return self._opened[1]
