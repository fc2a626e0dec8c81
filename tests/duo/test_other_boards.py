"""Another board file is another board: everything follows from it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
BOARDS = Path(__file__).parent / "boards"


def other_board(board: str, *arguments: str) -> Any:
    """What `tests.duo.other_board` prints about a board."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.duo.other_board", *arguments],
        env={**os.environ, "TABIJI_DUO_BOARD": str(BOARDS / f"{board}.toml")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    return json.loads(run.stdout)


@pytest.mark.parametrize(
    ("board", "last_station", "slabs", "how"),
    [
        ("small", 21, 3, ()),
        pytest.param("small", 21, 3, ("compiled",), marks=pytest.mark.slow),
        pytest.param("star", 31, 6, ("compiled",), marks=pytest.mark.slow),
    ],
)
def test_whole_games_are_played_on_it(
    board: str, last_station: int, slabs: int, how: tuple[str, ...]
) -> None:
    seen = other_board(board, *how)
    assert seen["longest"] < 20_000
    assert seen["stations"] == last_station
    assert seen["gold"] == slabs
    assert seen["ended"][-1] > 0


def test_on_a_star_the_middle_is_one_step_from_every_other_mountain_town() -> None:
    seen = other_board("star", "dice=p1,m1,a1 M0@Hub", "merchant")
    assert seen["legal"] == ["to-C7", "to-Ume", "to-Kiku", "to-Sasa"]


def test_on_a_star_areas_have_other_neighbours() -> None:
    seen = other_board("star", "dice=p1,m1,a1 A0@2", "artist")
    assert seen["legal"] == ["to-A1", "to-A3", "to-A4", "to-A7"]


@pytest.mark.clause("duo.merchant.stuck")
def test_an_artist_with_no_path_of_that_length_stays_as_a_merchant_would() -> None:
    seen = other_board("small", "dice=p2,m2,a6", "artist")
    assert seen["legal"] == ["stay"]
    after = other_board("small", "dice=p2,m2,a6", "artist stay")
    assert after["turn"] == 1
    assert "A0@0" in after["position"]


def test_dice_storage_and_tracks_are_the_boards_own() -> None:
    assert other_board("small", "")["legal"] == ["p2", "p3", "p5"]
    assert other_board("small", "dice=p2")["legal"] == ["m1", "m2", "m4"]
    full = other_board(
        "small", "dice=p2,m1,a1 M0@C3 wares=kkkk,-", "merchant to-Minami draw4 fan fan fan fan"
    )
    assert "pending=4" in full["position"]
    end = other_board("small", "dice=p2:0,m1:1,a1 garden=4,1 ending=garden,-")
    assert "ending=garden,-" in end["position"]


def test_a_broken_board_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text((BOARDS / "star.toml").read_text().replace('"Ume", "C0"', '"Ume", "C9"'))
    run = subprocess.run(
        [sys.executable, "-c", "import tabiji; tabiji.game('duo')"],
        env={**os.environ, "TABIJI_DUO_BOARD": str(broken)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode != 0
    assert "routes.links.4: there is no town 'C9'" in run.stderr
