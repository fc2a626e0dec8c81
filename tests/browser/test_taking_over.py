"""Somebody stays away, and the bot plays on that whoever opened the table has chosen."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tabiji.server.tables import Limits
from tabiji.server.tables import service as service_module
from tests.browser.accessibility import barriers
from tests.browser.guests import DESKTOP, NOTHING_BY_ITSELF, PHONE, Guest
from tests.server.near import Near

Arrive = Callable[[], Guest]


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Near]:
    """Where whoever leaves is away at once, not a minute later."""
    with patch.object(service_module, "Limits", partial(Limits, away_seconds=0.0)):
        found = Near(tmp_path)
    yield found
    found.stop()


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desk", "phone"])
def arrive(service: Near, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Let somebody in; nothing may go wrong on any page of theirs."""
    width, height = request.param
    came: list[Guest] = []

    def let_in() -> Guest:
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB"
        )
        context.add_init_script(NOTHING_BY_ITSELF)
        came.append(Guest(context, service.address))
        return came[-1]

    yield let_in
    for guest in came:
        assert guest.unforgiven() == []
        guest.context.close()


def test_the_bot_that_was_chosen_for_the_table_takes_the_seat_of_whoever_left(
    arrive: Arrive,
) -> None:
    host, friend = arrive(), arrive()
    page = host.go("/new/duo?with=friend")
    choice = page.locator("details", has_text="Who takes over if somebody stays away")
    expect(choice.locator("summary")).to_contain_text("Sora")
    choice.locator("summary").press("Enter")
    choice.get_by_role("radio", name="Sora").press("ArrowRight")  # the next on the ladder
    expect(choice.locator("summary")).to_contain_text("Kiku")
    assert barriers(page) == []
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    told = "If somebody stays away, Kiku can play on for them."
    expect(page.locator("main")).to_contain_text(told)

    there = friend.go(
        page.get_by_label("Come and play Tokaido Duo").input_value()[len(host.address) :]
    )
    expect(there.locator("main")).to_contain_text(told)
    there.get_by_label("Your name at the table").fill("Mei")
    there.get_by_role("button", name="Sit down").click()
    there.wait_for_selector(".asked")
    path = there.url.removeprefix(friend.address)
    there.goto("about:blank")

    # They are back before it is confirmed: there is nothing to confirm any more.
    asked = hand_over(page)
    friend.go(path)
    expect(asked).to_have_count(0)
    there.goto("about:blank")

    asked = hand_over(page)
    expect(asked).to_contain_text("counts her coins")
    expect(asked).to_contain_text("Mei is away. At this table Kiku takes over")
    expect(asked.get_by_role("button")).to_have_text(["×", "Cancel", "Hand over"])
    assert barriers(page) == []
    asked.get_by_role("button", name="Hand over").press("Enter")
    expect(asked).to_have_count(0)
    seats = host.look(path)["table"]["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats if seat["handed_over"]] == [
        ("Mei", "kiku")
    ]


def hand_over(page: Page) -> Locator:
    """Ask for it at Mei's plate; what is asked then."""
    page.get_by_role("region", name="Mei").get_by_role("button", name="Hand over").click()
    return page.get_by_role("dialog", name="Let Kiku play for Mei?")
