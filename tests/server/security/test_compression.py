"""What is large is packed, unless its length could tell a secret."""

from pathlib import Path

from tests.server.service import Service

FIRST_LOAD = 300_000
"""Bytes that the first page may be, with all that it loads."""


def test_games_and_records_are_packed_and_keys_are_not(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open("tokaido", "me", "open", listed=True)
    assert aiko.get("/api/games").headers.get("content-encoding") == "gzip"
    invitation = table["invitations"][0]["path"].replace("/join/", "/api/invitations/")
    for path in ("/api/me", f"/api/tables/{table['id']}", invitation):
        assert "content-encoding" not in aiko.get(path).headers


def test_whoever_cannot_unpack_gets_it_as_it_is(service: Service) -> None:
    answer = service.visitor().get("/api/games", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in answer.headers


def test_pages_and_scripts_are_packed(service: Service) -> None:
    folder = Path("src/tabiji/server/web")
    scripts = [f"/assets/{path.name}" for path in (folder / "assets").glob("index-*.js")]
    assert scripts, "the client is not built: sh web/build"
    visitor = service.visitor()
    for path in ("/", *scripts):
        with visitor.stream("GET", path) as answer:
            packed = b"".join(answer.iter_raw())
            assert answer.headers.get("content-encoding") == "gzip" or len(packed) < 2_000
            assert len(packed) < FIRST_LOAD
