"""The built client is served: its first page at every address, its files as they are."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import httpx
import pytest
from starlette.exceptions import HTTPException

from tabiji.server.client import Client


def get(folder: Path, address: str, headers: Mapping[str, str] | None = None) -> httpx.Response:
    async def ask() -> httpx.Response:
        door = httpx.ASGITransport(Client(folder))
        async with httpx.AsyncClient(transport=door, base_url="http://test") as browser:
            return await browser.get(address, headers=headers)

    return asyncio.run(ask())


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>first page</title>")
    (tmp_path / "assets" / "app.js").write_text("1")
    return tmp_path


@pytest.mark.parametrize("address", ["/", "/lobby", "/t/some-table/replay", "/join/key"])
def test_every_page_begins_with_the_first_file(built: Path, address: str) -> None:
    answer = get(built, address)
    assert answer.status_code == 200
    assert "first page" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_named_by_its_content_may_be_kept_for_ever(built: Path) -> None:
    assert "immutable" in get(built, "/assets/app.js").headers["cache-control"]


def test_a_file_that_is_not_there_is_not_a_page(built: Path) -> None:
    with pytest.raises(HTTPException) as refused:
        get(built, "/assets/other.js")
    assert refused.value.status_code == 404


def test_a_client_that_was_never_built_says_how_to_build_it(tmp_path: Path) -> None:
    answer = get(tmp_path, "/", {"accept-language": "fr"})
    assert answer.status_code == 503
    assert "make play" in answer.text
