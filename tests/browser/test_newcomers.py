"""Somebody who has never been here, and does not wait for the service before they begin."""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Route, expect

from tests.browser.guests import PATIENCE, Guest
from tests.browser.seats import Seat


class Held:
    """Introductions that are not answered until somebody says so."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.routes: list[Route] = []
        self.released = False
        guest.context.route("**/api/me", self._hold)

    def _hold(self, route: Route) -> None:
        if self.released or route.request.method != "GET":
            route.continue_()
        else:
            self.routes.append(route)

    @property
    def pages(self) -> int:
        """How many pages wait for an answer."""
        return len({route.request.frame.page for route in self.routes})

    def answer(self) -> list[dict[str, Any]]:
        """The service hears all of them before the browser hears of any: who they are."""
        answers = [self._ask(route) for route in self.routes]
        self.released = True
        for route, answer in zip(self.routes, answers, strict=True):
            headers = {name: answer.headers[name] for name in ("content-type", "set-cookie")}
            route.fulfill(status=answer.status_code, headers=headers, body=answer.content)
        return [answer.json() for answer in answers]

    def _ask(self, route: Route) -> httpx.Response:
        sent = route.request.headers.items()
        ours = {name: value for name, value in sent if name.lower().startswith("x-tabiji")}
        address = f"{self.guest.address}/api/me"
        return httpx.get(address, headers=ours, trust_env=False, timeout=PATIENCE / 1000)


@pytest.fixture
def held(guest: Guest) -> Iterator[Held]:
    yield Held(guest)
    guest.context.unroute_all(behavior="ignoreErrors")


def test_a_newcomer_with_two_tabs_who_plays_at_once_is_one_person_at_their_table(
    guest: Guest, held: Held
) -> None:
    page = guest.go("/")
    other = guest.context.new_page()
    other.goto(guest.address)
    guest.eventually(lambda: held.pages == 2)
    page.get_by_role("button", name="Play Tokaido Duo").click()
    answered = held.answer()
    assert len({me["id"] for me in answered}) == 1
    page.wait_for_url("**/t/*")
    seat = Seat(guest)
    assert seat.ready() == "choose"
    assert [chair["mine"] for chair in seat.table["seats"]].count(True) == 1
    other.reload()
    expect(other.locator("#continue")).to_be_visible()
    assert guest.get("/api/me")["id"] == answered[0]["id"]


def test_a_page_that_wants_several_things_at_once_introduces_itself_once(
    guest: Guest, held: Held
) -> None:
    page = guest.go("/")
    guest.eventually(lambda: held.pages == 1)
    page.get_by_role("button", name="Play Tokaido Duo").click()
    page.wait_for_timeout(500)
    assert len(held.routes) == 1
    held.answer()
    page.wait_for_url("**/t/*")


def test_a_newcomer_whom_nobody_holds_back_sits_at_the_table_they_opened(guest: Guest) -> None:
    guest.go("/").get_by_role("button", name="Play Tokaido Duo").click()
    guest.page.wait_for_url("**/t/*")
    assert Seat(guest).ready() == "choose"


def _only_type(_: Guest) -> None: ...


def _save(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Save", exact=True).click()


@pytest.mark.parametrize("then", [_only_type, _save])
def test_a_name_that_is_typed_before_the_service_answers_stays(
    guest: Guest, held: Held, then: Callable[[Guest], None]
) -> None:
    page = guest.go("/me")
    name = page.get_by_label("Your name")
    name.fill("Aiko")
    then(guest)
    guest.eventually(lambda: held.pages == 1)
    held.answer()
    expect(page.get_by_role("button", name="Show the link")).to_be_enabled()
    expect(name).to_have_value("Aiko")
    if then is _only_type:
        _save(guest)
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    expect(name).to_have_value("Aiko")
    assert guest.get("/api/me")["name"] == "Aiko"
