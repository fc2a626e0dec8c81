"""Tokaido Duo as a picture."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabiji import Match, game
from tabiji.pictures import svg
from tests.pictures import parsed, pieces, walk

ROOT = Path(__file__).parents[2]
BOARDS = ROOT / "tests" / "duo" / "boards"
SVG = "{http://www.w3.org/2000/svg}"
EVERYBODY = sorted(f"{who}-{seat}" for who in ("pilgrim", "merchant", "artist") for seat in (0, 1))


def test_all_six_characters_are_on_the_island_once_players_sit() -> None:
    for table in walk("duo", 4, 17):
        assert pieces(svg(table)) == (EVERYBODY if table.view().players else [])


def test_no_two_characters_stand_in_each_others_way() -> None:
    for table in walk("duo", 8, 15):
        places = [
            element.get("transform")
            for element in parsed(svg(table)).iter()
            if element.get("data-piece")
        ]
        assert len(places) == len(set(places))


def test_dice_wares_and_points_are_there_to_read() -> None:
    table = game("duo").at("dice=p4,m3,a2 coins=7,1 gold=2,0 wares=kf,-")
    picture = svg(table, lang="en")
    texts = [element.text for element in parsed(picture).iter(f"{SVG}text")]
    titles = [element.text for element in parsed(picture).iter(f"{SVG}title")]
    assert {"4", "3", "2", "7", "11"} <= set(texts)
    assert {"kimono", "fan", "temple 1/9", "Hot Spring token"} <= set(titles)


def test_who_looks_on_sits_below() -> None:
    match = Match("duo", ["Aiko", "Kenji"], seed=3)
    for seat, order in ((None, "Kenji Aiko"), (0, "Kenji Aiko"), (1, "Aiko Kenji")):
        texts = [element.text or "" for element in parsed(svg(match, seat)).iter(f"{SVG}text")]
        assert " ".join(text for text in texts if text in ("Aiko", "Kenji")) == order


@pytest.mark.parametrize("board", ["star", "small"])
def test_another_board_file_is_another_picture(board: str) -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.pictures.other_board"],
        env={**os.environ, "TABIJI_DUO_BOARD": str(BOARDS / f"{board}.toml")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) > 3
