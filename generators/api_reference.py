"""The reference of the library, written from its docstrings: `docs/api.md`.

`python -m generators.api_reference --write`, which `make docs` runs.
"""

import importlib
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
MODULES = ["tabiji", "tabiji.match", "tabiji.bots"]


def page() -> str:
    """The whole page."""
    lines = [
        "# The library",
        "",
        "Written by `make docs` from the docstrings: do not edit. What is in `tabiji` itself is",
        "all that most programs need; the packages below it have the rest.",
    ]
    seen: set[int] = set()
    for name in MODULES:
        module = importlib.import_module(name)
        lines += ["", f"## `{name}`", "", _first_paragraph(module)]
        for public in sorted(module.__all__, key=str.lower):
            thing = getattr(module, public)
            if id(thing) in seen or public.startswith("__"):
                continue
            seen.add(id(thing))
            lines += ["", *_entry(public, thing)]
    return "\n".join(lines) + "\n"


def _entry(name: str, thing: Any) -> Iterator[str]:
    """A name, how it is called, and what is said of it."""
    if not callable(thing):
        yield f"### `{name}`"
        yield ""
        yield f"`{type(thing).__name__}`"
        return
    yield f"### `{name}{_signature(thing)}`"
    yield ""
    yield inspect.getdoc(thing) or ""
    if inspect.isclass(thing):
        for member, value in inspect.getmembers_static(thing):
            if member.startswith("_") or not _is_own(thing, member):
                continue
            if isinstance(value, property):
                yield from ("", f"- **`{member}`**: {_one_line(value)}")
            elif isinstance(value, classmethod | staticmethod) or inspect.isfunction(value):
                bound = getattr(thing, member)
                yield from ("", f"- **`{member}{_signature(bound)}`**: {_one_line(bound)}")


def _is_own(thing: type, member: str) -> bool:
    """Whether a class of ours, not one of Python's, has this member."""
    return any(
        member in vars(base) and base.__module__.startswith("tabiji") for base in thing.__mro__
    )


def _signature(thing: Any) -> str:
    if inspect.isclass(thing) and issubclass(thing, Exception):
        return ""
    try:
        signature = inspect.signature(thing)
    except ValueError:
        return ""
    kept = [
        p.replace(annotation=p.empty) for p in signature.parameters.values() if p.name != "self"
    ]
    plain = signature.replace(parameters=kept, return_annotation=signature.empty)
    return re.sub(r"<factory>|<[^>]* at 0x[0-9a-f]+>", "...", str(plain))


def _first_paragraph(thing: Any) -> str:
    return (inspect.getdoc(thing) or "").split("\n\n")[0]


def _one_line(thing: Any) -> str:
    return " ".join(_first_paragraph(thing).split())


if __name__ == "__main__":
    if "--write" in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE.name}: {page().count('### ')} names")
