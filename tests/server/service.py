"""A service of one's own: `tabiji serve` on a free port, with a data folder of its own."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
"""Seconds after which something that should come is given up."""

USUAL = {
    "TABIJI_LANG": "en",
    "TABIJI_BOT_WORKERS": "1",
    "TABIJI_BOT_WORKERS_NICE": "0",  # a busy machine may leave nothing for whoever steps back
    "TABIJI_BOT_WORKERS_LOAD": "late",
    "TABIJI_SEED": "tests",
}
"""What a service is told unless a test says otherwise: quick to start, and the same every time."""


VISITORS: list["Visitor"] = []
"""Whoever has come; a fixture sends them home after each test."""


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something holds of which nobody tells."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.02)


class Service:
    """A running service."""

    def __init__(
        self, data: Path, *words: str, env: dict[str, str] | None = None, log: Path | None = None
    ) -> None:
        self.data = data
        self.log = log or data / "log"
        data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "tabiji", "serve", "--no-browser", "--data", str(data)]
        told = {**os.environ, **USUAL, **(env or {})}
        with self.log.open("ab") as log_file:
            self.process = subprocess.Popen(
                [*command, *(words or ("--port", "0"))],
                stdout=subprocess.PIPE,
                stderr=log_file,
                text=True,
                env=told,
            )
        assert self.process.stdout is not None
        too_long = Timer(PATIENCE, self.process.kill)  # then there is nothing more to read
        too_long.start()
        try:
            for line in self.process.stdout:
                if found := re.search(r"http://\S+", line):
                    self.address = found.group()
                    return
        finally:
            too_long.cancel()
        status = self._end(signal.SIGTERM)
        raise AssertionError(f"it did not start ({status}):\n{self.log.read_text()}")

    @property
    def host(self) -> str:
        """Name and port, as a browser sends them."""
        return self.address.removeprefix("http://")

    def visitor(self, **kwargs: Any) -> "Visitor":
        """Somebody who has never been here."""
        return Visitor(self, **kwargs)

    def person(self, name: str = "") -> "Visitor":
        """Somebody with a session, and perhaps a name."""
        found = self.visitor()
        assert found.get("/api/me").status_code == 200
        if name:
            assert found.put("/api/me", json={"name": name}).status_code == 200
        return found

    def stop(self) -> int:
        """Stop it as a system does, and wait; how it ended."""
        return self._end(signal.SIGTERM)

    def interrupt(self) -> int:
        """Stop it as a person does, with Ctrl-C, and wait; how it ended."""
        return self._end(signal.SIGINT)

    def kill(self) -> int:
        """As if the power failed."""
        return self._end(signal.SIGKILL)

    def _end(self, sign: signal.Signals) -> int:
        if self.process.poll() is None:
            self.process.send_signal(sign)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise AssertionError(f"it did not end:\n{self.log.read_text()[-3000:]}") from None
        finally:
            assert self.process.stdout is not None
            self.process.stdout.close()


class Visitor(httpx.Client):
    """A client with cookies, which sends the header that changes need."""

    def __init__(self, service: Service, **kwargs: Any) -> None:
        kwargs.setdefault("headers", {"X-Tabiji": "1"})
        super().__init__(base_url=service.address, timeout=PATIENCE, trust_env=False, **kwargs)
        self.service = service
        VISITORS.append(self)

    def open(self, game: str = "duo", *seats: str, **wish: Any) -> dict[str, Any]:
        """Set out a table; a seat is `me`, `open` or the name of a bot."""
        kinds = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats or ("me", "me")
        ]
        answer = self.post("/api/tables", json={"game": game, "seats": kinds, **wish})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def look(self, table: str) -> dict[str, Any]:
        """The table as this visitor sees it."""
        answer = self.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()["table"]
        return found

    def act(self, table: dict[str, Any], word: str | None = None, **other: Any) -> httpx.Response:
        """Play a word, or the first thing that is legal."""
        action = {
            "seat": table["turn"],
            "word": word or table["legal"][0]["word"],
            "seen": table["version"],
        }
        return self.post(f"/api/tables/{table['id']}/act", json={**action, **other})

    def ask(self, table: dict[str, Any], do: str, **other: Any) -> httpx.Response:
        """Do anything else."""
        wish = {"do": do, "seen": table["version"], **other}
        return self.post(f"/api/tables/{table['id']}/ask", json=wish)

    @contextmanager
    def live(
        self, table: str, seen: int | None = None, **kwargs: Any
    ) -> Iterator[ClientConnection]:
        """A live connection to a table."""
        crumbs = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        kwargs.setdefault("additional_headers", {"Cookie": crumbs} if crumbs else {})
        kwargs.setdefault("proxy", None)
        kwargs.setdefault("open_timeout", PATIENCE)
        kwargs.setdefault("ping_interval", None)  # a busy machine may take longer than a ping waits
        kwargs.setdefault("close_timeout", 1)
        place = f"/api/tables/{table}/live" + ("" if seen is None else f"?seen={seen}")
        with connect(f"ws://{self.service.host}{place}", **kwargs) as socket:
            yield socket
