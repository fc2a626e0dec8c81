"""A line of actions and the states it leads through."""

import numpy as np
import numpy.typing as npt

from tabiji.kernel import contract
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.errors import IllegalAction
from tabiji.kernel.game import Game
from tabiji.kernel.record import State, as_state
from tabiji.match.errors import BadMatch
from tabiji.match.words import words_of


class Line:
    """Actions in order, how many of them count now, and every state on the way.

    The actions after `at` have been undone; they can be redone until something
    else is played in their place.
    """

    def __init__(self, game: Game, beginning: State) -> None:
        self.game = game
        self.codes: list[int] = []
        self.at = 0
        self._states = [_copy(beginning)]

    def copy(self, length: int) -> "Line":
        """A line of its own that shares the first actions of this one."""
        twin = Line(self.game, self._states[0])
        twin.codes = self.codes[:length]
        twin.at = min(self.at, length)
        twin._states = self._states[: length + 1]  # no state is ever changed
        return twin

    def state(self, at: int | None = None) -> State:
        """The state after `at` actions, or now. It is not to be changed."""
        return self._states[self.at if at is None else at]

    def turn(self, at: int | None = None) -> int:
        """Who decides after `at` actions, or now: a seat, `CHANCE` or `OVER`."""
        return int(contract.turn(self.state(at)))

    def play(self, code: int, said: str) -> None:
        """Carry out a legal action here; `said` is how an error calls it."""
        if self.at < len(self.codes) and self.codes[self.at] == code:
            self.at += 1
            return
        self._refuse_illegal(code, said)
        state = _copy(self.state())
        contract.apply(state, code)
        self.codes[self.at :] = [code]
        self._states[self.at + 1 :] = [state]
        self.at += 1

    def _refuse_illegal(self, code: int, said: str) -> None:
        if self.turn() == OVER:
            raise IllegalAction(f"{said!r} cannot be played: the game is over.")
        out = np.zeros(self.game.longest_list, np.int16)
        legal = out[: contract.legal(self.state(), out)]
        if code not in legal:
            words = " ".join(words_of(self.game)[other] for other in legal)
            raise IllegalAction(f"{said!r} is not legal now. Legal: {words}.")

    def go_to(self, at: int) -> None:
        """Stand where `at` actions of this line had been played."""
        if not 0 <= at <= len(self.codes):
            raise BadMatch(f"This line has places 0 to {len(self.codes)}; there is no {at}.")
        self.at = at

    def decisions(self) -> list[int]:
        """The places where a seat decided, or is to decide, or the game is over."""
        return [at for at in range(len(self._states)) if self.turn(at) != CHANCE]


def _copy(state: State) -> State:
    array: npt.NDArray[np.void] = np.empty(1, state.dtype)
    array[0] = state
    return as_state(array)
