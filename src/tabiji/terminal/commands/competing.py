"""`tabiji arena`."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from tabiji.kernel.game import games
from tabiji.locale.catalogues import Catalogue
from tabiji.terminal.commands.words import chosen_options, named_game


def add(app: typer.Typer, speech: Catalogue) -> None:
    """Add the command."""
    say = speech.say

    @app.command(help=say("command-arena"))
    def arena(
        name: Annotated[
            str, typer.Argument(metavar="GAME", help=say("command-game", games=", ".join(games())))
        ],
        bots: Annotated[
            list[str],
            typer.Option(metavar="A,B,...", help=say("arena-ask-bots")),
        ],
        count: Annotated[
            int, typer.Option("--games", metavar="N", min=1, help=say("arena-ask-games"))
        ] = 100,
        seats: Annotated[int | None, typer.Option(metavar="K", help=say("command-seats"))] = None,
        seed: Annotated[int, typer.Option(metavar="S", help=say("arena-ask-seed"))] = 1,
        jobs: Annotated[
            int | None, typer.Option(metavar="J", min=1, help=say("command-jobs"))
        ] = None,
        until_sure: Annotated[
            bool, typer.Option("--until-sure", help=say("arena-ask-until-sure"))
        ] = False,
        out: Annotated[Path | None, typer.Option(metavar="FILE", help=say("command-out"))] = None,
        report: Annotated[
            Path | None, typer.Option(metavar="FILE", help=say("arena-ask-report"))
        ] = None,
        ray: Annotated[
            str | None, typer.Option(metavar="ADDRESS", help=say("arena-ask-ray"))
        ] = None,
        option: Annotated[
            list[str] | None, typer.Option(metavar="NAME=VALUE", help=say("command-option"))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("command-json"))] = False,
    ) -> None:
        from tabiji.terminal.contest import Contest

        if (here := str(Path.cwd())) not in sys.path:
            sys.path.insert(0, here)  # where somebody's own bots are
        game = named_game(name)
        contest = Contest(
            speech,
            game,
            [bot for text in bots for bot in text.split(",")],
            seats=seats,
            seed=seed,
            options=chosen_options(game, option or []),
        )
        contest.run(
            count, jobs=jobs or os.cpu_count() or 1, out=out, until_sure=until_sure, ray=ray
        )
        if report is not None:
            contest.write_report(report)
        contest.show(as_json)
