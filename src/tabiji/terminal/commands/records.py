"""`tabiji show`, `tabiji verify` and `tabiji convert`."""

import dataclasses
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import numpy as np
import typer

from tabiji.locale.catalogues import Catalogue
from tabiji.locale.message import Verbatim
from tabiji.terminal.files import load, using
from tabiji.terminal.problem import INVALID, Problem
from tabiji.terminal.screen import Screen

if TYPE_CHECKING:  # the help must not wait for all that a match needs
    from tabiji.match.verify import Verdict


def add(app: typer.Typer, speech: Catalogue) -> None:
    """Add the commands."""
    _add_show(app, speech)
    _add_verify(app, speech)
    _add_convert(app, speech)


def _add_show(app: typer.Typer, speech: Catalogue) -> None:
    say = speech.say

    @app.command(help=say("command-show"))
    def show(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("command-file"))],
        at: Annotated[int | None, typer.Option(metavar="N", help=say("command-at"))] = None,
        number: Annotated[
            int, typer.Option("--game", metavar="G", min=1, help=say("command-number"))
        ] = 1,
        log: Annotated[bool, typer.Option("--log", help=say("command-log"))] = False,
        ascii_only: Annotated[bool, typer.Option("--ascii", help=say("command-ascii"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=say("command-json"))] = False,
    ) -> None:
        from tabiji.terminal.showing import as_data, show_match

        record = load(file, number)
        length = len(record.codes)
        place = length if at is None else at
        if not 0 <= place <= length:
            raise Problem("error-no-place", length=length, at=place)
        if as_json:
            print(json.dumps(as_data(record, place), default=_plain))
            return
        show_match(Screen(speech, plain=ascii_only or None), record, place, log)


def _add_verify(app: typer.Typer, speech: Catalogue) -> None:
    say = speech.say

    @app.command(help=say("command-verify"))
    def verify(
        files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=say("command-files"))],
        jobs: Annotated[
            int | None, typer.Option(metavar="J", min=1, help=say("command-jobs"))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("command-json"))] = False,
    ) -> int:
        from tabiji.match.verify import verify_archive

        screen = Screen(speech)
        good = bad = unproven = 0
        verdicts: list[dict[str, Any]] = []
        status = Screen.of_errors(speech).busy(say("command-verifying"))
        for file in files:
            with using(file), status:
                found = 0
                for verdict in verify_archive(file, jobs=jobs or os.cpu_count() or 1):
                    found += 1
                    good += verdict.ok
                    bad += not verdict.ok
                    unproven += verdict.ok and verdict.dice != "checked"
                    verdicts.append({"file": str(file), **_as_data(verdict)})
                    for why in () if as_json else verdict.faults:
                        screen.report(
                            "command-unverified",
                            style="red",
                            file=Verbatim(file),
                            number=verdict.number,
                            why=why,
                        )
                if not found:
                    raise Problem("error-no-game-number", file=Verbatim(file), count=0, number=1)
        if as_json:
            data = {"ok": not bad, "games": good + bad, "verdicts": verdicts}
            print(json.dumps(data, default=_plain))
        else:
            screen.tell("command-verified", style="green" if not bad else "", count=good)
            if unproven:
                screen.tell("command-unproven", style="dim", count=unproven)
            if bad:
                screen.tell("command-not-verified", style="red", count=bad)
        return INVALID if bad else 0


def _add_convert(app: typer.Typer, speech: Catalogue) -> None:
    say = speech.say

    @app.command(help=say("command-convert"))
    def convert(
        sources: Annotated[
            list[Path], typer.Argument(metavar="FILE...", help=say("command-source"))
        ],
        target: Annotated[Path, typer.Argument(metavar="TARGET", help=say("command-target"))],
    ) -> None:
        from tabiji.terminal.converting import records_of, write_all

        count = write_all((record for file in sources for record in records_of(file)), target)
        Screen(speech).tell("command-converted", count=count, file=Verbatim(target))


def _as_data(verdict: "Verdict") -> dict[str, Any]:
    """A verdict for programs: its problems in English, then the rest of it."""
    fields = {field.name: getattr(verdict, field.name) for field in dataclasses.fields(verdict)}
    del fields["faults"]
    return {"problems": verdict.problems, **fields}


def _plain(value: Any) -> Any:
    """What JSON does not know: NumPy's numbers, and our views, which are dataclasses."""
    if isinstance(value, np.generic):
        return value.item()
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: getattr(value, f.name) for f in dataclasses.fields(value)}
    return str(value)
