"""Several processes on one PostgreSQL are one service: `tabiji serve --processes 2`."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.command import tabiji
from tests.server.live.test_live import closed, heard, play
from tests.server.service import Service, eventually


def test_two_processes_are_one_service(
    postgres_database: str, start_service: Callable[..., Service]
) -> None:
    service = start_service(
        *("--port", "0", "--processes", "2"),
        TABIJI_DATABASE_URL=postgres_database,
        TABIJI_LIMITS="off",
    )
    aiko = service.person("Aiko")
    table = aiko.open("duo", "me", "me")
    with aiko.live(table["id"]) as watching:
        now = heard(watching, "hello")["table"]
        for _ in range(6):  # over new connections, which either process may take
            with service.visitor(cookies=dict(aiko.cookies)) as again:
                assert again.look(table["id"])["version"] == now["version"]
                version = again.act(now).json()["version"]
            while now["version"] < version:
                now = heard(watching, "update")["table"]
    with aiko.live(table["id"]) as live:
        now = heard(live, "hello")["table"]
        live.send(play(now))
        assert heard(live, "done", "refused")["type"] == "done"
        counts = re.findall(r'tabiji_accepted_total{kind="act"} ([0-9.]+)', metrics(service))
        assert counts == ["7.0"]
        eventually(lambda: "tabiji_connections 1.0" in metrics(service))  # the other has gone
        service.stop()
        assert closed(live) == 1012
    errors = [line for line in service.log.read_text().splitlines() if '"level": "error"' in line]
    assert errors == []


def metrics(service: Service) -> str:
    """What all processes counted, whichever is asked."""
    with service.visitor() as visitor:
        return visitor.get("/metrics").text


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_database_that_cannot_be_reached_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processes: str
) -> None:
    monkeypatch.setenv("TABIJI_DATABASE_URL", "postgresql://nobody@127.0.0.1:1/nothing")
    words = ("--port", "0", "--processes", processes, "--data", str(tmp_path), "--lang", "en")
    printed = tabiji("serve", "--no-browser", *words)
    assert printed.status == 1
    assert len(printed.err.strip().splitlines()) == 1, printed.err
    assert "database" in printed.err.lower()
    assert "Traceback" not in printed.err + printed.out
