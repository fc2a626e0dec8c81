"""The first request of a page fails, whatever way: the page says so, and it can be tried again."""

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Error, Page, Route, WebSocketRoute, expect

from tests.browser.guests import Guest, patiently

PROBLEM = {"text": {"id": "service-too-many", "args": {"seconds": 1}, "verbatim": []}}

Fails = Callable[[Route], None]


def _refuses(status: int) -> Fails:
    body = json.dumps({"code": "too-many", "english": "Not now.", **PROBLEM})
    return lambda route: route.fulfill(status=status, content_type="application/json", body=body)


FAILURES: dict[str, Fails] = {
    "no network": lambda route: route.abort("internetdisconnected"),
    "a mistake": lambda route: route.fulfill(status=500, body="oops"),
    "no database": _refuses(503),
    "too much": _refuses(429),
    "no answer of ours": lambda route: route.fulfill(
        content_type="text/html", body="<p>Welcome to our hotel!</p>"
    ),
    "never answered": lambda _: None,  # it is held
}
"""What happens to every request, live connections included."""

NEVER = FAILURES["never answered"]

SAID_TO_BE = ("Failed to load resource", "500: ", "503: ", "WebSocket connection", "live", "ERR_")
"""What the browser says of it."""


CLICK = "(buttons) => buttons.forEach((button) => button.click())"
"""On the button, if it is still there: whatever tries again by itself may have been quicker."""


@dataclass
class Network:
    """What stands between a page and the service."""

    page: Page
    fails: Fails | None = None
    asked: int = 0
    held: list[Route] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.route("**/api/**", self._request)
        self.page.route_web_socket("**/live*", self._live)

    def heal(self) -> None:
        """All is well again; for what was not answered it is too late."""
        self.fails = None
        for route in self.held:
            with suppress(Error):  # given up by the page
                route.abort("connectionaborted")

    def _request(self, route: Route) -> None:
        self.asked += 1
        if self.fails:
            self.fails(route)
            if self.fails is NEVER:
                self.held.append(route)
        else:
            route.continue_()

    def _live(self, socket: WebSocketRoute) -> None:
        self.asked += 1
        if self.fails is None:
            socket.connect_to_server()
        elif self.fails is not NEVER:
            socket.close(code=1011)


@dataclass(frozen=True)
class Asked:
    """A page, and what it shows when all is well."""

    path: Callable[[Guest], str]
    shows: str


def _finished(guest: Guest) -> str:
    table = guest.new_table("tokaido", "me", "haru")
    place = f"/api{table.replace('/t/', '/tables/')}"
    guest.post(f"{place}/ask", do="resign", seat=0, seen=guest.look(table)["table"]["version"])
    return f"{table}/replay"


def _invitation(guest: Guest) -> str:
    table = guest.new_table("tokaido", "me", "open")
    found: str = guest.look(table)["table"]["invitations"][0]["path"]
    return found


PAGES = {
    "home": Asked(lambda _: "/", ".against span:has-text('Haru')"),
    "lobby": Asked(lambda _: "/lobby", "#tables-mine"),
    "new table": Asked(lambda _: "/new/tokaido", "form"),
    "table": Asked(lambda guest: guest.new_table("duo", "me", "me"), ".side, .tabletop"),
    "waiting table": Asked(lambda guest: guest.new_table("duo", "me", "open"), "li.open"),
    "invitation": Asked(_invitation, "main .sheet"),
    "oneself": Asked(lambda _: "/me", "section button:enabled:has-text('Show')"),
    "a personal link": Asked(lambda guest: guest.get("/api/me")["link"], ".games"),
    "first game": Asked(lambda _: "/learn/duo", ".side, .tabletop"),
    "replay": Asked(_finished, ".replay, .side"),
}


def _wait_in_vain(guest: Guest, network: Network) -> None:
    """Let time pass until the page says that something is wrong."""
    guest.eventually(lambda: network.asked > 0)
    alert = guest.page.get_by_role("alert")
    for _ in patiently():
        if alert.count():
            break
        guest.page.clock.run_for(5_000)
    expect(alert).to_have_count(1)
    expect(alert.get_by_role("paragraph")).not_to_be_empty()


@pytest.mark.parametrize("failure", FAILURES)
@pytest.mark.parametrize("asked", PAGES)
def test_the_page_says_so_and_another_try_works(guest: Guest, asked: str, failure: str) -> None:
    guest.forgive(*SAID_TO_BE)
    path, page = PAGES[asked].path(guest), guest.page
    network = Network(page, FAILURES[failure])
    page.clock.install()
    guest.go(path)
    page.evaluate("window.sameAsBefore = true")
    again = page.get_by_role("alert").get_by_role("button", name="Try again")
    _wait_in_vain(guest, network)
    again.evaluate_all(CLICK)
    _wait_in_vain(guest, network)
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)  # a table tries again by itself
    network.heal()
    expect(again.or_(page.locator(PAGES[asked].shows)).first).to_be_visible()
    again.evaluate_all(CLICK)
    expect(page.locator(PAGES[asked].shows).first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.evaluate("window.sameAsBefore")


@pytest.mark.parametrize("asked", PAGES)
def test_the_page_tries_again_when_the_network_is_back(guest: Guest, asked: str) -> None:
    guest.forgive(*SAID_TO_BE)
    path, page = PAGES[asked].path(guest), guest.page
    network = Network(page, FAILURES["no network"])
    guest.go(path)
    expect(page.get_by_role("alert")).to_have_count(1)
    network.fails = None
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(PAGES[asked].shows).first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
