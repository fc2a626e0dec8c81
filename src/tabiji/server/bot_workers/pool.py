"""What the rest of the service sees of its bot workers: ask, and await.

A question waits in a queue with a limit and is thought about in a process. Loading a game's
code and thinking have clocks of their own. A decision is thought about again if that process
is lost, and always comes: when all else fails, a simple move. An analysis is not: whatever
ended one process would end the next. Moves go before hints, for somebody is waiting for them at
a table, and whoever had least of the bot workers' time lately goes first. The more questions
wait, the less time each takes; what nobody awaits any more is not thought about.
"""

import asyncio
import os
import time
from asyncio import Future
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from logging import getLogger
from typing import Any

from tabiji.bots import LADDER, UnknownBot
from tabiji.kernel.game import games
from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message, Verbatim, quoted
from tabiji.server.bot_workers.compilation import cold, searches
from tabiji.server.bot_workers.deciding import decide_simply
from tabiji.server.bot_workers.fair_queue import FairQueue
from tabiji.server.bot_workers.question import Answer, Question, TooBusy, WarmingUp
from tabiji.server.bot_workers.worker import Compiler, Load, Lost, Work, Worker
from tabiji.server.schemas import Hint

_log = getLogger(__name__)

ATTEMPTS = 3
"""So many processes may be lost over one decision; over an analysis, one."""

MOST_HINTS = 32
"""Hints that wait; whoever asks for more than can be thought about keeps no bot from moving."""

LEAST_SECONDS = 0.1
"""However many questions wait, none that may take longer is given less time."""

COMPILING_ATTEMPTS = 3
LOADING_SECONDS = 300.0
"""How long a process may take to load a game's code, or, where it cannot be kept, compile it."""


class Waiting:
    """Work that waits, or is being done, and whoever awaits it."""

    def __init__(self, work: Work, done: "Future[Any]", patience: float) -> None:
        self.work = work
        self.done = done
        self.patience = patience
        """Seconds after which a process that has not answered is taken for lost."""
        self.attempts = ATTEMPTS if work.seconds is None else 1
        self.began: float | None = None
        """Since when it is thought about."""

    @property
    def seconds(self) -> float:
        """How long it may be thought about."""
        seconds = self.work.seconds
        return _SECONDS[self.work.question.bot] if seconds is None else seconds


