"""The end of a game: who won and why, the record, the replay, the next game."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import Guest
from tests.browser.seats import Seat
from tests.cli.command import tabiji

NEARLY_OVER = {"duo": 421, "tokaido": 154}


@pytest.fixture(params=["duo", "tokaido"])
def ended(request: pytest.FixtureRequest, guest: Guest) -> Seat:
    """A game of somebody who plays all seats, just over."""
    game: str = request.param
    seats = ["me"] * (2 if game == "duo" else 4)
    path = guest.table_in_the_middle(game, *seats, at=NEARLY_OVER[game])
    seat = Seat(guest, path)
    seat.play_to_the_end()
    return seat


def result(page: Page) -> str:
    return page.locator("dialog[open]").inner_text()


def test_the_end_says_who_won_and_where_the_points_came_from(ended: Seat, tmp_path: Path) -> None:
    page, table = ended.page, ended.table
    rows = page.locator("dialog[open] table tbody tr")
    assert rows.count() >= len(set().union(*table["sources"])) - 1
    for seat, points in enumerate(table["points"]):
        assert sum(table["sources"][seat].values()) == points
        assert str(points) in result(page)
    expect(page.locator("dialog[open] svg[role=img][aria-label^='The course']")).to_be_visible()

    # The record, as it is saved, is right.
    save = page.get_by_role("link", name="Save the record")
    saved = ended.guest.download(save.click, tmp_path / "saved.tabiji")
    verify(saved)

    # The way to the replay, and back to another game of the same people.
    page.locator("dialog[open]").get_by_role("button", name="Replay").click()
    page.wait_for_url("**/replay*")
    expect(page.get_by_label("Place in the game")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(ended.path))
    page.wait_for_selector(".asked")


def verify(record: Path) -> None:
    told = tabiji("verify", str(record))
    assert told.status == 0, told.out
