"""Playing a schedule: on one machine or many, resumed where it was left."""

import hashlib
import inspect
import json
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import fields
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from tabiji.arena.ledger import Ledger
from tabiji.arena.playing import play_game
from tabiji.arena.result import Result
from tabiji.arena.schedule import BadTournament, Fixture, Schedule
from tabiji.arena.sequential import SequentialTest
from tabiji.arena.workers import on_cores
from tabiji.bots.ladder import maker
from tabiji.bots.weights import files_of
from tabiji.kernel.compile import digest
from tabiji.kernel.folders import data_root
from tabiji.kernel.game import Game, Options
from tabiji.locale.message import Message, Verbatim

Task = tuple[Game, Options, int, Fixture]
Results = Generator[Result, None, None]
Play = Callable[[Iterable[Task]], Results]
"""Who plays: hands back a result for each task, in order."""


def play_task(task: Task) -> Result:
    """Play one game of a schedule; every worker, wherever it is, does just this."""
    game, options, seed, fixture = task
    return play_game(game, options, fixture.bots, seed, fixture.deal, number=fixture.number)


class Tournament:
    """Bots that play each other under the same terms.

    The results depend on the game, its options, the bots and the seed, on nothing
    else: not on who plays the games, in how many goes, or how many there are to be.
    (A bot that thinks for so many seconds is its own master.)
    """

    def __init__(self, game: Game, options: Options, bots: Sequence[str], seed: int = 0) -> None:
        for bot in bots:
            maker(bot)
        self.game = game
        self.options = options
        self.bots = tuple(bots)
        self.seed = seed
        self.schedule = Schedule(bots, options.seats, seed)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    def heading(self) -> dict[str, Any]:
        """What the results depend on."""
        chosen = {field.name: getattr(self.options, field.name) for field in fields(self.options)}
        heading = {
            "tabiji arena": 1,
            "game": self.game.name,
            "options": chosen,
            "bots": list(self.bots),
            "seed": self.seed,
            "sources": self._sources(),
        }
        plain: dict[str, Any] = json.loads(json.dumps(heading))
        return plain

    def path(self) -> Path:
        """Where results are kept if no file is named: a file for this tournament alone."""
        key = hashlib.sha256(json.dumps(self.heading()).encode()).hexdigest()[:16]
        return data_root() / "arena" / f"{self.game.name}-{key}.jsonl"

    def ledger(self, path: Path | None = None) -> Ledger:
        """The results so far, and the place for more."""
        return Ledger(path or self.path(), self.heading())

    def results(self, games: int, ledger: Ledger, play: Play) -> Results:
        """The first games of the schedule, in order: those kept already, and those to play."""
        missing = (number for number in range(games) if number not in ledger.results)
        tasks = [(self.game, self.options, self.seed, self.schedule[n]) for n in missing]
        with closing(play(tasks)) as fresh:
            for number in range(games):
                if number not in ledger.results:
                    ledger.add(next(fresh))
                yield ledger.results[number]

    def run(
        self,
        games: int,
        *,
        jobs: int = 1,
        path: Path | None = None,
        until_sure: bool = False,
        play: Play | None = None,
        progress: Callable[[Result], object] | None = None,
    ) -> tuple[list[Result], SequentialTest | None]:
        """Play so many games, or until it is sure who is better; the results, and the test."""
        test = self.test() if until_sure else None
        played: list[Result] = []
        with (
            self.ledger(path) as ledger,
            closing(self.results(games, ledger, play or cores(jobs))) as results,
        ):
            for result in results:
                played.append(result)
                if progress:
                    progress(result)
                if test is not None and self.decides(test, played):
                    break
        return played, test

    def test(self) -> SequentialTest:
        """The test of which bot is better, at its beginning."""
        if len(self.names) != 2:
            raise BadTournament(Message("arena-not-two", {"count": len(self.names)}))
        return SequentialTest(*self.names)

    def decides(self, test: SequentialTest, played: Sequence[Result]) -> bool:
        """Let the test see the last deal, if it has just been played out; whether that decides."""
        games = self.schedule.games_to_a_deal
        if len(played) % games == 0:
            test.add_deal(played[-games:])
        return test.better is not None

    def _sources(self) -> str:
        """A digest of the rules and of the bots: others would play otherwise."""
        packages = {"kernel", "bots", self.game.name}
        data = [*self.game.data, *files_of(self.game)]
        total = hashlib.sha256(digest(data, packages).encode())
        for bot in self.names:
            if ":" in bot:
                total.update(_source_of(bot).encode())
        return total.hexdigest()[:16]


def cores(jobs: int) -> Play:
    """Play on this machine, with so many processes."""
    return partial(on_cores, play_task, jobs=jobs)


def machines(address: str) -> Play:
    """Play on the Ray cluster at an address."""
    from tabiji.arena.cluster import on_cluster

    return partial(on_cluster, play_task, address=address)


def agreed(game: Game, seats: int | None, choices: Mapping[str, Any]) -> Options:
    """The options of a tournament: as chosen, and for so many seats."""
    if seats is not None and seats not in game.seats:
        there = Verbatim(", ".join(map(str, game.seats)))
        raise BadTournament(
            Message("arena-wrong-seats", {"game": game.name, "possible": there, "seats": seats})
        )
    chosen = dict(choices)
    if seats is not None and "seats" in game.options.__dataclass_fields__:
        chosen["seats"] = seats
    return game.choose(chosen)


def _source_of(bot: str) -> str:
    """The text of the module that a bot of somebody's own comes from."""
    try:
        return inspect.getsource(import_module(bot.partition(":")[0]))
    except (OSError, TypeError):
        return ""
