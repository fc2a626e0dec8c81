"""How a match stands or ended: who won, why, and where the points came from."""

from collections.abc import Sequence

from rich.box import ASCII, SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from tabiji.match import Standing
from tabiji.terminal.screen import Screen


def show_result(screen: Screen, standing: Standing, names: Sequence[str]) -> None:
    """The end of a game: its reason, its winner, all points by source."""
    outcome = standing.outcome
    if outcome is None:
        return
    screen.tell("table-over", style="bold")
    for reason in outcome.reasons:
        screen.tell(reason, names)
    screen.show(points_table(screen, standing, names))
    points = max(outcome.points[seat] for seat in outcome.winners)
    if len(outcome.winners) == 1:
        screen.tell(
            "table-winner", names, style="bold green", winner=outcome.winners[0], points=points
        )
    else:
        shared = ", ".join(names[seat] for seat in outcome.winners)
        screen.tell("table-shared", style="bold green", players=shared, points=points)


def points_table(screen: Screen, standing: Standing, names: Sequence[str]) -> Table:
    """A row for each source of points, a column for each player."""
    table = Table(box=ASCII if screen.plain else SIMPLE_HEAD)
    table.add_column(screen.say("table-points"))
    for name in names:
        table.add_column(Text(name), justify="right")
    sources = standing.sources()
    for source in sources[0]:
        label = screen.say(f"{standing.game.name}-source-{source.replace('_', '-')}")
        table.add_row(label, *(str(by_source[source]) for by_source in sources))
    table.add_section()
    totals = (str(points) for points in standing.scores())
    table.add_row(screen.say("table-total"), *totals, style="bold")
    return table
