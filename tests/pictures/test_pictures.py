"""What holds for the picture of any table."""

import doctest
import re
import subprocess
import sys
from typing import Any
from xml.etree import ElementTree

import pytest

import tabiji.pictures
from tabiji import Match, Seat, game
from tabiji.locale.catalogues import UnknownLanguage, languages
from tabiji.pictures import svg
from tabiji.pictures.ink import number, tag, write
from tests.pictures import TABLES, parsed, walk

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 120_000
each_table = pytest.mark.parametrize(("name", "choices"), TABLES, ids=str)


@each_table
def test_every_table_of_a_game_is_a_picture_of_a_reasonable_size(
    name: str, choices: dict[str, Any]
) -> None:
    drawn = 0
    for table in walk(name, 5, 23, **choices):
        picture = svg(table)
        root = parsed(picture)
        assert root.tag == f"{SVG}svg"
        assert len(picture.encode()) < LARGEST
        drawn += 1
    assert drawn >= 5


@each_table
def test_a_picture_says_what_it_is_and_how_it_stands(name: str, choices: dict[str, Any]) -> None:
    *_, last = walk(name, 3, 1000, **choices)
    root = parsed(svg(last, lang="en"))
    assert root.get("role") == "img"
    assert root.get("lang") == "en"
    title, about = root[0], root[1]
    assert (title.tag, about.tag) == (f"{SVG}title", f"{SVG}desc")
    assert title.text == {"duo": "Tokaido Duo", "tokaido": "Tokaido"}[name]
    seats = choices.get("seats", 2)
    points = last.scores()[:seats]
    assert about.text == ", ".join(f"Player {i + 1}: {p}" for i, p in enumerate(points))


@each_table
def test_a_picture_needs_nothing_from_elsewhere(name: str, choices: dict[str, Any]) -> None:
    for table in walk(name, 7, 150, **choices):
        picture = svg(table)
        addresses = re.findall(r"[a-z]+://[^\"' ]*", picture)
        assert addresses == ["http://www.w3.org/2000/svg"]
        known = {element.get("id") for element in parsed(picture).iter()}
        for element in parsed(picture).iter():
            assert element.tag not in (f"{SVG}script", f"{SVG}image", f"{SVG}style")
            assert (element.get("href") or "#")[0] == "#"
        for used in re.findall(r"(?:url\(|href=\")#([a-z_-]+)", picture):
            assert used in known


@each_table
def test_the_same_table_gives_the_same_picture(name: str, choices: dict[str, Any]) -> None:
    for table in walk(name, 9, 120, **choices):
        assert svg(table) == svg(table.game.at(str(table)))


@each_table
def test_a_picture_can_be_labelled_in_every_language(name: str, choices: dict[str, Any]) -> None:
    *_, last = walk(name, 2, 1000, **choices)
    pictures = {language: svg(last, lang=language) for language in languages()}
    assert len(set(pictures.values())) == len(languages())
    for picture in pictures.values():
        titles = [element.text or "" for element in parsed(picture).iter(f"{SVG}title")]
        assert len(titles) > 20
        assert not [title for title in titles if re.search(r"\b[a-z]+-[a-z]+-?[a-z]*$", title)]


def test_without_a_language_the_picture_speaks_the_one_of_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = game("duo").table(seed=1)
    monkeypatch.setenv("TABIJI_LANG", "es")
    assert svg(table) == svg(table, lang="es")
    with pytest.raises(UnknownLanguage):
        svg(table, lang="tlh")


def test_players_are_called_by_their_names_whatever_these_are() -> None:
    match = Match("duo", ['<Aiko> & "Ken"', Seat(bot="haru")], seed=7)
    texts = [element.text for element in parsed(svg(match, lang="en")).iter(f"{SVG}text")]
    assert '<Aiko> & "Ken"' in texts
    assert "Haru" in texts
    match = Match("duo", ["", Seat(bot="somebody-new")], seed=7)
    texts = [element.text for element in parsed(svg(match, lang="en")).iter(f"{SVG}text")]
    assert {"Player 1", "Player 2"} <= set(texts)


def test_a_long_name_is_cut_short() -> None:
    match = Match("tokaido", ["Aiko", "N" * 200], seed=7)
    texts = [element.text or "" for element in parsed(svg(match)).iter(f"{SVG}text")]
    assert max(map(len, texts)) < 60


def test_tables_matches_and_earlier_standings_show_themselves_in_a_notebook() -> None:
    table = game("tokaido").table(seed=1, seats=4)
    assert table._repr_svg_() == svg(table)
    match = Match("duo", ["Aiko", "Kenji"], seed=7)
    before = match._repr_svg_()
    assert before == svg(match)
    match.play(match.legal()[0])
    assert match._repr_svg_() != before
    assert match.standing(match.at)._repr_svg_() == match._repr_svg_()


def test_pictures_are_loaded_only_when_one_is_wanted() -> None:
    script = (
        "import sys, tabiji\n"
        "match = tabiji.Match('duo', seed=7)\n"
        "light = not any('pictures' in name or 'fluent' in name for name in sys.modules)\n"
        "match._repr_svg_()\n"
        "print(light, 'tabiji.pictures' in sys.modules, 'numba' in sys.modules)\n"
    )
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", script], capture_output=True, text=True, check=True
    )
    assert run.stdout == "True True False\n"


def test_the_materials() -> None:
    assert [number(value) for value in (1.0, 0.25, -0.001, 1199.96, -3.14)] == [
        "1",
        "0.25",
        "0",
        "1200",
        "-3.1",
    ]
    assert tag("g", stroke_width=2, id=None) == '<g stroke-width="2"/>'
    assert "…" in write(0, 0, "a" * 50, room=60)
    assert "…" not in write(0, 0, "a" * 10, room=60)
    assert len(write(0, 0, "旅" * 50, room=60)) < len(write(0, 0, "a" * 50, room=60))
    assert ElementTree.fromstring(write(0, 0, "<&>")).text == "<&>"


def test_the_example_in_the_docstring_runs() -> None:
    names = {"svg": svg}
    result = doctest.testmod(tabiji.pictures, extraglobs=names)
    assert (result.failed, result.attempted) == (0, 3)
