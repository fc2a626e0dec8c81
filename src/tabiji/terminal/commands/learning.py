"""`tabiji games`, `tabiji rules` and `tabiji board check`."""

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from tabiji.kernel.errors import BadData
from tabiji.kernel.game import Game, game, games
from tabiji.locale.catalogues import Catalogue, catalogue, languages
from tabiji.locale.errors import system_reason
from tabiji.locale.message import Verbatim
from tabiji.terminal import opponents, topics
from tabiji.terminal.commands.words import named_game
from tabiji.terminal.problem import Problem
from tabiji.terminal.screen import Screen


def add(
    app: typer.Typer,
    speech: Catalogue,
    command: type[typer.core.TyperCommand],
    group: type[typer.core.TyperGroup],
) -> None:
    """Add the commands."""
    say = speech.say
    known = ", ".join(games())

    @app.command("games", help=say("command-games"))
    def list_games(
        as_json: Annotated[bool, typer.Option("--json", help=say("command-json"))] = False,
    ) -> None:
        if as_json:
            there = [
                {"name": name, "seats": list(game(name).seats), "options": _options(name)}
                for name in games()
            ]
            data = {"games": there, "bots": opponents.known(), "languages": list(languages())}
            print(json.dumps(data))
            return
        screen = Screen(speech)
        for name in games():
            seats = ", ".join(map(str, game(name).seats))
            line = Text(f"{name:<9}", "bold cyan")
            line.append(screen.say(f"{name}.about"), "not bold default")
            line.append(f" ({screen.say('command-seats-are', seats=seats)})", "dim")
            screen.show(line)
            for option in _options(name):
                sentence = f"{name}-option-{option.replace('_', '-')}"
                screen.show(Padding(Text(f"{option}: {screen.say(sentence)}", "dim"), (0, 0, 0, 9)))
        for bot in opponents.known():
            line = Text(f"{bot:<9}", "bold green")
            line.append(screen.say(f"bot-{bot}.about"), "not bold default")
            screen.show(line)
        spoken = ", ".join(f"{code} ({catalogue(code).say('language')})" for code in languages())
        screen.tell("command-languages", style="dim", languages=spoken)

    @app.command(help=say("command-rules"))
    def rules(
        name: Annotated[str, typer.Argument(metavar="GAME", help=say("command-game", games=known))],
        topic: Annotated[
            list[str] | None, typer.Argument(metavar="[TOPIC]", help=say("command-topic"))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("command-json"))] = False,
    ) -> None:
        screen = Screen(speech)
        named_game(name)
        word = " ".join(topic or ())
        found = topics.find(screen, name, word) if word else topics.topics(screen, name)
        if not found:
            there = topics.titles(screen, name)
            raise Problem("error-no-topic", word=Verbatim(word), topics=there)
        if as_json:
            print(json.dumps([vars(one) for one in found]))
            return
        for one in found:
            topics.show(screen, one)

    board = typer.Typer(help=say("command-board"), cls=group)
    app.add_typer(board, name="board")

    @board.callback()
    def boards() -> None:
        """Only a group: `check` does the work."""

    @board.command(cls=command, help=say("command-board-check"))
    def check(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("command-board-file"))],
        name: Annotated[
            str | None, typer.Option("--game", metavar="GAME", help=say("command-board-game"))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("command-json"))] = False,
    ) -> int:
        played = named_game(name) if name else _game_of(file)
        found = played.name
        try:
            if played.load:
                played.load(file)
        except BadData as error:
            if not as_json:
                raise
            print(json.dumps({"file": str(file), "game": found, "ok": False, "why": str(error)}))
            return 1
        if as_json:
            print(json.dumps({"file": str(file), "game": found, "ok": True}))
        else:
            Screen(speech).tell("command-board-fine", file=Verbatim(file), game=found)
        return 0


def _options(name: str) -> list[str]:
    """What can be agreed before a game, with `--option`."""
    return [option.name for option in fields(game(name).options)]


def _game_of(file: Path) -> Game:
    """Which game a data file is for: the one whose own file has most tables of the same names."""
    try:
        text = file.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise Problem("error-file", file=Verbatim(file), why=system_reason(error)) from error
    tables = _tables(text)
    with_data = [found for found in map(game, games()) if found.data]
    return max(with_data, key=lambda found: len(tables & _tables(found.data[0].read_text("utf-8"))))


def _tables(text: str) -> set[str]:
    """The names of the tables of a TOML file, even if something in it is wrong."""
    return set(re.findall(r"^\[+([a-z_]+)", text, re.MULTILINE))
