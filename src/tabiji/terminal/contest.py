"""A tournament of bots: played under a bar that moves, then told in a table."""

import json
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from rich.box import ASCII, SIMPLE_HEAD
from rich.table import Table

from tabiji.arena.pages import save
from tabiji.arena.report import percent, points, report, rounded
from tabiji.arena.result import ENDLESS, FORFEIT, Result
from tabiji.arena.sequential import ERROR, SequentialTest
from tabiji.arena.standings import Standing, meetings, standings
from tabiji.arena.tournament import Tournament, agreed, cores, machines
from tabiji.kernel.game import Game
from tabiji.locale.catalogues import Catalogue
from tabiji.terminal.files import using
from tabiji.terminal.problem import USAGE, Problem
from tabiji.terminal.screen import Screen
from tabiji.terminal.simulation import progress_bar

SHOWN_FORFEITS = 3


class Contest:
    """A tournament at the terminal."""

    def __init__(
        self,
        speech: Catalogue,
        game: Game,
        bots: Sequence[str],
        *,
        seats: int | None,
        seed: int,
        options: dict[str, Any],
    ) -> None:
        if seats is not None and seats not in game.seats:
            possible = ", ".join(map(str, game.seats))
            raise Problem("error-seats", USAGE, game=game.name, possible=possible, seats=seats)
        self.speech = speech
        self.tournament = Tournament(game, agreed(game, seats, options), bots, seed)
        self.path = self.tournament.path()
        self.results: list[Result] = []
        self.test: SequentialTest | None = None

    def run(
        self, games: int, *, jobs: int, out: Path | None, until_sure: bool, ray: str | None
    ) -> None:
        """Play the games that are not kept yet."""
        names = self.tournament.names
        if until_sure and len(names) != 2:
            raise Problem("arena-not-two", USAGE, count=len(names))
        self.path = out or self.path
        bar = progress_bar(self.speech)
        # Ray tells of lost workers on the output, where only what was asked for belongs.
        with using(self.path), redirect_stdout(sys.stderr):
            try:
                with bar:
                    task = bar.add_task(self.speech.say("command-compiling"), total=games)

                    def move_on(result: Result) -> None:
                        text = self.speech.say("command-simulating")
                        bar.update(task, description=text, completed=result.number + 1)

                    self.results, self.test = self.tournament.run(
                        games,
                        path=self.path,
                        until_sure=until_sure,
                        play=machines(ray) if ray is not None else cores(jobs),
                        progress=move_on,
                    )
            except KeyboardInterrupt:
                kept = len(self.tournament.ledger(self.path).results)
                Screen.of_errors(self.speech).tell(
                    "arena-interrupted", count=kept, file=str(self.path)
                )
                raise

    def write_report(self, path: Path) -> None:
        """Write the page for people who study the game."""
        told = report(
            self.tournament.game.name,
            self.tournament.names,
            self.tournament.seed,
            self.results,
            self.speech,
        )
        with using(path):
            save(told, path)
        Screen.of_errors(self.speech).tell("arena-report-written", style="dim", file=str(path))

    def show(self, as_json: bool) -> None:
        """Print what came out."""
        rows = standings(self.tournament.names, self.results)
        if as_json:
            print(json.dumps(self._as_data(rows)))
            return
        screen = Screen(self.speech)
        screen.tell(
            "arena-title",
            style="bold",
            game=self.tournament.game.name,
            seats=self.tournament.options.seats,
            games=len(self.results),
            seed=str(self.tournament.seed),
        )
        screen.show(_table(screen, rows))
        self._tell_verdict(screen)
        self._tell_broken(screen)
        screen.tell("arena-kept", style="dim", file=str(self.path))

    def _as_data(self, rows: Sequence[Standing]) -> dict[str, Any]:
        return {
            **self.tournament.heading(),
            "seats": self.tournament.options.seats,
            "games": len(self.results),
            "standings": [row.as_data() for row in rows],
            "meetings": [
                {"bots": list(pair), **found.as_data()}
                for pair, found in meetings(self.results).items()
            ],
            "forfeits": [
                {
                    "game": result.number,
                    "bot": _culprit(result),
                    "reason": result.reason,
                    "said": self.speech.say(result.why),
                }
                for result in self.results
                if result.broken == FORFEIT
            ],
            "endless": sum(result.broken == ENDLESS for result in self.results),
            "test": self.test.as_data() if self.test else None,
            "results": str(self.path),
        }

    def _tell_verdict(self, screen: Screen) -> None:
        if self.test is None:
            return
        games, better = len(self.results), self.test.better
        one, other = self.test.one, self.test.other
        if better is None:
            screen.tell("arena-undecided", games=games, one=one, other=other)
            return
        worse = other if better == one else one
        screen.tell(
            "arena-decided",
            style="bold",
            games=games,
            better=better,
            worse=worse,
            error=f"{100 * ERROR:.0f} %",
        )

    def _tell_broken(self, screen: Screen) -> None:
        forfeits = [result for result in self.results if result.broken == FORFEIT]
        for result in forfeits[:SHOWN_FORFEITS]:
            screen.tell(
                "arena-forfeit",
                style="red",
                number=result.number + 1,
                bot=_culprit(result),
                reason=result.why,
            )
        if len(forfeits) > SHOWN_FORFEITS:
            screen.tell("arena-forfeits-more", count=len(forfeits) - SHOWN_FORFEITS)
        if endless := sum(result.broken == ENDLESS for result in self.results):
            screen.tell("arena-endless", count=endless)


def _culprit(result: Result) -> str:
    return result.bots[result.culprit] if result.culprit is not None else ""


def _table(screen: Screen, rows: Sequence[Standing]) -> Table:
    """A row for each bot, the best first."""
    table = Table(
        box=ASCII if screen.plain else SIMPLE_HEAD,
        padding=(0, 1),
        collapse_padding=True,
        pad_edge=False,
    )
    table.add_column(screen.say("simulate-player"), overflow="fold")
    for head in ("arena-rating", "arena-games", "simulate-wins", "simulate-points", "arena-time"):
        table.add_column(screen.say(head), justify="right", no_wrap=True)
    for row in rows:
        off = (row.rating.high - row.rating.low) / 2
        spread = (row.points.high - row.points.low) / 2
        low, high = percent(row.wins.low).removesuffix(" %"), percent(row.wins.high)
        wins = screen.say(
            "arena-report-interval", value=percent(row.wins.value), low=low, high=high
        )
        table.add_row(
            row.bot,
            screen.spell(f"{rounded(row.rating.value)} ±{rounded(off)}"),
            str(row.games),
            wins,
            screen.spell(f"{points(row.points.value)} ±{points(spread)}"),
            f"{1000 * row.seconds_a_move:.1f} ms",
        )
    return table
