"""Somebody at a browser of their own: pages, what went wrong on them, what came over the wire."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Response, WebSocket

PATIENCE = 60_000
"""Milliseconds after which something that should come is given up, on the busiest machine."""

THE_BROWSERS_OWN = (
    "was preloaded using link preload but not used within a few seconds",
    "WebSocket is closed before the connection is established",
)
"""What it says of a machine that is slow, or of a page that is left early: no mistake of ours."""

RECORDS = Path(__file__).parent / "records"
"""A game of each kind that is over."""

DESKTOP = (1440, 900)
TABLET = (820, 1180)
PHONE = (390, 844)
PHONE_ON_ITS_SIDE = (844, 390)

NOTHING_BY_ITSELF = """
  if (location.protocol === 'http:' && !localStorage.getItem('tabiji.table'))
    localStorage.setItem('tabiji.table', '{"forced": false}')
"""
"""What cannot be chosen waits for a click, so that nothing happens between two."""

REPORT_VIOLATIONS = """
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))
"""


def patiently() -> Iterator[None]:
    """Again and again, until it has been tried for too long."""
    until = time.monotonic() + PATIENCE / 1000
    while True:
        yield
        assert time.monotonic() < until, "it never came"


class Guest:
    """Somebody who looks at one page after the other, or at several."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.troubles: list[str] = []
        self.forgiven: list[str] = []
        self.messages: list[dict[str, Any]] = []
        """What the service sent over live connections, oldest first."""
        context.set_default_timeout(PATIENCE)
        context.add_init_script(REPORT_VIOLATIONS)
        context.on("page", self._meet)
        self.page = context.new_page()

    def _meet(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("websocket", self._listen)
        page.on("response", self._check)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(
            words in message.text for words in THE_BROWSERS_OWN
        ):
            self.troubles.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.messages.append(json.loads(data)))

    def _check(self, response: Response) -> None:
        if response.status >= 500:
            self.troubles.append(f"{response.status}: {response.url}")

    def forgive(self, *words: str) -> None:
        """What a test provokes: whatever the browser says with these words in it."""
        self.forgiven += words

    def unforgiven(self) -> list[str]:
        """What went wrong, and should not have."""
        return [
            trouble
            for trouble in self.troubles
            if not any(words in trouble for words in self.forgiven)
        ]

    def shows(self) -> str:
        """What is on the screen and what went wrong, in words."""
        told = [self.page.url, *self.troubles]
        focus = "document.activeElement?.outerHTML.slice(0, 200)"
        try:
            told += [self.page.locator("body").inner_text(timeout=5_000), self.page.evaluate(focus)]
        except Error as error:  # the page is gone, or does not answer
            told.append(str(error))
        return "\n".join(map(str, told))

    def go(self, path: str) -> Page:
        """Open a page of the service."""
        self.page.goto(self.address + path)
        return self.page

    def hover_nowhere(self) -> None:
        """Take the pointer away, so that nothing is pointed at."""
        self.page.mouse.move(0, 0)

    # What a program of this person would see

    def get(self, path: str) -> Any:
        """What the service tells this person."""
        answer = self.context.request.get(self.address + path)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, **wish: Any) -> Any:
        """Have something done without clicking for it."""
        answer = self.context.request.post(
            self.address + path, data=wish or None, headers={"X-Tabiji": "1"}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def new_table(self, game: str, *seats: str, **wish: Any) -> str:
        """Set out a table; a seat is `me`, `open`, or the name of a bot. Where it is."""
        if self.page.url.startswith(self.address):  # the page introduces itself: both are one
            self.eventually(lambda: bool(self.context.cookies(self.address)))
        self.get("/api/me")
        kinds = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        return f"/t/{self.post('/api/tables', game=game, seats=kinds, **wish)['id']}"

    def table_in_the_middle(self, game: str, *seats: str, at: int, **wish: Any) -> str:
        """A table where the game in `records/` stood after so many actions."""
        record = (RECORDS / f"{game}.tabiji").read_text()
        return self.new_table(game, *seats, take_over={"record": record, "at": at}, **wish)

    def look(self, path: str) -> Any:
        """A table as the service tells it: `/t/…`."""
        return self.get(f"/api/tables/{path.split('/')[2]}")

    def eventually(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds that the page does not show."""
        for _ in patiently():
            if holds():
                return
            self.page.wait_for_timeout(20)

    def download(self, click: Callable[[], None], to: Path) -> Path:
        """What a click saves."""
        with self.page.expect_download() as coming:
            click()
        coming.value.save_as(to)
        return to
