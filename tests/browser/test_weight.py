"""The first load is light, and what was loaded once is not loaded again."""

from typing import Any

import pytest

from tests.browser.guests import Guest

ALLOWED = 300_000
"""Bytes, compressed, as they come over the wire."""


def bytes_of(guest: Guest, path: str) -> dict[str, int]:
    """What opening a page for the first time costs, file by file."""
    wire = guest.context.new_cdp_session(guest.page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def sent(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["request"]["url"].removeprefix(guest.address)

    def done(event: dict[str, Any]) -> None:
        name = names.get(event["requestId"], "?")
        sizes[name] = sizes.get(name, 0) + int(event["encodedDataLength"])

    wire.on("Network.requestWillBeSent", sent)
    wire.on("Network.loadingFinished", done)
    guest.go(path)
    guest.page.wait_for_load_state("networkidle")
    guest.page.wait_for_selector("main, .table")
    return sizes


@pytest.mark.parametrize("game", ["duo", "tokaido"])
def test_the_first_page_and_the_first_table_are_light(guest: Guest, game: str) -> None:
    home = bytes_of(guest, "/")
    assert any(name.endswith(".woff2") for name in home)
    assert sum(home.values()) < ALLOWED, home
    table = bytes_of(guest, guest.new_table(game, "me", "haru"))
    assert sum(table.values()) < ALLOWED, table
