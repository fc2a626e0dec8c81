"""The guided first games: somebody who follows the guide learns everything."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import barriers
from tests.browser.guests import DESKTOP, PHONE, Guest
from tests.browser.seats import SKIP, Seat

Invite = Callable[..., Guest]

WHAT_NOW = """
  () => {
    if (document.querySelector('dialog[open]')) return 'done'
    if (document.querySelector('.skip')) return 'shown'
    if (document.querySelector('.guide .primary')) return 'read'
    if (document.querySelector('[aria-describedby=learn-proposed]')) return 'proposed'
    const words = document.querySelectorAll('[data-word]')
    return new Set([...words].map((one) => one.dataset.word)).size === 1 ? 'forced' : null
  }
"""


def follow(guest: Guest, seat: Seat) -> None:
    """Read what is to be read, and do what is proposed, to the end of the lesson."""
    page = guest.page
    while (now := page.wait_for_function(WHAT_NOW).json_value()) != "done":
        if now == "shown":
            page.evaluate(SKIP)
        elif now == "read":
            page.locator(".guide .primary").click()
        elif now == "proposed":
            seat.play(
                page.locator("[aria-describedby=learn-proposed]").first.get_attribute("data-word")
                or ""
            )
        else:
            seat.play(seat.offered[0])


@pytest.mark.parametrize(
    ("game", "size"), [("duo", DESKTOP), ("tokaido", PHONE)], ids=["duo", "tokaido-phone"]
)
def test_whoever_follows_the_guide_learns_everything(
    invite: Invite, game: str, size: tuple[int, int]
) -> None:
    guest = invite(size)
    page = guest.go("/")
    page.locator(f'a[href="/learn/{game}"]').click()
    page.wait_for_url(f"**/learn/{game}/*")
    page.wait_for_selector(".guide .said p")
    assert barriers(page) == []
    table = page.url.rsplit("/", 1)[1]
    seat = Seat(guest)
    seat.path = f"/t/{table}"
    follow(guest, seat)
    assert barriers(page) == []
    page.locator("dialog[open]").get_by_role("button", name="Go on").click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator(".guide")).to_have_count(0)


def test_a_lesson_that_was_left_goes_on_with_its_guide(guest: Guest) -> None:
    page = guest.go("/learn/duo")
    page.wait_for_url("**/learn/duo/*")
    table = page.url.rsplit("/", 1)[1]
    page.locator(".guide .primary").first.click()
    page.get_by_role("link", name="Home").click()
    page.locator(f'a[href$="{table}"]').click()
    page.wait_for_url(f"**/learn/duo/{table}")
    expect(page.locator(".guide .said").first).to_be_visible()
