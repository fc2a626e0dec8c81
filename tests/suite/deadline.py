"""No test waits for ever: a plugin that tells what a test was waiting for when its time was over.

pytest-timeout reads the settings (`timeout` in pyproject.toml, `@pytest.mark.timeout(300)`); the
clock is ours, for five reasons. Setting up, the test and clearing up each have the whole time, so
that the first test of a folder does not pay for the service it starts, and clearing up after a
deadline has one too. What all threads, tasks and greenlets did is kept in the report, which
reaches the terminal from another process too. The exception is raised in the test's greenlet:
raised where the signal finds Playwright, it would end the loop that Playwright needs to tell what
is on the screen. Hypothesis does not take it for a failing example to be made smaller. And
compiled code, which never looks up to hear the alarm, is ended as well, with its process.
"""

import asyncio
import faulthandler
import linecache
import os
import signal
import sys
import threading
import traceback
from collections.abc import Generator, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from types import CoroutineType, FrameType
from typing import Any, Protocol

import greenlet  # type: ignore[import-untyped]
import pytest
from _pytest.outcomes import OutcomeException

SLOW = 2400.0
"""Seconds for a test marked `slow` that names no deadline of its own."""

AGAIN = 30.0
"""Seconds after which the alarm rings once more: what a test does in `finally` may hang too."""

DEAF = 3
"""After so many times the deadline, in seconds of all cores together, the process is ended."""

WAITED = "waited"
"""The property of a report that says where a test was when its deadline struck."""

TESTS = Path(__file__).parents[1]

MACHINERY = {"_pytest", "pluggy", "pytest", "xdist", "execnet"}
"""What every stack begins with, and nobody wants to read."""

_seconds = pytest.StashKey[float]()
_stacks = pytest.StashKey[str]()


class DeadlinePassed(OutcomeException):
    """The time of a test is over. Not an Exception: no test catches it by mistake."""


class Settings(Protocol):
    """What pytest-timeout found for a test."""

    timeout: float


def pytest_configure(config: pytest.Config) -> None:
    capture: Any = config.pluginmanager.getplugin("capturemanager")
    with capture.global_and_fixture_disabled():
        told = os.dup(2)  # where people read, whatever a test does with the error stream
    config.add_cleanup(lambda: os.close(told))
    if hasattr(signal, "SIGPROF"):
        faulthandler.register(signal.SIGPROF, told, all_threads=True, chain=True)
        config.add_cleanup(lambda: faulthandler.unregister(signal.SIGPROF))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOW))


@pytest.hookimpl(tryfirst=True)
def pytest_timeout_set_timer(item: pytest.Item, settings: Settings) -> bool:
    """Instead of pytest-timeout's own clock."""
    item.stash[_seconds] = settings.timeout
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_timeout_cancel_timer() -> bool:
    """Instead of pytest-timeout's own clock: ours stops after each phase."""
    return True


def pytest_enter_pdb() -> None:
    """Somebody looks around: there is no hurry."""
    _stop_clocks()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    with _deadline(item, "setting up"):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    with _deadline(item, "the test"):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    with _deadline(item, "clearing up"):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and _stacks in item.stash:
        report.sections.append(("when the deadline struck", item.stash[_stacks]))
        del item.stash[_stacks]
    return report


@contextmanager
def at_most(seconds: float, what: str, item: pytest.Item | None = None) -> Iterator[None]:
    """Raise `DeadlinePassed` in here when it takes longer; what goes on is kept for the report."""
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return
    here = greenlet.getcurrent()

    def ring(number: int, frame: FrameType | None) -> None:
        __tracebackhide__ = True
        elsewhere = greenlet.getcurrent() is not here
        waiting = where(here.gr_frame if elsewhere else frame)
        if item is not None and _stacks not in item.stash:
            item.stash[_stacks] = stacks()
            item.user_properties.append((WAITED, waiting))
        passed = DeadlinePassed(f"{seconds:g} s for {what} are over. It waited at\n{waiting}")
        if elsewhere:  # whoever is here goes on when the test lets it
            _wake_loop()
            here.throw(passed)
        else:
            raise passed

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds * DEAF)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        _stop_clocks()
        signal.signal(signal.SIGALRM, before)


def where(frame: FrameType | None) -> str:
    """The lines of our tests that led here, the innermost last; and below them what they called."""
    found = [*traceback.extract_stack(frame), *_awaited()]
    ours = [at for at, line in enumerate(found) if _is_a_test(line.filename)]
    lines = [found[at] for at in ours[-3:]] or found[-1:]
    if ours and ours[-1] + 1 < len(found):
        lines.append(found[ours[-1] + 1])
    return "\n".join(
        f"{_short(line.filename)}:{line.lineno} in {line.name}: {line.line}" for line in lines
    )


def stacks() -> str:
    """What every thread and every task of this process does."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    told = []
    for number, frame in sys._current_frames().items():
        lines = [line for line in traceback.extract_stack(frame) if not _is_machinery(line)]
        told += [f"Thread {names.get(number, number)}:\n", *traceback.format_list(lines)]
    for task in _tasks():
        chain = _chain(task.get_coro())
        told += [f"Task {task.get_name()}:\n", *traceback.format_list(chain)]
    return "".join(told)


def _deadline(item: pytest.Item, what: str) -> AbstractContextManager[None]:
    """The time of one phase of a test; without end where somebody asks for `--timeout 0`."""
    seconds = item.stash.get(_seconds, 0.0)
    return at_most(seconds, what, item) if seconds else nullcontext()


def _stop_clocks() -> None:
    for clock in (signal.ITIMER_REAL, signal.ITIMER_PROF):
        signal.setitimer(clock, 0)


def _wake_loop() -> None:
    """A loop that slept when it was left would go on sleeping, whatever it is asked meanwhile."""
    with suppress(RuntimeError):  # no loop runs here
        asyncio.get_running_loop().call_soon_threadsafe(lambda: None)


def _tasks() -> set[asyncio.Task[Any]]:
    try:
        return asyncio.all_tasks()
    except RuntimeError:  # no loop runs here
        return set()


def _awaited() -> list[traceback.FrameSummary]:
    """Where the task that is in a test of ours waits."""
    for task in _tasks():
        chain = _chain(task.get_coro())
        if any(_is_a_test(line.filename) for line in chain):
            return chain
    return []


def _chain(awaited: object) -> list[traceback.FrameSummary]:
    """The coroutines that wait for each other, the innermost last."""
    found = []
    while isinstance(awaited, CoroutineType) and (frame := awaited.cr_frame) is not None:
        code, number = frame.f_code, frame.f_lineno
        line = linecache.getline(code.co_filename, number).strip()
        found.append(traceback.FrameSummary(code.co_filename, number, code.co_name, line=line))
        awaited = awaited.cr_await
    return found


def _is_machinery(line: traceback.FrameSummary) -> bool:
    path = Path(line.filename)
    return path == Path(__file__) or not MACHINERY.isdisjoint(path.parts)


def _is_a_test(file: str) -> bool:
    path = Path(file)
    return path.is_relative_to(TESTS) and path != Path(__file__)


def _short(file: str) -> str:
    path = Path(file)
    if path.is_relative_to(TESTS):
        return str(path.relative_to(TESTS.parent))
    return "/".join(path.parts[-3:])
