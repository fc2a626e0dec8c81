"""Long work is done in slices, so that others are served between."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabiji.match import Match
from tabiji.server.schemas import NewTable
from tabiji.server.tables import slices
from tabiji.server.tables.slices import in_slices
from tabiji.server.tables.step_cache import FEW, StepCache
from tabiji.server.wire import steps_of
from tests.server.service import PATIENCE
from tests.server.tables.services import ME, Person, Services

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(tmp_path: Path) -> str:
    """One kind is enough: nothing here is about storage."""
    return str(tmp_path / "tabiji.db")


@pytest.fixture
def thin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every piece takes too long."""
    monkeypatch.setattr(slices, "SLICE_SECONDS", 0.0)


def long_match() -> Match:
    match = Match("duo", seed=3)
    while match.at <= 2 * FEW:
        match.play(match.legal()[0])
    return match


async def test_others_are_served_between_slices(thin: None) -> None:
    done: list[str] = []

    def pieces() -> Iterator[int]:
        for number in range(3):
            done.append(f"piece {number}")
            yield number

    async def another() -> None:
        for number in range(3):
            done.append(f"another {number}")
            await asyncio.sleep(0)

    made, _ = await asyncio.gather(in_slices(pieces()), another())
    assert made == [0, 1, 2]
    told = [f"{who} {number}" for number in range(3) for who in ("piece", "another")]
    assert done == told


async def test_what_takes_no_time_is_one_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE_SECONDS", 60.0)
    telling = in_slices(range(1000))
    with pytest.raises(StopIteration):
        telling.send(None)


async def test_one_long_log_is_told_at_a_time_and_short_ones_wait_for_none(thin: None) -> None:
    logs, match = StepCache(), long_match()
    short = match.branch(FEW // 2)
    ended: list[str] = []

    async def tell(name: str, game: Match) -> None:
        assert await logs.log(name, game, None) == steps_of(game, None)
        ended.append(name)

    await asyncio.gather(tell("a", match), tell("b", match), tell("c", short))
    assert ended == ["c", "a", "b"]


async def test_a_long_log_is_told_once_however_many_ask(
    thin: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    logs, match = StepCache(), long_match()
    told: list[int] = []
    entries = Match.log_for
    monkeypatch.setattr(
        Match,
        "log_for",
        lambda *of: told.append(of[2]) or entries(*of),  # type: ignore[func-returns-value]
    )
    first, second = await asyncio.gather(*(logs.log("a", match, None) for _ in range(2)))
    assert first == second
    assert told == [*range(match.at)]


async def test_whoever_plays_waits_for_nobody_who_is_told_a_long_log(services: Services) -> None:
    service = await services.open()
    aiko = await Person.comes(service)
    begun = {"record": str(long_match().record(reveal=True)), "at": 2 * FEW}
    wish = NewTable.model_validate({"game": "duo", "seats": [ME, ME], "take_over": begun})
    aiko.at = await service.open_table(aiko.id, wish)
    before = (await service.look(aiko.at, aiko.id)).table
    service._presenter._steps_told = logs = StepCache()
    async with logs._long:  # somebody else is told theirs
        looking = asyncio.create_task(service.look(aiko.at, aiko.id))
        await asyncio.sleep(0.01)
        assert not looking.done()
        async with asyncio.timeout(PATIENCE):
            await aiko.acts(before)
    seen = await looking
    assert seen.table.version == before.version
    assert len(seen.log) == before.at
