"""`tabiji serve`: it starts, says where, and says clearly why it cannot."""

import json
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.cli.command import tabiji
from tests.server.service import Service


def test_it_is_well_and_counts(service: Service) -> None:
    visitor = service.person()
    assert visitor.get("/healthz").json() == {"ok": True, "database": True, "thinkers": True}
    counted = visitor.get("/metrics").text
    assert 'tabiji_requests_total{method="GET",route="/api/me",status="200"}' in counted


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        printed = tabiji("serve", "--port", port, "--data", str(tmp_path), "--lang", "en")
    assert printed.status == 1
    assert printed.err.strip() == f"Port {port} is in use already; choose another with --port."


def test_several_processes_need_postgresql(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABIJI_DATABASE_URL", raising=False)
    printed = tabiji(
        "serve", "--port", "0", "--processes", "2", "--data", str(tmp_path), "--lang", "en"
    )
    assert printed.status == 1
    assert "PostgreSQL" in printed.err


def test_the_log_is_lines_of_json_without_secrets(start_service: Callable[..., Service]) -> None:
    service = start_service()
    aiko = service.person("Aiko")
    link = aiko.get("/api/me").json()["link"].rpartition("/")[2]
    table = aiko.open("duo", "me", "open")
    key = table["invitations"][0]["path"].rpartition("/")[2]
    aiko.get(f"/api/invitations/{key}")
    cookie = aiko.cookies["tabiji"]
    service.stop()
    text = service.log.read_text()
    assert [line for line in text.splitlines() if not line.startswith("{")] == []
    lines = [json.loads(line) for line in text.splitlines()]
    assert "/api/invitations/{key}" in [line.get("route") for line in lines]
    for secret in (link, key, cookie, (service.data / "secret").read_text().strip()):
        assert secret not in text


def test_ctrl_c_closes_it_and_is_no_failure(start_service: Callable[..., Service]) -> None:
    service = start_service()
    assert service.interrupt() == 0
    assert [json.loads(line)["event"] for line in service.log.read_text().splitlines()][-1] == (
        "stopped"
    )


def test_an_address_that_is_a_page_shows_the_client(service: Service) -> None:
    for path in ("/", "/table/abc", "/join/abc"):
        answer = httpx.get(service.address + path, trust_env=False)
        assert answer.status_code == 200, "the client is not built: sh web/build"
        assert answer.headers["content-type"].startswith("text/html")
