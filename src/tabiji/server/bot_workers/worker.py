"""A process that thinks, and the handle by which it is asked and ended."""

import signal
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from typing import Any

from tabiji.locale.errors import TabijiError
from tabiji.match.jobs import deaf_to_interrupts, end_with_parent
from tabiji.server.bot_workers.compilation import compile_all, step_back
from tabiji.server.bot_workers.question import Answer, Question
from tabiji.server.schemas import Hint

_PROCESSES = get_context("spawn")  # the same on every system, and nothing of ours is shared


class Lost(Exception):
    """A process died, or was ended, before it answered."""


@dataclass(frozen=True)
class Work:
    """A question, with the seconds that a look at the position may take; None to decide."""

    question: Question
    seconds: float | None = None


@dataclass(frozen=True)
class Load:
    """Code to be loaded: a game's, with what searches need or without."""

    game: str
    searching: bool


@dataclass(frozen=True)
class Failed:
    """Why a process has no answer, though it is well."""

    reason: Exception


class Worker:
    """A thinking process. Asking waits for the answer: ask from a thread."""

    def __init__(self, nice: int) -> None:
        self._here, there = _PROCESSES.Pipe()
        stop = _PROCESSES.Event()
        self._stop: Event | None = stop
        with deaf_to_interrupts():
            self.process = _PROCESSES.Process(
                target=_think, args=(there, stop, nice), name="tabiji-bot-worker", daemon=True
            )
            self.process.start()
        there.close()  # so that we hear it when the process ends

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self.process.is_alive()

    def ask(self, work: Work | Load) -> Any:
        """The answer to some work; nothing, when code was loaded."""
        self._take_time()
        try:
            self._here.send(work)
            answer = self._here.recv()
        except (EOFError, OSError) as error:
            raise Lost from error
        if isinstance(answer, Failed):
            raise answer.reason
        return answer

    def _take_time(self) -> None:
        if self._stop is None:
            raise Lost
        self._stop.clear()

    def hurry(self) -> None:
        """Have it answer at once with what it has found so far."""
        if stop := self._stop:
            stop.set()

    def kill(self) -> None:
        """End the process, whatever it is doing, and wait until it has ended."""
        with suppress(ValueError):  # it was closed before
            self.process.kill()
            self.process.join()
        self._here.close()
        self._stop = None  # the system's semaphores go with it, whoever still holds the worker


class Compiler:
    """The process that compiles what is missing."""

    def __init__(self, games: list[str], nice: int) -> None:
        self._here, there = _PROCESSES.Pipe(duplex=False)
        with deaf_to_interrupts():
            self.process = _PROCESSES.Process(
                target=compile_all, args=(games, nice, there), name="tabiji-compiler", daemon=True
            )
            self.process.start()
        there.close()

    def next_done(self) -> str | None:
        """Wait for the next game whose code is there; None when the process has ended."""
        try:
            name: str = self._here.recv()
        except (EOFError, OSError):
            return None
        return name

    def kill(self) -> None:
        """End it; what was compiled stays."""
        self.process.kill()
        self.process.join()
        self._here.close()


def _think(asked: Connection, stop: Any, nice: int) -> None:
    """The life of a thinking process: it ends when nobody can ask it any more."""
    from tabiji.server.bot_workers import compilation, deciding

    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step_back(nice)
    while True:
        try:
            work: Work | Load = asked.recv()
        except (EOFError, OSError):
            return
        answer: Answer | Hint | Failed | None = None
        try:
            if isinstance(work, Load):
                compilation.warm_up(work.game, work.searching)
            elif work.seconds is None:
                answer = deciding.decide(work.question, stop)
            else:
                answer = deciding.analyse(work.question, work.seconds, stop)
        except TabijiError as error:
            answer = Failed(error)
        except Exception as error:
            answer = Failed(RuntimeError(f"{type(error).__name__}: {error}"))
        try:
            asked.send(answer)
        except OSError:
            return
