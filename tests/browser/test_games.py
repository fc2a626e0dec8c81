"""Games from the first page on: their beginnings here, whole ones among the slow tests; how a
game ends is seen in `test_end.py`."""

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest
from tests.browser.seats import Seat


def duo_against_a_bot(guest: Guest) -> Seat:
    page = guest.go("/")
    page.get_by_role("button", name="Play Tokaido Duo").click()
    page.wait_for_url("**/t/*")
    return Seat(guest)


def tokaido_for_four(guest: Guest) -> Seat:
    page = guest.go("/new/tokaido?with=screen")
    page.get_by_label("How many play").select_option("4")
    for number, name in enumerate(("Aiko", "Ben", "Chie", "Dai")):
        here = page.locator("fieldset").nth(number)
        here.get_by_text("at this screen").click()
        here.get_by_placeholder("Name").fill(name)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    return Seat(guest)


def test_a_game_of_duo_against_a_bot_is_one_click_away_and_the_bot_answers(guest: Guest) -> None:
    seat = duo_against_a_bot(guest)
    for _ in range(3):
        seat.ready()
        seat.play_actions(1)
    while not any(step["seat"] == 1 for step in guest.look(seat.path)["log"]):
        seat.play_actions(1)
    assert seat.ready() == "choose"
    expect(seat.page.locator(".log")).to_contain_text("Haru")


def test_a_game_of_tokaido_for_four_at_one_screen_goes_from_one_to_the_next(guest: Guest) -> None:
    seat = tokaido_for_four(guest)
    seat.play_actions(6)
    table = seat.table
    assert [one["name"] for one in table["seats"]] == ["Aiko", "Ben", "Chie", "Dai"]
    assert len({step["seat"] for step in guest.look(seat.path)["log"]} - {None}) > 1


@pytest.mark.slow
def test_a_game_of_duo_against_a_bot_from_the_first_page_to_the_end(guest: Guest) -> None:
    seat = duo_against_a_bot(guest)
    page = seat.page
    seat.play_to_the_end()
    table = seat.table
    assert table["status"] == "over"
    result = page.get_by_role("dialog")
    for points in table["points"]:
        assert str(points) in result.locator(".places").inner_text()
    assert seat.log[-1]


@pytest.mark.slow
def test_a_game_of_tokaido_for_four_at_one_screen_to_the_end(guest: Guest) -> None:
    seat = tokaido_for_four(guest)
    page = seat.page
    seat.play_to_the_end()
    table = seat.table
    assert table["status"] == "over"
    assert [one["name"] for one in table["seats"]] == ["Aiko", "Ben", "Chie", "Dai"]
    places = page.locator("dialog[open] .place")
    assert places.count() == 4
    assert str(max(table["points"])) in places.first.inner_text()
