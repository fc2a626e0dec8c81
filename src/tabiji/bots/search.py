"""Monte Carlo tree search, for every game.

One search serves a seat: it redraws at every iteration what that seat cannot know,
selects actions down its tree, rolls out until nothing is half done, asks the value network,
and backs the values up. With the same seed and a budget in iterations it
always answers the same; a budget in seconds answers in time.
"""

import time
from dataclasses import dataclass
from threading import Event

import numpy as np

from tabiji.bots import tree
from tabiji.bots.bot import Chair
from tabiji.bots.compiled import entry
from tabiji.bots.evaluation import Activations, Network, heuristics_of
from tabiji.bots.tree import MOST_SEATS, NODE, NONE, SETTINGS, Tree, Workspace
from tabiji.bots.weights import load_network
from tabiji.kernel.engine import Buffer
from tabiji.kernel.errors import no_redraw
from tabiji.kernel.game import Game
from tabiji.kernel.record import as_bytes
from tabiji.kernel.rng import generator
from tabiji.kernel.table import Table

LONGEST_PATH = 256
TO_THE_END = 1_000_000
"""A horizon beyond any game."""
CHUNK_SECONDS = 0.005
"""How long compiled code runs before the clock and the stop request are looked at again."""
QUICKENING = 16
"""How many times as many iterations as before may be run in one go: the first go is one alone,
because nothing is known of how long they take here."""


@dataclass(frozen=True)
class Budget:
    """How long to think: so many iterations, or so many seconds, or what comes first."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Choice:
    """What a search thinks of one action: for each seat its share of a win and its points."""

    action: int
    visits: int
    value: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Analysis:
    """What a search knows: every legal action, the most visited first, and the main line."""

    choices: tuple[Choice, ...]
    line: tuple[int, ...]
    iterations: int

    @property
    def best(self) -> int:
        return self.choices[0].action

    @property
    def value(self) -> tuple[float, ...]:
        """Each seat's share of a win, over all that was tried."""
        visits = sum(choice.visits for choice in self.choices)
        tried = [choice for choice in self.choices if choice.visits]
        return tuple(
            sum(choice.visits * value for choice, value in zip(tried, values, strict=True)) / visits
            for values in zip(*(choice.value for choice in tried), strict=True)
        )


@dataclass(frozen=True)
class Style:
    """How a search thinks.

    Beyond its tree it rolls out for `horizon` steps, if none are given as many as suit the
    game. With `use_prior`, tree and rollouts follow the game's policy prior. `exploration` is the
    constant of PUCT. `margin` is how much winning by more counts at the end of a game; the
    networks were trained with 0.15.
    """

    horizon: int | None = None
    use_prior: bool = True
    exploration: float = 1.0
    margin: float = 0.15


