"""Work for several processes, with results in the order of the tasks."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future

Task = TypeVar("Task")
Result = TypeVar("Result")

Progress = Callable[[int], object]
"""Hears how many games are done."""

BATCH = 64
"""Games to a task: enough that handing them over costs nothing, few enough to see progress."""


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
    pile up. The function must be importable: processes start afresh, on every system
    alike.
    """
    if jobs <= 1:
        yield from map(function, tasks)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    waiting = iter(tasks)
    running: deque[Future[Result]] = deque()
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        running.extend(pool.submit(function, task) for task in islice(waiting, 2 * jobs))
        while running:
            result = running.popleft().result()
            running.extend(pool.submit(function, task) for task in islice(waiting, 1))
            yield result
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
