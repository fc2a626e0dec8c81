"""Everything is on the screen, large enough to be hit, on every device."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.guests import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, Guest
from tests.browser.seats import Seat

Invite = Callable[..., Guest]

TARGET = 44
"""What a finger needs, in pixels."""

OVERFLOW = """
  () => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ]
"""
OUTSIDE = """
  () => [...document.querySelectorAll('.board svg, .bar, .far, .near, .foot')]
    .map((one) => [one.className.baseVal ?? one.className, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    .map(([name]) => name)
"""
BOXES = """
  () => [...document.querySelectorAll('[data-word], .tabletop button, .tabletop a')]
    .filter((one) => one.checkVisibility() && !one.closest('.log'))
    .map((one) => [one, one.getBoundingClientRect(), getComputedStyle(one, '::after')])
    .map(([one, box, after]) => {
      // What can be hit may be larger than what is drawn.
      const more = (...sides) => after.content !== 'none' && after.position === 'absolute'
        ? sides.reduce((sum, side) => sum - Math.min(0, parseFloat(after[side]) || 0), 0) : 0
      return {
        what: one.dataset.word ?? one.getAttribute('aria-label') ?? one.textContent.trim(),
        width: box.width + more('left', 'right'), height: box.height + more('top', 'bottom'),
      }
    })
"""


FITTED = """
  () => [...document.querySelectorAll('.tabletop')].every((one) => one.offsetHeight === innerHeight)
"""
"""The table is as high as the screen is now; it may take Chromium frames to tell it of the new one."""


def small_targets(seat: Seat) -> list[dict[str, Any]]:
    boxes = seat.page.evaluate(BOXES)
    return [box for box in boxes if min(box["width"], box["height"]) < TARGET - 0.5]


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(FITTED)


def all_is_there(seat: Seat, size: tuple[int, int]) -> None:
    """Whatever can be chosen is on the screen, and can be hit."""
    assert max(seat.page.evaluate(OVERFLOW)) <= 0, (size, seat.said)
    assert seat.page.evaluate(OUTSIDE) == [], (size, seat.said)
    assert set(seat.offered) == {one["word"] for one in seat.table["legal"]}
    if size[0] < 1000:
        assert small_targets(seat) == [], (size, seat.said)


@pytest.mark.parametrize("game", ["duo", "tokaido"])
@pytest.mark.parametrize(
    "sizes", [[DESKTOP], [TABLET, PHONE, PHONE_ON_ITS_SIDE]], ids=["desk", "in the hand"]
)
def test_the_whole_table_is_on_the_screen(
    invite: Invite, game: str, sizes: list[tuple[int, int]]
) -> None:
    guest = invite(sizes[0])
    seats = ["me"] * (2 if game == "duo" else 4)
    for at in (0, 60):
        path = (
            guest.table_in_the_middle(game, *seats, at=at) if at else guest.new_table(game, *seats)
        )
        seat = Seat(guest, path)
        for played in range(2):
            if played:
                seat.play_actions(1)
            for size in sizes if seat.ready() == "choose" else ():
                resize(seat.page, size)
                seat.ready()
                all_is_there(seat, size)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["duo", "tokaido"])
@pytest.mark.parametrize(
    "size", [DESKTOP, TABLET, PHONE, PHONE_ON_ITS_SIDE], ids=["desk", "tablet", "phone", "side"]
)
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "es-ES"])
@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_the_whole_table_is_on_every_screen_in_every_language(
    invite: Invite, game: str, size: tuple[int, int], locale: str, dark: bool
) -> None:
    guest = invite(size, locale=locale, dark=dark)
    seats = ["me"] * (2 if game == "duo" else 4)
    for at in (0, 60):
        path = (
            guest.table_in_the_middle(game, *seats, at=at) if at else guest.new_table(game, *seats)
        )
        seat = Seat(guest, path)
        for played in range(4):
            if played:
                seat.play_actions(1)
            if seat.ready() == "choose":
                all_is_there(seat, size)


@pytest.mark.parametrize("path", ["/", "/new/tokaido", "/lobby", "/me", "/rules/duo", "/replay"])
def test_pages_are_never_wider_than_the_screen(invite: Invite, path: str) -> None:
    page = invite(TABLET).go(path)
    page.wait_for_load_state("networkidle")
    for size in (TABLET, PHONE, PHONE_ON_ITS_SIDE):
        resize(page, size)
        assert page.evaluate(OVERFLOW)[0] <= 0, size


def test_a_tap_plays_and_a_long_press_only_looks(invite: Invite) -> None:
    guest = invite(PHONE)
    seat = Seat(guest, guest.new_table("duo", "me", "me"))
    seat.ready()
    word, before = seat.offered[0], seat.table["version"]
    box = seat.target(word).bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire = guest.context.new_cdp_session(seat.page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    seat.page.wait_for_selector("[role=tooltip]")
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert seat.table["version"] == before
    seat.page.touchscreen.tap(finger["x"], finger["y"])
    guest.eventually(lambda: seat.table["version"] > before)
