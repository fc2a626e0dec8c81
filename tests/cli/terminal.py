"""A person at a terminal: a pseudo-terminal, what is typed into it, what appears on it."""

import os
import re
import select
import subprocess
import sys
from pathlib import Path
from types import TracebackType

PROGRAM = Path(__file__).with_name("at_terminal.py")
COLUMNS, LINES = 100, 40
PATIENCE = 60.0
"""Seconds to wait for something to appear: far more than it takes."""

PROMPT = b"> "
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """The command, running at a pseudo-terminal."""

    def __init__(self, *words: str, **environment: str) -> None:
        import pty

        self.ours, theirs = pty.openpty()
        settings = {"COLUMNS": str(COLUMNS), "LINES": str(LINES), "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            [sys.executable, str(PROGRAM), *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, **settings, "PYTHONIOENCODING": "utf-8", **environment},
            start_new_session=True,
        )
        os.close(theirs)
        self._bytes = b""
        self._seen = 0
        self._interrupts = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.ours)

    @property
    def screen(self) -> str:
        """All that has appeared, without colours."""
        return _plain(self._bytes)

    @property
    def last_lines(self) -> str:
        """What appeared lately: a question, and the choices there are."""
        return _plain(self._bytes[-4000:])

    @property
    def raw(self) -> bytes:
        """All that has appeared, as it came."""
        return self._bytes

    def type(self, text: str) -> None:
        """Type a line."""
        os.write(self.ours, f"{text}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self._interrupts += 1
        assert self._interrupts < 5, f"Ctrl-C is not heard:\n{self.screen[-3000:]}"
        os.write(self.ours, b"\x03")

    def wait_for_prompt(self) -> bool:
        """Wait until something is asked; False if the program has ended instead."""
        while True:
            if len(self._bytes) > self._seen and self._bytes.endswith(PROMPT):
                self._seen = len(self._bytes)
                return True
            if not self._more():
                return False

    def wait_for(self, text: str) -> None:
        """Wait until something is said."""
        while text not in self.screen:
            assert self._more(), f"{text!r} was never said:\n{self.screen[-3000:]}"

    def leave(self) -> int:
        """Wait for the program to end; its exit status."""
        while self._more():
            pass
        return self.process.wait(PATIENCE)

    def _more(self) -> bool:
        ready, _, _ = select.select([self.ours], [], [], PATIENCE / 2)
        if not ready:
            if self._interrupts:  # just as Python began to wait for a line, it looks away
                self.interrupt()
            ready, _, _ = select.select([self.ours], [], [], PATIENCE / 2)
        assert ready, f"nothing happens any more:\n{self.screen[-3000:]}"
        try:
            arrived = os.read(self.ours, 65536)
        except OSError:  # how Linux says that the other side has closed
            arrived = b""
        self._bytes += arrived
        return bool(arrived)


def _plain(raw: bytes) -> str:
    return ESCAPES.sub("", raw.decode("utf-8", "replace")).replace("\r\n", "\n")
