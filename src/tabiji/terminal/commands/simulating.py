"""`tabiji simulate`."""

from pathlib import Path
from typing import Annotated

import typer

from tabiji.kernel.game import games
from tabiji.locale.catalogues import Catalogue
from tabiji.terminal.commands.words import chosen_options, named_game


def add(app: typer.Typer, speech: Catalogue) -> None:
    """Add the command."""
    say = speech.say

    @app.command(help=say("command-simulate"))
    def simulate(
        name: Annotated[
            str, typer.Argument(metavar="GAME", help=say("command-game", games=", ".join(games())))
        ],
        count: Annotated[
            int, typer.Option("--games", metavar="N", min=1, help=say("command-count"))
        ] = 1000,
        seats: Annotated[int | None, typer.Option(metavar="K", help=say("command-seats"))] = None,
        bots: Annotated[
            list[str] | None,
            typer.Option(metavar="WHO", help=say("command-bots")),
        ] = None,
        seed: Annotated[int | None, typer.Option(metavar="S", help=say("command-seed"))] = None,
        jobs: Annotated[
            int | None, typer.Option(metavar="J", min=1, help=say("command-jobs"))
        ] = None,
        out: Annotated[Path | None, typer.Option(metavar="FILE", help=say("command-out"))] = None,
        option: Annotated[
            list[str] | None, typer.Option(metavar="NAME=VALUE", help=say("command-option"))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("command-json"))] = False,
    ) -> None:
        from tabiji.terminal.simulation import Simulation

        game = named_game(name)
        simulation = Simulation(
            speech,
            game,
            count,
            seats=seats,
            players=[who for text in bots or ["random"] for who in text.split(",")],
            seed=seed,
            options=chosen_options(game, option or []),
        )
        simulation.run(jobs, out)
        simulation.show(as_json)
