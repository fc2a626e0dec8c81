"""One service and one browser for each process that tests; everybody who comes is looked after.

The browser is closed when the last test of this folder is over: while Playwright runs, the
tests of other folders could not start an event loop of their own.
"""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import launch_options
from tests.browser.guests import DESKTOP, NOTHING_BY_ITSELF, PATIENCE, Guest
from tests.server.service import Service
from tests.suite.deadline import DeadlinePassed, at_most

HERE = Path(__file__).parent

CAME = pytest.StashKey[list[Guest]]()
"""Everybody who came to a test."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`-m browser` chooses what looks through a browser, `-m 'not browser'` the rest."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whoever reads about a failure wants to know what was on the screen."""
    report = yield
    if call.when != "teardown" and report.failed:
        for guest in item.stash.get(CAME, []):
            report.sections.append(("on the screen", _shows(guest)))
    return report


def _shows(guest: Guest) -> str:
    """A browser that a deadline has struck may never answer."""
    try:
        with at_most(30, "looking at the screen"):
            return guest.shows()
    except DeadlinePassed as late:
        return str(late)


@pytest.fixture(scope="package")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    found = Service(tmp_path_factory.mktemp("service"), env={"TABIJI_LIMITS": "off"})
    yield found
    found.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(**launch_options())
        yield found
        found.close()


@pytest.fixture
def invite(
    service: Service, browser: Browser, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Guest]]:
    """Let somebody in who has never been here; nothing may go wrong on any page of theirs."""
    came: list[Guest] = []
    request.node.stash[CAME] = came

    def let_in(
        size: tuple[int, int] = DESKTOP,
        lively: bool = False,
        forced: bool = False,
        **wishes: object,
    ) -> Guest:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=str(wishes.get("locale", "en-GB")),
            color_scheme="dark" if wishes.get("dark") else "light",
            reduced_motion="no-preference" if lively else "reduce",
            has_touch=width < 1000,
        )
        if (
            not forced
        ):  # what cannot be chosen waits for a click, so that nothing happens between two
            context.add_init_script(NOTHING_BY_ITSELF)
        came.append(Guest(context, service.address))
        return came[-1]

    yield let_in
    troubles = [trouble for guest in came for trouble in guest.unforgiven()]
    for guest in came:
        guest.context.close()
    assert troubles == []


@pytest.fixture
def guest(invite: Callable[..., Guest]) -> Guest:
    """Somebody at a desk."""
    return invite()
