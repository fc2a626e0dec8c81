"""Records to text."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tabiji.kernel.contract import CHANCE
from tabiji.kernel.game import Game
from tabiji.match.dice import seal_of
from tabiji.match.heading import FORMAT, Heading
from tabiji.match.layout import turn_starts
from tabiji.match.terms import unusual
from tabiji.match.words import words_of

WIDTH = 88
INDENT = "    "
"""What lines of a turn after its first begin with."""


def write(
    heading: Heading, codes: Sequence[int], actors: Sequence[int], comments: Mapping[int, str]
) -> str:
    """A whole record, its last line ended."""
    return _text(heading, _body(heading.terms.game, codes, actors, comments))


def write_words(heading: Heading, words: Sequence[str]) -> str:
    """A record that cannot be replayed here, since its rules or its board are not: the words of
    its actions, without the marks for people."""
    return _text(replace(heading, seal=seal_of(words)), _wrapped(list(words)))


def _text(heading: Heading, body: Iterable[str]) -> str:
    lines = (f"{name}: {value}".rstrip() for name, value in _said(heading))
    return "\n".join([f"Tabiji {FORMAT}", *lines, "", *body, ""])


def _said(heading: Heading) -> Iterator[tuple[str, str]]:
    """The headers in their order."""
    terms = heading.terms
    yield "Game", terms.game.name
    yield "Rules", str(heading.rules)
    yield "Board", heading.board
    if terms.date:
        yield "Date", terms.date.isoformat()
    if options := unusual(terms.options):
        yield "Options", " ".join(f"{name}={say(value)}" for name, value in options.items())
    if terms.position is not None:
        yield "Position", terms.position
    for number, seat in enumerate(terms.seats):
        if str(seat):
            yield f"Seat {number}", str(seat)
    yield "Dice", "by hand" if terms.by_hand else "drawn"
    if terms.commitment:
        yield "Commitment", terms.commitment
    if terms.salt:
        yield "Salt", terms.salt
    if terms.given:
        yield "Given", str(terms.given)
    if heading.seed:
        yield "Seed", heading.seed.hex()
    for name, values in (("Points", heading.points), ("Places", heading.places)):
        if values is not None:
            yield name, " ".join(map(str, values))
    if heading.seal:
        yield "Seal", heading.seal


def say(value: Any) -> str:
    """The value of an option, without spaces: `say` and `understand` are inverses."""
    parts = [_plain(part) for part in (value if isinstance(value, tuple) else (value,))]
    if None in parts or (isinstance(value, tuple) and len(value) < 2):
        return json.dumps(value, separators=(",", ":")).replace(" ", "\\u0020")
    return ",".join(filter(None, parts))


def _plain(value: Any) -> str | None:
    """A value as people write it; None if that could be misread."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str) and re.fullmatch("[A-Za-z][A-Za-z_-]*", value):
        return None if value in ("yes", "no") else value
    return None


def _body(
    game: Game, codes: Sequence[int], actors: Sequence[int], comments: Mapping[int, str]
) -> Iterator[str]:
    """The actions, wrapped: setting the table, then a numbered paragraph for each turn."""
    actors = [*actors]
    actors += [CHANCE] * (len(codes) - len(actors))  # behind an illegal action
    words = words_of(game)
    starts = turn_starts(game, codes, actors)
    tokens: list[str] = []
    number, last = 0, -1
    following = iter([*starts, -1])
    start = next(following)
    for index, code in enumerate(codes):
        if index in comments:
            tokens.append(f"{{{comments[index]}}}")
        if index == start:
            yield from _wrapped(tokens)
            number += 1
            last = -1
            tokens = [f"{number}."]
            start = next(following)
        actor = actors[index]
        if actor >= 0 and actor != last:
            tokens.append(f"{actor}:")
            last = actor
        tokens.append(words[code])
    if len(codes) in comments:
        tokens.append(f"{{{comments[len(codes)]}}}")
    yield from _wrapped(tokens)


def _wrapped(tokens: list[str]) -> Iterator[str]:
    """Tokens as lines of at most `WIDTH` characters, where words allow."""
    text = " ".join(tokens)
    while len(text) > WIDTH:
        end = text.rfind(" ", len(INDENT), WIDTH + 1)
        if text.endswith(":", 0, end):  # the mark of a seat stays with what it decides
            end = text.rfind(" ", len(INDENT), end)
        if end < 0:
            end = text.find(" ", WIDTH)
        if end < 0:
            break
        yield text[:end]
        text = INDENT + text[end + 1 :]
    if text:
        yield text
