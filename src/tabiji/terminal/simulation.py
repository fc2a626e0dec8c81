"""Many games of bots: played under a bar that moves, then told in a table."""

import json
import os
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.box import ASCII, SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tabiji.kernel.game import Game
from tabiji.locale.catalogues import Catalogue
from tabiji.match import Match, Record, Seat
from tabiji.match.archive import Archive
from tabiji.match.dice import seed_from, seed_of_game
from tabiji.match.simulate import LIMIT, RANDOM, simulate
from tabiji.terminal.files import fresh, using
from tabiji.terminal.opponents import bot, filled, spoken
from tabiji.terminal.problem import USAGE, Problem
from tabiji.terminal.screen import Screen
from tabiji.terminal.tally import Tally, is_compiled

GAMES_FOR_A_JOB = 500
"""Fewer are not worth starting another process for."""


class Simulation:
    """So many games under the same terms, and what came out."""

    def __init__(
        self,
        speech: Catalogue,
        game: Game,
        games: int,
        *,
        seats: int | None,
        players: Sequence[str],
        seed: int | None,
        options: dict[str, Any],
    ) -> None:
        count = seats or game.choose(options).seats
        if count not in game.seats:
            possible = ", ".join(map(str, game.seats))
            raise Problem("error-seats", USAGE, game=game.name, possible=possible, seats=count)
        self.speech = speech
        self.games = games
        self.players = filled(players, count)
        for player in self.players:
            bot(player)
        self.options = options
        self.seed = secrets.randbits(32) if seed is None else seed
        self.tally = Tally(game, count)
        self.seconds = 0.0

    def run(self, jobs: int | None, out: Path | None) -> None:
        """Play all games, and keep them if a file is named."""
        jobs = jobs or min(os.cpu_count() or 1, self.games // GAMES_FOR_A_JOB + 1)
        started = time.monotonic()
        with ExitStack() as stack:
            archive = None
            if out is not None:
                stack.enter_context(using(out))
                archive = stack.enter_context(Archive(fresh(out), afresh=True))
            bar = stack.enter_context(progress_bar(self.speech))
            task = bar.add_task(self.speech.say("command-compiling"), total=self.games)
            for record in self._records(jobs):
                self.tally.add(record, is_compiled(self.games))
                if self.tally.games == 1:
                    bar.update(task, description=self.speech.say("command-simulating"))
                bar.advance(task)
                if archive is not None:
                    archive.add(record)
        self.seconds = time.monotonic() - started

    def _records(self, jobs: int) -> Iterator[Record]:
        """The games: random ones compiled and in parallel, those of other bots one by one."""
        game = self.tally.game
        seats = [Seat(bot=player) for player in self.players]
        if set(self.players) == {RANDOM}:
            yield from simulate(
                game, self.games, seats=seats, seed=self.seed, jobs=jobs, **self.options
            )
            return
        bots = [bot(player) for player in self.players]
        for number in range(self.games):
            seed = seed_of_game(seed_from(self.seed), number)
            match = Match(game, seats, seed=seed, **self.options)
            while not match.over and match.at < LIMIT:
                match.play(bots[match.turn](match))
            yield match.record(reveal=True)

    def show(self, as_json: bool) -> None:
        """Print what came out."""
        if as_json:
            print(json.dumps({"seed": self.seed, "bots": self.players, **self.tally.as_data()}))
            return
        screen = Screen(self.speech)
        screen.tell(
            "simulate-title",
            style="bold",
            game=self.tally.game.name,
            games=self.games,
            seed=str(self.seed),
        )
        screen.show(_table(screen, self.tally, self.players))
        _tell_the_rest(screen, self.tally)
        seconds = f"{self.seconds:.1f}"
        screen.tell("simulate-speed", style="dim", games=self.games, seconds=seconds)


def progress_bar(speech: Catalogue) -> Progress:
    """A bar on the error stream, so that what is printed stays clean; gone when done."""
    console = Screen.of_errors(speech).console
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _table(screen: Screen, tally: Tally, players: Sequence[str]) -> Table:
    """A row for each seat: wins, points, and where the points came from."""
    table = Table(
        box=ASCII if screen.plain else SIMPLE_HEAD,
        padding=(0, 1),
        collapse_padding=True,
        pad_edge=False,
    )
    table.add_column(screen.say("simulate-seat"), justify="right")
    table.add_column(screen.say("simulate-player"))
    table.add_column(screen.say("simulate-wins"), justify="right", no_wrap=True)
    table.add_column(screen.say("simulate-points"), justify="right", no_wrap=True)
    sources = list(tally.sources[0])
    for source in sources:
        label = screen.say(f"{tally.game.name}-source-{source.replace('_', '-')}.short")
        table.add_column(label, justify="right")
    for seat, player in enumerate(players):
        mean, deviation = tally.mean_points(seat)
        by_source = dict(tally.mean_sources(seat))
        table.add_row(
            str(seat + 1),
            spoken(screen, player),
            _percent(screen, *tally.rate(tally.wins[seat])),
            screen.spell(f"{mean:.1f} ±{deviation:.1f}"),
            *(f"{by_source[source]:.1f}" for source in sources),
        )
    return table


def _tell_the_rest(screen: Screen, tally: Tally) -> None:
    """Who begins, how long it takes, how it ends."""
    screen.tell("simulate-first", rate=_percent(screen, *tally.rate(tally.first_wins)))
    length = tally.as_data()["length"]
    mean = f"{length['mean']:.1f}"
    screen.tell("simulate-length", mean=mean, least=length["least"], most=length["most"])
    endings = tally.endings.most_common()
    if len(endings) > 1:  # where all games end alike there is nothing to tell
        screen.tell("simulate-endings")
    for ending, count in endings if len(endings) > 1 else ():
        share, _ = tally.rate(count)
        screen.tell("simulate-ending", ending=ending, rate=f"{100 * share:.1f} %")
    if tally.unfinished:
        screen.tell("simulate-unfinished", count=tally.unfinished)


def _percent(screen: Screen, share: float, margin: float) -> str:
    return screen.spell(f"{100 * share:.1f} ±{100 * margin:.1f} %")
