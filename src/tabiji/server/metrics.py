"""What is counted, for Prometheus: `/metrics`.

Several processes of one service count together, in files of a folder that they share
(`PROMETHEUS_MULTIPROC_DIR`, set by `tabiji serve`); so no number is asked for only when
somebody looks: each is set by the process it belongs to.
"""

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)
"""Where the latencies are divided."""


class Metrics:
    """The counters of one service."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.requests = Counter(
            "tabiji_requests", "Requests, by route.", ["method", "route", "status"],
            registry=registry,
        )  # fmt: skip
        self.latency = Histogram(
            "tabiji_request_seconds", "From a request to its answer.", ["route"],
            buckets=SECONDS, registry=registry,
        )  # fmt: skip
        self.refusals = Counter(
            "tabiji_refusals", "What was refused, by code.", ["code"], registry=registry
        )
        self.accepted = Counter(
            "tabiji_accepted", "Actions and requests at tables that are on disk.", ["kind"],
            registry=registry,
        )  # fmt: skip
        self.accepting = Histogram(
            "tabiji_accepting_seconds", "From an action to its being on disk.",
            buckets=SECONDS, registry=registry,
        )  # fmt: skip
        self.connections = _gauge("tabiji_connections", "Live connections.", registry)
        self.tables = _gauge("tabiji_live_tables", "Tables that somebody watches.", registry)
        self.thinking = _gauge("tabiji_thinking", "Moves that bots think about now.", registry)
        self.waiting = _gauge("tabiji_thinking_queue", "Moves that wait for a worker.", registry)

    def exposed(self) -> bytes:
        """As Prometheus reads it: what all processes counted."""
        if SHARED not in os.environ:
            return generate_latest(self._registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


def forget_the_dead() -> None:
    """What goes up and down in a process that died goes no more: its part is left out."""
    for file in Path(os.environ[SHARED]).glob("gauge_live*_*.db"):
        number = file.stem.rpartition("_")[2]
        if number.isdecimal() and not _runs(int(number)):
            mark_process_dead(int(number))  # type: ignore[no-untyped-call]


def _runs(process: int) -> bool:
    if os.name != "posix":  # elsewhere, asking would end it
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:  # somebody else's by now
        return True
    return True


def _gauge(name: str, about: str, registry: CollectorRegistry) -> Gauge:
    return Gauge(name, about, registry=registry, multiprocess_mode="livesum")
