"""Texts of positions, each a little wrong, or wrong in a way that happens to be right."""

import random
import re
from collections.abc import Callable, Iterator
from functools import cache

import numpy as np

from tabiji.kernel import contract, playout
from tabiji.kernel.game import game
from tests.contract import CHOICES

NUMBER = re.compile(r"\d+")
NAME = re.compile(r"[A-Za-z][A-Za-z-]*")
LARGE = ("99", "9999", "32767", "32768", "65536", "2147483648", "9" * 30)
MOST_CHANGES = 4


@cache
def positions(name: str, games: int) -> tuple[str, ...]:
    """Positions of random games, one of every few that occurred; those of each phase are many."""
    played = game(name)
    found: list[str] = []
    actions = np.zeros(played.longest_list, np.int16)
    chances = np.zeros(played.longest_list, np.int32)
    for seed in range(games):
        choices = CHOICES[name][seed % len(CHOICES[name])]
        table, chance = played.table(seed=seed, **choices), random.Random(seed)
        seen: dict[str, int] = {}
        while not table.over:
            phase = str(table.view().phase)
            seen[phase] = seen.get(phase, 0) + 1
            if chance.random() < 6 / (5 + seen[phase]):
                found.append(str(table))
            contract.apply(
                table.state, int(playout.any_action(table.state, actions, chances, table.rng))
            )
        found.append(str(table))
    return tuple(found)


def mutants(name: str, seed: int, games: int = 24) -> Iterator[str]:
    """Endless texts, the same for the same seed."""
    known = positions(name, games)
    chance = random.Random(f"{name} {seed}")
    names = sorted({word for text in known for word in NAME.findall(text)})
    while True:
        words = chance.choice(known).split()
        for _ in range(chance.randint(1, MOST_CHANGES)):
            change = chance.choices(CHANGES, WEIGHTS)[0]
            words = change(words, chance, chance.choice(known).split(), names)
        yield " ".join(words)


Change = Callable[[list[str], random.Random, list[str], list[str]], list[str]]


def _other_number(
    words: list[str], chance: random.Random, _: list[str], names: list[str]
) -> list[str]:
    """One number is a little more, a little less, or anything."""
    return _in_one(words, chance, NUMBER, lambda old: _number_for(old, chance))


def _number_for(old: str, chance: random.Random) -> str:
    if chance.random() < 0.6 and len(old) < 9:
        return str(max(0, int(old) + chance.choice((-2, -1, 1, 2))))
    return chance.choice(LARGE) if chance.random() < 0.1 else str(chance.randint(0, 60))


def _other_name(
    words: list[str], chance: random.Random, _: list[str], names: list[str]
) -> list[str]:
    """One name is another."""
    return _in_one(words, chance, NAME, lambda old: chance.choice(names))


def _swapped(words: list[str], chance: random.Random, _: list[str], names: list[str]) -> list[str]:
    """Two parts of a word change places."""
    i = chance.randrange(len(words))
    key, sign, value = words[i].partition("=")
    divider = chance.choice([mark for mark in ",+/" if mark in value] or [","])
    parts = value.split(divider)
    a, b = chance.randrange(len(parts)), chance.randrange(len(parts))
    parts[a], parts[b] = parts[b], parts[a]
    return [*words[:i], f"{key}{sign}{divider.join(parts)}", *words[i + 1 :]]


def _longer(words: list[str], chance: random.Random, _: list[str], names: list[str]) -> list[str]:
    """A part of a word is there once more, or gone."""
    i = chance.randrange(len(words))
    key, sign, value = words[i].partition("=")
    divider = chance.choice([mark for mark in "+/," if mark in value] or ["+"])
    parts = value.split(divider)
    at = chance.randrange(len(parts))
    parts[at : at + 1] = parts[at : at + 1] * chance.choice((0, 2, 2, 9))
    return [*words[:i], f"{key}{sign}{divider.join(parts)}", *words[i + 1 :]]


def _without(words: list[str], chance: random.Random, _: list[str], names: list[str]) -> list[str]:
    """Something is not said."""
    left = list(words)
    del left[chance.randrange(len(left))]
    return left or words


def _from_elsewhere(
    words: list[str], chance: random.Random, other: list[str], names: list[str]
) -> list[str]:
    """Something is said as at another table."""
    word = chance.choice(other)
    key = word.partition("=")[0].partition("@")[0]
    return [w for w in words if w.partition("=")[0].partition("@")[0] != key] + [word]


def _other_letter(
    words: list[str], chance: random.Random, _: list[str], names: list[str]
) -> list[str]:
    """One sign is another."""
    i = chance.randrange(len(words))
    at = chance.randrange(len(words[i]))
    sign = chance.choice("0123456789-,:+/>!?abcdekpdfowmbOWMB²٣ ")
    return [*words[:i], words[i][:at] + sign + words[i][at + 1 :], *words[i + 1 :]]


def _in_one(
    words: list[str], chance: random.Random, what: re.Pattern[str], new: Callable[[str], str]
) -> list[str]:
    """One of the places in all words where something stands has something else."""
    text = " ".join(words)
    places = list(what.finditer(text))
    if not places:
        return words
    place = chance.choice(places)
    return (text[: place.start()] + new(place[0]) + text[place.end() :]).split() or words


CHANGES: tuple[Change, ...] = (
    _other_number,
    _other_name,
    _swapped,
    _longer,
    _without,
    _from_elsewhere,
    _other_letter,
)
WEIGHTS = (5, 2, 2, 2, 2, 4, 1)
