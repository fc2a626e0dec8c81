"""Whole games at a terminal, in every language, from the first die to the final score."""

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tabiji.locale.catalogues import catalogue, languages

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of POSIX systems", allow_module_level=True)

from tests.cli.terminal import COLUMNS, Terminal

CHOICE = re.compile(r"^ *(\d+) ", re.MULTILINE)
COLOUR = re.compile(rb"\x1b\[(?:\d+;)*[34]\d[;m]")
GAMES = [("duo", ()), ("tokaido", ("--seats", "2")), ("tokaido", ("--seats", "4"))]


def _games() -> Iterator[ParameterSet]:
    """Every game in every language: each once in every run, the rest among the slow tests."""
    for number, (game, more) in enumerate(GAMES):
        for other, language in enumerate(languages()):
            marks = () if other == number % len(languages()) else pytest.mark.slow
            yield pytest.param(
                game, more, language, marks=marks, id=f"{game}{len(more)}-{language}"
            )


def _choices(terminal: Terminal) -> int:
    """How many choices the last question has."""
    question = terminal.last_lines.rstrip("> ").rsplit("?", 1)[-1]
    return max((int(number) for number in CHOICE.findall(question)), default=1)


def _play_on(terminal: Terminal, seed: int) -> None:
    """Choose until there is nothing left to choose: mostly what is listed first, which is to do
    something, so that games end soon."""
    chooser = random.Random(seed)
    while terminal.wait_for_prompt():
        choices = 1 if chooser.random() < 0.7 else _choices(terminal)
        terminal.type(str(chooser.randint(1, choices)))


@pytest.mark.parametrize(("game", "more", "language"), list(_games()))
def test_a_game_is_played_to_its_final_score(
    game: str, more: tuple[str, ...], language: str
) -> None:
    with Terminal("play", game, *more, "--seed", "11", "--lang", language) as terminal:
        _play_on(terminal, 3)
        assert terminal.leave() == 0
        screen = terminal.screen
    speech = catalogue(language)
    assert " ".join(speech.say(f"{game}.about").split()) in " ".join(screen.split())
    assert speech.say("table-over") in screen
    assert speech.say("table-total") in screen
    assert f"{game}-source" not in screen
    assert "Traceback" not in screen
    for line in screen.splitlines():
        assert len(line) <= COLUMNS + len("> "), line


def test_undo_goes_back_to_the_last_choice_and_the_same_dice_come_again() -> None:
    with Terminal("play", "duo", "--seed", "11") as terminal:
        terminal.wait_for_prompt()
        first = terminal.screen.rsplit("Player 1:", 1)[-1]
        terminal.type("undo")
        terminal.wait_for_prompt()
        assert "There is nothing to undo yet." in terminal.screen
        terminal.type("1")
        terminal.wait_for_prompt()
        terminal.type("undo")
        terminal.wait_for_prompt()
        assert "Undone." in terminal.screen
        assert terminal.screen.rsplit("Player 1:", 1)[-1] == first
        terminal.type("quit")
        assert terminal.leave() == 0


def test_the_commands_are_understood_in_the_players_language() -> None:
    with Terminal("play", "duo", "--seed", "11", "--lang", "fr") as terminal:
        for typed, answer in [
            ("aide", "Le joueur A utilise un des trois dés"),
            ("aide rivage", "jeton Vague sur le plateau"),
            ("aide zeppelin", "Il n'y a pas d'aide sur « zeppelin »"),
            ("plateau", "Sur le plateau :"),
            ("journal", "le Commerce achète"),
            ("sauver", "Dans quel fichier ?"),
            ("abracadabra", "« abracadabra » n'est pas un choix possible"),
            ("99", "« 99 » n'est pas un choix possible"),
        ]:
            terminal.wait_for_prompt()
            before = len(terminal.screen)
            terminal.type(typed)
            terminal.wait_for_prompt()
            assert answer in " ".join(terminal.screen[before:].split()), typed
            terminal.type("")
        terminal.wait_for_prompt()
        terminal.type("quitter")
        assert terminal.leave() == 0
        assert "À la prochaine fois." in terminal.screen


def test_an_action_can_be_typed_as_its_word() -> None:
    with Terminal("play", "duo", "--seed", "11", "--option", "compass=0") as terminal:
        terminal.wait_for_prompt()
        terminal.type("artist")
        terminal.wait_for_prompt()
        assert "Player 1: Use the Artist die" in terminal.screen
        terminal.interrupt()
        terminal.leave()


