"""The built client is served: its first page at every address, its files as they are."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tabiji.server.client import Client


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>first page</title>")
    (tmp_path / "assets" / "app.js").write_text("1")
    return TestClient(Client(tmp_path))


@pytest.mark.parametrize("address", ["/", "/lobby", "/t/some-table/replay", "/join/key"])
def test_every_page_begins_with_the_first_file(client: TestClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 200
    assert "first page" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_named_by_its_content_may_be_kept_for_ever(client: TestClient) -> None:
    assert "immutable" in client.get("/assets/app.js").headers["cache-control"]


def test_a_file_that_is_not_there_is_not_a_page(client: TestClient) -> None:
    assert client.get("/assets/other.js").status_code == 404


def test_a_client_that_was_never_built_says_how_to_build_it(tmp_path: Path) -> None:
    answer = TestClient(Client(tmp_path)).get("/", headers={"accept-language": "fr"})
    assert answer.status_code == 503
    assert "make play" in answer.text
