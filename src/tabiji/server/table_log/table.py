"""The table that follows from its setting and its log."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from tabiji.match.match import GO_TO, Match
from tabiji.server.errors import other_rules
from tabiji.server.table_log import endings, requests, seating
from tabiji.server.table_log.endings import Ending, Kept
from tabiji.server.table_log.events import GAME_KINDS, Event
from tabiji.server.table_log.requests import Asked
from tabiji.server.table_log.seating import Occupant
from tabiji.server.table_log.setting import Setting

EMPTY_BYTES = 11_000
"""What a table takes in memory before anything happened there (measured)."""
EVENT_BYTES = 140
"""What an entry of the log takes, besides the state after it (measured)."""

MOST_TAKEN_BACK = 50
"""So many undos are told of; the log has all."""

Status = Literal["waiting", "playing", "over"]


@dataclass(frozen=True)
class TakenBack:
    """An undo: whose, to where, how many choices, and whether chance had shown something since."""

    seat: int
    at: int
    choices: int
    after_chance: bool


class TableState:
    """A table as it is: its occupants, its match once everybody sits, what is being asked.

    It is made from a log, and moves on with it: by `append`, which says what chance brought
    behind an event; or by `follow`, for rows that were written elsewhere.

    A table of other rules, or of another board, is `closed`: it has no match, tells what was
    `kept` of it, and does not move on. Its log stays as it is, for those who have that board.
    """

    def __init__(
        self, setting: Setting, events: Iterable[Event] = (), kept: Kept | None = None
    ) -> None:
        self.setting = setting
        self.closed = setting.foreign
        self.kept = kept or Kept()
        self.words: list[str] = []
        """The actions that stand, of a closed table."""
        self.occupants = [Occupant.of(seat, setting.substitute) for seat in setting.seats]
        self.match: Match | None = None
        self.asked: Asked | None = None
        self.resigned: list[int] = []
        """Those who resigned, in that order."""
        self.again: list[str] = []
        """Who said that they would like to play again."""
        self.rematch: str | None = None
        self.sent_away: set[str] = set()
        """Who was asked to leave, and has not been invited again since."""
        self.acted = False
        """Whether a person ever did anything here."""
        self.taken_back: list[TakenBack] = []
        """The choices that were undone, the latest last."""
        self._line = [(word, False) for word in setting.given]
        """The actions that stand and those that can be redone, and whether each was chance."""
        self._left: dict[int, int] = {}
        """The seats that bots play for somebody, and how many actions stood when they began."""
        self.game_version = 0
        """How long the log was right after the game's position last changed."""
        self.ats = [len(setting.given) if self.started else 0]
        """For every length of the log, how many actions stood then."""
        self._abandoned = False
        self._ended: tuple[int, Ending | None] = (-1, None)
        rows = list(events)
        for event in rows:
            self._note(event)
        if self.closed:
            self.words = [word for word, _ in self._line[: self.ats[-1]]]
        elif self.started:
            words = [event.data for event in rows if event.kind in GAME_KINDS]
            terms = setting.terms(tuple(occupant.seat() for occupant in self.occupants))
            self.match = Match.under(terms, setting.seed, [*setting.given, *words])

    @property
    def version(self) -> int:
        """How long the log is."""
        return len(self.ats) - 1

    @property
    def size(self) -> int:
        """How many bytes of memory it takes, about."""
        states = self.match.length * self.setting.game.record.itemsize if self.match else 0
        return EMPTY_BYTES + states + len(self.ats) * EVENT_BYTES

    @property
    def started(self) -> bool:
        """Whether everybody has sat down."""
        return all(occupant.kind != "open" for occupant in self.occupants)

    @property
    def status(self) -> Status:
        """Where the table stands."""
        if self.ending or (self.closed and self.kept.over):
            return "over"
        return "playing" if self.started and (self.match or self.closed) else "waiting"

    @property
    def at(self) -> int:
        """How many actions stand."""
        return self.match.at if self.match else len(self.words)

    @property
    def firm(self) -> int:
        """How many actions nobody can undo: what was given, and what was played before a bot
        took over for somebody who cannot say whether they agree."""
        return max([len(self.setting.given), *self._left.values()])

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None while the table waits, and after the end."""
        return self.match.seat if self.match and self.status == "playing" else None

    @property
    def bot_to_act(self) -> str | None:
        """The bot that is to decide now, if one is."""
        return None if self.turn is None else self.occupants[self.turn].played_by

    @property
    def ending(self) -> Ending | None:
        """How it ended; None before it has."""
        version, ending = self._ended
        if version != self.version:
            ending = self._ending()
            self._ended = self.version, ending
        return ending

    def check_open(self) -> None:
        """Refuse what cannot be done at a table of other rules or of another board."""
        if self.closed:
            raise other_rules()

    def _ending(self) -> Ending | None:
        if self.closed:
            return self.kept.ending
        if self._abandoned:
            return endings.abandoned(self.match, len(self.occupants))
        if self.match is None:
            return None
        if self.resigned and endings.resignations_end(self.occupants):
            return endings.given_up(self.match, self.resigned)
        return endings.played(self.match, self.resigned)

    def begin(self) -> list[Event]:
        """Start the match if nobody is missing: what chance brings at first."""
        if not self.started:
            return []
        terms = self.setting.terms(tuple(occupant.seat() for occupant in self.occupants))
        self.match = Match.under(terms, self.setting.seed, self.setting.given)
        return self._dealt(len(self.setting.given))

    def append(self, event: Event) -> list[Event]:
        """Let something happen: the event, and what chance brought behind it."""
        self.check_open()
        waiting = self.match is None
        if self.match and event.kind == "play":
            before = len(self.match.events) + 1
            self.match.play(event.data)
            self._note(event)
            return [event, *self._dealt(before)]
        if self.match and event.kind == "go":
            self.match.go_to(int(event.data.removeprefix(GO_TO)))
        self._note(event)
        if waiting and event.kind == "sit":
            return [event, *self.begin()]
        return [event]

    def follow(self, events: Iterable[Event]) -> None:
        """Let happen what the log says happened; its dice are the match's own."""
        known = 0
        for event in events:
            if event.kind == "chance" and known:
                known -= 1
            else:
                known = len(self.append(event)) - 1

    def _take_back(self, event: Event, at: int, before: int) -> None:
        undone = [chance for _, chance in self._line[at:before]]
        if undone and event.seat is not None:
            back = TakenBack(event.seat, at, undone.count(False), any(undone))
            self.taken_back = [*self.taken_back, back][-MOST_TAKEN_BACK:]

    def _dealt(self, before: int) -> list[Event]:
        assert self.match is not None
        events = [Event("chance", word) for word in self.match.events[before:]]
        for event in events:
            self._note(event)
        return events

    def _note(self, event: Event) -> None:
        """All that follows from an event but the match itself."""
        at = self.ats[-1]
        if event.kind == "go":
            before, at = at, int(event.data.removeprefix(GO_TO))
            self._take_back(event, at, before)
        elif event.kind in GAME_KINDS:
            action = event.data, event.kind == "chance"
            if self._line[at : at + 1] != [action]:
                self._line[at:] = [action]
            at += 1
        self.ats.append(at)
        if event.kind in GAME_KINDS:
            self.game_version = self.version
        self.acted = self.acted or event.player is not None
        self.asked = requests.after(self.asked, event, self.version)
        if event.seat is not None:
            self.occupants[event.seat] = seating.after(self.occupants[event.seat], event)
            if self.occupants[event.seat].left:
                self._left.setdefault(event.seat, at)
            else:
                self._left.pop(event.seat, None)
        if event.kind == "sit" and self.started:
            self.ats[-1] = len(self.setting.given)
        if event.kind == "resign" and event.seat is not None:
            self.resigned.append(event.seat)
        elif event.kind == "abandon":
            self._abandoned = True
        elif event.kind == "play-again" and event.player is not None:
            self.again.append(event.player)
        elif event.kind == "rematch":
            self.rematch = event.data
        elif event.kind == "ask-to-leave":
            self.sent_away.add(event.data)
        elif event.kind == "sit":
            self.sent_away.discard(event.player or "")
