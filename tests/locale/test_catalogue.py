"""How a sentence is made: plurals, declined names, players, and what happens when one is missing."""

import unicodedata
from pathlib import Path

import pytest

from tabiji.locale.catalogues import Catalogue, UnknownLanguage, catalogue, reflowed
from tabiji.locale.choice import chosen_language, without_language
from tabiji.locale.message import Message


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("en", 1, "Sell 1 fan for 2 coins"),
        ("en", 2, "Sell 2 fans for 4 coins"),
        ("fr", 1, "Vendre 1 éventail pour 2 pièces"),
        ("fr", 2, "Vendre 2 éventails pour 4 pièces"),
        ("es", 1, "Vender 1 abanico por 2 Monedas"),
        ("es", 3, "Vender 3 abanicos por 6 Monedas"),
    ],
)
def test_a_ware_is_declined_by_its_number(language: str, count: int, sentence: str) -> None:
    message = Message("duo-sell", {"count": count, "ware": "ware-fan", "coins": 2 * count})
    assert catalogue(language).say(message) == sentence


def test_nought_is_singular_in_french_and_plural_elsewhere() -> None:
    said = [catalogue(code).say("duo-collect", coins=0) for code in ("en", "fr", "es")]
    assert said == ["Collect 0 coins", "Encaisser 0 pièce", "Cobrar 0 Monedas"]


def test_a_name_brings_the_forms_its_language_needs() -> None:
    message = Message("duo-roll", {"die": "character-artist", "number": 2})
    assert catalogue("fr").say(message) == "Le dé de l'Artiste indique 2."


def test_a_seat_is_called_by_its_players_name() -> None:
    message = Message("duo-compass", {"seat": 1})
    assert catalogue("en").say(message, ["Aiko", "Kenji"]).startswith("Kenji ")
    assert catalogue("es").say(message).startswith("Jugador 2 ")


def test_a_tile_from_the_board_names_nobody_and_a_stolen_one_does() -> None:
    board = Message("duo-take", {"wave": "wave-hasty", "holder": -1})
    stolen = Message("duo-take", {"wave": "wave-hasty", "holder": 1})
    assert catalogue("en").say(board) == "Take the wave tile Hasty Pilgrim"
    assert catalogue("en").say(stolen, ["A", "B"]) == "Take the wave tile Hasty Pilgrim from B"


def test_no_marks_of_writing_direction_reach_a_terminal() -> None:
    text = catalogue("fr").say("duo-choose", die="character-pilgrim", number=3)
    assert text == "Utiliser le dé du Pèlerin\u00a0: 3"
    assert not any(unicodedata.category(letter) == "Cf" for letter in text)


def test_a_missing_sentence_is_said_in_the_fallback_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fourth language is one more folder, and may begin with a single sentence."""
    monkeypatch.setattr("tabiji.locale.catalogues.FOLDER", tmp_path)
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "duo.ftl").write_text("duo-pass = Nichts tun\n", encoding="utf-8")
    german = Catalogue("de", catalogue("en"))
    assert german.say("duo-pass") == "Nichts tun"
    assert german.say("duo-bathe") == "Bathe: take the Hot Spring token"


def test_a_sentence_that_nobody_has_is_its_own_id() -> None:
    assert catalogue("fr").try_to_say("no-such-sentence", {})[0] == "no-such-sentence"


def test_lines_of_a_file_are_joined_and_paragraphs_stay() -> None:
    assert reflowed("one\ntwo\n\nthree") == "one two\n\nthree"


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_CA.UTF-8"}, "fr"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "C"}, "en"),
        ([], {"LC_ALL": "es_ES", "LANG": "fr_FR"}, "es"),
        ([], {"TABIJI_LANG": "es", "LANG": "fr_FR"}, "es"),
        (["play", "--lang", "fr"], {"TABIJI_LANG": "es"}, "fr"),
        (["--lang=fr", "play"], {}, "fr"),
        (["play", "--", "--lang", "fr"], {}, "en"),
    ],
)
def test_the_language_is_what_is_asked_for_then_the_environments_then_the_systems(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert chosen_language(arguments, environment) == language


def test_a_language_asked_for_by_name_must_exist() -> None:
    with pytest.raises(UnknownLanguage, match="xx"):
        chosen_language(["--lang", "xx"], {})


def test_the_language_is_taken_out_of_the_arguments_wherever_it_stands() -> None:
    assert without_language(["play", "--lang", "fr", "duo"]) == ["play", "duo"]
    assert without_language(["--lang=fr", "play", "--", "--lang"]) == ["play", "--", "--lang"]
