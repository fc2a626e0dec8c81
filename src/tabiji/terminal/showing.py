"""A recorded match, looked at: the table after so many actions, and what came before."""

from typing import Any

from rich.text import Text

from tabiji.match import Match, Record
from tabiji.terminal.painters import drawn
from tabiji.terminal.play import spoken_names
from tabiji.terminal.result import points_table, show_result
from tabiji.terminal.screen import Screen
from tabiji.terminal.telling import Teller


def show_match(screen: Screen, record: Record, at: int, log: bool) -> None:
    """Print the table of a record after `at` actions, for a spectator's eyes."""
    match = Match.of(record).branch(at, dice="by hand")
    names = spoken_names(screen, match.seats)
    screen.tell("table-welcome", style="bold", game=match.game.name)
    date = f"{record.terms.date}  " if record.terms.date else ""
    screen.show(Text(f"{date}{', '.join(names)}"))
    if log:
        Teller(screen, names).tell(match, match.log)
    screen.tell("show-at", style="dim", at=at, length=len(record.codes))
    screen.show(drawn(match, screen, names, None))
    if match.over:
        show_result(screen, match, names)
        return
    screen.show(points_table(screen, match, names))
    if match.seat is None:
        screen.tell("show-dice-next")
    else:
        screen.tell("show-turn", names, seat=match.seat)
    for comment in (text for behind, text in record.comments.items() if behind == at):
        screen.show(Text(screen.spell(comment), "italic"))


def as_data(record: Record, at: int) -> dict[str, Any]:
    """The same, for programs."""
    match = Match.of(record).branch(at, dice="by hand")
    return {
        "game": match.game.name,
        "seats": [str(seat) for seat in match.seats],
        "date": record.terms.date and record.terms.date.isoformat(),
        "at": at,
        "length": len(record.codes),
        "actions": list(match.words),
        "position": match.position,
        "address": match.address,
        "seat": match.seat,
        "over": match.over,
        "legal": [action.word for action in match.legal()],
        "points": list(match.scores()),
        "sources": [dict(by_source) for by_source in match.sources()],
        "places": list(match.outcome.places) if match.outcome else None,
        "view": match.view(),
    }
