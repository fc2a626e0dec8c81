"""What the service says of itself: lines of JSON for programs, plain lines at a terminal.

A line names what happened and its values, which are given as `extra`. No key, cookie or
link is ever among them: an address is logged as its route, `/api/invitations/{key}`.
"""

import json
import logging
import os
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

LEVEL = "TABIJI_LOG"
"""The environment variable that chooses how much is said: debug, info, warning, error."""

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
"""What every record has; the rest is what somebody gave as `extra`."""


class JsonLines(logging.Formatter):
    """A line of JSON for each thing that happened."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **_values(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """A line for people who look at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and where an error came from below it."""
        when = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        values = " ".join(f"{name}={value}" for name, value in _values(record).items())
        line = f"{when} {record.levelname.lower():<7} {record.getMessage()} {values}".rstrip()
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return line


def begin_logging(stream: TextIO | None = None, level: str | None = None) -> None:
    """Log to a stream, the error stream by default, as suits whoever reads it.

    At a terminal only what is wrong is said: whoever plays there does not want a line for
    every request.
    """
    stream = stream or sys.stderr
    people = stream.isatty()
    chosen = (level or os.environ.get(LEVEL) or ("warning" if people else "info")).upper()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if people else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(chosen if chosen in logging.getLevelNamesMapping() else "INFO")
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        theirs = logging.getLogger(name)
        theirs.handlers.clear()
        theirs.propagate = True
        theirs.setLevel(logging.WARNING)  # requests are told by the guard, by route
    for name in ("aiosqlite", "alembic", "sqlalchemy", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _values(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _PLAIN}
