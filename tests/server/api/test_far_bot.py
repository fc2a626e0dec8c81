"""A bot on another machine plays a whole game over HTTP and WebSocket."""

from pathlib import Path
from threading import Thread

import pytest

from tests.server.api import far_bot
from tests.server.service import Service


def test_the_bot_that_the_page_shows_is_the_one_that_is_tested() -> None:
    page = Path("docs/server.md").read_text(encoding="utf-8")
    program = Path(far_bot.__file__).read_text(encoding="utf-8").partition("\n\n")[2]
    assert program in page


def test_two_bots_far_away_play_a_game_to_its_end(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("no_proxy", "NO_PROXY"):  # the service is here, whatever the environment names
        monkeypatch.setenv(name, "*")
    host = service.person("Aiko")
    table = host.open("tokaido", "me", "open", "open")
    keys = [one["path"].rpartition("/")[2] for one in table["invitations"]]
    playing = [Thread(target=far_bot.play, args=(service.address, key)) for key in keys]
    for one in playing:
        one.start()
    now = table
    while now["status"] != "over":
        now = host.look(table["id"])
        if now["legal"]:
            assert host.act(now).status_code == 200
        elif not any(one.is_alive() for one in playing):
            break
    for one in playing:
        one.join(60)
    over = host.look(table["id"])
    assert over["status"] == "over"
    assert over["result"]["reason"] == "played"
    replay = host.get(f"/api/tables/{table['id']}/replay").json()
    assert len(replay["steps"]) == over["at"]
    record = host.get(f"/api/tables/{table['id']}/record").text
    assert host.post("/api/replay", json={"record": record}).json()["points"] == replay["points"]
