"""`tabiji serve`: it starts, says where, and says clearly why it cannot."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Event, Thread, Timer
from threading import enumerate as enumerate_threads

import httpx
import pytest

from tabiji.server import serving
from tests.cli.command import Printed, tabiji
from tests.server.service import PATIENCE, Service


def test_it_is_well_and_counts(service: Service) -> None:
    visitor = service.person()
    parts = ("ok", "database", "disk", "bot_workers", "bots")
    assert visitor.get("/healthz").json() == dict.fromkeys(parts, True)
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


def test_a_second_service_on_the_same_folder_says_where_the_first_is(
    start_service: Callable[..., Service],
) -> None:
    first = start_service()
    second = subprocess.run(
        [sys.executable, "-m", "tabiji", "serve", "--no-browser", "--data", str(first.data)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "TABIJI_LANG": "en"},
    )
    assert second.returncode == 1
    told = f"Another service runs on the folder {first.data} already, at {first.address}."
    assert told in " ".join(second.stderr.split())
    assert first.visitor().get("/healthz").status_code == 200
    first.kill()
    again = start_service()  # whoever is killed holds nothing
    assert again.data == first.data
    assert again.visitor().get("/healthz").status_code == 200


@pytest.mark.skipif(os.name != "posix", reason="other systems have other ways")
def test_what_is_in_the_data_folder_is_for_its_owners_eyes_only(
    start_service: Callable[..., Service],
) -> None:
    service = start_service()
    service.person("Aiko").open()
    private = {path.name: path.stat().st_mode & 0o077 for path in service.data.iterdir()}
    assert {"lock", "secret", "tabiji.sqlite", "tabiji.sqlite-wal"} <= private.keys()
    assert {name for name, others in private.items() if others} <= {"log"}  # the test's own


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
        answer = httpx.get(service.address + path, trust_env=False, timeout=PATIENCE)
        assert answer.status_code == 200, "the client is not built: sh web/build"
        assert answer.headers["content-type"].startswith("text/html")


class Answering(BaseHTTPRequestHandler):
    """What is well."""

    status = 200

    def do_GET(self) -> None:
        self.send_response(self.status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


class Recovering(Answering):
    """What is not well when it is asked for the first time, and is then."""

    asked = 0

    def do_GET(self) -> None:
        Recovering.asked += 1
        self.status = 503 if self.asked == 1 else 200
        super().do_GET()


@pytest.fixture(autouse=True)
def _nobody_has_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Recovering, "asked", 0)


@contextmanager
def answering(kind: type[BaseHTTPRequestHandler], place: tuple[str, int]) -> Iterator[str]:
    """Something else that answers over HTTP."""
    with HTTPServer(place, kind) as server:
        running = Thread(target=server.serve_forever)
        running.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        running.join()


@contextmanager
def waiting(address: str) -> Iterator[tuple[Event, Event]]:
    """Whether it is ready, waited for as the command does; and that it is over."""
    ready, over = Event(), Event()
    thread = Thread(target=serving._when_ready, args=(address, ready.set, over))
    thread.start()
    yield ready, over
    over.set()
    thread.join(PATIENCE)
    assert not thread.is_alive()


def test_processes_that_take_long_are_waited_for_as_long_as_the_service_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serving, "STARTED_SECONDS", 0.0)
    monkeypatch.setattr(serving, "AGAIN_SECONDS", 0.01)
    with socket.create_server(("127.0.0.1", 0)) as free:
        place = free.getsockname()
    with waiting(f"http://127.0.0.1:{place[1]}") as (ready, _):
        assert not ready.wait(0.2)
        with answering(Recovering, place):
            assert ready.wait(PATIENCE)
    assert Recovering.asked == 2


def test_when_the_service_is_over_nobody_waits_for_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"http://127.0.0.1:{free.getsockname()[1]}"
    with waiting(address) as (ready, over):
        over.set()
    assert not ready.is_set()


def test_whether_processes_answer_is_not_asked_through_a_proxy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in [name for name in os.environ if name.lower() in ("no_proxy", "all_proxy")]:
        monkeypatch.delenv(name)
    anywhere = ("127.0.0.1", 0)
    with answering(Recovering, anywhere) as proxy, answering(Answering, anywhere) as service:
        monkeypatch.setenv("http_proxy", proxy)
        with waiting(service) as (ready, _):
            assert ready.wait(PATIENCE)
    assert Recovering.asked == 0


def told_in_time() -> None:
    """Wait until whoever watches the time has ended."""
    for thread in [one for one in enumerate_threads() if isinstance(one, Timer)]:
        thread.join(PATIENCE)
        assert not thread.is_alive()


@pytest.fixture
def serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Printed]:
    """Call the command, with something else instead of the service."""
    monkeypatch.setattr(serving, "begin_logging", lambda: None)
    monkeypatch.setattr(serving, "_make_room", lambda: None)

    def serve(seconds: float, service: Callable[..., None], language: str = "en") -> Printed:
        monkeypatch.setattr(serving, "STARTED_SECONDS", seconds)
        monkeypatch.setattr(serving, "_serve_alone", service)
        words = ("--port", "0", "--data", str(tmp_path), "--lang", language)
        return tabiji("serve", "--no-browser", *words)

    return serve


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "does not answer yet"), ("fr", "ne répond pas encore"), ("es", "aún no responde")],
)
def test_a_service_that_is_not_ready_in_time_says_so_and_goes_on(
    serve: Callable[..., Printed], language: str, said: str
) -> None:
    def slowly(_settings: object, _place: object, ready: Callable[[], None]) -> None:
        told_in_time()
        ready()

    printed = serve(0, slowly, language)
    assert printed.status == 0
    late, *rest = printed.out.partition("http://127.0.0.1:")
    assert said in late
    assert all(rest)


def test_a_service_that_is_ready_in_time_is_not_called_late(serve: Callable[..., Printed]) -> None:
    def quickly(_settings: object, _place: object, ready: Callable[[], None]) -> None:
        ready()
        told_in_time()

    assert "does not answer" not in serve(2 * PATIENCE, quickly).out
