"""A tournament on a real Ray, of this machine alone: the same tournament, game for game."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.arena import OWN, outcomes, tournament

pytestmark = (
    pytest.mark.slow
)  # `make slow` installs Ray, which is large, and starting it takes a while


def on_ray(folder: Path, *bots: str, games: int = 8) -> tuple[Any, Path]:
    """Run the command, as a person does, on a cluster made for it; what it printed, and its file.

    It is run as a program of its own: Ray leaves much behind in the process that uses it.
    """
    pytest.importorskip("ray")
    path = folder / "results.jsonl"
    words = ["arena", "duo", "--bots", ",".join(bots), "--games", str(games), "--seed", "1"]
    words += ["--out", str(path), "--ray", "local", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "tabiji", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout), path


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    bots = ["random", "taro", f"{OWN}:First"]
    contest = tournament("duo", *bots)
    here, _ = contest.run(8, path=tmp_path / "here")
    data, path = on_ray(tmp_path, *bots)
    assert data["games"] == 8
    there = contest.ledger(path).results
    assert outcomes([there[number] for number in range(8)]) == outcomes(here)


def test_a_worker_that_is_lost_costs_only_its_games_which_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABIJI_TEST_MARK", str(tmp_path / "died"))
    data, path = on_ray(tmp_path, "random", f"{OWN}:DiesOnce")
    assert (tmp_path / "died").exists()
    assert not data["forfeits"]
    contest = tournament("duo", "random", f"{OWN}:DiesOnce")
    alone, _ = contest.run(8, path=tmp_path / "here")
    there = contest.ledger(path).results
    assert outcomes([there[number] for number in range(8)]) == outcomes(alone)


def test_where_there_is_no_cluster_it_is_said(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    words = ["arena", "duo", "--bots", "random,haru", "--games", "2", "--ray", "nowhere:1"]
    words += ["--out", str(tmp_path / "results")]
    done = subprocess.run(
        [sys.executable, "-m", "tabiji", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "There is no Ray cluster at 'nowhere:1'" in done.stderr
    assert "Traceback" not in done.stderr
