"""What was measured: how long everybody waited, and what went wrong."""

import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Measured:
    """Seconds from sending an action until both clients had it, and errors by name."""

    waits: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    """Seconds from sending an action until its sender was told that it is on disk."""
    errors: Counter[str] = field(default_factory=Counter)

    def lines(self) -> list[str]:
        """For a person to read."""
        told = [
            ("every client has it", self.waits),
            ("the sender is answered", self.answers),
        ]
        rows = [f"{'milliseconds':24}    p50    p95    p99    max"]
        for name, seconds in told:
            shown = [percentile(seconds, share) for share in (0.5, 0.95, 0.99, 1.0)]
            rows.append(f"{name:24}" + "".join(f"{1000 * value:7.1f}" for value in shown))
        wrong = ", ".join(f"{count} x {name}" for name, count in self.errors.items())
        return [*rows, f"errors: {wrong or 'none'}"]


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def cpu_seconds(pid: int) -> float:
    """What a process and its children have used, on Linux; 0 elsewhere."""
    total, ticks = 0.0, os.sysconf("SC_CLK_TCK")
    for found in _family(pid):
        try:
            fields = Path(f"/proc/{found}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += (int(fields[11]) + int(fields[12])) / ticks
    return total


def _family(pid: int) -> list[int]:
    try:
        threads = Path(f"/proc/{pid}/task")
        children = [(task / "children").read_text() for task in threads.iterdir()]
    except OSError:
        return [pid]
    return [pid, *(one for child in "".join(children).split() for one in _family(int(child)))]
