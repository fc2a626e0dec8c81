"""Playing on many machines, by Ray.

The same tasks are handed out, and their results come back in the same order: a
tournament on a cluster is the same tournament, game for game. Every machine of the
cluster needs this version of Tabiji, and the modules of your own bots.
"""

import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from tabiji.arena.workers import WorkerLost
from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message, Verbatim, quoted

Task = TypeVar("Task")
Done = TypeVar("Done")

LOCAL = "local"
"""The address that starts a cluster of this machine alone, for as long as it is needed."""

RETRIES = 3
"""How often a game is begun again whose worker, or machine, was lost."""


PATIENCE = 10.0
"""Seconds to wait for a cluster to answer."""


class NoCluster(TabijiError):
    """Ray is not installed, or there is no cluster at that address."""


def on_cluster(
    function: Callable[[Task], Done], tasks: Iterable[Task], address: str
) -> Generator[Done, None, None]:
    """What `function` makes of each task, in order, worked on by a Ray cluster."""
    ray = _imported()
    _join(ray, address)
    try:
        remote = ray.remote(max_retries=RETRIES, num_cpus=1)(function)
        waiting = iter(tasks)
        ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = deque(remote.remote(task) for task in islice(waiting, ahead))
        while running:
            done = ray.get(running.popleft())
            running.extend(remote.remote(task) for task in islice(waiting, 1))
            yield done
    except ray.exceptions.WorkerCrashedError as error:
        raise WorkerLost(Message("arena-worker-lost", {"times": RETRIES + 1})) from error
    finally:
        ray.shutdown()


def _imported() -> Any:
    # Ray counts its users over the network unless it is told not to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise NoCluster(Message("arena-no-ray")) from error
    return ray


def _knock(address: str) -> None:
    """Whether anybody is there: Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), PATIENCE).close()


def _join(ray: Any, address: str) -> None:
    own: dict[str, Any] = {"include_dashboard": False} if address == LOCAL else {}
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        values = {"address": quoted(address), "why": Verbatim(error)}
        raise NoCluster(Message("arena-no-cluster", values)) from error
