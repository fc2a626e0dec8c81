"""The compiled game: one step in a microsecond, or millions of games.

Step by step, a state is a plain `uint8` buffer that compiled code views as the
record: passing it costs a tenth of passing a record. Many states are one
structured array of the game's record. Both are the same bytes.
"""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tabiji.kernel import contract, playout
from tabiji.kernel import perft as counting
from tabiji.kernel.compile import code_folder, compile_entry, is_kept, rule
from tabiji.kernel.contract import OVER
from tabiji.kernel.errors import IllegalAction, no_redraw
from tabiji.kernel.game import Game, Options
from tabiji.kernel.record import Actions, Points, State, Weights, Words
from tabiji.locale.message import Message, Verbatim

Buffer = npt.NDArray[np.uint8]
States = npt.NDArray[Any]

STEP_LIMIT = 100_000
"""Far beyond any random game seen; two players who decline for ever reach it."""


@dataclass(frozen=True)
class RandomGames:
    """Games played at random: their last states, and how many steps each took."""

    states: States
    steps: Points
    total: int


class Engine:
    """A game, compiled.

    What is asked first is compiled first, which takes seconds once; later runs
    load it from disk. `compile_all` does it ahead of time. Several threads may use it.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._functions = _entries(game.record)
        self._compiled: dict[str, Callable[..., Any]] = {}
        self._compiling = threading.RLock()
        self._scratch = _Scratch(game.longest_list)

    def __repr__(self) -> str:
        return f"<Engine {self.game.name}>"

    # One state, as a buffer

    def new(self, options: Options | None = None) -> Buffer:
        """A state at the very start of a game."""
        buffer = np.zeros(self.game.record.itemsize, np.uint8)
        self._call("start", buffer, (options or self.game.choose()).encode())
        return buffer

    def turn(self, buffer: Buffer) -> int:
        """The seat to act, or `CHANCE`, or `OVER`."""
        return int(self._call("turn", buffer))

    def legal(self, buffer: Buffer) -> Actions:
        """The legal actions; none when the game is over."""
        out = np.empty(self.game.longest_list, np.int16)
        return out[: self._call("legal", buffer, out)]

    def weights(self, buffer: Buffer) -> Weights:
        """At a chance turn: the weight of each legal action."""
        out = np.zeros(self.game.longest_list, np.int32)
        count = self._call("legal", buffer, self._scratch.actions)
        self._call("weights", buffer, out)
        return out[:count]

    def apply(self, buffer: Buffer, action: int) -> None:
        """Carry out an action; an illegal one is refused and changes nothing."""
        if not self._call("apply", buffer, action, self._scratch.actions):
            raise IllegalAction(Message("kernel-not-legal-here", {"number": Verbatim(action)}))

    def scores(self, buffer: Buffer) -> Points:
        """The points of each seat, so far or final."""
        out = np.zeros(max(self.game.seats), np.int32)
        self._call("scores", buffer, out)
        return out

    def ranking(self, buffer: Buffer) -> Points:
        """The place of each seat after tie-breaks, 1 for the best."""
        out = np.zeros(max(self.game.seats), np.int32)
        self._call("ranking", buffer, out)
        return out

    def unseen(self, buffer: Buffer, seat: int, rng: Words) -> Buffer:
        """A copy in which what `seat` cannot know is redrawn."""
        out = np.empty_like(buffer)
        if not self._call("unseen", buffer, seat, out, rng):
            raise no_redraw(seat)
        return out

    def draw(self, buffer: Buffer, rng: Words) -> int:
        """At a chance turn: an action drawn by its weight, not yet carried out."""
        return int(self._call("draw", buffer, self._scratch.actions, self._scratch.chances, rng))

    def playout(self, buffer: Buffer, rng: Words, limit: int = STEP_LIMIT) -> int:
        """Play at random to the end or for `limit` steps; returns the steps played."""
        scratch = self._scratch
        return int(self._call("playout", buffer, scratch.actions, scratch.chances, rng, limit))

    def perft(self, buffer: Buffer, depth: int) -> int:
        """How many action sequences of this length there are from here."""
        stack = np.zeros(depth + 1, self.game.record)
        stack[0] = buffer.view(self.game.record)[0]
        lists = np.zeros((depth + 1, self.game.longest_list), np.int16)
        counts, at = np.zeros((2, depth + 1), np.int64)
        return int(self._call("perft", stack, lists, counts, at, depth))

    # Many states, as an array of records

    def new_batch(self, size: int, options: Options | None = None) -> States:
        """Many states at the very start of a game."""
        return np.repeat(self.new(options).view(self.game.record), size)

    def turns(self, states: States) -> Actions:
        """For each state the seat to act, or `CHANCE`, or `OVER`."""
        out = np.empty(len(states), np.int16)
        self._call("turns", states, out)
        return out

    def legals(self, states: States) -> tuple[Actions, Points]:
        """For each state a row of legal actions, and how many of the row count."""
        lists = np.zeros((len(states), self.game.longest_list), np.int16)
        counts = np.zeros(len(states), np.int32)
        self._call("legals", states, lists, counts)
        return lists, counts

    def applies(self, states: States, actions: Sequence[int] | Actions) -> None:
        """Carry out one action in each state; if one is illegal, none is carried out."""
        chosen = np.ascontiguousarray(actions, np.int16)
        if len(chosen) != len(states):
            counts = {"states": len(states), "actions": len(chosen)}
            raise IllegalAction(Message("kernel-unequal", counts))
        wrong = self._call("applies", states, chosen, self._scratch.actions)
        if wrong >= 0:
            which = {"number": Verbatim(chosen[wrong]), "state": Verbatim(wrong)}
            raise IllegalAction(Message("kernel-not-legal-there", which))

    def random_games(
        self,
        count: int,
        seed: int = 0,
        options: Options | None = None,
        first: int = 0,
        limit: int = STEP_LIMIT,
    ) -> RandomGames:
        """Play `count` games at random. Game `i` depends only on the seed and `first + i`."""
        states = np.zeros(count, self.game.record)
        steps = np.zeros(count, np.int32)
        total = self._call(
            "random_games",
            states,
            (options or self.game.choose()).encode(),
            np.zeros(self.game.longest_list, np.int16),
            np.zeros(self.game.longest_list, np.int32),
            np.zeros(4, np.int64),
            seed,
            first,
            limit,
            steps,
        )
        return RandomGames(states, steps, int(total))

    # Compiling

    def compile_all(self, progress: Callable[[str, int, int], None] | None = None) -> None:
        """Compile every function now; `progress` hears each name, its number and of how many."""
        buffer, options, rng = self.new(), self.game.choose(), np.ones(4, np.int64)
        batch = self.new_batch(1)
        calls: dict[str, Callable[[], object]] = {
            "turn": lambda: self.turn(buffer),
            "legal": lambda: self.legal(buffer),
            "weights": lambda: self.weights(buffer),
            "apply": lambda: self.apply(buffer.copy(), int(self.legal(buffer)[0])),
            "scores": lambda: self.scores(buffer),
            "ranking": lambda: self.ranking(buffer),
            "unseen": lambda: self.unseen(buffer, 0, rng),
            "draw": lambda: self.draw(buffer, rng),
            "playout": lambda: self.playout(buffer.copy(), rng, 1),
            "perft": lambda: self.perft(buffer, 1),
            "turns": lambda: self.turns(batch),
            "legals": lambda: self.legals(batch),
            "applies": lambda: self.applies(batch.copy(), self.legals(batch)[0][:, 0]),
            "random_games": lambda: self.random_games(1, options=options, limit=1),
        }
        for number, (name, call) in enumerate(calls.items(), 1):
            if progress:
                progress(name, number, len(calls))
            call()

    def is_compiled(self, name: str) -> bool:
        """Whether a function has been compiled before, here or in another process."""
        return name in self._compiled or is_kept(
            self._functions[name], code_folder(self.game.name, self.game.data)
        )

    def _call(self, name: str, *args: Any) -> Any:
        if name not in self._compiled:
            with self._compiling:
                if name not in self._compiled:
                    folder = code_folder(self.game.name, self.game.data)
                    self._compiled[name] = compile_entry(self._functions[name], folder)
        return self._compiled[name](*args)


class _Scratch(threading.local):
    """Room for lists that nobody reads afterwards; each thread has its own."""

    def __init__(self, longest_list: int) -> None:
        self.actions = np.zeros(longest_list, np.int16)
        self.chances = np.zeros(longest_list, np.int32)


@rule
def _legal_or_none(state: State, out: Actions) -> int:
    """The legal actions, and none when the game is over."""
    if contract.turn(state) == OVER:
        return 0
    return contract.legal(state, out)


def _entries(record: np.dtype[Any]) -> dict[str, Callable[..., Any]]:
    """The functions through which Python enters compiled code, for states of one record.

    They say only how a state arrives; what happens is the contract's.
    """

    def start(buffer: Any, options: Any) -> None:
        contract.start(buffer.view(record)[0], options)

    def turn(buffer: Any) -> Any:
        return contract.turn(buffer.view(record)[0])

    def legal(buffer: Any, out: Any) -> Any:
        return _legal_or_none(buffer.view(record)[0], out)

    def weights(buffer: Any, out: Any) -> Any:
        return contract.weights(buffer.view(record)[0], out)

    def apply(buffer: Any, action: Any, space: Any) -> Any:
        state = buffer.view(record)[0]
        allowed = playout.is_legal(state, action, space)
        if allowed:  # as wide as in a list of actions, so that the rules are compiled once
            space[0] = action
            contract.apply(state, space[0])
        return allowed

    def scores(buffer: Any, out: Any) -> None:
        contract.scores(buffer.view(record)[0], out)

    def ranking(buffer: Any, out: Any) -> None:
        contract.ranking(buffer.view(record)[0], out)

    def unseen(buffer: Any, seat: Any, out: Any, rng: Any) -> Any:
        return contract.unseen(buffer.view(record)[0], seat, out.view(record)[0], rng)

    def draw(buffer: Any, actions: Any, chances: Any, rng: Any) -> Any:
        return playout.draw(buffer.view(record)[0], actions, chances, rng)

    def play_on(buffer: Any, actions: Any, chances: Any, rng: Any, limit: Any) -> Any:
        return playout.playout(buffer.view(record)[0], actions, chances, rng, limit)

    def turns(states: Any, out: Any) -> None:
        for i in range(len(states)):
            out[i] = contract.turn(states[i])

    def legals(states: Any, lists: Any, counts: Any) -> None:
        for i in range(len(states)):
            counts[i] = _legal_or_none(states[i], lists[i])

    def applies(states: Any, actions: Any, space: Any) -> Any:
        for i in range(len(states)):
            if not playout.is_legal(states[i], actions[i], space):
                return i
        for i in range(len(states)):
            contract.apply(states[i], actions[i])
        return -1

    return {
        "start": start,
        "turn": turn,
        "legal": legal,
        "weights": weights,
        "apply": apply,
        "scores": scores,
        "ranking": ranking,
        "unseen": unseen,
        "draw": draw,
        "playout": play_on,
        "perft": counting.perft,
        "turns": turns,
        "legals": legals,
        "applies": applies,
        "random_games": playout.random_games,
    }
