"""One game between bots.

The game itself is played on a compiled state that no bot ever holds. A bot that has
to decide gets a table in which everything its seat cannot know has been redrawn.
"""

import operator
import time
from collections.abc import Callable, Sequence
from typing import Any

from tabiji.arena.chance import seed_for, words_for
from tabiji.arena.result import ENDLESS, FORFEIT, Result
from tabiji.bots import Bot, Chair, take_seat
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.game import Game, Options
from tabiji.kernel.record import State, as_state
from tabiji.kernel.table import Table
from tabiji.locale.errors import TabijiError

LIMIT = 20_000
"""Actions after which a game is stopped; none that bots played in earnest came near."""

LONGEST_TEXT = 300
"""So much of what an exception says is kept."""

Notice = Callable[[int | None], object]


class Forfeited(Exception):
    """A bot did what it may not; the game is lost for its seat."""

    def __init__(self, seat: int, why: str, **facts: str) -> None:
        super().__init__(why, facts)
        self.seat = seat
        self.reason = {"id": why, **facts}


def play_game(
    game: Game,
    options: Options,
    bots: Sequence[str],
    seed: int,
    deal: int,
    *,
    number: int = 0,
    limit: int = LIMIT,
) -> Result:
    """Let these bots, by seat, play one deal of a seed."""
    played = _Game(game, options, bots, seed, deal)
    broken: dict[str, Any] = {}
    try:
        played.sit_down()
        played.play(limit)
    except Forfeited as forfeit:
        broken = {"broken": FORFEIT, "culprit": forfeit.seat, "reason": forfeit.reason}
    else:
        if not played.over:
            broken = {"broken": ENDLESS}
    return played.result(number, **broken)


class _Game:
    """A game being played."""

    def __init__(
        self, game: Game, options: Options, names: Sequence[str], seed: int, deal: int
    ) -> None:
        if len(names) != options.seats:
            raise ValueError(f"{options.seats} seats need as many bots, not {len(names)}")
        self.game, self.options, self.names = game, options, tuple(names)
        self.seed, self.deal = seed, deal
        self.engine = game.engine()
        self.buffer = self.engine.new(options)
        self.state: State = as_state(self.buffer.view(game.record))
        self.blank = Table(game, options)
        self.bots: list[Bot] = []
        self.listening: list[tuple[int, Notice]] = []
        self.actions = self.draws = self.turns = 0
        self.first: int | None = None
        self.last_actor: int | None = None
        self.decisions = [0] * len(names)
        self.seconds = [0.0] * len(names)

    @property
    def over(self) -> bool:
        return self.engine.turn(self.buffer) == OVER

    def sit_down(self) -> None:
        """Seat every bot, each with a seed of its own."""
        for seat, name in enumerate(self.names):
            own = seed_for(self.seed, self.deal, "bot", seat)
            chair = Chair(self.game, len(self.names), seat, own)
            bot: Bot = _ask(seat, "arena-raised-made", take_seat, name, chair)
            self.bots.append(bot)
            if notice := getattr(bot, "notice", None):
                self.listening.append((seat, notice))

    def play(self, limit: int) -> None:
        """Play to the end, or for so many actions."""
        while self.actions < limit:
            actor = self.engine.turn(self.buffer)
            if actor == OVER:
                return
            action = self.drawn() if actor == CHANCE else self.decided(actor)
            self.count_turn(actor, action)
            known = [
                action if self.game.sees(self.state, action, seat) else None
                for seat, _ in self.listening
            ]
            self.engine.apply(self.buffer, action)
            self.actions += 1
            for (seat, notice), seen in zip(self.listening, known, strict=True):
                _ask(seat, "arena-raised-told", notice, seen)

    def drawn(self) -> int:
        """What chance decides: each draw of a deal has random numbers of its own."""
        rng = words_for(self.seed, self.deal, "draw", self.draws)
        self.draws += 1
        return self.engine.draw(self.buffer, rng)

    def decided(self, seat: int) -> int:
        """What a bot decides, seeing what its seat may see."""
        table = self.seen_by(seat)
        started = time.perf_counter()
        answer = _ask(seat, "arena-raised-deciding", self.bots[seat].decide, table)
        self.seconds[seat] += time.perf_counter() - started
        self.decisions[seat] += 1
        return self.understood(seat, answer)

    def seen_by(self, seat: int) -> Table:
        """A table of the bot's own, on which what the seat cannot know is made up."""
        place = (self.seed, self.deal, "unseen", seat, self.decisions[seat])
        seen = self.engine.unseen(self.buffer, seat, words_for(*place))
        table = self.blank.copy()
        table.state = as_state(seen.view(self.game.record))
        table.rng = words_for(*place, "table")
        return table

    def understood(self, seat: int, answer: object) -> int:
        """The legal action that a bot answered with, as a word or a number."""
        try:
            if isinstance(answer, str):
                action = self.game.notation.read(answer)
            elif isinstance(answer, bool):
                raise TypeError
            else:
                action = operator.index(answer)  # type: ignore[arg-type]
        except (TabijiError, TypeError) as error:
            raise Forfeited(seat, "arena-no-action", answer=f"{answer!r:.60}") from error
        legal = self.engine.legal(self.buffer)
        if action not in legal.tolist():
            words = " ".join(self.game.notation.write(int(code)) for code in legal[:8])
            more = " …" if len(legal) > 8 else ""
            raise Forfeited(
                seat, "arena-not-legal", answer=f"{answer!r:.60}", legal=f"{words}{more}"
            )
        return action

    def count_turn(self, actor: int, action: int) -> None:
        """Count the turns, and remember who took the first."""
        opens = self.game.opens_turn
        if opens(action) if opens else actor not in (CHANCE, self.last_actor):
            self.turns += 1
        if actor == CHANCE:
            return
        self.last_actor = actor
        if self.first is None and self.turns:
            self.first = actor

    def result(self, number: int, **broken: Any) -> Result:
        """What came of it."""
        seats = len(self.names)
        places = [int(place) for place in self.engine.ranking(self.buffer)[:seats]]
        if broken:
            places = [1] * seats
            culprit = broken.get("culprit")
            if culprit is not None:
                places[culprit] = seats
        return Result(
            number=number,
            deal=self.deal,
            bots=self.names,
            places=tuple(places),
            points=tuple(int(points) for points in self.engine.scores(self.buffer)[:seats]),
            sources=tuple(dict(by) for by in self.game.sources(self.state)[:seats]),
            travelers=tuple(self.game.roles(self.state)) if self.game.roles else (),
            endings=_endings(self.game, self.state),
            first=self.first,
            actions=self.actions,
            turns=self.turns,
            decisions=tuple(self.decisions),
            seconds=tuple(round(seconds, 6) for seconds in self.seconds),
            **broken,
        )


def _ask(seat: int, raised: str, function: Callable[..., Any], *values: Any) -> Any:
    """Let a bot do something; whatever it raises is its own loss, which this sentence tells."""
    try:
        return function(*values)
    except (Exception, SystemExit) as error:
        text = (str(error) or repr(error))[:LONGEST_TEXT]
        raise Forfeited(seat, raised, error=type(error).__name__, text=text) from error


def _endings(game: Game, state: State) -> tuple[str, ...]:
    """What brought the end about, whoever did it: the ids of the sentences that say so."""
    return tuple(sorted({str(end.args.get("by") or end.id) for end in game.endings(state)}))
