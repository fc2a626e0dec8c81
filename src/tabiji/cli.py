"""The `tabiji` command.

The language is known before the command is built, so that the help speaks it too.
"""

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from tabiji.kernel.errors import TabijiError
from tabiji.kernel.game import game, games
from tabiji.locale import Catalogue, catalogue, chosen_language, languages
from tabiji.terminal.screen import Screen

INVALID, INTERRUPTED = 1, 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and leave with its exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        speech = catalogue(chosen_language(words))
        status = build(speech)(words, standalone_mode=False)
    except TabijiError as error:
        print(error, file=sys.stderr)
        status = INVALID
    except (KeyboardInterrupt, typer.Abort):
        status = INTERRUPTED
    sys.exit(status or 0)


def build(speech: Catalogue) -> typer.Typer:
    """The command, speaking a language."""
    app = typer.Typer(
        name="tabiji", help=speech.say("command-about"), add_completion=False, no_args_is_help=True
    )

    @app.callback()
    def common(
        lang: Annotated[
            str, typer.Option(help=speech.say("command-lang", languages=", ".join(languages())))
        ] = speech.code,
    ) -> None:
        """Options of every command; the language was read before."""

    @app.command(help=speech.say("command-play"))
    def play(
        name: Annotated[
            str,
            typer.Argument(
                metavar="GAME", help=speech.say("command-game", games=", ".join(games()))
            ),
        ] = "duo",
        seed: Annotated[int | None, typer.Option(help=speech.say("command-seed"))] = None,
    ) -> None:
        from tabiji.terminal.play import sit_down

        sit_down(Screen(speech), game(name), seed=seed).play()

    return app
