"""A table of another board opens, and says what is left of it and why."""

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guests import Guest
from tests.server.service import Service

SENTENCES = {
    "en-GB": "This table was played under other rules or on another board",
    "fr-FR": "Cette partie a été jouée avec d’autres règles",
    "es-ES": "Esta partida se jugó con otras reglas",
}


@pytest.mark.parametrize("over", [True, False], ids=["finished", "running"])
def test_a_table_of_another_board_says_what_is_left_of_it(
    browser: Browser, tmp_path: Path, over: bool
) -> None:
    service = Service(tmp_path)
    aiko = service.person("Aiko")
    table = aiko.open("duo", "me", "me", listed=True)
    if over:
        aiko.ask(table, "resign")
    aiko.close()
    service.stop()
    connection = sqlite3.connect(tmp_path / "tabiji.sqlite")
    with connection:
        connection.execute("UPDATE matches SET board = '0123456789abcdef'")
    connection.close()
    service = Service(tmp_path)
    for locale, sentence in SENTENCES.items():
        guest = Guest(browser.new_context(locale=locale), service.address)
        page = guest.go(f"/t/{table['id']}")
        expect(page.get_by_text(sentence)).to_be_visible()
        expect(page.get_by_text("0123456789abcdef")).to_be_visible()
        expect(page.locator("a[download]")).to_have_count(1 if over else 0)
        expect(page.locator("li .points")).to_have_text([str(points) for points in table["points"]])
        assert guest.unforgiven() == []
        guest.context.close()
    service.stop()
