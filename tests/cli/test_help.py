"""The help, in every language, and what is said when the command is not understood."""

import pytest
from typer.testing import CliRunner

from tabiji.cli import build
from tabiji.locale.catalogues import catalogue, languages
from tests.cli.command import tabiji

COMMANDS = ["play", "simulate", "show", "verify", "convert", "rules", "games"]


@pytest.mark.parametrize("language", languages())
def test_the_help_explains_every_command_in_the_language_asked_for(language: str) -> None:
    printed = CliRunner().invoke(build(catalogue(language)), ["--help"], env={"COLUMNS": "200"})
    assert printed.exit_code == 0
    for command in [*COMMANDS, "board"]:
        assert catalogue(language).say(f"command-{command}")[:30] in printed.output


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_a_help_of_its_own(language: str, command: str) -> None:
    printed = tabiji(command, "--help", "--lang", language)
    assert printed.status == 0
    assert catalogue(language).say("command-usage") in printed.out
    assert catalogue(language).say(f"command-{command}")[:30] in printed.out


def test_without_a_command_the_help_is_printed() -> None:
    assert "play" in tabiji().out
    assert tabiji().status == 0


def test_the_version_is_printed() -> None:
    assert tabiji("--version").out.startswith("tabiji 0.")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nonsense"], "There is no command “nonsense”"),
        (["play", "--nonsense"], "There is no option --nonsense"),
        (["play", "chess"], "There is no game “chess”; there are: duo, tokaido"),
        (["rules"], "GAME is missing"),
        (["show"], "FILE is missing"),
        (["simulate", "duo", "--games", "many"], "--games needs a whole number"),
        (["simulate", "duo", "--games", "0"], "--games needs a whole number"),
        (["simulate", "tokaido", "--seats", "9"], "is for 2, 3, 4, 5 players, not 9"),
        (["play", "duo", "--option", "compass"], "name=value"),
        (["play", "duo", "--option", "weather=fine"], "Tokaido Duo has no option “weather”"),
        (["--lang", "xx", "games"], "There is no language “xx”"),
    ],
)
def test_what_is_not_understood_is_said_in_one_line_and_leaves_with_2(
    words: list[str], said: str
) -> None:
    printed = tabiji(*words)
    assert printed.status == 2
    assert said in printed.err.splitlines()[0]
    assert "Traceback" not in printed.err
    assert not printed.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "duo", "--seats", "3"], "is for 2 players, not 3"),
        (["play", "duo", "--vs", "nobody"], "Nobody here is called “nobody”"),
        (["play", "duo", "--vs", "random", "--vs", "random"], "is for 2 players, not 3"),
        (["play", "duo", "--option", "compass=7"], "compass must be seat 0"),
        (["play", "--resume", "no-such-file"], "no-such-file: "),
        (["verify", "no-such-file"], "no-such-file: "),
        (["rules", "duo", "zeppelin"], "There is no help on “zeppelin”"),
    ],
)
def test_what_is_impossible_is_said_in_one_line_and_leaves_with_1(
    words: list[str], said: str
) -> None:
    printed = tabiji(*words)
    assert printed.status == 1
    assert said in printed.err
    assert len(printed.err.splitlines()) == 1
    assert not printed.out


def test_problems_are_told_in_the_language_asked_for() -> None:
    assert "n'existe pas" in tabiji("--lang", "fr", "nonsense").err
    assert "No existe la orden" in tabiji("nonsense", "--lang=es").err


def test_what_was_typed_is_never_taken_for_a_sentence_of_ours() -> None:
    """`player` is the id of a sentence, and a word that anybody may type."""
    assert "“player”" in tabiji("player").err
    assert "“player”" in tabiji("rules", "player").err
    assert tabiji("show", "player").err == "player: No such file or directory\n"


def test_a_mistake_of_ours_is_one_sentence_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr("tabiji.terminal.topics.topics", broken)
    printed = tabiji("rules", "duo")
    assert printed.status == 1
    assert "ZeroDivisionError" in printed.err
    assert "Traceback" not in printed.err
    monkeypatch.setenv("TABIJI_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        tabiji("rules", "duo")
