"""`--outcomes FILE`: what became of a run, for a program to read.

A plugin of pytest. The file appears whole, when the run is over: no file, no finished run.
"""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.suite.deadline import WAITED

LINES = 6
"""So many lines of a message are kept."""


@dataclass(frozen=True)
class Failure:
    """A test that failed, while setting up (`setup`), in itself (`call`) or after (`teardown`)."""

    id: str
    when: str
    message: str
    waited: str | None = None
    """Where it waited, if its deadline struck."""


@dataclass
class Outcomes:
    """A run that is over."""

    status: int = -1
    """The exit status of pytest: 0 passed, 1 tests failed, more: something else is wrong."""
    passed: list[str] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    skipped: int = 0
    not_collected: list[str] = field(default_factory=list)
    """Files and folders whose tests could not be read."""

    @property
    def failed(self) -> list[str]:
        """The tests that failed, each once."""
        return list(dict.fromkeys(failure.id for failure in self.failures))

    @classmethod
    def read(cls, path: Path) -> "Outcomes":
        """What a run has written."""
        told = json.loads(path.read_text(encoding="utf-8"))
        return cls(**{**told, "failures": [Failure(**failure) for failure in told["failures"]]})

    def write(self, path: Path) -> None:
        """Appear whole."""
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(json.dumps(asdict(self)), encoding="utf-8")
        fresh.replace(path)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--outcomes", metavar="FILE", help="write there what became of the run")


def pytest_configure(config: pytest.Config) -> None:
    """Only the process that a person started tells: it hears of all the others."""
    file = config.getoption("--outcomes")
    if file and not hasattr(config, "workerinput"):
        path = Path(config.invocation_params.dir, file)
        path.unlink(missing_ok=True)
        config.pluginmanager.register(_Listener(path))


class _Listener:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._heard = Outcomes()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._heard.not_collected.append(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._heard.failures.append(
                Failure(report.nodeid, report.when or "", _message(report), _waited(report))
            )
        elif report.skipped:
            self._heard.skipped += 1
        elif report.when == "call":
            self._heard.passed.append(report.nodeid)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self._heard.status = int(session.exitstatus)
        self._heard.write(self._path)


def _message(report: pytest.TestReport) -> str:
    crash: Any = getattr(report.longrepr, "reprcrash", None)
    text = crash.message if crash else report.longreprtext
    return "\n".join(text.strip().splitlines()[:LINES])


def _waited(report: pytest.TestReport) -> str | None:
    return next((str(value) for name, value in report.user_properties if name == WAITED), None)
