"""Looking at a game that is over: from a file, place by place, and playing on from there."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import RECORDS, Guest, patiently
from tests.browser.seats import Seat

DROP = """
  (text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'game.tabiji', { type: 'text/plain' }))
    for (const kind of ['dragover', 'drop'])
      document.querySelector('main').dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }))
  }
"""


def opened(guest: Guest, game: str) -> Page:
    page = guest.go("/replay")
    page.locator("input[type=file]").set_input_files(RECORDS / f"{game}.tabiji")
    page.get_by_label("Place in the game").wait_for()
    return page


def shows(page: Page, at: int, end: int) -> None:
    expect(page.locator(".count")).to_have_text(f"{at} of {end}")


@pytest.mark.parametrize(("game", "end"), [("duo", 424), ("tokaido", 157)])
def test_a_record_is_walked_through_with_keys_and_slider(guest: Guest, game: str, end: int) -> None:
    page = opened(guest, game)
    shows(page, 0, end)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    shows(page, 2, end)
    page.keyboard.press("ArrowLeft")
    shows(page, 1, end)
    page.keyboard.press("End")
    shows(page, end, end)
    expect(page.locator(".won")).to_contain_text("wins")
    page.keyboard.press("Home")
    shows(page, 0, end)
    page.get_by_label("Place in the game").fill("70")
    shows(page, 70, end)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".count")).not_to_have_text(f"70 of {end}")
    page.locator(".log button").nth(30).click()
    expect(page.locator(".log [aria-current=step]")).to_have_count(1)
    page.get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    page.wait_for_function("() => location.hash.startsWith('#at=')")


def test_a_record_can_be_dropped_on_the_page(guest: Guest) -> None:
    page = guest.go("/replay")
    page.wait_for_selector("input[type=file]", state="attached")
    page.evaluate(DROP, (RECORDS / "duo.tabiji").read_text())
    shows(page, 0, 424)
    page.evaluate(DROP, (RECORDS / "tokaido.tabiji").read_text())
    shows(page, 0, 157)


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"not a record", "Tabiji"), (b"\xff\xfe\x00", "cannot be read as text"), (b"", "")],
)
def test_a_file_that_is_no_record_is_refused_kindly(
    guest: Guest, tmp_path: Path, content: bytes, said: str
) -> None:
    guest.forgive("400", "422")
    file = tmp_path / "other.txt"
    file.write_bytes(content)
    page = guest.go("/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.get_by_role("alert")).not_to_be_empty()


@pytest.mark.parametrize(("game", "at"), [("duo", 100), ("tokaido", 80)])
def test_somebody_plays_on_from_a_place_of_the_game(guest: Guest, game: str, at: int) -> None:
    page = opened(guest, game)
    page.get_by_label("Place in the game").fill(str(at))
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("combobox").select_option("haru")
    dialog.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".asked")
    table = guest.look(page.url.removeprefix(guest.address))["table"]
    assert table["at"] >= at
    assert sum(seat["mine"] for seat in table["seats"]) == 1


def test_the_search_says_what_it_thinks_of_a_place(guest: Guest) -> None:
    page = opened(guest, "duo")
    page.get_by_label("Place in the game").fill("420")
    asking = page.get_by_role("button", name="What does the search think here?")
    for _ in range(10):
        if asking.is_enabled():
            break
        page.keyboard.press("ArrowLeft")
    guest.forgive("503")  # a search that is being compiled says so, and is asked again
    for _ in patiently():
        if page.locator(".opinions .opined").count():
            break
        page.keyboard.press("h")
        page.wait_for_selector(".opinions .opined, [role=alert]")


def test_a_place_has_an_address(guest: Guest) -> None:
    path = guest.table_in_the_middle("duo", "me", "me", at=423)
    Seat(guest, path).play_to_the_end()
    page = guest.go(f"{path}/replay#at=37")
    expect(page.locator(".count")).to_contain_text("37 of")
