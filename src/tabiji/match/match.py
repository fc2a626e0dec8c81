"""A game between people, bots, or both: a log of actions, and what follows from it."""

import datetime
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from tabiji.kernel.contract import CHANCE
from tabiji.kernel.digits import whole
from tabiji.kernel.game import Game
from tabiji.kernel.game import game as game_of
from tabiji.kernel.record import State, as_bytes
from tabiji.locale.message import Message, Verbatim, quoted
from tabiji.match.action import Action, Entry
from tabiji.match.dice import Dice, commitment_to, holder, seal_of, seed_from
from tabiji.match.errors import BadMatch
from tabiji.match.line import Line
from tabiji.match.record import Record
from tabiji.match.replay import Replay
from tabiji.match.seats import Seat, seated
from tabiji.match.standing import Standing
from tabiji.match.terms import Terms, seats_at
from tabiji.match.words import words_of

DiceKind = Literal["drawn", "by hand"]

GO_TO = "@"
"""How an event that goes back or forward begins: `@37`, to where 37 actions had been played."""


class Match(Standing):
    """A game, its options, its seats, and an append-only log; all else is derived.

        >>> match = Match("duo", ["Aiko", "Kenji"], seed=7)
        >>> match.seats[match.turn].name
        'Kenji'
        >>> match.play(match.legal()[0])
        >>> match.undo()

    Chance decides by itself, from the match's seed: a match always stands where a
    seat decides, or at its end. With `dice="by hand"`, or when only the commitment
    to the seed is known, what chance brought is played like any other action.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | Sequence[Seat | str] | None = None,
        *,
        seed: bytes | str | int | None = None,
        dice: DiceKind = "drawn",
        salt: str = "",
        date: datetime.date | None = None,
        position: str | None = None,
        **options: Any,
    ) -> None:
        if dice not in ("drawn", "by hand"):
            raise BadMatch(Message("match-dice", {"found": quoted(dice)}))
        if dice == "by hand" and seed is not None:
            raise BadMatch(Message("match-seed-by-hand"))
        found = game_of(game) if isinstance(game, str) else game
        if position is not None and seats is None:
            seats = seats_at(found, position)
        chosen, seats = seated(found, seats, options)
        secret = seed_from(seed) if dice == "drawn" else None
        commitment = commitment_to(secret) if secret else None
        terms = Terms(found, chosen, seats, date, position, commitment, salt)
        self._set_out(terms, secret, Line(found, terms.beginning()))
        self._deal()

    @classmethod
    def under(cls, terms: Terms, seed: bytes | None = None, events: Iterable[str] = ()) -> "Match":
        """A match under these terms, in which this has happened: words of actions, chance
        included, and `@37` for each undo or redo. Without the seed, dice come from outside."""
        if seed is not None and commitment_to(seed) != terms.commitment:
            raise BadMatch(Message("match-other-seed"))
        match = cls.__new__(cls)
        match._set_out(terms, seed, Line(terms.game, terms.beginning()))
        for event in events:
            if event.startswith(GO_TO):
                match._go_to(_index(event))
            else:
                match._carry_out(terms.game.notation.read(event), event)
        match._deal()
        return match

    @classmethod
    def of(cls, record: Record) -> "Match":
        """The match of a record, to look at or to play on."""
        return cls.under(record.terms, record.seed, record.words)

    def _set_out(self, terms: Terms, seed: bytes | None, line: Line) -> None:
        super().__init__(terms, line.state())
        self._seed = seed
        self._line = line
        self._events: list[str] = []

    def __repr__(self) -> str:
        who = ", ".join(str(seat) or f"seat {i}" for i, seat in enumerate(self.seats))
        now = "over" if self.over else f"seat {self.seat} to act"
        if self.turn == CHANCE:
            now = "dice to come"
        return f"<Match {self.game.name}: {who}; {self.at} actions, {now}>"

    def __str__(self) -> str:
        """The record of the match; of a match in progress, without its seed."""
        return str(self.record())

    # What was settled, and where it stands

    @property
    def turn(self) -> int:
        """The seat to act, or `CHANCE`, or `OVER`."""
        return self._line.turn()

    @property
    def seed(self) -> bytes | None:
        """The secret that dice are drawn from, if it is known here."""
        return self._seed

    @property
    def commitment(self) -> str | None:
        """What is published about the seed from the start; None when dice come by hand."""
        return self._terms.commitment

    @property
    def at(self) -> int:
        """How many actions have been played."""
        return self._line.at

    @property
    def length(self) -> int:
        """How many actions the line has, with those that can be redone."""
        return len(self._line.codes)

    def standing(self, at: int) -> Standing:
        """How the table stood after so many actions of this line."""
        return Standing(self._terms, self._line.state(self._place(at)))

    # Playing

    def play(self, *actions: Action | str | int) -> None:
        """Carry out actions: as listed by `legal`, as words (several to a text), as numbers.

        After each, chance decides what is its to decide. All of it happens, or, if one
        action cannot be read or is not legal, nothing.
        """
        before = self._line, self._terms, len(self._events)
        self._line = self._line.copy(self.length)
        try:
            for code, given in self._read(actions):
                self._carry_out(code, given)
                self._deal()
        except BaseException:
            self._line, self._terms, count = before
            del self._events[count:]
            raise

    def undo(self) -> None:
        """Go back to the decision before this one; with dice by hand, by one action."""
        stops = [stop for stop in self.stops() if stop < self.at]
        if not stops:
            raise BadMatch(Message("match-no-undo"))
        self.go_to(stops[-1])

    def redo(self) -> None:
        """Go forward again by as much as `undo` goes back."""
        stops = [stop for stop in self.stops() if stop > self.at]
        if not stops:
            raise BadMatch(Message("match-no-redo"))
        self.go_to(stops[0])

    def go_to(self, at: int) -> None:
        """Go back or forward to where so many actions had been played.

        Where chance decides by itself, that is the next place where a seat decides.
        """
        self._place(at)
        self._go_to(next(stop for stop in self.stops() if stop >= at))

    def stops(self) -> list[int]:
        """The places of this line where the match can stand."""
        if self._seed is None:
            return [*range(self.length + 1)]
        return self._line.decisions()

    def branch(
        self,
        at: int | None = None,
        *,
        dice: DiceKind | None = None,
        seed: bytes | str | int | None = None,
    ) -> "Match":
        """Another match that shares the first `at` actions and goes its own way.

        It keeps the seed, so that the same play brings the same dice, unless other dice
        are asked for: then the shared actions are `given`, and only the rest is drawn.
        """
        at = self._place(self.at if at is None else at)
        terms, secret = replace(self._terms, given=min(self._terms.given, at)), self._seed
        if dice == "by hand":
            terms, secret = replace(terms, commitment=None, salt="", given=0), None
        elif dice == "drawn" or seed is not None:
            secret = seed_from(seed)
            terms = replace(terms, commitment=commitment_to(secret), salt="", given=at)
        twin = Match.__new__(Match)
        twin._set_out(terms, secret, self._line.copy(at))
        twin._events = [words_of(self.game)[code] for code in self._line.codes[:at]]
        twin._deal()
        return twin

    # What happened

    @property
    def codes(self) -> tuple[int, ...]:
        """The numbers of the actions played."""
        return tuple(self._line.codes[: self.at])

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the actions played."""
        return tuple(words_of(self.game)[code] for code in self.codes)

    @property
    def actors(self) -> tuple[int, ...]:
        """Who decided each action played: a seat, or `CHANCE`."""
        return tuple(self._line.turn(index) for index in range(self.at))

    @property
    def events(self) -> tuple[str, ...]:
        """All that ever happened, undos included; `Match.under` plays it again."""
        return tuple(self._events)

    @property
    def log(self) -> tuple[Entry, ...]:
        """The actions played, with who played them and what they meant."""
        return self.entries()

    def entries(self, since: int = 0, until: int | None = None) -> tuple[Entry, ...]:
        """A part of the log: from where so many actions had been played to where so many had."""
        end = self.at if until is None else min(until, self.at)
        return tuple(map(self._entry, range(since, end)))

    def log_for(
        self, seat: int | None, since: int = 0, until: int | None = None
    ) -> tuple[Entry, ...]:
        """The log, or a part of it, as a seat may know it; without a seat, as a spectator may."""
        return tuple(
            entry if self._seen(entry.index, seat) else replace(entry, action=None)
            for entry in self.entries(since, until)
        )

    def record(
        self, *, reveal: bool | None = None, comments: Mapping[int, str] | None = None
    ) -> Record:
        """The match as a record: with its seed if it is over, or if you say so.

        The seed tells the future: reveal it before the end only to keep a match for
        yourself. A comment belongs behind as many actions as its number says.
        """
        revealed = self.over if reveal is None else reveal
        outcome = self.outcome
        points = outcome.points if outcome else ()
        places = outcome.places if outcome else ()
        return Record(
            self._terms,
            self.codes,
            self._seed if revealed else None,
            points or None,
            places or None,
            seal_of(self.words),
            dict(comments or {}),
            Replay(self.codes, self.actors, self.over, points, places, as_bytes(self._now)),
        )

    # Details

    @property
    def _now(self) -> State:
        return self._line.state()

    def _entry(self, index: int) -> Entry:
        then = self.standing(index)
        return Entry(index, then.seat, then.action(self._line.codes[index]))

    def _seen(self, index: int, seat: int | None) -> bool:
        return self.game.sees(self._line.state(index), self._line.codes[index], seat)

    def _read(self, actions: Iterable[Action | str | int]) -> Iterable[tuple[int, str | int]]:
        for action in actions:
            if isinstance(action, Action):
                yield action.code, action.word
            elif isinstance(action, str):
                for word in action.split():
                    yield self.game.notation.read(word), word
            else:
                yield int(action), int(action)

    def _carry_out(self, code: int, given: str | int) -> None:
        at = self.at
        departs = at < self.length and self._line.codes[at] != code
        self._line.play(code, given)
        if departs and at < self._terms.given:
            self._terms = replace(self._terms, given=at)
        self._events.append(words_of(self.game)[code])

    def _deal(self) -> None:
        """Let chance decide until a seat has to, or the match is over."""
        if self._seed is None or self.turn != CHANCE:
            return
        dice = Dice(self._seed, self._terms.salt, self.words)
        while self.turn == CHANCE:
            if self.at < self.length:
                word = words_of(self.game)[self._line.codes[self.at]]
            else:
                outcomes = [(action.word, action.weight or 0) for action in self.legal()]
                total = sum(weight for _, weight in outcomes)
                word = holder(dice.ticket(total), outcomes)
            self._carry_out(self.game.notation.read(word), word)
            dice.follow([word])

    def _go_to(self, at: int) -> None:
        self._line.go_to(at)
        self._events.append(f"{GO_TO}{at}")

    def _place(self, at: int) -> int:
        if not 0 <= at <= self.length:
            places = {"last": Verbatim(self.length), "at": Verbatim(at)}
            raise BadMatch(Message("match-no-place", places))
        return at


def _index(event: str) -> int:
    at = whole(event[len(GO_TO) :])
    if at is None:
        raise BadMatch(Message("match-no-event", {"event": quoted(event)}))
    return at
