"""Playing on all cores: results in the order of the tasks, whoever finishes first."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message
from tabiji.match.jobs import deaf_to_interrupts, end_with_parent, only_in_the_first_process

if TYPE_CHECKING:
    from concurrent.futures import Future

Task = TypeVar("Task")
Done = TypeVar("Done")

ATTEMPTS = 3
"""So many times in a row a worker may be lost before we give up."""


class WorkerLost(TabijiError):
    """Processes keep dying over the same games."""


def on_cores(
    function: Callable[[Task], Done], tasks: Iterable[Task], jobs: int
) -> Generator[Done, None, None]:
    """What `function` makes of each task, in order, worked on by so many processes.

    The first task is done here, so that what has to be compiled is compiled once. A
    process that dies costs what it was working on, which is begun again. Whoever stops
    asking, by Ctrl-C or because enough is known, ends the processes at once.
    """
    waiting = deque(tasks)
    if jobs > 1:
        only_in_the_first_process()
    while waiting and (jobs <= 1 or len(waiting) == 1):
        yield function(waiting.popleft())
    if waiting:
        yield function(waiting.popleft())
    lost = 0
    while waiting:
        try:
            with closing(_in_pool(function, list(waiting), jobs)) as results:
                for done in results:
                    waiting.popleft()
                    lost = 0
                    yield done
        except BrokenProcessPool as error:
            lost += 1
            if lost == ATTEMPTS:
                raise WorkerLost(Message("arena-process-lost", {"times": ATTEMPTS})) from error


def _in_pool(
    function: Callable[[Task], Done], tasks: list[Task], jobs: int
) -> Generator[Done, None, None]:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    others = set(active_children())
    waiting = iter(tasks)
    finished = False
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent)
    try:
        with deaf_to_interrupts():  # processes start with the first tasks, and stay as they start
            running: deque[Future[Done]] = deque(
                pool.submit(function, task) for task in islice(waiting, 2 * jobs)
            )
        while running:
            done = running.popleft().result()
            running.extend(pool.submit(function, task) for task in islice(waiting, 1))
            yield done
        finished = True
    finally:
        if not finished:
            for process in set(active_children()) - others:
                process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)
