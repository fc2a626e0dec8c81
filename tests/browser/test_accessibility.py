"""Axe finds nothing serious on any screen, by day and by night.

Where it is day, night falls over the same screen and its colours are looked at once more; the slow
tests come at night, and look for everything again.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import barriers, barriers_by_day_and_night
from tests.browser.guests import PHONE, RECORDS, Guest
from tests.browser.seats import Seat

Invite = Callable[..., Guest]
Looked = Callable[[Page], list[str]]

LIGHT = pytest.mark.parametrize(
    ("dark", "barred"),
    [
        pytest.param(False, barriers_by_day_and_night, id="day"),
        pytest.param(True, barriers, id="night", marks=pytest.mark.slow),
    ],
)


def pages(guest: Guest) -> Iterator[str]:
    """Every page that is no table, one after the other."""
    waiting = guest.new_table("duo", "me", "open", listed=True)
    link = guest.look(waiting)["table"]["invitations"][0]["path"]
    paths = ["/", "/new/duo", "/new/tokaido?with=screen", "/lobby", "/me", "/rules", "/rules/duo"]
    for path in [*paths, "/rules/tokaido", "/replay", "/nowhere", waiting, link]:
        guest.go(path).wait_for_selector("main h1, main .who, .picture h1")
        guest.page.wait_for_load_state("networkidle")
        yield path


@LIGHT
def test_pages_around_the_table_have_no_barriers(
    invite: Invite, dark: bool, barred: Looked
) -> None:
    guest = invite(dark=dark)
    found: dict[str, list[str]] = {}
    for path in pages(guest):  # the colours of some are those of all
        found[path] = (barred if len(found) < 4 else barriers)(guest.page)
    assert {path: grave for path, grave in found.items() if grave} == {}


@LIGHT
@pytest.mark.parametrize("game", ["duo", "tokaido"])
def test_a_table_has_no_barriers_in_any_phase(
    invite: Invite, game: str, dark: bool, barred: Looked
) -> None:
    guest = invite(dark=dark)
    seats = ["me"] * (2 if game == "duo" else 4)
    seat = Seat(guest, guest.new_table(game, *seats))
    met: dict[str, list[str]] = {}  # colours are those of the first phase in all others
    for at in (0, *((60, 200) if game == "duo" else (60, 110))):
        if at:
            seat = Seat(guest, guest.table_in_the_middle(game, *seats, at=at))
        for step in range(5):
            if seat.ready() == "curtain":
                if "curtain" not in met:
                    met["curtain"] = barriers(seat.page)
                seat.page.locator(".curtain button").click()
                continue
            phase = seat.table["view"]["phase"]
            if phase not in met:
                met[phase] = (barriers if met else barred)(seat.page)
            if step < 4:
                seat.play_actions(1)
    seat.page.keyboard.press("c")
    met["choices"] = barred(seat.page)
    seat.page.keyboard.press("?")
    met["keys"] = barriers(seat.page)
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator("dialog[open]")).to_have_count(0)
    seat.page.keyboard.press("t")
    seat.page.wait_for_selector(".text main")
    met["words"] = barred(seat.page)
    assert {phase: grave for phase, grave in met.items() if grave} == {}
    assert len(met) >= 6


@LIGHT
@pytest.mark.parametrize(("game", "at"), [("duo", 421), ("tokaido", 154)])
def test_the_end_and_the_replay_have_no_barriers(
    invite: Invite, game: str, at: int, dark: bool, barred: Looked
) -> None:
    guest = invite(dark=dark)
    seats = ["me"] * (2 if game == "duo" else 4)
    seat = Seat(guest, guest.table_in_the_middle(game, *seats, at=at))
    seat.play_to_the_end()
    seat.page.wait_for_selector("dialog[open] svg[role=img]")
    found = {"the end": barred(seat.page)}
    page = guest.go("/replay")
    page.locator("input[type=file]").set_input_files(RECORDS / f"{game}.tabiji")
    page.get_by_label("Place in the game").fill("60")
    found["replay"] = barriers(page)
    assert {screen: grave for screen, grave in found.items() if grave} == {}


@pytest.mark.parametrize("game", ["duo", "tokaido"])
def test_a_phone_has_no_barriers(invite: Invite, game: str) -> None:
    guest = invite(PHONE)
    found = {"home": barriers(guest.go("/"))}
    seat = Seat(guest, guest.new_table(game, "me", "haru"))
    seat.ready()
    found["table"] = barriers(seat.page)
    seat.page.get_by_role("button", name="More", exact=True).click()
    found["more"] = barriers(seat.page)
    assert {screen: grave for screen, grave in found.items() if grave} == {}
