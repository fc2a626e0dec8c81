"""Where files of ours are."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tabiji.kernel.folders import cache_root, data_root


@pytest.mark.parametrize(
    ("root", "variable"), [(cache_root, "TABIJI_CACHE_DIR"), (data_root, "TABIJI_DATA_DIR")]
)
def test_a_folder_can_be_chosen_and_is_the_systems_otherwise(
    root: Callable[[], Path], variable: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(variable, str(tmp_path))
    assert root() == tmp_path
    monkeypatch.delenv(variable)
    assert root().is_absolute()
    assert "tabiji" in root().parts


def test_what_can_be_made_again_does_not_lie_with_what_must_be_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for variable in ("TABIJI_CACHE_DIR", "TABIJI_DATA_DIR"):
        monkeypatch.delenv(variable, raising=False)
    kept, cached = data_root(), cache_root()
    assert kept not in (cached, *cached.parents)
    assert cached not in kept.parents