@pytest.mark.parametrize("game", ["duo", "tokaido"])
def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path, game: str) -> None:
    file = str(tmp_path / "mine.tabiji")
    with Terminal("play", game, "--seed", "11") as terminal:
        for typed in ("1", "1", f"save {file}"):
            terminal.wait_for_prompt()
            terminal.type(typed)
        terminal.wait_for_prompt()
        assert "Saved." in terminal.screen
        terminal.type("board")
        terminal.wait_for_prompt()
        left = terminal.screen.rsplit("Player 1:", 1)[-1]
        terminal.type("quit")
        terminal.leave()
    with Terminal("play", "--resume", file) as terminal:
        terminal.wait_for_prompt()
        assert terminal.screen.rsplit("Player 1:", 1)[-1] == left
        terminal.type("1")
        _play_on(terminal, 5)
        assert terminal.leave() == 0


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    with Terminal("play", "duo", "--seed", "11") as terminal:
        terminal.wait_for_prompt()
        terminal.type(f"save {tmp_path}")
        terminal.wait_for_prompt()
        assert "could not be written" in terminal.screen
        terminal.type("quit")
        assert terminal.leave() == 0


def test_ctrl_c_leaves_with_130_and_no_traceback() -> None:
    with Terminal("play", "duo", "--seed", "11") as terminal:
        terminal.wait_for_prompt()
        terminal.interrupt()
        assert terminal.leave() == 130
        assert "Interrupted." in terminal.screen
        assert "Traceback" not in terminal.screen


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_a_simulation_cleanly(jobs: str) -> None:
    with Terminal("simulate", "duo", "--games", "1000000", "--jobs", jobs) as terminal:
        terminal.wait_for("Preparing the rules")
        terminal.interrupt()
        assert terminal.leave() == 130
        assert "Interrupted." in terminal.screen
        assert "Traceback" not in terminal.screen


def test_the_end_of_the_input_leaves_as_quit_does() -> None:
    with Terminal("play", "duo", "--seed", "11") as terminal:
        terminal.wait_for_prompt()
        terminal.type("\x04")
        assert terminal.leave() == 0
        assert "Until next time." in terminal.screen


@pytest.mark.parametrize(
    "surroundings", [{"TERM": "dumb"}, {"PYTHONIOENCODING": "ascii"}, {}], ids=str
)
@pytest.mark.parametrize("game", ["duo", "tokaido"])
def test_plain_ascii_where_the_terminal_needs_it(game: str, surroundings: dict[str, str]) -> None:
    more = () if surroundings else ("--ascii",)
    words = ("play", game, "--seed", "11", "--lang", "fr", *more)
    with Terminal(*words, **surroundings) as terminal:
        for _ in range(6):
            terminal.wait_for_prompt()
            terminal.type("1")
        terminal.wait_for_prompt()
        terminal.type("quitter")
        assert terminal.leave() == 0
        assert terminal.raw.isascii()


def test_no_colours_where_they_are_not_wanted() -> None:
    with Terminal("play", "duo", "--seed", "11", NO_COLOR="1") as terminal:
        terminal.wait_for_prompt()
        terminal.type("quit")
        terminal.leave()
        assert not COLOUR.search(terminal.raw)


def test_dice_of_ones_own_table_are_asked_for() -> None:
    options = ("--option", "compass=0", "--option", "purple=0")
    with Terminal("play", "duo", "--by-hand", *options) as terminal:
        terminal.wait_for_prompt()
        assert "From your own table: Which boutique comes" in terminal.screen
        while "What does the next die show?" not in terminal.screen:
            terminal.type("1")
            terminal.wait_for_prompt()
        for typed in ("p4", "m1", "a3"):
            terminal.type(typed)
            terminal.wait_for_prompt()
        assert "Use the Pilgrim die: 4" in terminal.screen
        terminal.type("quit")
        assert terminal.leave() == 0


def test_where_seats_have_secrets_the_keyboard_is_passed() -> None:
    words = ("play", "tokaido", "--seats", "3", "--vs", "human", "--seed", "11")
    with Terminal(*words) as terminal:
        terminal.wait_for_prompt()
        assert "Player 1: Who are you on this journey?" in terminal.screen
        terminal.type("1")
        terminal.wait_for_prompt()
        assert "It is Player 2’s turn." in terminal.screen
        assert "Player 2: Who are you" not in terminal.screen
        terminal.type("")
        terminal.wait_for_prompt()
        assert "Player 2: Who are you" in terminal.screen
        terminal.type("quit")
        assert terminal.leave() == 0


def test_two_people_play_each_other_at_one_keyboard() -> None:
    words = ("play", "duo", "--vs", "human", "--name", "Aiko", "--name", "Kenji", "--seed", "11")
    with Terminal(*words) as terminal:
        _play_on(terminal, 4)
        assert terminal.leave() == 0
        assert "Aiko: " in terminal.screen
        assert "Kenji: " in terminal.screen
        assert "wins with" in terminal.screen
