"""Nothing of the person's own reaches a test, nothing of a test stays behind."""

import logging
import os
import resource
from pathlib import Path

import pytest

from tests.suite import environment


def test_what_would_change_an_outcome_is_taken_out() -> None:
    theirs = {
        "TABIJI_DATABASE_URL": "postgresql://their/own",
        "TABIJI_CACHE_DIR": "/somewhere",
        "PGPASSWORD": "secret",
        "GIT_DIR": "/else",
        "https_proxy": "http://proxy",
        "ALL_PROXY": "http://proxy",
        "LC_ALL": "fr_FR.UTF-8",
        "LANG": "fr_FR.UTF-8",
        "PYTEST_ADDOPTS": "-x",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONUNBUFFERED": "1",
        "PATH": "/bin",
    }
    environment.clear(theirs)
    assert theirs == {"TABIJI_CACHE_DIR": "/somewhere", "LANG": "C.UTF-8", "PATH": "/bin"}


def test_how_the_person_likes_what_is_printed_is_too() -> None:
    theirs = {"NO_COLOR": "1", "FORCE_COLOR": "1", "COLUMNS": "40", "TERM": "dumb", "PATH": "/bin"}
    environment.clear_looks(theirs)
    assert theirs == {"TERM": "xterm-256color", "PATH": "/bin"}


def test_this_process_has_been_cleared() -> None:
    left = {name for name in os.environ if name.startswith(environment.PERSONAL)}
    assert left <= {*environment.KEPT, "TABIJI_DATA_DIR"}
    assert Path(os.environ["TABIJI_DATA_DIR"]).is_dir()


def test_what_a_test_changes_is_put_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KEPT", "before")
    monkeypatch.setenv("REMOVED", "before")
    root, other = logging.getLogger(), logging.getLogger("tests.suite.other")
    handlers, level, folder = root.handlers[:], other.level, Path.cwd()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)
    with environment.restored():
        os.environ |= {"KEPT": "after", "ADDED": "after"}
        del os.environ["REMOVED"]
        root.handlers[:] = [logging.NullHandler()]
        other.setLevel(logging.ERROR)
        os.chdir(tmp_path)
        resource.setrlimit(resource.RLIMIT_NOFILE, (files[0] - 1, files[1]))
    assert (os.environ["KEPT"], os.environ["REMOVED"]) == ("before", "before")
    assert "ADDED" not in os.environ
    assert root.handlers == handlers
    assert other.level == level
    assert Path.cwd() == folder
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == files
