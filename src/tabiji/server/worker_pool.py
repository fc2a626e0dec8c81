"""Work that a visitor's text can make long, done in processes with limits of time and memory.

The event loop only hands the work over and waits: nobody else waits with it. Whatever takes
more than anybody may use at once is ended with its process and refused; it is not tried again.
"""

import asyncio
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from logging import getLogger
from typing import Any, ParamSpec, TypeVar

from tabiji.locale.message import Message
from tabiji.server.bot_workers.question import TooBusy
from tabiji.server.errors import WRONG, Refusal
from tabiji.server.pool_worker import LENGTH, MOST_BYTES

MOST_SECONDS = 30.0
"""Many times as long as the longest record takes on a machine that is not busy."""

MOST_WAITING = 64
"""Pieces of work that wait or are done; who comes then is asked to come later."""

MOST_AT_ONCE = 64 * 1024
"""Bytes that are read at a time of what nobody wants any more."""

P = ParamSpec("P")
Result = TypeVar("Result")

_log = getLogger(__name__)


class WorkerPool:
    """A few processes, started when they are first needed, that do one thing after the other."""

    def __init__(self, size: int = 2, seconds: float = MOST_SECONDS, nice: int = 10) -> None:
        """`nice`: how far they step back behind whoever serves the web."""
        self._nice = nice
        self._places = asyncio.Semaphore(size)
        self._seconds = seconds
        self._waiting = 0
        self._idle: list[_Worker] = []
        self._workers: set[_Worker] = set()

    async def run(self, function: Callable[P, Result], *args: P.args, **kwargs: P.kwargs) -> Result:
        """What the function returns or raises; a `Refusal` if it takes too much.

        It has to be importable: it goes to another process by its name, and what it returns
        comes from there.
        """
        if self._waiting >= MOST_WAITING:
            raise TooBusy
        self._waiting += 1
        try:
            async with self._places:
                return await self._done(pickle.dumps((function, args, kwargs)))
        finally:
            self._waiting -= 1

    async def stop(self) -> None:
        """End every process; who still waits is refused."""
        await asyncio.gather(*(worker.end() for worker in self._workers))

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that run."""
        return [worker.process.pid for worker in self._workers if worker.alive]

    async def _done(self, work: bytes) -> Any:
        worker = await self._worker()
        try:
            async with asyncio.timeout(self._seconds):
                answered, answer = await worker.ask(work)
        except (TimeoutError, EOFError, OSError) as error:
            _log.warning("work was given up", exc_info=error)
            await self._end(worker)
            raise too_costly() from error
        except BaseException:  # whoever asked has gone: the process would go on
            await self._end(worker)
            raise
        self._idle.append(worker)
        if not answered:
            raise answer
        return answer

    async def _worker(self) -> "_Worker":
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            await self._end(worker)
        worker = await _Worker.begin(self._nice)
        self._workers.add(worker)
        return worker

    async def _end(self, worker: "_Worker") -> None:
        self._workers.discard(worker)
        await worker.end()


class _Worker:
    """A process, asked over its standard input and output."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self._reading = asyncio.Lock()

    @classmethod
    async def begin(cls, nice: int) -> "_Worker":
        command = [sys.executable, "-m", "tabiji.server.pool_worker", str(nice)]
        pipe = asyncio.subprocess.PIPE
        # In a session of its own, so that Ctrl-C does not reach it: it ends with its input.
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, start_new_session=True
            )
        )

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, work: bytes) -> tuple[bool, Any]:
        """Whether it went well, and what it brought: a result, or an error."""
        asked, answers = self.process.stdin, self.process.stdout
        assert asked is not None
        assert answers is not None
        async with self._reading:
            asked.write(LENGTH.pack(len(work)) + work)
            await asked.drain()
            (length,) = LENGTH.unpack(await answers.readexactly(LENGTH.size))
            if length > MOST_BYTES:
                raise EOFError("the answer is longer than any may be")
            went_well, answer = pickle.loads(await answers.readexactly(length))
        return went_well, answer

    async def end(self) -> None:
        """End the process, and wait: asyncio does not hear of it before all is read."""
        with suppress(ProcessLookupError):
            self.process.kill()
        answers = self.process.stdout
        assert answers is not None
        async with self._reading:
            while await answers.read(MOST_AT_ONCE):
                pass
        await self.process.wait()


def too_costly() -> Refusal:
    """More time or memory than anybody may use at once."""
    return Refusal("too-costly", WRONG, Message("server-too-costly"))
