"""The `tabiji` command.

Exit status: 0 for all is well, 1 when what was asked is false, broken or
impossible, 2 when the command was not understood, 130 after Ctrl-C. No user ever
sees a traceback.

The language is known before the command is built, so that the help speaks it too.
"""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
import typer.core

from tabiji.locale.catalogues import FALLBACK, Catalogue, UnknownLanguage, catalogue, languages
from tabiji.locale.choice import chosen_language, without_language
from tabiji.locale.errors import TabijiError
from tabiji.terminal.commands import competing, learning, playing, records, serving, simulating
from tabiji.terminal.grammar import misunderstanding, speaking
from tabiji.terminal.plain import readable
from tabiji.terminal.problem import INVALID, USAGE, Problem
from tabiji.terminal.screen import Screen

INTERRUPTED = 130

DEBUG = "TABIJI_DEBUG"
"""With this environment variable, an error of ours shows where it came from."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and leave with its exit status."""
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))


def run(words: list[str]) -> int:
    """Run the command; its exit status."""
    speech = catalogue(FALLBACK)
    try:
        speech = readable(chosen_language(words))
        status: Any = build(speech)(
            without_language(words), prog_name="tabiji", standalone_mode=False
        )
    except Problem as problem:
        return _refuse(speech, problem, problem.status)
    except UnknownLanguage as error:
        return _refuse(speech, error, USAGE)
    except TabijiError as error:
        return _refuse(speech, error, INVALID)
    except typer.TyperException as error:
        misunderstood = misunderstanding(error)
        _refuse(speech, misunderstood, misunderstood.status)
        if context := getattr(error, "ctx", None):
            Screen.of_errors(speech).tell("command-try", style="dim", command=context.command_path)
        return misunderstood.status
    except (KeyboardInterrupt, typer.Abort):
        status = INTERRUPTED
    except BrokenPipeError:  # whoever was reading has gone: there is nobody to tell
        sys.stdout = None
        return INVALID
    except Exception as error:
        if DEBUG in os.environ:
            raise
        why = f"{type(error).__name__}: {error}"
        return _refuse(speech, Problem("error-bug", why=why, variable=DEBUG), INVALID)
    if status == INTERRUPTED:
        Screen.of_errors(speech).tell("command-stopped")
    return int(status or 0)


def build(speech: Catalogue) -> typer.Typer:
    """The command, speaking a language."""
    command, group = speaking(speech)
    app = typer.Typer(
        name="tabiji", help=speech.say("command-about"), add_completion=False, cls=group
    )
    spoken = ", ".join(languages())

    @app.callback(invoke_without_command=True)
    def common(
        context: typer.Context,
        lang: Annotated[
            str, typer.Option(metavar="CODE", help=speech.say("command-lang", languages=spoken))
        ] = speech.code,
        version: Annotated[
            bool, typer.Option("--version", help=speech.say("command-version"))
        ] = False,
    ) -> None:
        if version:
            from tabiji import __version__

            print(f"tabiji {__version__}")
            raise typer.Exit
        if context.invoked_subcommand is None:
            print(context.get_help())

    for commands in (playing, serving, simulating, competing, records):
        commands.add(app, speech)
    learning.add(app, speech, command, group)
    for one in app.registered_commands:
        one.cls = command
    return app


def _refuse(speech: Catalogue, error: TabijiError, status: int) -> int:
    """One clear line on the error stream; the exit status."""
    Screen.of_errors(speech).tell(error.message, style="red")
    return status
