"""The components file: another file is another box, and a mistake is named by its key."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tabiji.kernel.errors import BadData
from tabiji.tokaido.components import PRINTED, load
from tabiji.tokaido.names import Encounter

ROOT = Path(__file__).parents[2]
BOXES = Path(__file__).parent / "boxes"
BOX = PRINTED.read_text(encoding="utf-8")


def other_box(box: str, *how: str) -> Any:
    """What `tests.tokaido.other_box` prints about a box."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.tokaido.other_box", *how],
        env={**os.environ, "TABIJI_TOKAIDO_COMPONENTS": str(BOXES / f"{box}.toml")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    return json.loads(run.stdout)


@pytest.mark.parametrize("how", [(), pytest.param(("compiled",), marks=pytest.mark.slow)])
def test_whole_games_are_played_with_another_box(how: tuple[str, ...]) -> None:
    """A shorter road, paddies of two sections, richer farms, guides two and two and two."""
    seen = other_box("short", *how)
    assert seen["stops"] == 17
    assert seen["last"] == [16]
    assert seen["coins"] == 7 + 4
    assert seen["encounters"]["meet-annaibito-paddy"] == 2
    assert seen["encounters"]["meet-annaibito-sea"] == 2
    assert seen["paddy"] == 2


def test_the_disputed_guides_are_a_line_of_the_file() -> None:
    printed, split = load(PRINTED), load(BOXES / "split.toml")
    guides = slice(Encounter.ANNAIBITO_PADDY, None)
    assert printed.encounters[guides] == (1, 2, 3)
    assert split.encounters[guides] == (2, 2, 2)
    assert printed.road == split.road


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            '"inn",                                                     # Kyoto',
            "",
            "road.stages: a road begins and ends with an inn",
        ),
        (
            "shop* temple encounter",
            "shop* castle encounter",
            "road.stages.1: 'castle' is none of: inn, shop",
        ),
        ("shop* temple encounter", "inn* temple encounter", "road.stages: an inn has room for all"),
        (
            '  "inn",                                                     # Edo',
            "",
            "road.stages: a road begins and ends",
        ),
        ("paddy = 3\n", "", "panoramas.paddy: is missing"),
        ("paddy = 3\n", "paddy = 0\n", "panoramas.paddy: must be from 1 to 9, found 0"),
        ("2 = 6\n", "two = 6\n", "hot_springs.two: 'two' must be a whole number"),
        ("samurai = 2", 'samurai = "2"', "encounters.samurai: must be a whole number, found '2'"),
        ("sea = 3, mountain", "mountain", "encounters.annaibito.sea: is missing"),
        ('"Gofu"', '"Koma"', "souvenirs.small_object.1.1: there is another 'Koma'"),
        ("2 = 6\n", "02 = 6\n", "hot_springs.02: '02' must be a whole number"),
        ("2 = 6\n", "2 = 6\n02 = 6\n", "hot_springs.02: '02' must be a whole number"),
        ('"Gofu"', '""', "souvenirs.small_object.1.1: must be words of letters and digits"),
        ('"Gofu"', '" Gofu"', "souvenirs.small_object.1.1: must be words of letters and digits"),
        ('"Gofu"', '"-"', "souvenirs.small_object.1.1: must be words of letters and digits"),
        ('"Gofu"', '"Go+fu"', "souvenirs.small_object.1.1: must be words of letters and digits"),
        ('"Gofu"', '"Gofu!"', "souvenirs.small_object.1.1: must be words of letters and digits"),
        ('"Tai Meshi"', '"Tai  Meshi"', "meals.3.dishes.4: must be words of letters and digits"),
        ('"Tai Meshi"', '"Tai/Meshi"', "meals.3.dishes.4: must be words of letters and digits"),
        ('"Tai Meshi"', '"0"', "meals.3.dishes.4: must be words of letters and digits"),
        ('"Gofu"', "7", "souvenirs.small_object.1.1: must be a name, found 7"),
        ("copies = 2", "copies = 1", "meals: 4 inns need 24 to 60 meals, here are 20"),
        ("Kinko = 7", "", "travelers.Kinko: is missing"),
        ("Kinko = 7", "Kinko = true", "travelers.Kinko: must be a whole number, found True"),
        ("[1, 3, 5, 7]", "[1, 3, 5]", "values.souvenir_points: a set has 4 souvenirs"),
        ("[10, 7, 4, 2]", "[]", "values.donor_points: must have 1 to 9 numbers"),
        ("first_journey_coins = 7", "", "variants.first_journey_coins: is missing"),
        ("[road]", "[road", "not a TOML file"),
    ],
)
def test_a_mistake_is_named_by_its_key(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in BOX
    path = tmp_path / "my-box.toml"
    path.write_text(BOX.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        load(path)
    assert str(caught.value).startswith(f"{path}: {said}")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        load(tmp_path / "nowhere.toml")
