"""Work for several processes, with results in the order of the tasks."""

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message

if TYPE_CHECKING:
    from concurrent.futures import Future

Task = TypeVar("Task")
Result = TypeVar("Result")

Progress = Callable[[int], object]
"""Hears how many games are done."""

BATCH = 64
"""Games to a task: enough that handing them over costs nothing, few enough to see progress."""


class Unguarded(TabijiError, RuntimeError):
    """A script would begin everything again in the processes that are to help it."""


def in_batches(items: Iterable[Task]) -> Iterator[list[Task]]:
    """Lists of at most `BATCH` items."""
    waiting = iter(items)
    while batch := list(islice(waiting, BATCH)):
        yield batch


def in_order(
    function: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Iterator[Result]:
    """What `function` makes of each task, in the tasks' order.

    With more than one job, other processes work ahead, but never so far that results
    pile up. The first task is done here, so that what has to be compiled is compiled
    once. The function must be importable: processes start afresh, on every system alike.
    """
    waiting = iter(tasks)
    if jobs <= 1:
        yield from map(function, waiting)
        return
    only_in_the_first_process()
    yield from map(function, islice(waiting, 1))
    following = list(islice(waiting, 2 * jobs))
    if not following:
        return

    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent)
    try:
        with deaf_to_interrupts():  # processes start with the first tasks, and stay as they start
            running: deque[Future[Result]] = deque(
                pool.submit(function, task) for task in following
            )
        while running:
            result = running.popleft().result()
            running.extend(pool.submit(function, task) for task in islice(waiting, 1))
            yield result
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def only_in_the_first_process() -> None:
    """Refuse to begin in a process that has not started yet, and still reads what it belongs to.

    A process starts by importing the script that asked for it; what is not below
    `if __name__ == "__main__":` happens there once more.
    """
    from multiprocessing import current_process

    if getattr(current_process(), "_inheriting", False):
        raise Unguarded(Message("match-unguarded"))


def end_with_parent() -> None:
    """Let this process end as soon as the one that started it is gone, whatever ended that."""
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=watch, daemon=True).start()


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C is for the process that the person started; it ends the others.

    Only the main thread can say so; elsewhere there is no Ctrl-C to be deaf to.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
