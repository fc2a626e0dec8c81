"""The opponents, weakest to strongest, each with a name and a character.

`take_seat("kiku", chair)` seats one of them; a name can also be `random`, `greedy`,
`search@iterations=400` or `search@seconds=0.5`, or an import path of your own,
`my_module:MyBot`. For experiments a search takes a style too:
`search@iterations=400+horizon=20+margin=0.5`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tabiji.bots.bot import Bot, Chair, RandomBot, UnknownBot, import_bot
from tabiji.bots.evaluation import heuristics_of
from tabiji.bots.greedy import GreedyBot
from tabiji.bots.search import TO_THE_END, Budget, SearchBot, Style
from tabiji.locale.message import Message, Verbatim, quoted

Make = Callable[[Chair], Bot]


@dataclass(frozen=True)
class Opponent:
    """Somebody on the ladder. What is said of them is in the language files, under their name."""

    name: str
    make: Make
    seconds: float = 0.1
    """How long a move takes them, about, on an ordinary computer."""
    searches: bool = False
    """Whether they need compiled code; the others can do without."""


def _greedy(noise: float, samples: int = 12, name: str = "") -> Make:
    """A greedy bot; to somebody of the ladder, some features are worth more than to others."""

    def make(chair: Chair) -> Bot:
        weights = heuristics_of(chair.game).FEATURE_WEIGHTS.get(name)
        return GreedyBot(chair, noise, weights, samples)

    return make


def _search(
    budget: Budget, style: Style | None = None, changes: Mapping[str, Any] | None = None
) -> Make:
    def make(chair: Chair) -> Bot:
        own = replace(style or Style(), **(changes or {}))
        return SearchBot(chair, budget, own)

    return make


def _quick(name: str) -> Make:
    """A search with as few iterations as suit somebody of the ladder, by game."""

    def make(chair: Chair) -> Bot:
        iterations = heuristics_of(chair.game).ITERATIONS[name]
        return _search(Budget(iterations=iterations))(chair)

    return make


PLAIN = Style(horizon=TO_THE_END, use_prior=False, margin=0.0)
"""Search that knows nothing but the rules: random play to the end."""

LADDER = (
    Opponent("haru", _greedy(noise=9.0, samples=1)),
    Opponent("sora", _greedy(noise=4.0, samples=2, name="sora")),
    Opponent("kiku", _greedy(noise=1.5, samples=4, name="kiku")),
    Opponent("taro", _greedy(noise=0.0)),
    Opponent("nami", _quick("nami"), searches=True),
    Opponent("rin", _quick("rin"), searches=True),
    Opponent("basho", _search(Budget(seconds=2.0)), seconds=2.0, searches=True),
)


def names() -> list[str]:
    """The ladder's names, weakest first."""
    return [opponent.name for opponent in LADDER]


def take_seat(name: str, chair: Chair) -> Bot:
    """Seat the bot of this name."""
    return maker(name)(chair)


def maker(name: str) -> Make:
    """Who makes the bot of this name; an unknown one says which there are."""
    for opponent in LADDER:
        if opponent.name == name:
            return opponent.make
    kind, _, settings = name.partition("@")
    if kind in ("search", "plain"):
        budget, *changes = settings.split("+")
        style = PLAIN if kind == "plain" else None
        return _search(_budget(name, budget), style, _changes(name, changes))
    if name == "random":
        return RandomBot
    if name == "greedy":
        return _greedy(noise=0.0)
    if ":" in name:
        return import_bot(name)
    there = Verbatim(", ".join(names()))
    raise UnknownBot(Message("bots-unknown", {"name": quoted(name), "names": there}))


def _budget(name: str, setting: str) -> Budget:
    key, _, value = setting.partition("=")
    try:
        if key == "iterations" and int(value) > 0:
            return Budget(iterations=int(value))
        if key == "seconds" and 0 < float(value) < 3600:
            return Budget(seconds=float(value))
    except ValueError:
        pass
    raise UnknownBot(Message("bots-budget", {"name": quoted(name)}))


def _changes(name: str, settings: Sequence[str]) -> dict[str, float]:
    """What is not as in the usual style."""
    changes: dict[str, float] = {}
    for setting in settings:
        key, _, value = setting.partition("=")
        try:
            changes[key] = {"horizon": int, "exploration": float, "margin": float}[key](value)
        except (KeyError, ValueError) as error:
            raise UnknownBot(Message("bots-style", {"name": quoted(name)})) from error
    return changes
