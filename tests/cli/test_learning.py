"""`tabiji games`, `tabiji rules`, `tabiji board check`."""

import json
import re
from pathlib import Path

import pytest

from tabiji.duo.board import PRINTED as DUO_BOARD
from tabiji.locale.catalogues import languages
from tabiji.tokaido.components import PRINTED as TOKAIDO_COMPONENTS
from tests.cli.command import tabiji


def test_the_games_are_listed() -> None:
    printed = tabiji("games")
    assert printed.status == 0
    assert "duo" in printed.out
    assert "tokaido" in printed.out
    assert "français" in printed.out
    assert "gastronomy: " in printed.out


def test_the_games_are_listed_for_programs() -> None:
    data = json.loads(tabiji("games", "--json").out)
    assert {game["name"]: game["seats"] for game in data["games"]} == {
        "duo": [2],
        "tokaido": [2, 3, 4, 5],
    }


@pytest.mark.parametrize("game", ["duo", "tokaido"])
@pytest.mark.parametrize("language", languages())
def test_all_rules_are_explained_in_every_language(game: str, language: str) -> None:
    printed = tabiji("rules", game, "--lang", language)
    assert printed.status == 0
    assert len(printed.out) > 3000
    assert max(map(len, printed.out.splitlines())) <= 100


@pytest.mark.parametrize(
    ("words", "title"),
    [
        (["duo", "hot-spring"], "Hot spring"),
        (["duo", "Hot", "Spring"], "Hot spring"),
        (["duo", "seash"], "Seashore"),
        (["tokaido", "zen-emon"], "Zen-emon"),
        (["duo", "source", "chaude", "--lang", "fr"], "Source chaude"),
        (["duo", "pelerin presse", "--lang", "fr"], "Pèlerin pressé"),
        (["tokaido", "banista", "--lang", "es"], "Bañista"),
    ],
)
def test_a_topic_is_found_by_its_id_or_by_words_of_its_title(words: list[str], title: str) -> None:
    printed = tabiji("rules", *words)
    assert printed.status == 0
    assert printed.out.splitlines()[0] == title


def test_a_word_in_no_title_finds_the_topics_that_mention_it() -> None:
    assert "Coins and gold" in tabiji("rules", "duo", "sixth").out


def test_rules_for_programs() -> None:
    topics = json.loads(tabiji("rules", "duo", "garden", "--json").out)
    assert [topic["id"] for topic in topics] == ["garden"]


@pytest.mark.parametrize("file", [DUO_BOARD, TOKAIDO_COMPONENTS])
def test_the_printed_boards_are_good(file: Path) -> None:
    assert tabiji("board", "check", str(file)).status == 0
    assert json.loads(tabiji("board", "check", str(file), "--json").out)["ok"] is True


def test_a_board_with_a_mistake_is_refused_and_the_key_named(tmp_path: Path) -> None:
    text = DUO_BOARD.read_text(encoding="utf-8").replace('"seashore"', '"sea"', 1)
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    printed = tabiji("board", "check", str(tmp_path / "mine.toml"))
    assert printed.status == 1
    assert "ring.arcs" in printed.err
    data = json.loads(tabiji("board", "check", str(tmp_path / "mine.toml"), "--json").out)
    assert data["ok"] is False


@pytest.mark.parametrize(
    ("board", "old", "new", "language", "said"),
    [
        (
            DUO_BOARD,
            '"seashore"',
            '"sea"',
            "fr",
            "ring.arcs.0.2 : 'sea' n'est aucun des mots town,",
        ),
        (DUO_BOARD, '"seashore"', '"sea"', "es", "'sea' no es ninguna de estas palabras: town,"),
        (TOKAIDO_COMPONENTS, '"Gofu"', "7", "fr", "small_object.1.1 : il faut un nom, pas 7."),
        (TOKAIDO_COMPONENTS, '"Gofu"', "7", "es", "small_object.1.1: debe ser un nombre, no 7."),
    ],
)
def test_a_mistake_in_a_board_is_told_in_the_language_asked_for(
    tmp_path: Path, board: Path, old: str, new: str, language: str, said: str
) -> None:
    text = board.read_text(encoding="utf-8").replace(old, new, 1)
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    printed = tabiji("board", "check", str(tmp_path / "mine.toml"), "--lang", language)
    assert printed.status == 1
    assert said in printed.err
    assert not re.search(r"\b(none of|must be|found)\b", printed.err)
    assert len(printed.err.splitlines()) == 1


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"= = =", b""])
def test_what_is_no_board_at_all_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "odd.toml").write_bytes(content)
    printed = tabiji("board", "check", str(tmp_path / "odd.toml"))
    assert printed.status == 1
    assert len(printed.err.splitlines()) == 1


def test_a_board_that_is_not_there(tmp_path: Path) -> None:
    assert tabiji("board", "check", str(tmp_path / "none.toml")).status == 1
    printed = tabiji("board", "check", str(tmp_path / "none.toml"), "--lang", "fr")
    assert printed.err.endswith("none.toml : Fichier ou dossier introuvable\n")
