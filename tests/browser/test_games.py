"""Whole games, from the first page to the last."""

from tests.browser.guests import Guest
from tests.browser.seats import Seat


def test_a_game_of_duo_against_a_bot_from_the_first_page_to_the_end(guest: Guest) -> None:
    page = guest.go("/")
    page.get_by_role("button", name="Play Tokaido Duo").click()
    page.wait_for_url("**/t/*")
    seat = Seat(guest)
    seat.play_to_the_end()
    table = seat.table
    assert table["status"] == "over"
    result = page.get_by_role("dialog")
    for points in table["points"]:
        assert str(points) in result.locator(".places").inner_text()
    assert seat.log[-1]


def test_a_game_of_tokaido_for_four_at_one_screen_to_the_end(guest: Guest) -> None:
    page = guest.go("/new/tokaido?with=screen")
    page.get_by_label("How many play").select_option("4")
    for number, name in enumerate(("Aiko", "Ben", "Chie", "Dai")):
        here = page.locator("fieldset").nth(number)
        here.get_by_text("at this screen").click()
        here.get_by_placeholder("Name").fill(name)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    seat = Seat(guest)
    seat.play_to_the_end()
    table = seat.table
    assert table["status"] == "over"
    assert [one["name"] for one in table["seats"]] == ["Aiko", "Ben", "Chie", "Dai"]
    places = page.locator("dialog[open] .place")
    assert places.count() == 4
    assert str(max(table["points"])) in places.first.inner_text()
