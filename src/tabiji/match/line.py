"""A line of actions and the states it leads through."""

import numpy as np

from tabiji.kernel import contract
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.errors import IllegalAction, not_legal
from tabiji.kernel.game import Game
from tabiji.kernel.record import State, as_bytes, state_of
from tabiji.kernel.unpacked import unpacked
from tabiji.locale.message import Message, Verbatim
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
        self._states = [as_bytes(beginning)]
        self._turns = [_turn(beginning)]
        self._shown: tuple[bytes, State] | None = None

    def copy(self, length: int) -> "Line":
        """A line of its own that shares the first actions of this one."""
        twin = Line.__new__(Line)
        twin.game = self.game
        twin.codes = self.codes[:length]
        twin.at = min(self.at, length)
        twin._states = self._states[: length + 1]
        twin._turns = self._turns[: length + 1]
        twin._shown = self._shown
        return twin

    def state(self, at: int | None = None) -> State:
        """The state after `at` actions, or now. It is not to be changed."""
        content = self._states[self.at if at is None else at]
        if self._shown is None or self._shown[0] is not content:
            self._shown = content, state_of(self.game.record, content)
        return self._shown[1]

    def turn(self, at: int | None = None) -> int:
        """Who decides after `at` actions, or now: a seat, `CHANCE` or `OVER`."""
        return self._turns[self.at if at is None else at]

    def play(self, code: int, given: str | int) -> None:
        """Carry out a legal action here; `given` is how an error calls it."""
        if self.at < len(self.codes) and self.codes[self.at] == code:
            self.at += 1
            return
        if code not in legal_codes(self.game, unpacked(self.state())):
            raise refuse(self.game, self.state(), given)
        state = state_of(self.game.record, self._states[self.at])
        contract.apply(state, code)
        content = as_bytes(state)
        self.codes[self.at :] = [code]
        self._states[self.at + 1 :] = [content]
        self._turns[self.at + 1 :] = [_turn(state)]
        self._shown = content, state
        self.at += 1

    def go_to(self, at: int) -> None:
        """Stand where `at` actions of this line had been played."""
        if not 0 <= at <= len(self.codes):
            places = {"last": Verbatim(len(self.codes)), "at": Verbatim(at)}
            raise BadMatch(Message("match-no-place-in-line", places))
        self.at = at

    def decisions(self) -> list[int]:
        """The places where a seat decided, or is to decide, or the game is over."""
        return [at for at, turn in enumerate(self._turns) if turn != CHANCE]


def legal_codes(game: Game, state: State) -> list[int]:
    """What can be played in a state; nothing when the game is over."""
    if contract.turn(state) == OVER:
        return []
    out = np.zeros(game.longest_list, np.int16)
    count = contract.legal(state, out)
    return [int(code) for code in out[:count]]


def refuse(game: Game, state: State, given: str | int) -> IllegalAction:
    """The error of whoever wants to play what is not legal; it says what would be."""
    return not_legal(given, [words_of(game)[code] for code in legal_codes(game, state)])


def _turn(state: State) -> int:
    return int(contract.turn(state))
