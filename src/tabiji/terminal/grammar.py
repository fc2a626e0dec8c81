"""Typer in our languages: the words of its help, and what it could not understand."""

from typing import Any

import typer
import typer.core

from tabiji.locale.catalogues import Catalogue
from tabiji.locale.message import Verbatim
from tabiji.terminal.problem import USAGE, Problem


def speaking(
    speech: Catalogue,
) -> tuple[type[typer.core.TyperCommand], type[typer.core.TyperGroup]]:
    """Classes of commands and groups whose help speaks a language."""
    from typer import rich_utils

    say = speech.say
    rich_utils.ARGUMENTS_PANEL_TITLE = say("command-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("command-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("command-commands")
    rich_utils.DEFAULT_STRING = say("command-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = say("command-required")

    class Speaking:
        """What a command and a group say alike."""

        def format_usage(self: Any, ctx: Any, formatter: Any) -> None:
            pieces = " ".join(self.collect_usage_pieces(ctx))
            formatter.write_usage(ctx.command_path, pieces, prefix=f"{say('command-usage')} ")

        def get_params(self, ctx: Any) -> Any:
            found = super().get_params(ctx)  # type: ignore[misc]
            for parameter in found:
                if getattr(parameter, "is_flag", False):
                    parameter.metavar = ""  # a switch takes no value, so it shows no type
            return found

        def get_help_option(self, ctx: Any) -> Any:
            option = super().get_help_option(ctx)  # type: ignore[misc]
            if option is not None:
                option.help = say("command-help")
            return option

    class Command(Speaking, typer.core.TyperCommand):
        """A command that speaks the language."""

    class Group(Speaking, typer.core.TyperGroup):
        """A group that speaks the language."""

        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            if args and self.get_command(ctx, args[0]) is None:
                there = ", ".join(self.list_commands(ctx))
                if not args[0].startswith("-"):
                    asked = Verbatim(args[0])
                    raise Problem("error-no-command", USAGE, command=asked, commands=there)
            return super().resolve_command(ctx, args)

    return Command, Group


def misunderstanding(error: typer.TyperException) -> Problem:
    """What Typer did not understand, as a sentence in any language."""
    kind = type(error).__name__
    parameter: Any = getattr(error, "param", None)
    if kind == "NoSuchOption":
        return Problem("error-no-option", USAGE, option=str(getattr(error, "option_name", "")))
    if kind == "MissingParameter" and parameter is not None:
        return Problem("error-missing", USAGE, what=_called(parameter))
    if kind == "BadParameter" and parameter is not None:
        return Problem("error-number", USAGE, what=_called(parameter))
    return Problem("error-usage", USAGE, why=error.format_message())


def _called(parameter: Any) -> str:
    """A parameter as the user writes it."""
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name).strip("[]")
