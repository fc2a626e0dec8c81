"""Which language to speak: what is asked for, then the environment, then the system."""

import os
from collections.abc import Mapping, Sequence

from tabiji.locale.catalogues import FALLBACK, catalogue, languages

VARIABLE = "TABIJI_LANG"
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen_language(
    arguments: Sequence[str] = (), environment: Mapping[str, str] = os.environ
) -> str:
    """The language of `--lang` in the arguments, of `TABIJI_LANG`, or of the system.

    What is asked for by name must exist; a system in a language we do not have
    gets the fallback.
    """
    asked = _asked(arguments) or environment.get(VARIABLE)
    if asked:
        return catalogue(_code(asked)).code
    # As gettext does: the first of these variables that is set decides.
    system = next((environment[name] for name in SYSTEM_VARIABLES if environment.get(name)), "")
    return _code(system) if _code(system) in languages() else FALLBACK


def without_language(arguments: Sequence[str]) -> list[str]:
    """The arguments without `--lang`, which may stand anywhere and has been obeyed by now."""
    kept: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--":
            return [*kept, word, *words]
        if word == "--lang":
            next(words, None)
        elif not word.startswith("--lang="):
            kept.append(word)
    return kept


def _asked(arguments: Sequence[str]) -> str | None:
    """The value of `--lang`, wherever it stands; the command's help needs it early."""
    for i, argument in enumerate(arguments):
        if argument == "--":
            return None
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and i + 1 < len(arguments):
            return arguments[i + 1]
    return None


def _code(name: str) -> str:
    """`fr_CA.UTF-8` and `fr-CA` are `fr`, unless there is a folder for the region."""
    region = name.split(".")[0].split("@")[0].replace("_", "-")
    return region if region in languages() else region.split("-")[0].lower()
