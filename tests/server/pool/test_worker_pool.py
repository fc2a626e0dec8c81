"""Work in other processes: it comes back, or is ended and refused, and the next one is done."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable

import pytest

from tabiji.server import worker_pool
from tabiji.server.bot_workers import TooBusy
from tabiji.server.errors import Refusal
from tabiji.server.pool_worker import MOST_BYTES, MOST_MEMORY
from tabiji.server.replays import question_at, read_record
from tabiji.server.worker_pool import WorkerPool
from tests.server.wire.walks import walked


def run(work: Callable[[WorkerPool], Awaitable[None]], **settings: float) -> None:
    async def all_of_it() -> None:
        pool = WorkerPool(1, nice=0, **settings)
        try:
            await work(pool)
        finally:
            await pool.stop()

    asyncio.run(all_of_it())


async def is_given_up(doing: Awaitable[object]) -> None:
    with pytest.raises(Refusal) as refused:
        await doing
    assert (refused.value.code, refused.value.status) == ("too-costly", 400)


async def goes_on(pool: WorkerPool) -> None:
    assert await pool.run(max, 3, 4) == 4


def says_something_and_answers() -> int:
    print("this is no answer")
    os.write(1, b"nor is this")
    return 5


def test_what_comes_back_is_what_was_returned_or_raised() -> None:
    async def work(pool: WorkerPool) -> None:
        match = walked("duo")
        at = next(at for at in range(match.at) if match.standing(at).seat is not None)
        assert await pool.run(question_at, str(match), at) == question_at(str(match), at)
        with pytest.raises(Refusal, match="Line 1") as refused:
            await pool.run(read_record, "no record")
        assert refused.value.code == "bad-record"
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            await pool.run(divmod, 1, 0)
        assert await pool.run(says_something_and_answers) == 5
        assert len(pool.processes) == 1

    run(work)


def test_what_takes_too_long_is_ended_and_refused() -> None:
    async def work(pool: WorkerPool) -> None:
        await goes_on(pool)
        [victim] = pool.processes
        pool._seconds = 0.2
        await is_given_up(pool.run(time.sleep, 3600))
        pool._seconds = 60.0
        await goes_on(pool)
        assert victim not in pool.processes

    run(work, seconds=60.0)


@pytest.mark.skipif(sys.platform != "linux", reason="others do not limit a process's memory")
def test_what_takes_too_much_memory_is_ended_and_refused() -> None:
    async def work(pool: WorkerPool) -> None:
        await is_given_up(pool.run(bytearray, MOST_MEMORY))
        await goes_on(pool)

    run(work)


def test_an_answer_that_is_too_long_is_not_read() -> None:
    async def work(pool: WorkerPool) -> None:
        await is_given_up(pool.run(bytes, MOST_BYTES))
        await goes_on(pool)

    run(work)


def test_a_process_that_dies_is_replaced_and_its_work_is_not_tried_again() -> None:
    async def work(pool: WorkerPool) -> None:
        await is_given_up(pool.run(os._exit, 1))
        await goes_on(pool)
        [idle] = pool.processes
        os.kill(idle, signal.SIGKILL)
        while pool.processes:
            await asyncio.sleep(0.01)
        await goes_on(pool)

    run(work)


def test_nobody_goes_on_working_for_whoever_has_gone() -> None:
    async def work(pool: WorkerPool) -> None:
        asked = asyncio.create_task(pool.run(time.sleep, 3600))
        while not pool.processes:
            await asyncio.sleep(0.01)
        [victim] = pool.processes
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert victim not in pool.processes
        await goes_on(pool)

    run(work)


def test_more_than_can_wait_are_asked_to_come_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "MOST_WAITING", 3)

    async def work(pool: WorkerPool) -> None:
        asked = [asyncio.create_task(pool.run(max, number, 0)) for number in range(5)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert answers[:3] == [0, 1, 2]
        assert all(isinstance(answer, TooBusy) for answer in answers[3:])
        await goes_on(pool)

    run(work)


def test_when_the_service_stops_nothing_is_left() -> None:
    async def work(pool: WorkerPool) -> None:
        await goes_on(pool)
        asked = asyncio.create_task(pool.run(time.sleep, 3600))
        await asyncio.sleep(0)
        await pool.stop()
        await is_given_up(asked)
        assert pool.processes == []

    run(work)


def test_a_process_ends_when_nobody_can_ask_it_any_more() -> None:
    command = [sys.executable, "-m", "tabiji.server.pool_worker", "0"]
    alone = subprocess.run(command, input=b"\0\0", capture_output=True, check=True)
    assert alone.stdout == b""
