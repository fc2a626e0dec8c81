"""`tabiji serve`."""

import os
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from tabiji.locale.catalogues import Catalogue
from tabiji.locale.message import Verbatim
from tabiji.terminal.screen import Screen


def add(app: typer.Typer, speech: Catalogue) -> None:
    """Add the command."""
    say = speech.say

    @app.command(help=say("command-serve"))
    def serve(
        host: Annotated[
            str, typer.Option(metavar="ADDRESS", help=say("command-serve-host"))
        ] = "127.0.0.1",
        port: Annotated[
            int | None,
            typer.Option(metavar="N", min=0, max=65535, help=say("command-serve-port")),
        ] = None,
        no_browser: Annotated[
            bool, typer.Option("--no-browser", help=say("command-serve-no-browser"))
        ] = False,
        data: Annotated[
            Path | None,
            typer.Option(
                metavar="DIR", help=say("command-serve-data", variable=Verbatim("TABIJI_DATA_DIR"))
            ),
        ] = None,
        processes: Annotated[
            int, typer.Option(metavar="N", min=1, help=say("command-serve-processes"))
        ] = 1,
        proxy: Annotated[
            str | None, typer.Option(metavar="ADDRESS", help=say("command-serve-proxy"))
        ] = None,
    ) -> None:
        from tabiji.server import serving
        from tabiji.server.settings import Settings

        settings = Settings.from_environment()
        settings = replace(settings, data=data or settings.data, proxy=proxy or settings.proxy)
        place = serving.listen(host, port)

        def ready() -> None:
            screen = Screen(speech)
            screen.report("serve-ready", style="bold green", address=Verbatim(place.address))
            if place.abroad:
                screen.report("serve-others", address=Verbatim(place.abroad))
            screen.tell("serve-stop", style="dim")
            sys.stdout.flush()
            if not no_browser and _has_display():
                _open(place.address)

        def late() -> None:
            Screen(speech).tell("serve-late", style="yellow", seconds=serving.STARTED_SECONDS)
            sys.stdout.flush()

        with suppress(KeyboardInterrupt):  # that is how it is closed
            serving.serve(settings, place, processes, ready, late)


def _open(address: str) -> None:
    """Open a browser, without waiting for it."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_display() -> bool:
    """Whether a window can be opened, and somebody is there to see it."""
    if "CI" in os.environ:
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
