"""Without a mouse, and without looking: keys and words are enough."""

from playwright.sync_api import Page, expect

from tests.browser.guests import Guest
from tests.browser.seats import Seat

MANY = 80
"""More presses of Tab than it takes to get anywhere."""


MEET = """
  () => {
    const [here, again] = [document.activeElement, met.has(document.activeElement)]
    met.add(here)
    return [here.dataset.word ?? '', again]
  }
"""
"""The word of what has the focus, and whether it had it before."""


def tab_to(page: Page, selector: str) -> None:
    """Walk with Tab until it has the focus, which can be seen."""
    for _ in range(MANY):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            assert page.evaluate("document.activeElement.matches(':focus-visible')")
            return
    raise AssertionError(f"Tab never comes to {selector}")


def reached_by_tab(page: Page) -> set[str]:
    """The words of everything that Tab comes to, once around the page."""
    found: set[str] = set()
    page.evaluate("window.met = new Set()")
    for _ in range(MANY):
        page.keyboard.press("Tab")
        word, again = page.evaluate(MEET)
        if again:
            return found - {""}
        found.add(word)
    raise AssertionError("Tab never comes to where it was")


def test_a_game_is_begun_and_played_with_keys_alone(guest: Guest) -> None:
    page = guest.go("/")
    page.wait_for_selector(".against svg")
    tab_to(page, "#game-duo ~ .primary")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    seat = Seat(guest)
    for number in range(8):
        seat.ready()
        before = seat.heard
        if number % 2:
            page.keyboard.press("1")
        else:
            assert reached_by_tab(page) == set(seat.offered)
            tab_to(page, "[data-word]")
            page.keyboard.press("Enter")
        guest.eventually(lambda before=before: seat.heard > before)  # type: ignore[misc]
    seat.ready()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()
    page.keyboard.press("l")
    expect(page.locator(".log")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator(".log")).to_be_visible()


def test_the_table_in_words_is_enough_to_play_to_the_end(guest: Guest) -> None:
    path = guest.table_in_the_middle("duo", "me", "me", at=420)
    seat = Seat(guest, path)
    seat.ready()
    seat.page.keyboard.press("t")
    page = seat.page
    expect(page.locator("#asked")).to_contain_text("?")
    headings = page.locator("main h2").all_inner_texts()
    assert "Points so far" in headings
    assert "What happened" in headings
    expect(page.locator(".board svg")).to_have_count(0)
    spoken = page.locator("[aria-live=polite]")
    seat.ready()
    seat.play(seat.offered[0])
    expect(spoken).not_to_be_empty()
    assert len(page.locator("main li").all_inner_texts()) > 20
    seat.play_to_the_end()
    assert seat.table["status"] == "over"


def test_the_table_in_words_is_remembered(guest: Guest) -> None:
    seat = Seat(guest, guest.new_table("tokaido", "me", "me", "me"))
    seat.ready()
    seat.page.keyboard.press("t")
    seat.page.wait_for_selector("#asked")
    seat.page.reload()
    expect(seat.page.locator("#asked")).to_be_visible()
