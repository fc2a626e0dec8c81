"""One person at one screen: taking back, coming back, hints, giving up, languages, light."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest, patiently
from tests.browser.seats import Seat

Invite = Callable[..., Guest]

LATE_ANSWERS = """
  window.WebSocket = class extends WebSocket {
    set onmessage(hear) {
      super.onmessage = (event) =>
        setTimeout(() => hear(event), JSON.parse(event.data).type === 'done' ? 1000 : 0)
    }
  }
"""
"""What an action led to comes at once, and that it was accepted a second later."""


def test_undo_is_one_key_and_redo_another(guest: Guest) -> None:
    seat = Seat(guest, guest.new_table("duo", "me", "haru"))
    seat.ready()
    before, words, log = seat.table["at"], seat.offered, seat.log
    seat.play(words[0])
    seat.ready()
    after = seat.offered
    assert after != words
    seat.page.keyboard.press("u")
    expect(seat.target(words[0])).to_be_visible()
    assert seat.offered == words
    assert seat.log == log
    assert seat.table["at"] == before
    seat.page.keyboard.press("r")
    expect(seat.target(after[0])).to_be_visible()
    assert seat.offered == after


def test_a_page_that_is_reloaded_in_the_middle_of_a_choice_comes_back_to_it(guest: Guest) -> None:
    seat = Seat(guest, guest.new_table("duo", "me", "haru"))
    seat.ready()
    seat.play(seat.offered[0])
    seat.ready()
    words, log, said = seat.offered, seat.log, seat.said
    seat.page.reload()
    seat.ready()
    assert (seat.offered, seat.log, seat.said) == (words, log, said)


def test_a_choice_that_comes_before_the_answer_to_the_one_before_is_played(guest: Guest) -> None:
    guest.context.add_init_script(LATE_ANSWERS)
    seat = Seat(guest, guest.new_table("duo", "me", "me"))
    before = seat.table["at"]
    seat.play_actions(3)
    assert seat.table["at"] >= before + 3


def test_what_cannot_be_chosen_plays_itself(invite: Invite) -> None:
    guest = invite(forced=True)
    seat = Seat(guest, guest.new_table("duo", "me", "me"))
    while len((table := seat.table)["legal"]) > 1:
        words = {legal["word"] for legal in table["legal"]}
        guest.eventually(lambda words=words: seat.ready() == "choose" and {*seat.offered} == words)  # type: ignore[misc]
        seat.play(seat.offered[0])
    guest.eventually(lambda: seat.table["at"] > table["at"])


def test_a_hint_says_what_the_search_thinks_of_each_choice(guest: Guest) -> None:
    seat = Seat(guest, guest.new_table("duo", "me", "haru"))
    seat.ready()
    guest.forgive("503")  # a search that is being compiled says so, and is asked again
    listed = seat.page.locator(".listed")
    for _ in patiently():
        if listed.locator(".opined").count():
            break
        seat.page.keyboard.press("h")
        seat.page.wait_for_selector(".opined, .notices p:not(.lost)")
    expect(listed.locator(".opined.best")).to_have_count(1)
    expect(listed.locator(".opined.best")).to_contain_text("wins")


def test_a_target_tells_what_it_would_do_before_it_is_played(guest: Guest) -> None:
    seat = Seat(guest, guest.new_table("duo", "me", "me"))
    seat.ready()
    seat.target(seat.offered[0]).hover()
    expect(seat.page.get_by_role("tooltip")).not_to_be_empty()
    assert seat.table["version"] == seat.heard


def test_whoever_gives_up_is_asked_once_more_and_then_has_lost(guest: Guest) -> None:
    seat = Seat(guest, guest.new_table("duo", "me", "haru"))
    page = seat.page
    for answer in ("Cancel", "Give up"):
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("dialog", name="More").get_by_role("button", name="Give up").click()
        sure = page.get_by_role("dialog", name="Give up?")
        sure.get_by_role("button", name=answer, exact=True).click()
        expect(sure).to_be_hidden()
    expect(page.get_by_role("dialog", name="Haru wins: somebody gave up.")).to_be_visible()
    assert seat.table["result"]["reason"] == "resigned"


@pytest.mark.parametrize(
    ("code", "play", "log"),
    [("fr", "Jouer", "Journal"), ("es", "Jugar", "Diario")],
)
def test_the_language_changes_without_loading_anything_and_is_remembered(
    guest: Guest, code: str, play: str, log: str
) -> None:
    page = guest.go("/")
    expect(page.get_by_role("button", name="Play Tokaido Duo")).to_be_visible()
    page.evaluate("window.sameAsBefore = true")
    page.get_by_label("Language").select_option(code)
    expect(page.locator(".games .primary").first).to_contain_text(play)
    assert page.evaluate("[window.sameAsBefore, document.documentElement.lang]") == [True, code]
    seat = Seat(guest, guest.new_table("duo", "me", "me"))
    seat.ready()
    assert seat.page.evaluate("document.documentElement.lang") == code
    expect(seat.page.locator(".side h2").last).to_have_text(log)
    assert not any("Walk" in line or "Take" in line for line in seat.log)


@pytest.mark.parametrize(("locale", "code"), [("fr-CA", "fr"), ("es-MX", "es"), ("de-DE", "en")])
def test_somebody_new_is_met_in_the_language_of_their_browser(
    invite: Invite, locale: str, code: str
) -> None:
    page = invite(locale=locale).go("/")
    page.wait_for_selector(".games")
    assert page.evaluate("document.documentElement.lang") == code


def test_night_comes_with_the_system_or_by_choice_and_stays(invite: Invite) -> None:
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    dark, light = invite(dark=True), invite()
    by_night = dark.go("/me").evaluate(paper)
    by_day = light.go("/me").evaluate(paper)
    assert by_night != by_day
    light.page.get_by_label("Light").select_option("dark")
    assert light.page.evaluate(paper) == by_night
    seat = Seat(light, light.new_table("duo", "me", "me"))
    assert seat.page.evaluate("document.documentElement.dataset.light") == "dark"


def test_pieces_move_when_nobody_asked_for_stillness(invite: Invite) -> None:
    guest = invite(lively=True)
    seat = Seat(guest, guest.new_table("duo", "me", "me"))
    assert seat.page.evaluate("document.documentElement.dataset.motion") == "lively"
    seat.play_actions(6)
    assert seat.table["at"] > 6


def test_a_page_under_which_the_client_was_renewed_comes_again_once(guest: Guest) -> None:
    """What Vite says when a part of the page is not there any more."""
    missing = "dispatchEvent(new Event('vite:preloadError', { cancelable: true }))"
    page = guest.go("/")
    page.evaluate("window.old = true")
    page.evaluate(missing)
    page.wait_for_function("!window.old")
    expect(page.locator("main")).to_be_visible()
    assert page.evaluate(missing), "a second failure is to be seen, not to be hidden"
