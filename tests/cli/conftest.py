"""The tests of the command speak English, whatever the machine speaks."""

import pytest


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings of the machine reach the command."""
    for name in ("TABIJI_LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "TABIJI_DEBUG", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("TERM", "xterm-256color")