class Search:
    """A search for one seat, which keeps its tree from decision to decision."""

    def __init__(
        self,
        game: Game,
        seats: int,
        style: Style | None = None,
        seed: int = 0,
        capacity: int = 200_000,
        network: Network | None = None,
    ) -> None:
        style = style or Style()
        self.game = game
        self.seats = seats
        self.rng = generator(seed)
        nodes, self.spare = np.zeros((2, capacity), NODE)
        self.tree = Tree(nodes, np.zeros(1, np.int64))
        self.order = np.zeros(capacity, np.int64)
        self.settings = np.zeros(1, SETTINGS)
        self.settings["seats"] = seats
        own = heuristics_of(game).HORIZON
        self.settings["horizon"] = own if style.horizon is None else style.horizon
        self.settings["use_prior"] = style.use_prior
        self.settings["exploration"] = style.exploration
        self.settings["margin"] = style.margin
        self.root = np.zeros(1, game.record)
        self.network = network or load_network(game)
        value, points = np.zeros((2, MOST_SEATS), np.float64)
        final, places = np.zeros((2, MOST_SEATS), np.int32)
        self.workspace = Workspace(
            state=np.zeros(1, game.record),
            path=np.zeros(LONGEST_PATH, np.int64),
            actions=np.zeros(game.longest_list, np.int16),
            chances=np.zeros(game.longest_list, np.int32),
            priors=np.zeros(game.longest_list, np.float64),
            value=value,
            points=points,
            activations=Activations.of(game, self.network),
            final=final,
            places=places,
        )
        self.forget()
        self._compile()

    def forget(self) -> None:
        """Begin an empty tree."""
        entry(self.game, tree.clear)(self.tree)

    def _compile(self) -> None:
        """Have everything compiled before the first clock runs."""
        self.game.engine().legal(self.game.engine().new())
        self._run(0, 0)
        entry(self.game, tree.keep_subtree)(self.tree, 0, self.spare, self.order)

    def think(
        self, buffer: Buffer, seat: int, budget: Budget, stop: Event | None = None
    ) -> Analysis:
        """Search from a decision of `seat`, on top of what the tree knows already."""
        self.root[0] = buffer.view(self.game.record)[0]
        begin = time.perf_counter()
        done = 0
        pace = 1
        while budget.iterations is None or done < budget.iterations:
            left = CHUNK_SECONDS
            if budget.seconds is not None:
                left = min(left, budget.seconds - (time.perf_counter() - begin))
                if left <= 0 and done:
                    break
            if stop is not None and stop.is_set() and done:
                break
            chunk = pace
            if budget.iterations is not None:
                chunk = min(chunk, budget.iterations - done)
            started = time.perf_counter()
            self._run(seat, chunk)
            done += chunk
            spent = time.perf_counter() - started
            pace = max(1, min(int(chunk * left / max(spent, 1e-7)), chunk * QUICKENING))
        return self._analysis(done)

    def _run(self, seat: int, iterations: int) -> None:
        found = entry(self.game, tree.search)(
            self.root,
            seat,
            self.tree,
            self.network,
            self.workspace,
            self.settings,
            self.rng,
            iterations,
        )
        if not found:
            raise no_redraw(seat)

    def follow(self, action: int) -> None:
        """Somebody, or chance, did this: go on with what is known from there."""
        at = self._child(0, action)
        if at == NONE:
            self.forget()
            return
        entry(self.game, tree.keep_subtree)(self.tree, at, self.spare, self.order)
        self.tree, self.spare = self.tree._replace(nodes=self.spare), self.tree.nodes

    def _child(self, at: int, action: int) -> int:
        child = int(self.tree.nodes[at]["first"])
        while child != NONE and self.tree.nodes[child]["action"] != action:
            child = int(self.tree.nodes[child]["next"])
        return child

    def _children(self, at: int) -> list[int]:
        found = []
        child = int(self.tree.nodes[at]["first"])
        while child != NONE:
            found.append(child)
            child = int(self.tree.nodes[child]["next"])
        return found

    def _analysis(self, iterations: int) -> Analysis:
        legal = self.game.engine().legal(self.root.view(np.uint8))
        known = {int(self.tree.nodes[at]["action"]): at for at in self._children(0)}
        choices = [self._choice(int(action), known.get(int(action))) for action in legal]
        choices.sort(key=lambda choice: -choice.visits)
        return Analysis(tuple(choices), tuple(self._line()), iterations)

    def _choice(self, action: int, at: int | None) -> Choice:
        if at is None or self.tree.nodes[at]["visits"] == 0:
            return Choice(action, 0, (), ())
        node = self.tree.nodes[at]
        visits = int(node["visits"])
        value = tuple(float(v) / visits for v in node["value"][: self.seats])
        points = tuple(float(p) / visits for p in node["points"][: self.seats])
        return Choice(action, visits, value, points)

    def _line(self) -> list[int]:
        """The actions that were tried most, one after the other."""
        line: list[int] = []
        at = 0
        while children := self._children(at):
            at = max(children, key=lambda child: int(self.tree.nodes[child]["visits"]))
            line.append(int(self.tree.nodes[at]["action"]))
        return line


class SearchBot:
    """Plays what its search has tried most, and keeps its tree from move to move."""

    def __init__(self, chair: Chair, budget: Budget, style: Style | None = None) -> None:
        self.chair = chair
        self.budget = budget
        self.search = Search(chair.game, chair.seats, style, chair.seed * 8 + chair.seat)

    def decide(self, table: Table) -> int:
        codes = table.codes()
        if len(codes) == 1:
            return codes[0]
        return self.analyse(table).best

    def analyse(self, table: Table, stop: Event | None = None) -> Analysis:
        """What the search thinks of every legal action."""
        buffer = np.frombuffer(as_bytes(table.state), np.uint8)
        return self.search.think(buffer, table.turn, self.budget, stop)

    def notice(self, action: int | None) -> None:
        """Go on from what happened; after something the seat may not know, begin anew."""
        if action is None:
            self.search.forget()
        else:
            self.search.follow(action)
