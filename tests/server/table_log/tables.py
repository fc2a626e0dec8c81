"""Tables in memory, with people who ask for things: no service, no database, no clock."""

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any

from tabiji.kernel.game import game as game_of
from tabiji.match.seats import seated
from tabiji.server.schemas import Ask
from tabiji.server.table_log.asking import Asking, grant
from tabiji.server.table_log.events import Event
from tabiji.server.table_log.setting import SetSeat, Setting
from tabiji.server.table_log.table import TableState
from tabiji.server.wire import options_of

SEED = bytes(range(32))


def table_of(*people: str, game: str = "duo", **more: Any) -> TableState:
    """A table that has begun: of people, of bots (`bot`), of seats nobody took yet (`open`)."""
    rules = game_of(game)
    setting = Setting(
        id="a" * 24,
        game_name=game,
        options=options_of(seated(rules, len(people), {})[0]),
        seats=tuple(map(_seat, people)),
        seed=SEED,
        creator=people[0],
        created=datetime(2026, 11, 18, tzinfo=UTC),
        **more,
    )
    table = TableState(setting)
    table.begin()
    return table


def _seat(who: str) -> SetSeat:
    if who == "open":
        return SetSeat("open")
    return SetSeat("bot", "Haru", None, "haru") if who == "bot" else SetSeat("person", who, who)


def play(table: TableState) -> str | None:
    """Whoever is to act plays the first thing that is legal; the person, None for a bot."""
    assert table.match is not None
    seat = table.turn
    assert seat is not None
    occupant = table.occupants[seat]
    player = occupant.player if occupant.counts else None
    table.append(Event("play", table.match.legal()[0].word, seat, player))
    return player


def play_until(table: TableState, player: str | None) -> None:
    """Play on until this person, or a bot (None), is to act."""
    for _ in range(100):
        occupant = table.occupants[table.turn or 0]
        if (occupant.player if occupant.counts else None) == player:
            return
        play(table)
    raise AssertionError(f"{player} is never to act")


def ask(
    table: TableState,
    player: str,
    do: str,
    *,
    seen: int | None = None,
    away: Collection[int] = (),
    **more: Any,
) -> list[Event]:
    """Somebody asks for something, having seen all, unless something else is said."""
    version = table.version if seen is None else seen
    wish = Ask.model_validate({"do": do, "seen": version, **more})
    return grant(Asking(table, player, wish, away))
