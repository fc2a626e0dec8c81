"""python -m tests.browser.shots [NAME...]: pictures of the main screens, into build/shots.

Each screen is taken at three sizes; those whose name begins with a NAME, or all. By night, the
ones that matter most.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launch_options
from tests.browser.guests import DESKTOP, NOTHING_BY_ITSELF, PHONE, RECORDS, TABLET, Guest
from tests.browser.seats import Seat
from tests.server.service import Service

FOLDER = Path("build/shots")
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
BY_NIGHT = ("home", "duo-middle", "tokaido-middle", "tokaido-meal", "replay-duo")

FOUR = ("me", "haru", "kiku", "rin")


def home(guest: Guest) -> None:
    guest.go("/").wait_for_selector(".against svg")


def new_table(guest: Guest) -> None:
    guest.go("/new/tokaido").wait_for_selector("fieldset")


def new_table_for_a_friend(guest: Guest) -> None:
    page = guest.go("/new/tokaido?with=friend")
    page.locator("details", has_text="Who takes over").locator("summary").click()
    page.wait_for_selector("details[open] .ladder")


def lobby(guest: Guest) -> None:
    guest.new_table("duo", "me", "open", listed=True)
    guest.new_table("tokaido", *FOUR, listed=True)
    guest.go("/lobby").wait_for_selector("ul a")


def lobby_positions(guest: Guest) -> None:
    guest.table_in_the_middle("duo", "me", "open", at=37, listed=True)
    guest.table_in_the_middle("tokaido", "me", "open", "open", "open", at=70, listed=True)
    guest.table_in_the_middle("tokaido", *FOUR, at=70, listed=True)
    guest.go("/lobby").wait_for_selector(".begins")


def invited_to_a_position(guest: Guest) -> None:
    path = guest.table_in_the_middle("tokaido", "open", "me", "haru", "haru", at=70)
    guest.go(guest.look(path)["table"]["invitations"][0]["path"]).wait_for_selector(".begins")


def waiting_at_a_position(guest: Guest) -> None:
    path = guest.table_in_the_middle("tokaido", "open", "me", "haru", "haru", at=70)
    guest.go(path).wait_for_selector(".begins")


def where_it_begins(guest: Guest) -> None:
    guest.go(guest.table_in_the_middle("tokaido", *FOUR, at=70))
    guest.page.get_by_role("button", name="From a position").click()
    guest.page.wait_for_selector("dialog[open]")


def me(guest: Guest) -> None:
    guest.go("/me").wait_for_selector("form")


def learn(game: str) -> Callable[[Guest], None]:
    """The guided first game, after its first cards."""

    def shown(guest: Guest) -> None:
        page = guest.go(f"/learn/{game}")
        page.wait_for_selector(".guide .said p")
        while page.locator(".guide .primary").count():
            page.locator(".guide .primary").click()

    return shown


def rules(guest: Guest) -> None:
    guest.go("/rules/duo").wait_for_selector("h1")


def table(game: str, *seats: str, at: int = 0, phase: str = "") -> Callable[[Guest], None]:
    """A table, new or in the middle, played on until a phase of somebody at this screen."""

    def shown(guest: Guest) -> None:
        middle = guest.table_in_the_middle
        seat = Seat(guest, middle(game, *seats, at=at) if at else guest.new_table(game, *seats))
        if phase:
            seat.play_until(lambda: seat.table["view"]["phase"] == phase)
        if phase != "over" and seat.ready() == "curtain":
            seat.page.locator(".curtain button").click()
        if phase == "over":
            guest.page.wait_for_selector("dialog[open] svg[role=img]")

    return shown


def replay(game: str, at: int) -> Callable[[Guest], None]:
    """A replay, with what the search thinks of a place."""

    def shown(guest: Guest) -> None:
        page = guest.go("/replay")
        page.locator("input[type=file]").set_input_files(RECORDS / f"{game}.tabiji")
        page.get_by_label("Place in the game").fill(str(at))
        while page.get_by_role("button", name="What does the search think here?").is_disabled():
            page.keyboard.press("ArrowLeft")
        page.keyboard.press("h")
        page.locator(".opinions .opined").first.wait_for()

    return shown


SCREENS: dict[str, Callable[[Guest], None]] = {
    "home": home,
    "new-table": new_table,
    "new-table-friend": new_table_for_a_friend,
    "lobby": lobby,
    "position-lobby": lobby_positions,
    "position-invitation": invited_to_a_position,
    "position-waiting": waiting_at_a_position,
    "position-said": where_it_begins,
    "me": me,
    "rules": rules,
    "learn-duo": learn("duo"),
    "learn-tokaido": learn("tokaido"),
    "duo-early": table("duo", "me", "haru"),
    "duo-middle": table("duo", "me", "haru", at=190),
    "duo-walk": table("duo", "me", "haru", at=190, phase="walk"),
    "duo-end": table("duo", "me", "me", at=416, phase="over"),
    "tokaido-early": table("tokaido", *FOUR),
    "tokaido-middle": table("tokaido", *FOUR, at=70),
    "tokaido-meal": table("tokaido", *FOUR, at=70, phase="eat"),
    "tokaido-village": table("tokaido", "me", "me", "me", "me", at=40, phase="buy"),
    "tokaido-end": table("tokaido", "me", "me", "me", "me", at=152, phase="over"),
    "replay-duo": replay("duo", 200),
    "replay-tokaido": replay("tokaido", 100),
}


def take(browser: Browser, address: str, screen: str, size: str, dark: bool) -> None:
    """One picture."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        color_scheme="dark" if dark else "light",
        device_scale_factor=2 if size == "phone" else 1,
        has_touch=size != "desktop",
        locale="en-GB",
    )
    context.add_init_script(NOTHING_BY_ITSELF)
    guest = Guest(context, address)
    SCREENS[screen](guest)
    guest.hover_nowhere()
    guest.page.evaluate("document.fonts.ready.then(() => document.activeElement.blur())")
    guest.page.wait_for_timeout(500)  # what fades in is there
    night = "-night" if dark else ""
    guest.page.screenshot(path=FOLDER / f"{screen}-{size}{night}.png")
    context.close()


def main(names: tuple[str, ...]) -> None:
    """Take them all, or those that were asked for."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = [one for one in SCREENS if one.startswith(names or ("",))]
    with tempfile.TemporaryDirectory() as data:
        service = Service(Path(data), env={"TABIJI_LIMITS": "off"})
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(**launch_options())
                for screen in chosen:
                    for size in SIZES:
                        for dark in (False, True) if screen in BY_NIGHT else (False,):
                            take(browser, service.address, screen, size, dark)
                    print(screen)
                browser.close()
        finally:
            service.stop()


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
