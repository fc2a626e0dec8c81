"""Finding help: topics of a game's rules by their ids or by words of their titles."""

import unicodedata
from dataclasses import dataclass

from rich.padding import Padding
from rich.text import Text

from tabiji.terminal.screen import Screen


@dataclass(frozen=True)
class Topic:
    """One piece of a game's help."""

    id: str
    title: str
    text: str


def topics(screen: Screen, game: str) -> list[Topic]:
    """All help there is on a game, in order."""
    beginning = f"{game}-help-"
    return [
        Topic(entry.removeprefix(beginning), screen.say(f"{entry}.title"), screen.say(entry))
        for entry in screen.catalogue.entries(beginning)
    ]


def find(screen: Screen, game: str, word: str) -> list[Topic]:
    """The topics that a word means: its own name, else all whose title has it, else all
    that mention it."""
    there = topics(screen, game)
    wanted = _folded(word)
    exact = [topic for topic in there if wanted in (_folded(topic.id), _folded(topic.title))]
    titled = [topic for topic in there if wanted in f"{_folded(topic.id)} {_folded(topic.title)}"]
    return exact or titled or [topic for topic in there if wanted in _folded(topic.text)]


def show(screen: Screen, topic: Topic) -> None:
    """Print a topic under its title."""
    screen.show(Text(topic.title[:1].upper() + topic.title[1:], "bold"))
    screen.show(Padding(Text(topic.text), (0, 0, 1, 2)))


def titles(screen: Screen, game: str) -> str:
    """The titles of all topics, in one line."""
    return ", ".join(topic.title for topic in topics(screen, game))


def _folded(text: str) -> str:
    """Small letters without accents, for finding."""
    apart = unicodedata.normalize("NFKD", text.replace("-", " ").replace("_", " ").casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
