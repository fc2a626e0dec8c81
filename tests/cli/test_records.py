"""`tabiji show`, `tabiji verify`, `tabiji convert`, `tabiji simulate`."""

import json
import re
from pathlib import Path

import pytest

from tabiji.locale.catalogues import catalogue, languages
from tabiji.terminal import opponents
from tests.cli.command import begun_game, finished_game, tabiji

GAMES = ["duo", "tokaido"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_a_finished_game_is_shown_with_its_points_by_source(
    tmp_path: Path, game: str, language: str
) -> None:
    printed = tabiji("show", str(finished_game(tmp_path, game)), "--lang", language)
    assert printed.status == 0
    assert catalogue(language).say("table-over") in printed.out
    assert catalogue(language).say("table-total") in printed.out
    assert max(map(len, printed.out.splitlines())) <= 100


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_shown_after_so_many_actions_with_what_came_before(
    tmp_path: Path, game: str
) -> None:
    printed = tabiji("show", str(finished_game(tmp_path, game)), "--at", "40", "--log")
    assert printed.status == 0
    assert "After 40 of" in printed.out
    assert printed.out.count("Random 1") > 2


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_shown_for_programs(tmp_path: Path, game: str) -> None:
    data = json.loads(tabiji("show", str(finished_game(tmp_path, game)), "--at", "3", "--json").out)
    assert data["game"] == game
    assert data["at"] == 3
    assert len(data["actions"]) == 3
    assert data["legal"]
    assert data["view"]["phase"]


def test_a_place_that_a_game_has_not_is_refused(tmp_path: Path) -> None:
    printed = tabiji("show", str(finished_game(tmp_path)), "--at", "99999")
    assert printed.status == 1
    assert "there is no 99,999" in printed.err


def test_one_game_of_many_is_shown(tmp_path: Path) -> None:
    first, second = finished_game(tmp_path), begun_game(tmp_path)
    both = tmp_path / "both.tabiji"
    assert tabiji("convert", str(first), str(second), str(both)).status == 0
    assert "The journey is over" in tabiji("show", str(both)).out
    assert "is to act" in tabiji("show", str(both), "--game", "2").out
    assert "holds 2 games" in tabiji("show", str(both), "--game", "3").err


def test_a_broken_file_is_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.tabiji"
    path.write_text("Tabiji 1\nGame: duo\n\nwalk99\n", encoding="utf-8")
    for command in ("show", "convert"):
        more = [str(tmp_path / "x.json")] if command == "convert" else []
        printed = tabiji(command, str(path), *more)
        assert printed.status == 1
        assert "Line 4" in printed.err
        assert len(printed.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [
        ("fr", "walk99", "Ligne 4 : 'walk99' n'est pas une action de Tokaido Duo ; une action"),
        ("es", "walk99", "Línea 4: 'walk99' no es una acción de Tokaido Duo; una acción"),
        ("fr", "pray", "Ligne 4 : Action 1 : Impossible de jouer 'pray' maintenant. Coups"),
        ("es", "pray", "Línea 4: Acción 1: No se puede jugar 'pray' ahora. Se puede: compass0"),
    ],
)
def test_a_broken_file_is_told_in_the_language_asked_for(
    tmp_path: Path, language: str, word: str, said: str
) -> None:
    path = tmp_path / "broken.tabiji"
    path.write_text(f"Tabiji 1\nGame: duo\n\n{word}\n", encoding="utf-8")
    for printed in (
        tabiji("show", str(path), "--lang", language).err,
        tabiji("verify", str(path), "--lang", language).out,
    ):
        assert said in printed
        assert not re.search(r"\b(Line|is|not|legal|Legal|Action [0-9]+,)\b", printed)


def test_bytes_that_are_no_text_are_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "bytes.tabiji"
    path.write_bytes(b"\xff\x00\xfe" * 40)
    for command in ("show", "verify"):
        printed = tabiji(command, str(path))
        assert printed.status == 1
        assert "Traceback" not in printed.err


@pytest.mark.parametrize("game", GAMES)
def test_good_games_verify(tmp_path: Path, game: str) -> None:
    printed = tabiji("verify", str(finished_game(tmp_path, game)), "--jobs", "1")
    assert printed.status == 0
    assert "1 game is in order." in printed.out


def test_a_changed_game_does_not_verify_and_the_others_still_do(tmp_path: Path) -> None:
    good = finished_game(tmp_path)
    text = good.read_text(encoding="utf-8")
    points = next(line for line in text.splitlines() if line.startswith("Points:"))
    bad = tmp_path / "bad.tabiji"
    bad.write_text(text.replace(points, "Points: 1 2"), encoding="utf-8")
    printed = tabiji("verify", str(bad), str(good), "--jobs", "1")
    assert printed.status == 1
    assert "Points are 1 2" in printed.out
    assert "1 game is in order." in printed.out
    assert "1 game is not in order." in printed.out
    data = json.loads(tabiji("verify", str(bad), str(good), "--jobs", "1", "--json").out)
    assert data["ok"] is False
    assert data["games"] == 2
    assert data["verdicts"][0]["problems"][0].startswith("Points are 1 2, but the game gives")
    french = tabiji("verify", str(bad), "--jobs", "1", "--lang", "fr")
    assert "Les points sont 1 2, mais la partie donne" in french.out


def test_an_empty_file_holds_no_games(tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("")
    assert "holds 0 games" in tabiji("verify", str(tmp_path / "empty")).err


@pytest.mark.parametrize("game", GAMES)
def test_a_record_becomes_json_and_comes_back_the_same(tmp_path: Path, game: str) -> None:
    path = finished_game(tmp_path, game)
    assert tabiji("convert", str(path), str(tmp_path / "game.json")).status == 0
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["actions"]
    assert (
        tabiji("convert", str(tmp_path / "game.json"), str(tmp_path / "again.tabiji")).status == 0
    )
    again = (tmp_path / "again.tabiji").read_text(encoding="utf-8")
    assert again.strip() == path.read_text(encoding="utf-8").strip()


def test_comments_survive_the_way_through_json(tmp_path: Path) -> None:
    path = begun_game(tmp_path)
    text = path.read_text(encoding="utf-8").rstrip() + " {a bold start}\n"
    path.write_text(text, encoding="utf-8")
    tabiji("convert", str(path), str(tmp_path / "game.json"))
    tabiji("convert", str(tmp_path / "game.json"), str(tmp_path / "again.tabiji"))
    assert "a bold start" in (tmp_path / "again.tabiji").read_text(encoding="utf-8")


def test_many_games_become_a_folder_and_one_file_again(tmp_path: Path) -> None:
    many = tmp_path / "many.tabiji"
    assert tabiji("simulate", "duo", "--games", "3", "--seed", "1", "--out", str(many)).status == 0
    assert tabiji("convert", str(many), str(tmp_path / "each")).status == 0
    files = sorted((tmp_path / "each").iterdir())
    assert [file.name for file in files] == ["0001.tabiji", "0002.tabiji", "0003.tabiji"]
    packed = tmp_path / "packed.tabiji.gz"
    assert tabiji("convert", *map(str, files), str(packed)).status == 0
    assert "3 games are in order." in tabiji("verify", str(packed), "--jobs", "1").out


def test_nobodys_games_are_overwritten(tmp_path: Path) -> None:
    path = finished_game(tmp_path)
    before = path.read_bytes()
    for words in (
        ["convert", str(path), str(path)],
        ["simulate", "duo", "--games", "1", "--out", str(path)],
    ):
        printed = tabiji(*words)
        assert printed.status == 1
        assert "is there already" in printed.err
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content", ["{", "[1, 2]", '{"tabiji": 1}', '{"tabiji": 9, "headers": {}, "actions": []}']
)
def test_json_that_is_no_record_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "odd.json").write_text(content, encoding="utf-8")
    printed = tabiji("convert", str(tmp_path / "odd.json"), str(tmp_path / "out.tabiji"))
    assert printed.status == 1
    assert len(printed.err.splitlines()) == 1


def test_json_that_is_none_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text("{\n", encoding="utf-8")
    words = ["convert", str(tmp_path / "odd.json"), str(tmp_path / "out.tabiji"), "--lang", "es"]
    assert "no es JSON a partir de la línea 2, columna 1." in tabiji(*words).err


@pytest.mark.parametrize(("game", "seats"), [("duo", 2), ("tokaido", 4)])
def test_simulated_games_are_counted(game: str, seats: int) -> None:
    words = ["simulate", game, "--games", "4", "--seats", str(seats), "--seed", "3"]
    printed = tabiji(*words)
    assert printed.status == 0
    assert "4 games" in printed.out
    assert "Random" in printed.out
    data = json.loads(tabiji(*words, "--json").out)
    assert data["games"] == 4
    assert sum(data["wins"]) == pytest.approx(4)
    assert len(data["points"]) == seats
    for by_source, points in zip(data["sources"], data["points"], strict=True):
        assert sum(by_source.values()) == pytest.approx(points["mean"])


def test_a_bot_of_ones_own_is_asked_by_its_import_path() -> None:
    words = ["simulate", "tokaido", "--seats", "2", "--games", "2", "--seed", "3", "--json"]
    data = json.loads(tabiji(*words, "--bots", "tests.cli.simple_bot:first").out)
    assert data["games"] == 2
    assert data["bots"] == ["tests.cli.simple_bot:first"] * 2


def test_another_bot_than_random_is_really_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(opponents.BOTS, "first", lambda match: match.legal()[0])
    words = ["simulate", "duo", "--games", "2", "--seed", "3", "--json"]
    mixed = json.loads(tabiji(*words, "--bots", "first", "--bots", "random").out)
    assert mixed["bots"] == ["first", "random"]
    assert mixed["points"] != json.loads(tabiji(*words).out)["points"]


def test_the_same_seed_brings_the_same_numbers() -> None:
    words = ["simulate", "duo", "--games", "2", "--seed", "8", "--json"]
    assert tabiji(*words).out == tabiji(*words).out


def test_options_of_the_game_reach_the_simulation() -> None:
    words = ["simulate", "tokaido", "--games", "2", "--seats", "2", "--seed", "8", "--json"]
    plain = json.loads(tabiji(*words).out)
    first = json.loads(tabiji(*words, "--option", "travelers=none").out)
    assert plain["points"] != first["points"]
