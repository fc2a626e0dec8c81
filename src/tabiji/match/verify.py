"""Checking records: every action, every die, every number that is claimed."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, islice
from pathlib import Path
from typing import Literal

from tabiji.kernel.contract import CHANCE
from tabiji.locale.message import Message, Verbatim, in_english, quoted
from tabiji.match.archive import Page, pages
from tabiji.match.dice import commitment_to, opening, seal_of, ticket
from tabiji.match.errors import BadRecord
from tabiji.match.jobs import Progress, in_batches, in_order
from tabiji.match.record import Record
from tabiji.match.replay import Replay, Replayer, replay

FEW = 32
"""So many records are checked sooner than the rules are compiled."""

DiceCheck = Literal["checked", "partly checked", "by hand", "seed not revealed"]
"""Whether dice could be drawn again. Those among the `Given` actions of a record cannot."""


@dataclass(frozen=True)
class Verdict:
    """What verification found in a record.

    `faults` is empty if all is well; `dice` says whether the dice could be checked.
    In an archive, `number` counts records from 1 and `line` is where this one begins.
    """

    faults: tuple[Message, ...]
    dice: DiceCheck = "by hand"
    actions: int = 0
    over: bool = False
    number: int = 1
    line: int = 1

    @property
    def ok(self) -> bool:
        """Whether the record is right in all that could be checked."""
        return not self.faults

    @property
    def problems(self) -> tuple[str, ...]:
        """The faults, in English."""
        return tuple(in_english(fault) for fault in self.faults)


def verify(record: Record | str, replayer: Replayer = replay) -> Verdict:
    """Check a record or its text: replay it, recount points and places, draw its dice again."""
    if isinstance(record, Record):
        return _verdict(record, replayer(record.terms, record.codes))
    try:
        return _verdict_on(Record.read(record, replayer))
    except BadRecord as error:
        return Verdict((error.message,))


def verify_archive(
    source: Path | str | Iterable[str], *, jobs: int = 1, progress: Progress | None = None
) -> Iterator[Verdict]:
    """Check every record of an archive, in order, in so many processes.

    The verdicts are the same whatever the number of jobs. `progress` hears how many
    records have been checked.
    """
    found = pages(source)
    first = list(islice(found, FEW + 1))
    if len(first) <= FEW:
        batches = in_order(_verify_interpreted, [first], 1)
    else:
        batches = in_order(_verify_compiled, in_batches(chain(first, found)), jobs)
    done = 0
    for verdicts in batches:
        yield from verdicts
        done += len(verdicts)
        if progress:
            progress(done)


def _verify_interpreted(batch: list[Page]) -> list[Verdict]:
    return [_verify_page(page, replay) for page in batch]


def _verify_compiled(batch: list[Page]) -> list[Verdict]:
    from tabiji.match.compiled.entries import compiled_replay

    return [_verify_page(page, compiled_replay) for page in batch]


def _verify_page(page: Page, replayer: Replayer) -> Verdict:
    """The verdict on one record of an archive, its lines counted from the archive's first."""
    try:
        verdict = _verdict_on(page.read(replayer))
    except BadRecord as error:
        verdict = Verdict((error.message,))
    return replace(verdict, number=page.number, line=page.line)


def _verdict_on(read: Record) -> Verdict:
    """The verdict on a record that was read just now, and so replayed."""
    assert read.played is not None
    return _verdict(read, read.played)


def _verdict(record: Record, found: Replay) -> Verdict:
    faults = [*_wrong_claims(record, found), *_wrong_dice(record, found)]
    return Verdict(tuple(faults), _dice_check(record), len(record.codes), found.over)


def _dice_check(record: Record) -> DiceCheck:
    if record.terms.by_hand:
        return "by hand"
    if record.seed is None:
        return "seed not revealed"
    return "partly checked" if record.terms.given else "checked"


def _wrong_claims(record: Record, found: Replay) -> Iterator[Message]:
    if record.points not in (None, found.points):
        points = {"claimed": _listed(record.points), "found": _listed(found.points)}
        yield Message("verify-points", points)
    if record.places not in (None, found.places):
        places = {"claimed": _listed(record.places), "found": _listed(found.places)}
        yield Message("verify-places", places)
    if record.seal is not None and record.seal != (seal := seal_of(record.words)):
        seals = {"claimed": Verbatim(record.seal), "found": Verbatim(seal)}
        yield Message("verify-seal", seals)


def _wrong_dice(record: Record, found: Replay) -> Iterator[Message]:
    """What the seed contradicts: the commitment, or the first die that it did not draw."""
    terms, seed = record.terms, record.seed
    if seed is None:
        return
    if commitment_to(seed) != terms.commitment:
        yield Message("verify-seed")
        return
    spaced = [f"{word} ".encode() for word in record.words]
    line = hashlib.sha256(opening(seed, terms.salt).encode())
    hashed = 0
    for index, actor in enumerate(found.actors):
        if actor == CHANCE and index >= terms.given:
            line.update(b"".join(spaced[hashed:index]))
            hashed = index
            drawn = ticket(line.copy().digest(), found.totals[index])
            if not 0 <= drawn - found.lows[index] < found.weights[index]:
                drawn_not = {"number": Verbatim(index + 1), "word": quoted(record.words[index])}
                yield Message("verify-dice", drawn_not)
                return


def _listed(values: tuple[int, ...] | None) -> Verbatim:
    return Verbatim(" ".join(map(str, values or ())))