class BotWorkers:
    """Processes that think for bots and give hints."""

    def __init__(
        self,
        workers: int | None = None,
        *,
        most_waiting: int = 512,
        grace: float = 20.0,
        nice: int = 10,
        load_late: bool = False,
    ) -> None:
        self.size = max(1, workers if workers is not None else (os.cpu_count() or 2) - 1)
        self.most_waiting = most_waiting
        self.grace = grace
        """Seconds by which a worker may exceed ten times its time before it is ended."""
        self.nice = nice
        """How far the processes step back behind others."""
        self.load_late = load_late
        """Whether a process starts, and loads a game's code, when it is first asked."""
        self._moves: FairQueue[Waiting] = FairQueue()
        self._hints: FairQueue[Waiting] = FairQueue()
        self._some = asyncio.Condition()
        self._workers: list[Worker | None] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._busy: dict[int, Waiting] = {}
        self._warm = {name: asyncio.Event() for name in games()}
        self._compiler: Compiler | None = None
        self._threads: ThreadPoolExecutor | None = None
        self._awaiting_code = 0
        self._timer: asyncio.TimerHandle | None = None
        """When to look again whether somebody has thought for long enough."""
        self._loaded: list[set[Load]] = []
        """What each process has loaded."""

    # Beginning and ending

    async def start(self) -> None:
        """Begin: processes start, and what is not compiled yet begins to be."""
        self._threads = ThreadPoolExecutor(self.size + 2, "bot_workers")
        missing = await self._in_thread(cold)
        for name in self._warm.keys() - set(missing):
            self._warm[name].set()
        self._workers = [None] * self.size
        self._loaded = [set() for _ in range(self.size)]
        self._tasks = [asyncio.create_task(self._serve(number)) for number in range(self.size)]
        if missing:
            self._tasks.append(asyncio.create_task(self._compile(missing)))

    async def stop(self) -> None:
        """End every process; whoever still waits hears that we are too busy for them."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        if self._timer:
            self._timer.cancel()
        for warm in self._warm.values():
            warm.set()  # whoever waited for it is told that we are too busy
        for waiting in [*self._moves, *self._hints, *self._busy.values()]:
            _refuse(waiting, TooBusy())
        self._moves.clear()
        self._hints.clear()
        workers = [worker for worker in self._workers if worker]
        if self._compiler:
            self._compiler.kill()
        for worker in workers:
            worker.kill()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._workers = []
        if self._threads:
            self._threads.shutdown(wait=True, cancel_futures=True)
            self._threads = None

    # How it goes

    @property
    def alive(self) -> bool:
        """Whether questions are answered."""
        return any(not task.done() for task in self._tasks)

    @property
    def thinking(self) -> int:
        """How many questions are being thought about."""
        return len(self._busy)

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._moves) + len(self._hints) + self._awaiting_code

    @property
    def ready(self) -> bool:
        """Whether every process has loaded all that is compiled, and waits for questions."""
        return self.alive and not self.waiting and not any(map(self._unloaded, range(self.size)))

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that think."""
        return [worker.process.pid or 0 for worker in self._workers if worker and worker.alive]

    def warming(self, game: str, bot: str) -> bool:
        """Whether this bot waits for its code to be compiled."""
        return searches(bot) and not self._warm[game].is_set()

    # Asking

    async def decide(self, question: Question) -> Answer:
        """What the bot does: always something legal, or `TooBusy`."""
        if question.bot not in _SECONDS:
            there = Verbatim(", ".join(_SECONDS))
            raise UnknownBot(
                Message("bots-unknown", {"name": quoted(question.bot), "names": there})
            )
        if self.warming(question.game, question.bot):
            await self._warmth_of(question.game)
        patience = 10 * _SECONDS[question.bot] + self.grace
        try:
            answer: Answer = await self._answered(Work(question), patience, self._moves)
        except TooBusy:
            raise
        except Exception as error:
            _log.warning("a simple move instead of one by %s: %s", question.bot, error)
            return await self._in_thread(decide_simply, question)
        return answer

    async def analyse(self, question: Question, seconds: float = 1.5) -> Hint:
        """What the search thinks of every legal action, after so many seconds."""
        if not self._warm[question.game].is_set():
            raise WarmingUp
        hint: Hint
        try:
            hint = await self._answered(
                Work(question, seconds), 10 * seconds + self.grace, self._hints
            )
        except Lost as error:
            raise TooBusy from error
        return hint

    async def _answered(self, work: Work, patience: float, queue: FairQueue[Waiting]) -> Any:
        if queue is self._hints:
            full = len(queue) >= min(MOST_HINTS, self.most_waiting)
        else:
            full = len(queue) + self._awaiting_code >= self.most_waiting
        if full or not self.alive:
            raise TooBusy
        waiting = Waiting(work, asyncio.get_running_loop().create_future(), patience)
        queue.put(work.question.asker, waiting)
        self._share_time()
        async with self._some:
            self._some.notify()
        try:
            return await waiting.done
        finally:
            if waiting.done.cancelled():
                self._forget(waiting)

    async def _warmth_of(self, game: str) -> None:
        """Wait until a game's code is compiled, if not too many do already."""
        if len(self._moves) + self._awaiting_code >= self.most_waiting or not self.alive:
            raise TooBusy
        self._awaiting_code += 1
        try:
            await self._warm[game].wait()
        finally:
            self._awaiting_code -= 1

    def _forget(self, waiting: Waiting) -> None:
        """Nobody wants this answer any more."""
        for queue in (self._moves, self._hints):
            queue.remove(waiting)
        for number, busy in self._busy.items():
            worker = self._workers[number]
            if busy is waiting and worker:
                worker.hurry()

    # Thinking

    async def _serve(self, number: int) -> None:
        """Let one process after another answer, one question at a time."""
        while True:
            while self.load_late and not self._moves and not self._hints:
                await self._something_to_do()
            worker = self._workers[number]
            if worker is None or not worker.alive:
                if worker:
                    worker.kill()
                worker = self._workers[number] = Worker(self.nice)
                self._loaded[number] = set()
            waiting = self._next()
            if waiting is None:
                if self.load_late:
                    continue
                todo = self._unloaded(number)
                if not todo:
                    await self._something_to_do()
                    continue
                with suppress(Lost, TabijiError, RuntimeError):
                    await self._load(number, worker, todo[0])
                continue
            await self._think(number, worker, waiting)

    def _unloaded(self, number: int) -> list[Load]:
        """The code that is compiled and that a process has not loaded yet."""
        warm = [Load(game, True) for game, compiled in self._warm.items() if compiled.is_set()]
        return [load for load in warm if load not in self._loaded[number]]

    async def _load(self, number: int, worker: Worker, load: Load) -> None:
        """Have code loaded, once: if that fails, thinking may still do without."""
        if load in self._loaded[number]:
            return
        try:
            await self._asked(worker, load, LOADING_SECONDS)
        finally:
            self._loaded[number] |= {load, Load(load.game, False)}

    async def _think(self, number: int, worker: Worker, waiting: Waiting) -> None:
        """Have one question answered; if the process is lost over a decision, by the next one."""
        self._busy[number] = waiting
        question, began = waiting.work.question, time.monotonic()
        try:
            if self._warm[question.game].is_set():
                searching = waiting.work.seconds is not None or searches(question.bot)
                await self._load(number, worker, Load(question.game, searching))
            if waiting.done.done():  # whoever asked has gone meanwhile
                return
            waiting.began = time.monotonic()
            self._share_time()
            answer = await self._asked(worker, waiting.work, waiting.patience)
        except Lost as error:
            waiting.attempts -= 1
            _log.warning("a bot worker was lost over %s", question.key)
            if waiting.attempts == 0:
                _refuse(waiting, error)
            elif not waiting.done.done():
                self._moves.put(question.asker, waiting, first=True)
        except Exception as error:
            _refuse(waiting, error)
        else:
            if not waiting.done.done():
                waiting.done.set_result(answer)
        finally:
            self._busy.pop(number, None)
            for queue in (self._moves, self._hints):
                queue.spend(question.asker, time.monotonic() - began)

    async def _asked(self, worker: Worker, work: Work | Load, patience: float) -> Any:
        """The answer of a process; one that takes far too long is ended."""
        asked = asyncio.ensure_future(self._in_thread(worker.ask, work))
        asked.add_done_callback(_noticed)
        done, _ = await asyncio.wait([asked], timeout=patience)
        if not done:
            worker.process.kill()
        try:
            return await asked
        except Lost:
            worker.kill()
            raise

    def _share_time(self) -> None:
        """Let those who have thought for long enough answer with what they have found, now and
        whenever that is so, as long as others wait."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        others = len(self._moves) + len(self._hints)
        if not others:
            return
        left = []
        for number, busy in self._busy.items():
            worker = self._workers[number]
            if busy.began is None or worker is None:
                continue
            fair = max(LEAST_SECONDS, busy.seconds / (1 + others / self.size))
            left.append(busy.began + fair - time.monotonic())
            if left[-1] <= 0:
                worker.hurry()
        if soon := [seconds for seconds in left if seconds > 0]:
            self._timer = asyncio.get_running_loop().call_later(min(soon), self._share_time)

    def _next(self) -> Waiting | None:
        for queue in (self._moves, self._hints):
            while waiting := queue.take():
                if not waiting.done.done():
                    return waiting
        return None

    async def _something_to_do(self) -> None:
        async with self._some:
            await self._some.wait()

    async def _compile(self, missing: list[str]) -> None:
        """Have code compiled; if that cannot be, each worker tries it for itself."""
        for _ in range(COMPILING_ATTEMPTS):
            self._compiler = Compiler(list(missing), self.nice)
            while name := await self._in_thread(self._compiler.next_done):
                missing.remove(name)
                await self._is_warm(name)
            if not missing:
                break
        for name in missing:
            await self._is_warm(name)

    async def _is_warm(self, name: str) -> None:
        self._warm[name].set()
        async with self._some:
            self._some.notify_all()  # so that whoever is idle loads it

    async def _in_thread(self, function: Any, *values: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *values)


def _noticed(asked: "Future[Any]") -> None:
    """A process that is ended while it thinks, at the stop, has nobody left to tell."""
    if not asked.cancelled():
        asked.exception()


def _refuse(waiting: Waiting, error: Exception) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)


_SECONDS = {opponent.name: opponent.seconds for opponent in LADDER}
