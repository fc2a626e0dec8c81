"""`tabiji play`."""

from pathlib import Path
from typing import Annotated

import typer

from tabiji.kernel.game import games
from tabiji.locale.catalogues import Catalogue
from tabiji.terminal.commands.words import chosen_options, named_game
from tabiji.terminal.screen import Screen


def add(app: typer.Typer, speech: Catalogue) -> None:
    """Add the command."""
    say = speech.say

    @app.command(help=say("command-play"))
    def play(
        name: Annotated[
            str, typer.Argument(metavar="GAME", help=say("command-game", games=", ".join(games())))
        ] = "duo",
        seats: Annotated[int | None, typer.Option(metavar="K", help=say("command-seats"))] = None,
        vs: Annotated[
            list[str] | None,
            typer.Option(metavar="WHO", help=say("command-vs")),
        ] = None,
        player: Annotated[
            list[str] | None, typer.Option("--name", metavar="TEXT", help=say("command-name"))
        ] = None,
        seed: Annotated[int | None, typer.Option(metavar="S", help=say("command-seed"))] = None,
        by_hand: Annotated[bool, typer.Option("--by-hand", help=say("command-by-hand"))] = False,
        resume: Annotated[
            Path | None, typer.Option(metavar="FILE", help=say("command-resume"))
        ] = None,
        option: Annotated[
            list[str] | None, typer.Option(metavar="NAME=VALUE", help=say("command-option"))
        ] = None,
        ascii_only: Annotated[bool, typer.Option("--ascii", help=say("command-ascii"))] = False,
    ) -> None:
        from tabiji.terminal.play import go_on, sit_down

        screen = Screen(speech, plain=ascii_only or None)
        if resume is not None:
            session = go_on(screen, resume)
        else:
            game = named_game(name)
            session = sit_down(
                screen,
                game,
                seats=seats,
                opponents=[who for text in vs or () for who in text.split(",")],
                names=player or (),
                seed=seed,
                by_hand=by_hand,
                options=chosen_options(game, option or []),
            )
        if not session.play():
            screen.tell("table-left")
