"""What the tests run in: nothing of the person's own reaches them, nothing of theirs stays behind."""

import logging
import os
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path

KEPT = {"TABIJI_CACHE_DIR", "PYTHONPATH"}
"""Where compiled code is kept, under a name made from its sources: it changes no outcome. And where
sources are: `make mutations` has others."""

PERSONAL = ("TABIJI_", "MAKE", "GIT_", "NUMBA_", "PG", "LC_", "PYTHON")
"""What begins with these is the person's: a database of theirs, a hook of Git that runs us, a wish
that Python read every source anew, which takes each process that a test starts half a second."""

PROXIES = {f"{kind}_proxy" for kind in ("http", "https", "ftp", "ws", "wss", "all", "no")}

LOOKS = {
    *("NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "LINES"),
    *("TTY_COMPATIBLE", "TTY_INTERACTIVE"),
}
"""How the person likes what a program prints."""


def clear(environment: MutableMapping[str, str]) -> None:
    """Before anything of ours is imported, since a board is read when its game is."""
    for name in set(environment) - KEPT:
        if name.startswith(PERSONAL) or name.lower() in PROXIES or name == "PYTEST_ADDOPTS":
            del environment[name]
    environment.pop("LANGUAGE", None)
    environment["LANG"] = "C.UTF-8"


def clear_looks(environment: MutableMapping[str, str]) -> None:
    """After pytest has seen how the person likes its own lines."""
    for name in LOOKS & set(environment):
        del environment[name]
    environment["TERM"] = "xterm-256color"


@contextmanager
def restored() -> Iterator[None]:
    """Afterwards all is as it was: variables, folder, loggers, how many files may be open."""
    variables, folder, files = _variables(), Path.cwd(), _open_files()
    loggers = [(each, each.level, each.propagate, each.handlers[:]) for each in _loggers()]
    yield
    now = _variables()
    for name in now.keys() - variables.keys():
        del os.environ[name]
    os.environ.update(dict(variables.items() - now.items()))
    os.chdir(folder)
    _open_files(files)
    for logger, level, propagate, handlers in loggers:
        if logger.level != level:
            logger.setLevel(level)
        logger.propagate = propagate
        logger.handlers[:] = handlers


def _variables() -> dict[str, str]:
    """The environment, but for the line in which pytest keeps what it is at."""
    return {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}


def _loggers() -> list[logging.Logger]:
    named = logging.root.manager.loggerDict.values()
    return [logging.root, *(each for each in named if isinstance(each, logging.Logger))]


def _open_files(limits: tuple[int, int] | None = None) -> tuple[int, int] | None:
    """How many files may be open; set it, where a test changed it."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return None
    now = resource.getrlimit(resource.RLIMIT_NOFILE)
    if limits is not None and limits != now:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
    return now
