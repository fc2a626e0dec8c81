"""What many games tell, put into words, tables and plots, in any language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tabiji.arena import balance
from tabiji.arena.intervals import Estimate
from tabiji.arena.plots import Plot, histogram, whiskers
from tabiji.arena.result import Result
from tabiji.arena.standings import meetings, standings
from tabiji.locale.catalogues import Catalogue


@dataclass(frozen=True)
class Section:
    """A heading, a sentence, a table and plots."""

    title: str
    about: str
    columns: list[str]
    rows: list[list[str]]
    plots: list[Plot] = field(default_factory=list)


@dataclass(frozen=True)
class Report:
    """A page for people who study the game."""

    language: str
    title: str
    lead: str
    sections: list[Section]


def report(
    game: str, bots: Sequence[str], seed: int, results: Sequence[Result], speech: Catalogue
) -> Report:
    """All that these results tell."""
    whole = balance.finished(results)
    teller = _Teller(game, bots, speech)
    sections = [teller.standings(results), teller.meetings(results)]
    if whole:
        sections += [teller.seats(whole), teller.starts(whole)]
        if whole[0].travelers:
            sections.append(teller.travelers(whole))
        sections += [teller.endings(whole), teller.sources(whole), teller.length(whole)]
    return Report(
        speech.code,
        speech.say("arena-report-title", game=game, games=len(results)),
        speech.say(
            "arena-report-lead",
            bots=", ".join(dict.fromkeys(bots)),
            seats=len(results[0].bots) if results else 0,
            seed=str(seed),
        ),
        sections,
    )


def percent(value: float) -> str:
    """A share, as people read it."""
    return f"{100 * value:.1f} %"


def rounded(value: float) -> str:
    """A rating, or points on an axis."""
    return f"{value:.0f}"


def points(value: float) -> str:
    """A mean of points."""
    return f"{value:.1f}"


class _Teller:
    """Tells one thing after the other, of one game in one language."""

    def __init__(self, game: str, bots: Sequence[str], speech: Catalogue) -> None:
        self.game = game
        self.bots = list(dict.fromkeys(bots))
        self.speech = speech
        self.say = speech.say

    def standings(self, results: Sequence[Result]) -> Section:
        rows = standings(self.bots, results)
        heads = ("simulate-player", "arena-rating", "arena-games", "simulate-wins")
        table = [
            [
                row.bot,
                self.between(row.rating, rounded),
                str(row.games),
                self.between(row.wins, percent),
                self.between(row.points, points),
                f"{1000 * row.seconds_a_move:.1f} ms",
            ]
            for row in rows
        ]
        plot = whiskers(self.say("arena-rating"), [(row.bot, row.rating) for row in rows], rounded)
        columns = [self.say(head) for head in (*heads, "simulate-points", "arena-time")]
        return self.section("arena-report-standings", columns, table, [plot])

    def meetings(self, results: Sequence[Result]) -> Section:
        met = meetings(results)

        def cell(one: str, two: str) -> str:
            return self.between(met[one, two], percent) if (one, two) in met else "–"

        table = [[one, *(cell(one, two) for two in self.bots)] for one in self.bots]
        return self.section(
            "arena-report-meetings", [self.say("simulate-player"), *self.bots], table
        )

    def seats(self, results: Sequence[Result]) -> Section:
        return self.groups(
            "arena-report-seats", "simulate-seat", results, balance.by_seat, self.seat
        )

    def starts(self, results: Sequence[Result]) -> Section:
        def name(start: str) -> str:
            return self.say(f"arena-start-{start}")

        return self.groups(
            "arena-report-starts", "arena-column-who", results, balance.by_start, name
        )

    def travelers(self, results: Sequence[Result]) -> Section:
        def name(traveler: str) -> str:
            return self.say("arena-nobody" if traveler == "none" else f"traveler-{traveler}")

        return self.groups(
            "arena-report-travelers", "arena-column-who", results, balance.by_traveler, name, True
        )

    def endings(self, results: Sequence[Result]) -> Section:
        found = [(self.say(name), share) for name, share in balance.endings(results).items()]
        table = [[name, self.between(share, percent)] for name, share in found]
        columns = [self.say("arena-column-which"), self.say("arena-column-share")]
        plots = [whiskers(self.say("arena-column-share"), found, percent)] if len(found) > 1 else []
        return self.section("arena-report-endings", columns, table, plots)

    def sources(self, results: Sequence[Result]) -> Section:
        by_bot = balance.sources(results, balance.by_bot)
        there = [bot for bot in self.bots if bot in by_bot]
        names = {source: self.source(source) for source in by_bot[there[0]]}
        table = [
            [name, *(self.between(by_bot[bot][source], points) for bot in there)]
            for source, name in names.items()
        ]
        plots = [
            whiskers(bot, [(name, by_bot[bot][s]) for s, name in names.items()], rounded)
            for bot in there
        ]
        columns = [self.say("arena-column-source"), *there]
        return self.section("arena-report-sources", columns, table, plots)

    def length(self, results: Sequence[Result]) -> Section:
        table = [
            [self.say(f"arena-length-{name}"), self.between(found, points)]
            for name, found in balance.lengths(results).items()
        ]
        columns = [self.say("arena-column-measure"), self.say("arena-column-mean")]
        plot = histogram(self.say("arena-plot-histogram"), [result.turns for result in results])
        return self.section("arena-report-length", columns, table, [plot])

    def groups(
        self,
        sentence: str,
        head: str,
        results: Sequence[Result],
        group: balance.Group,
        name: Callable[[str], str],
        chosen: bool = False,
    ) -> Section:
        """Victories and points of each group, and how many games they rest on.

        Groups that players choose are freed of who chose them, and the best comes first.
        """
        if chosen:
            wins, scored = balance.fair_wins(results, group), balance.fair_points(results, group)
        else:
            wins, scored = balance.wins(results, group), balance.points(results, group)
        order = sorted(wins, key=lambda key: -wins[key].value if chosen else 0)
        table = [
            [
                name(key),
                str(wins[key].count),
                self.between(wins[key], percent),
                self.between(scored[key], points),
            ]
            for key in order
        ]
        heads = (head, "arena-games", "simulate-wins", "simulate-points")
        even = 1 / len(results[0].bots)
        won = [(name(key), wins[key]) for key in order]
        made = [(name(key), scored[key]) for key in order]
        plots = [
            whiskers(self.say("arena-plot-wins"), won, percent, even),
            whiskers(self.say("arena-plot-points"), made, rounded),
        ]
        return self.section(sentence, [self.say(head) for head in heads], table, plots)

    def section(
        self, sentence: str, columns: list[str], rows: list[list[str]], plots: Sequence[Plot] = ()
    ) -> Section:
        title, about = self.say(sentence), self.say(f"{sentence}.about")
        return Section(title, about, columns, rows, list(plots))

    def seat(self, number: str) -> str:
        return self.say("arena-seat", number=int(number))

    def source(self, source: str) -> str:
        return self.say(f"{self.game}-source-{source.replace('_', '-')}")

    def between(self, found: Estimate, write: Callable[[float], str]) -> str:
        """A value and its interval."""
        low, high = write(found.low).removesuffix(" %"), write(found.high)
        return self.say("arena-report-interval", value=write(found.value), low=low, high=high)
