"""A process of the worker pool: `python -m tabiji.server.pool_worker NICE`.

It reads work from its standard input, a function and its arguments, and writes what comes of it;
it ends when there is no input any more, so that it never outlives whoever started it.
"""

import os
import pickle
import sys
from struct import Struct
from typing import Any, BinaryIO

from tabiji.locale.errors import TabijiError

LENGTH = Struct(">Q")
"""How long a message is stands before it."""

MOST_BYTES = 64 * 1024 * 1024
"""No answer is longer."""

MOST_MEMORY = 2 * 1024 * 1024 * 1024
"""Bytes that a process may write to, where the system knows how to limit it."""


def main() -> None:
    """Do one piece of work after the other."""
    _limit_memory()
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    asked = sys.stdin.buffer
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what anything prints is no answer
    while work := _next(asked):
        content = _answer(work)
        answers.write(LENGTH.pack(len(content)) + content)
        answers.flush()


def _next(asked: BinaryIO) -> bytes | None:
    head = asked.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    work = asked.read(length)
    return work if len(work) == length else None


def _answer(work: bytes) -> bytes:
    answer: tuple[bool, Any]
    try:
        function, args, kwargs = pickle.loads(work)
        answer = True, function(*args, **kwargs)
    except TabijiError as error:
        answer = False, error
    except MemoryError:
        os._exit(1)  # whatever else is done here may fail as well: another process takes its place
    except Exception as error:
        answer = False, RuntimeError(f"{type(error).__name__}: {error}")
    return pickle.dumps(answer)


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
    most = MOST_MEMORY if hard == resource.RLIM_INFINITY else min(MOST_MEMORY, hard)
    resource.setrlimit(resource.RLIMIT_DATA, (most, hard))


if __name__ == "__main__":
    main()
