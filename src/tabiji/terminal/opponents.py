"""Who sits opposite: the bots that can be asked to play.

`random` is at home here and starts at once; all others come from `tabiji.bots`.
A bot is asked afresh at every decision, with a seed that follows from the match and
the place in it, so that undoing and playing the same again brings the same answers.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from tabiji.kernel.rng import below, generator
from tabiji.kernel.table import Table
from tabiji.locale.message import Verbatim
from tabiji.terminal.problem import Problem
from tabiji.terminal.screen import Screen

if TYPE_CHECKING:  # the help must not wait for all that a match needs
    from tabiji.match import Action, Match

HUMAN = "human"

GENTLE = "haru"
"""Who plays against somebody who names nobody: the foot of the ladder, as in the browser."""

Bot: TypeAlias = "Callable[[Match], Action]"
"""A bot looks at a match in which it is to act, and chooses."""


def random_bot(match: "Match") -> "Action":
    """Any legal action, each as likely."""
    legal = match.legal()
    return legal[below(generator(_number(match), match.at), len(legal))]


BOTS: dict[str, Bot] = {"random": random_bot}


def known() -> list[str]:
    """The names there are, weakest first."""
    from tabiji.bots import names

    return [*BOTS, *names()]


def filled(kinds: Sequence[str], seats: int) -> list[str]:
    """Who sits on each seat: as said, and the last one on all that are left."""
    if len(kinds) > seats:
        raise Problem("error-too-many", seats=seats, given=len(kinds))
    return [*kinds, *[kinds[-1]] * (seats - len(kinds))]


def bot(name: str) -> Bot:
    """The bot of this name."""
    if name in BOTS:
        return BOTS[name]
    from tabiji.bots import GreedyBot, UnknownBot, take_seat
    from tabiji.bots.bot import Chair
    from tabiji.bots.ladder import maker

    try:
        maker(name)
    except UnknownBot as error:
        there = ", ".join([*known(), HUMAN])
        raise Problem("error-no-bot", bot=Verbatim(name), bots=there) from error

    def decide(match: "Match") -> "Action":
        seed = _number(match) ^ match.at
        seat = match.turn
        table = Table.seen_by(match.game, match.state, seat, seed)
        chair = Chair(match.game, len(match.seats), seat, seed)
        bot = take_seat(name, chair)
        if isinstance(bot, GreedyBot):
            bot.interpreted = True  # quick enough for a person, and nobody waits for a compiler
        chosen = bot.decide(table)
        code = match.game.notation.read(chosen) if isinstance(chosen, str) else int(chosen)
        return match.action(code)

    return decide


def spoken(screen: Screen, name: str) -> str:
    """A bot's name in this language; one we have no name for keeps its own."""
    return screen.say(f"bot-{name}") if f"bot-{name}" in screen.catalogue else name


def _number(match: "Match") -> int:
    """A number that follows from the match's seed; the same for all whose dice come by hand."""
    return int.from_bytes((match.seed or b"")[:7], "big")
