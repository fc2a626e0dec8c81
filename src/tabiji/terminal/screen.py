"""Where everything is printed: a console, a language, and what the terminal can show."""

import os
from collections.abc import Sequence

from rich.console import Console
from rich.status import Status
from rich.text import Text

from tabiji.locale.catalogues import Catalogue, Value
from tabiji.locale.message import Message
from tabiji.terminal.plain import ascii_only, needs_ascii

WIDTH = 100
"""Nothing we draw is wider."""


class Screen:
    """The player's terminal, spoken to in the player's language."""

    def __init__(
        self, catalogue: Catalogue, plain: bool | None = None, console: Console | None = None
    ) -> None:
        self.catalogue = catalogue
        self.console = console or Console(highlight=False, soft_wrap=False)
        # What is read in a file or by another program has no width of its own.
        asked = self.console.is_terminal or "COLUMNS" in os.environ
        self.console.width = min(self.console.width, WIDTH) if asked else WIDTH
        self.plain = needs_ascii(self.console) if plain is None else plain

    @classmethod
    def of_errors(cls, catalogue: Catalogue) -> "Screen":
        """The error stream, for the one clear line that says what is wrong."""
        return cls(catalogue, console=Console(stderr=True, highlight=False, soft_wrap=True))

    @property
    def width(self) -> int:
        """How many columns there are to draw on."""
        return self.console.width

    def say(self, what: Message | str, names: Sequence[str] = (), /, **values: Value) -> str:
        """A sentence, in letters that this terminal has."""
        return self.spell(self.catalogue.say(what, names, **values))

    def spell(self, text: str) -> str:
        """The text as it is, or in plain ASCII where the terminal needs it.

        A space that must not break is for browsers: terminals break lines there all the same,
        and who copies or searches what stands there types a plain one.
        """
        return ascii_only(text) if self.plain else text.replace("\u00a0", " ")

    def busy(self, what: str) -> Status:
        """Something that goes round while this lasts, in letters that this terminal has."""
        shown = Text(self.spell(what), "dim")
        return self.console.status(shown, spinner="line" if self.plain else "dots")

    def tell(
        self,
        what: Message | str,
        names: Sequence[str] = (),
        /,
        style: str = "",
        **values: Value,
    ) -> None:
        """Print a sentence."""
        self.show(Text(self.say(what, names, **values), style))

    def report(self, what: Message | str, /, style: str = "", **values: Value) -> None:
        """Print a sentence on one line, however long: for lists that programs may search."""
        self.console.print(Text(self.say(what, **values), style), soft_wrap=True)

    def show(self, *things: object) -> None:
        """Print what can be drawn: texts, tables, boards."""
        for thing in things:
            self.console.print(thing)
