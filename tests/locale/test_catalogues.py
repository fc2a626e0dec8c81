"""The catalogues: alike in every language, complete, and nothing left untranslated."""

import re
from pathlib import Path

import pytest

import tabiji
from tabiji.locale.catalogues import FALLBACK, languages
from tests.locale.fluent_files import entries

OTHERS = [language for language in languages() if language != FALLBACK]

FORMS_THAT_CODE_ASKS_FOR = {"about", "help", "letter", "power", "role", "short", "title"}

ALIKE = {
    # Names: of games, of people, of cards; they stay Japanese, or are what they are.
    r"(souvenir|dish|traveler)-.*",
    r"(duo|tokaido|table-prompt|table-welcome|table-did|table-asks|simulate-ending|error-file)",
    r"tokaido-help-(shokunin|annaibito|kuge|miko|gourmet)\.title",
    r"tokaido-help-(chuubei|hiroshige|hirotada|kinko|mitsukuni)\.title",
    r"tokaido-help-(sasayakko|satsuki|umegae|yoshiyasu|zen-emon)\.title",
    r"achievement-gourmet",
    r"web-tokaido-(kyoto|edo|about)",
    r"bot-(haru|sora|kiku|taro|nami|rin|basho)",
    r"(ware-kimono|duo-ware-count)(\.counted|\.plural)?",
    r"(character-.*|tokaido-neutral)\.letter",
    r"tokaido-help-souvenirs\.title",
    # Words that happen to be the same.
    r"station-temple|space-temple|(duo|tokaido)-help-(temple|points)\.title|kind-art",
    r"duo-source-(commerce|culture)\.short|tokaido-source-meals\.short|tokaido-source-temple-rank.short",
    r"duo-end",
    r"play-(points|gain)",
    r"duo-pilgrim-board|command-arguments",
    r"web-nav|web-nav-lobby|web-lobby-title",
    # Only values.
    r"kernel-said|data-mistake",
    r"web-tokaido-name",
}


def test_there_are_three_languages() -> None:
    assert set(languages()) >= {"en", "fr", "es"}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_entries_in_the_same_files(language: str) -> None:
    theirs = {entry.id: entry.file for entry in entries(language).values()}
    assert theirs == {entry.id: entry.file for entry in entries(FALLBACK).values()}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_mentions_the_same_values(language: str) -> None:
    for name, entry in entries(language).items():
        assert entry.values == entries(FALLBACK)[name].values, name


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_forms_that_code_asks_for(language: str) -> None:
    for name, entry in entries(FALLBACK).items():
        asked = FORMS_THAT_CODE_ASKS_FOR & set(entry.attributes)
        assert asked == FORMS_THAT_CODE_ASKS_FOR & set(entries(language)[name].attributes), name


@pytest.mark.parametrize("language", languages())
def test_nothing_is_empty(language: str) -> None:
    for name, entry in entries(language).items():
        for text in (entry.text, *entry.attributes.values()):
            assert text.strip(), name


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    for name, entry in entries(language).items():
        original = entries(FALLBACK)[name]
        pairs = {name: (entry.text, original.text)}
        for form, text in entry.attributes.items():
            pairs[f"{name}.{form}"] = (text, original.attributes.get(form, ""))
        for where, (text, english) in pairs.items():
            if text == english:
                assert any(re.fullmatch(alike, where) for alike in ALIKE), (where, text)


@pytest.mark.parametrize("language", languages())
def test_the_files_keep_to_what_the_browser_reads_too(language: str) -> None:
    """No functions, and no entry that needs another file."""
    for name, entry in entries(language).items():
        assert not entry.found.functions, name
        for reference in entry.found.references:
            assert entries(language)[reference].file == entry.file, name


def _sources() -> str:
    package = Path(tabiji.__file__).parent
    paths = [package / "cli.py", *(package / "terminal").rglob("*.py")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def test_every_sentence_that_the_command_says_exists() -> None:
    said = re.findall(
        r"""(?:say|tell|report|Problem)\(\s*f?["']([a-z]+-[a-z-]+)(?:\.[a-z]+)?["']""", _sources()
    )
    assert len(said) > 50
    for sentence in said:
        assert sentence in entries(FALLBACK), sentence


def test_every_sentence_of_the_command_and_the_table_is_said_somewhere() -> None:
    source = _sources()
    for name, entry in entries(FALLBACK).items():
        if entry.file in ("command.ftl", "table.ftl"):
            family = name.rsplit("-", 1)[0] + "-{"
            assert f'"{name}' in source or f"'{name}" in source or family in source, name


def test_no_french_line_can_begin_with_its_punctuation() -> None:
    """In French a space stands before some signs, and a browser must not break the line there."""
    for name, entry in entries("fr").items():
        for text in (entry.text, *entry.attributes.values()):
            assert not re.search(r" [:;?!»]|« ", text), name
