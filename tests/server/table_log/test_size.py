"""What tables take in memory is known, so that it can be bounded."""

import tracemalloc
from datetime import UTC, datetime

import pytest

from tabiji.kernel.game import games
from tabiji.match import Match
from tabiji.server.table_log.events import Event
from tabiji.server.table_log.setting import SetSeat, Setting
from tabiji.server.table_log.table import TableState
from tabiji.server.tables.step_cache import MOST_STEPS, StepCache


def setting_of(match: Match) -> Setting:
    seats = tuple(SetSeat("person", "Aiko", "aiko") for _ in match.seats)
    assert match.seed
    return Setting("x", match.game.name, {}, seats, match.seed, "aiko", datetime.now(UTC))


@pytest.mark.parametrize("game", games())
def test_how_much_a_table_takes_is_known(game: str) -> None:
    match = Match(game, seed=5)
    while not match.over and match.at < 400:
        match.play(match.legal()[0])
    setting = setting_of(match)
    rows = [Event("chance", word) for word in match.events]
    TableState(setting, rows)  # what is made once for all is there
    tracemalloc.start()
    table = TableState(setting, rows)
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert 0.6 < taken / table.size < 1.1, (taken, table.size)


@pytest.mark.anyio
async def test_of_many_logs_only_so_many_steps_are_kept() -> None:
    logs = StepCache()
    match = Match("duo", seed=5)
    while match.at < 200:
        match.play(match.legal()[0])
    for number in range(2 * MOST_STEPS // match.at):
        assert len(await logs.log(f"table {number % 150}", match, None)) == match.at
        assert logs.steps == sum(len(steps) for _, steps in logs._kept.values()) <= MOST_STEPS
    assert logs.steps > MOST_STEPS - match.at
