"""Many random games, each a record whose dice verify."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import repeat
from typing import Any

from tabiji.kernel.game import Game
from tabiji.kernel.game import game as game_of
from tabiji.kernel.record import Words
from tabiji.kernel.rng import below, generator
from tabiji.match.dice import commitment_to, seal_of, seed_from, seed_of_game
from tabiji.match.jobs import BATCH, Progress, in_order
from tabiji.match.match import Match
from tabiji.match.record import Record
from tabiji.match.seats import Seat, seated
from tabiji.match.terms import Terms
from tabiji.match.words import words_of

LIMIT = 20_000
"""Actions after which a random game is left unfinished; none that we saw came near."""

FEW = 8
"""So many games are played sooner than the rules are compiled."""

PLAYERS_TAG = "tabiji players\n"

RANDOM = "random"
"""The bot that plays any legal action, each as likely."""


def simulate(
    game: Game | str,
    games: int,
    *,
    seats: int | Sequence[Seat | str] | None = None,
    seed: bytes | str | int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    **options: Any,
) -> Iterator[Record]:
    """Play games at random; the same seed brings the same games, however many the jobs.

    `progress` hears how many games have been played.
    """
    found = game_of(game) if isinstance(game, str) else game
    chosen, named = seated(found, seats, options)
    named = tuple(seat if seat.bot else replace(seat, bot=RANDOM) for seat in named)
    terms = Terms(found, chosen, named)
    firsts = range(0, games, BATCH)
    lasts = (min(first + BATCH, games) for first in firsts)
    play = _play_interpreted if games <= FEW else _play_compiled
    done = 0
    for batch in in_order(play, zip(repeat(terms), repeat(seed_from(seed)), firsts, lasts), jobs):
        yield from batch
        done += len(batch)
        if progress:
            progress(done)


Task = tuple[Terms, bytes, int, int]
"""Terms, the seed of all games, the first game's number and the number after the last."""


def _play_interpreted(task: Task) -> list[Record]:
    return [_random_match(terms, seed) for terms, seed in _settled(task)]


def _play_compiled(task: Task) -> list[Record]:
    from tabiji.match.compiled.entries import compiled_random_line

    played = []
    for terms, seed in _settled(task):
        line = compiled_random_line(terms, seed, chooser(seed), LIMIT)
        points, places = (line.points, line.places) if line.over else (None, None)
        seal = seal_of(map(words_of(terms.game).__getitem__, line.codes))
        played.append(Record(terms, tuple(line.codes), seed, points, places, seal, played=line))
    return played


def _settled(task: Task) -> Iterator[tuple[Terms, bytes]]:
    terms, seed, first, last = task
    for number in range(first, last):
        own = seed_of_game(seed, number)
        yield replace(terms, commitment=commitment_to(own)), own


def _random_match(terms: Terms, seed: bytes) -> Record:
    match = Match.under(terms, seed)
    rng = chooser(seed)
    while not match.over and match.at < LIMIT:
        legal = match.legal()
        match.play(legal[below(rng, len(legal))])
    return match.record(reveal=True)


def chooser(seed: bytes) -> Words:
    """The random numbers with which the players of a simulated game choose."""
    digest = hashlib.sha256(PLAYERS_TAG.encode() + seed.hex().encode()).digest()
    return generator(int.from_bytes(digest[:7], "big"))
