"""The signed cookie, and the secret that signs it."""

import logging
from pathlib import Path

import pytest

from tabiji.server.sessions import BadSecret, Sessions, cookie_in, secret_keys


def value(header: str) -> str:
    found = cookie_in(header)
    assert found is not None
    return found


def test_whoever_comes_back_with_the_cookie_is_the_same() -> None:
    sessions = Sessions(["a" * 40])
    assert sessions.player(value(sessions.header("p1", secure=False))) == "p1"


@pytest.mark.parametrize("change", [lambda c: c[:-1] + "x", lambda c: "p2" + c[2:], lambda c: "p1"])
def test_a_cookie_that_somebody_changed_is_nobodys(change: object) -> None:
    sessions = Sessions(["a" * 40])
    cookie = value(sessions.header("p1", secure=False))
    assert callable(change)
    assert sessions.player(change(cookie)) is None
    assert Sessions(["b" * 40]).player(cookie) is None


def test_the_cookie_is_kept_from_scripts_and_from_other_pages() -> None:
    header = Sessions(["a" * 40]).header("p1", secure=True)
    assert {"HttpOnly", "SameSite=Lax", "Secure", "Path=/"} <= set(header.split("; "))
    assert "Secure" not in Sessions(["a" * 40]).header("p1", secure=False)


def test_after_a_line_was_added_to_the_secret_old_cookies_still_count() -> None:
    old, new = "a" * 40, "b" * 40
    cookie = value(Sessions([old]).header("p1", secure=False))
    both = Sessions([old, new])
    assert both.player(cookie) == "p1"
    assert Sessions([new]).player(value(both.header("p1", secure=False))) == "p1"


def test_the_secret_is_made_once_for_the_owners_eyes_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    keys = secret_keys(folder)
    assert secret_keys(folder) == keys
    assert len(keys[0]) >= 40
    assert (folder / "secret").stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / "secret.copy").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in folder.iterdir()) == ["secret", "secret.copy"]


def test_a_secret_that_others_can_read_is_closed_and_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    keys = secret_keys(tmp_path)
    (tmp_path / "secret").chmod(0o644)
    with caplog.at_level(logging.WARNING):
        assert secret_keys(tmp_path) == keys
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    assert "open to others" in caplog.text
    assert keys[0] not in caplog.text


def test_a_damaged_secret_without_a_copy_is_not_used_and_what_is_lost_is_said(
    tmp_path: Path,
) -> None:
    (tmp_path / "secret").write_text("short\n")
    (tmp_path / "secret.copy").write_text("")
    with pytest.raises(
        BadSecret, match=r"damaged.*somebody new until they open their personal link"
    ):
        secret_keys(tmp_path)


@pytest.mark.parametrize("damaged", ["short\n", "", None])
def test_a_damaged_secret_is_put_back_from_its_copy(
    tmp_path: Path, damaged: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    keys = secret_keys(tmp_path)
    with (tmp_path / "secret").open("a") as file:
        file.write("n" * 48 + "\n")
    keys = secret_keys(tmp_path)  # the copy has the new line too
    assert len(keys) == 2
    if damaged is None:
        (tmp_path / "secret").unlink()
    else:
        (tmp_path / "secret").write_text(damaged)
    assert secret_keys(tmp_path) == keys
    assert "put back from its copy" in caplog.text
    assert (tmp_path / "secret").read_text().split() == keys
    assert keys[0] not in caplog.text


def test_another_secret_takes_nothing_from_the_copy_of_the_one_before(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = secret_keys(tmp_path)
    (tmp_path / "secret").write_text("n" * 48 + "\n")
    assert secret_keys(tmp_path) == ["n" * 48]
    assert (tmp_path / "secret.copy").read_text().split() == before
    assert "begins with another line" in caplog.text


def test_a_folder_that_cannot_be_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSecret, match="cannot be kept"):
        secret_keys(tmp_path / "file" / "data")
