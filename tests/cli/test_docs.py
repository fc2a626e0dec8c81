"""docs/cli.md says what the command does: it names all that is there, and nothing else."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from tabiji.bots.ladder import LADDER
from tabiji.cli import DEBUG, build
from tabiji.locale.catalogues import FALLBACK, catalogue, languages
from tabiji.locale.choice import VARIABLE
from tabiji.match.simulate import FEW
from tabiji.terminal.opponents import GENTLE
from tabiji.terminal.words import COMMANDS
from tests.cli.command import tabiji

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
FLOWING = " ".join(PAGE.split())
OPTION = re.compile(r"--[a-z][a-z-]*")
TABIJI: Any = get_command(build(catalogue(FALLBACK)))
EVERYWHERE = {"--lang", "--help"}


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """The cells of the rows of a table, without its head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def commands(group: Any = TABIJI, beginning: str = "tabiji") -> Iterator[tuple[str, Any]]:
    """All commands that do something, by their whole names."""
    for name, command in group.commands.items():
        whole = f"{beginning} {name}"
        if hasattr(command, "commands"):
            yield from commands(command, whole)
        else:
            yield whole, command


ALL = dict(commands())


def options(command: Any) -> dict[str, str]:
    """Each option of a command, with what stands for its value."""
    found = {}
    for parameter in command.params:
        if parameter.param_type_name == "option":
            value = "" if parameter.is_flag else parameter.metavar
            found[max(parameter.opts, key=len)] = value
    return found


def test_the_page_names_every_command_and_no_other() -> None:
    told = [re.match(r"`((?: ?\b[a-z]+)+)", row[0]) for row in rows(PAGE.split("## Options")[0])]
    assert sorted(one[1] for one in told if one) == sorted(ALL)
    assert all(told)


@pytest.mark.parametrize("name", ALL)
def test_the_page_names_every_option_of_a_command_and_no_other(name: str) -> None:
    told = {row[0].strip("`"): row[1] for row in rows(section("Options"))}
    there = options(ALL[name])
    shown = [f"{option} {value}".strip() for option, value in there.items()]
    assert re.findall(r"`([^`]+)`", told[name]) == shown


def test_no_option_on_the_page_is_made_up() -> None:
    there = {*options(TABIJI), *EVERYWHERE}.union(*map(options, ALL.values()))
    assert set(OPTION.findall(PAGE)) == there


def test_what_can_be_repeated_is_what_the_page_says() -> None:
    said = re.search(r"\n((?:`--[a-z]+`(?:, | and )?)+) can be repeated", PAGE)
    assert said
    several = {
        max(parameter.opts, key=len)
        for name, command in ALL.items()
        for parameter in command.params
        if parameter.param_type_name == "option" and parameter.multiple
    }
    assert set(OPTION.findall(said[1])) == several


def examples() -> list[str]:
    blocks = PAGE.split("```")[1::2]
    lines = [line.split("#")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line]


@pytest.mark.parametrize("line", examples())
def test_every_example_is_understood(line: str) -> None:
    words = shlex.split(line)
    assert words[0] == "tabiji"
    name = next(name for name in ALL if line.startswith(name))
    rest = words[len(name.split()) :]
    with ALL[name].make_context(name, rest) as context:
        assert context.params


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ALL)
def test_the_help_is_in_the_language_asked_for(name: str, language: str) -> None:
    printed = tabiji(*name.split()[1:], "--help", "--lang", language)
    assert printed.status == 0
    said = " ".join(re.sub("[│╭╮╰╯─]", " ", printed.out).split())
    assert " ".join(catalogue(language).say("command-help").split()) in said
    for option in options(ALL[name]):
        assert option in said


def test_the_words_at_the_table_are_those_of_each_language() -> None:
    table = rows(section("Playing"))
    assert [row[0] for row in table] == [f"`{name}`" for name in COMMANDS]
    for column, language in enumerate(("en", "fr", "es")):
        words = [f"`{catalogue(language).say(f'table-word-{name}')}`" for name in COMMANDS]
        assert [row[column] for row in table] == words


def test_the_page_knows_who_plays_and_who_compiles() -> None:
    quick = ["random", *(one.name for one in LADDER if not one.searches)]
    slow = [one.name for one in LADDER if one.searches]
    assert f"Without `--vs` you play against `{GENTLE}`" in FLOWING
    for names, what in ((quick, "start at once"), (slow, "compile the rules first")):
        *others, last = (f"`{name}`" for name in names)
        assert f"{', '.join(others)} and {last} {what}" in FLOWING
    assert FEW == 8
    assert "up to eight games of random bots are played without compiling" in FLOWING


def test_every_file_of_a_language_and_every_variable_is_named() -> None:
    told = re.findall(r"`([a-z*-]+)\.ftl`", section("Languages"))
    for file in (ROOT / "src" / "tabiji" / "locale" / FALLBACK).iterdir():
        assert any(file.match(f"{name}.ftl") for name in told), file.name
    for name in (DEBUG, VARIABLE):
        assert f"`{name}" in PAGE


def test_files_are_kept_or_written_anew_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("games.tabiji.gz", "evening.tabiji"):
        Path(name).write_bytes(b"somebody's")
    printed = tabiji("simulate", "tokaido", "--games", "1", "--out", "games.tabiji.gz")
    assert printed.status == 1
    assert Path("games.tabiji.gz").read_bytes() == b"somebody's"
    printed = tabiji("play", "duo", "--vs", "random", typed="save evening.tabiji\nquit\n")
    assert printed.status == 0
    assert Path("evening.tabiji").read_text(encoding="utf-8").startswith("Tabiji ")
    assert tabiji("convert", "evening.tabiji", "folder").status == 0
    assert [file.name for file in Path("folder").iterdir()] == ["0001.tabiji"]
