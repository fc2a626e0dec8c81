"""Playing at a table in the browser: what is offered is found on the screen, and clicked."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.guests import Guest, patiently

WHAT_NOW = """
  () => {
    if (document.querySelector('dialog[open] .places')) return 'over'
    if (document.querySelector('.curtain')) return 'curtain'
    if (document.querySelector('.skip, .text main > section:first-child > button')) return 'shown'
    if (document.querySelector('[data-word]')) return 'choose'
    return null
  }
"""

SKIP = """
  () => document.querySelector('.skip, .text main > section:first-child > button')?.click()
"""
"""Looked for and clicked at once: a key would go to whatever has the focus by the time it comes."""

OFFERED = "[data-word]:visible"

AT_REST = """
  async () => {
    const places = () => JSON.stringify([...document.querySelectorAll('[data-word]')]
      .map((one) => one.getBoundingClientRect()))
    let [before, same] = [places(), 0]
    for (let frames = 0; same < 3 && frames < 300; frames += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      const now = places()
      same = now === before ? same + 1 : 0
      before = now
    }
  }
"""
"""Sizes follow from what is measured, a frame or two later: wait until nothing moves any more."""


class Seat:
    """A screen with a table on it."""

    def __init__(self, guest: Guest, path: str = "", page: Page | None = None) -> None:
        self.guest = guest
        self.page = page or guest.page
        if path:
            self.page.goto(guest.address + path)
        self.page.wait_for_selector(".tabletop, .text, main")
        self.path = path or self.page.url.removeprefix(guest.address)

    # What the screen shows

    def ready(self) -> str:
        """Wait until something can be done: `choose`, `over`, or `curtain`; skip what is shown."""
        found = "shown"
        for _ in patiently():
            found = self.page.wait_for_function(WHAT_NOW).json_value()
            if found != "shown":
                break
            self.page.evaluate(SKIP)
        self.page.evaluate(AT_REST)
        return found

    def settled(self) -> None:
        """Skip what is being shown, whoever is to act."""
        self.page.wait_for_selector(".asked, #asked")
        for _ in patiently():
            if not self.page.locator(".skip").count():
                return
            self.page.evaluate(SKIP)

    @property
    def offered(self) -> list[str]:
        """The words of what can be done, each once."""
        words = self.page.locator(OFFERED).evaluate_all(
            "found => found.map(one => one.dataset.word)"
        )
        return list(dict.fromkeys(words))

    def target(self, word: str) -> Locator:
        """The thing, or the button, that does it."""
        return self.page.locator(f'[data-word="{word}"]:visible').first

    @property
    def said(self) -> str:
        """The sentence at the foot."""
        return self.page.locator(".asked .words, #asked").first.inner_text()

    @property
    def log(self) -> list[str]:
        """What happened in the game, line by line."""
        return self.page.locator(".log li button, .log li .line:not(.aside)").all_inner_texts()

    @property
    def points(self) -> list[int]:
        """The points on the plates: those above, then those below."""
        found = self.page.locator(".plate .points b").all_inner_texts()
        return [int(number) for number in found]

    # What the service knows

    @property
    def table(self) -> dict[str, Any]:
        """The table as this person may know it."""
        found: dict[str, Any] = self.guest.look(self.path)["table"]
        return found

    @property
    def heard(self) -> int:
        """The newest version that came over the wire."""
        return int(self._newest()["version"])

    def _newest(self) -> dict[str, Any]:
        told = (message["table"] for message in self.guest.messages if "table" in message)
        tables = [table for table in told if table["id"] in self.path]
        return max(tables, key=lambda table: table["version"], default={"version": -1, "legal": []})

    def _worth(self, word: str) -> int:
        """The points that it gives at once, as the slip says."""
        known = {one["word"]: sum(one["points"].values()) for one in self._newest()["legal"]}
        return int(known.get(word, 0))

    # What is done

    def play(self, word: str) -> None:
        """Click what does it, and wait until it has happened."""
        before = self.heard
        self.target(word).click()
        self.guest.eventually(lambda: self.heard > before)

    def play_until(self, enough: Callable[[], bool], seed: int = 1) -> None:
        """Play what gives most at once, again and again, until it is enough, or over."""
        chance = random.Random(seed)
        while self.ready() != "over" and not enough():
            self._play_something(chance)

    def play_to_the_end(self, seed: int = 1) -> None:
        """Play until the result is shown."""
        self.play_until(lambda: False, seed)

    def play_actions(self, count: int, seed: int = 1) -> None:
        """Play so many things."""
        chance = random.Random(seed)
        for _ in range(count):
            self._play_something(chance)

    def _play_something(self, chance: random.Random) -> None:
        words: list[str] = []
        for _ in patiently():
            if words := self._choices():
                break
        best = max(map(self._worth, words))
        self.play(chance.choice([word for word in words if self._worth(word) == best]))

    def _choices(self) -> list[str]:
        if self.ready() == "curtain":
            self.page.locator(".curtain button").click()
            self.page.wait_for_selector(".curtain", state="detached")
            self.ready()
        return self.offered
