"""The board file: a mistake is named by its key."""

from pathlib import Path

import pytest

from tabiji.duo.board import PRINTED, load
from tabiji.kernel.errors import BadData

BOARD = PRINTED.read_text(encoding="utf-8")


def refused(tmp_path: Path, content: str | bytes) -> str:
    """What is said about a board file with this content."""
    path = tmp_path / "my-board.toml"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(BadData) as caught:
        load(path)
    said = str(caught.value)
    assert said.startswith(f"{path}: ")
    return said.removeprefix(f"{path}: ")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('["M1", "M2"]', '["M1", "M9"]', "routes.links.0: there is no town 'M9'; there are: C0, C1"),
        ('["M1", "M2"]', '["M1"]', "routes.links.0: a route joins two towns"),
        ('["M1", "M2"], ', "", "routes.links: no way leads from C0 to C2"),
        ('["M1", "M2"]', '["M1", "M1"]', "routes.links: a route joins two different towns"),
        ('["M1", "M2"]', '["M1", "C1"]', "routes.links: a route joins two different towns, and only once"),
        ('["M1", "M2"]', '["M1", "M2"], ["M1", "M3"]', "routes.links: 12 towns need 11 routes, found 12: a loop"),
        ('["M1", "C1"], ["M1", "C0"]', '["M1", "C5"], ["M1", "C0"]', "routes.links: no way leads from C0 to C1"),
        ('["M2", "C2"], ["M2", "C7"]', '["M2", "C4"], ["M2", "C7"]', "routes.links: no way leads from C0 to C2"),
        ('["M1", "C0"]', '["M4", "C0"]', "routes.links: the route M2-M3 crosses another route"),
        ("M4 = 3 }", 'M4 = "3" }', "routes.wares.M4: must be a whole number, found '3'"),
        ("M4 = 3 }", "M4 = 0 }", "routes.wares.M4: must be from 1 to 9, found 0"),
        (", M4 = 3 }", " }", "routes.wares: needs 4 mountain towns, has 3"),
        ("M4 = 3 }", "C0 = 3 }", "routes.wares: no mountain town can be called 'C0': areas are called A0"),
        ("M4 = 3 }", "A0 = 3 }", "routes.wares: no mountain town can be called 'A0': areas are called A0"),
        ("M4 = 3 }", "a12 = 3 }", "routes.wares: no mountain town can be called 'a12'"),
        ("M4 = 3 }", '"" = 3 }', "routes.wares: must be one word of letters and digits"),
        ("M4 = 3 }", '"Two Words" = 3 }', "routes.wares: must be one word of letters and digits"),
        ("M4 = 3 }", '"4" = 3 }', "routes.wares: must be one word of letters and digits"),
        ("M4 = 3 }", '"M4@C0" = 3 }', "routes.wares: must be one word of letters and digits"),
        ("M4 = 3 }", '"M4=" = 3 }', "routes.wares: must be one word of letters and digits"),
        ("M4 = 3 }", '"M4_" = 3 }', "routes.wares: must be one word of letters and digits"),
        ("M4 = 3 }", f"{'M' * 31} = 3 }}", "routes.wares: must be one word of letters and digits"),
        ('["M1", "M2"], ["M2", "M3"]', '["M1", "C2"], ["M2", "M3"]', "routes.links: the coastal town C2 must be the end"),
        ("coastal_towns = 8 ", "coastal_towns = 7 ", "board.areas: an island with 7 coastal towns"),
        ("coastal_towns = 8 ", "", "board.coastal_towns: is missing"),
        ("mountain_towns = 4", "mountain_towns = true", "board.mountain_towns: must be a whole number"),
        ('["temple", "garden", "seashore"],       # C0', "# C0", "ring.arcs: needs 8 arcs"),
        ('"seashore"],       # C0', '"harbour"],       # C0', "ring.arcs.0.2: 'harbour' is none of: town, temple"),
        ('"seashore"],       # C0', '"town"],       # C0', "ring.arcs.0: coastal towns stand between"),
        ('icons = ["moon", ', 'icons = ["sun", ', "areas.icons.0: 'sun' is none of: moon, waterfall"),
        ('icons = ["moon", ', "icons = [", "areas.icons: needs 8 entries, has 7"),
        ('pilgrim = "C0", merchant', 'pilgrim = "M1", merchant', "start.compass.pilgrim: a pilgrim starts in a coastal"),
        ('pilgrim = "C0", merchant', 'pilgrim = "C4", merchant', "start.opposite.pilgrim: both pilgrims"),
        ('merchant = "M4", artist = 4', 'merchant = "C4", artist = 4', "start.opposite.merchant: that coastal town is"),
        ('merchant = "M4", artist = 4', 'merchant = "M4", artist = 8', "start.opposite.artist: must be from 0 to 7"),
        ("artist   = [1, 1,", "artist   = [0, 1,", "dice.artist.0: must be from 1 to 9, found 0"),
        ("artist   = [1, 1, 2, 2, 3, 3]", "artist   = []", "dice.artist: must not be empty"),
        ('["kimono", 4], ["kimono", 4]', '["kimono", 4], ["kimono"]', "boutiques.tokens.1: a token is a ware"),
        ('["kimono", 4], ["kimono", 4]', '["kimono", 4]', "boutiques.tokens: needs 8 tokens"),
        ('["kimono", 4], ["kimono", 4]', '["kimono", 4], ["tea", 4]', "boutiques.tokens.1: 'tea' is none of: kimono"),
        ('["kimono", 4], ["kimono", 4]', '["kimono", 4], ["kimono", "four"]', "boutiques.tokens.1: must be a whole"),
        ("\nfan = 8", "", "wares.fan: is missing"),
        ("\ndoll = 7\nfan = 8", "\ndoll = 0\nfan = 0", "wares: the bag could run empty; it needs at least 16"),
        ("storage = 5", "storage = 0", "wares.storage: must be from 1 to 8, found 0"),
        ("purple = { moon = 3,", "purple = { moon = 4,", "paintings.purple: points.gifts has values for 10 tiles, here are 11"),
        ("gold_slabs = [0, 5,", "gold_slabs = [1, 5,", "points.gold_slabs: must begin with 0 and rise"),
        ("gifts = [0, 2, 4,", "gifts = [0, 4, 2,", "points.gifts: must begin with 0 and rise"),
        ("artist_board_rows = [5, 5]", "artist_board_rows = [5, 4]", "points.artist_board_rows: the rows must hold 10"),
        ("temple_slots = 9 ", "temple_slots = 1 ", "points.temple_slots: must be from 2 to 99"),
        ("coins_per_slab = 10", "coins_per_slab = 0", "points.coins_per_slab: must be from 1 to 99"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_by_its_key(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in BOARD
    assert refused(tmp_path, BOARD.replace(old, new, 1)).startswith(said)


def test_a_dead_end_inland_is_refused(tmp_path: Path) -> None:
    content = BOARD.replace("mountain_towns = 4", "mountain_towns = 5")
    content = content.replace("M4 = 3 }", "M4 = 3, M5 = 2 }").replace(
        '["M1", "M2"]', '["M1", "M2"], ["M1", "M5"]'
    )
    said = refused(tmp_path, content)
    assert said == "routes.links: the route M1-M5 leads to a dead end that is not on the coast."


def test_a_ring_too_short_for_the_dice_is_refused(tmp_path: Path) -> None:
    content = BOARD
    for arc in ('["temple", "garden", "seashore"]', '["temple", "hot_spring", "temple"]'):
        content = content.replace(arc, '["temple"]')
    for arc in ('["garden", "temple", "seashore"]', '["temple", "garden", "hot_spring"]'):
        content = content.replace(arc, "[]")
    assert refused(tmp_path, content) == "ring.arcs: a ring needs at least 18 stations."


@pytest.mark.parametrize("content", ["[board", b"\xff\xfe", "board = 1\nboard = 2"])
def test_what_is_not_toml_says_so(tmp_path: Path, content: str | bytes) -> None:
    assert refused(tmp_path, content).startswith("not a TOML file: ")


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"cannot be read \(No such file or directory\)"):
        load(tmp_path / "nowhere.toml")


def test_the_printed_board_is_what_its_comments_say() -> None:
    board = load(PRINTED)
    assert len(board.stations) == 32
    assert (board.coastal_towns, board.towns, board.areas) == (8, 12, 8)
    half_turn = {0: 2, 2: 0, 1: 3, 3: 1}  # moon and mountain, waterfall and bamboo
    for area in range(8):
        assert board.icons[(area + 4) % 8] == half_turn[board.icons[area]]
    assert board.stations[16:] == board.stations[:16]
