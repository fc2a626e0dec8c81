"""What goes over the wire: every request and every answer, typed.

The OpenAPI description, and from it the browser's types, are made from these models.
A sentence is never sent as text: it is a message of the language files, with its
values, which the client says in its own language.
"""

from datetime import datetime
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, get_type_hints

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from tabiji.kernel.game import game, games
from tabiji.server.names import LENGTH, clean_name

Name = Annotated[
    str,
    StringConstraints(max_length=200),
    AfterValidator(clean_name),
    StringConstraints(min_length=1, max_length=LENGTH),
]
"""A name, cleaned before its length is looked at."""
Word = Annotated[str, StringConstraints(min_length=1, max_length=32)]
BotName = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,16}$")]
SUBSTITUTE = "sora"
"""The bot that takes over from people, where whoever opens the table chooses no other."""
Seen = Annotated[int, Field(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=4)]
OptionValue = bool | int | str | list[str | None] | None
if TYPE_CHECKING:
    GameView: TypeAlias = Any
else:
    GameView = reduce(or_, [get_type_hints(game(name).view)["return"] for name in games()])
"""What a client draws: the view of any game there is."""


class Model(BaseModel):
    """Unknown fields are refused, so that a mistyped one is noticed."""

    model_config = ConfigDict(extra="forbid")


class Text(Model):
    """A sentence of the language files, and the values it mentions.

    A value is a number; a text that is the id of another entry; another sentence; or, in
    `verbatim`, a text that is the same in every language.
    """

    id: str
    args: "dict[str, int | str | Text]" = {}
    verbatim: list[str] = []
    """The names of those args that are not ids."""


class Problem(Model):
    """Why something was refused."""

    code: str
    """For programs: `stale`, `not-your-turn`, `illegal`, `not-found`, `full`, ..."""
    text: Text
    english: str
    """The same, for whoever reads it in a terminal."""


# Who


class Me(Model):
    """Whoever holds this session: a name is enough."""

    id: str
    name: str
    link: str
    """The path that brings this person back on another device; keep it to yourself."""


class NewName(Model):
    name: Name


class PersonalKey(Model):
    """What a personal link ends with."""

    key: Annotated[str, StringConstraints(min_length=16, max_length=128)]


# Which games there are


class OptionInfo(Model):
    """An option of a game: it is said as `GAME-option-NAME` in the language files."""

    name: str
    kind: Literal["yes-no", "choice", "seat", "travelers"]
    choices: list[str] = []
    default: OptionValue = None


class OpponentInfo(Model):
    """Somebody on the ladder, weakest first; what is said of them is in the language files."""

    name: str
    level: int
    seconds: float
    """How long they may think about a move."""


class GameInfo(Model):
    name: str
    seats: list[int]
    options: list[OptionInfo]
    opponents: list[OpponentInfo]
    substitute: str
    """Which of them takes over from people, where whoever opens the table chooses no other."""
    board: dict[str, Any]
    """All that is printed: what a client draws the empty table from."""


# A new table


class NewSeat(Model):
    """A seat of a new table: mine at this screen, a bot's, or for whoever comes."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    """For `me`: whose turn it is to hold the mouse, when several play at one screen."""
    bot: BotName | None = None


class TakeOver(Model):
    """Begin where a record, or another match, stood after so many actions.

    Everybody is told. With open seats, what is hidden at that place is drawn anew.
    """

    match: str | None = None
    record: Annotated[str, StringConstraints(max_length=400_000)] | None = None
    at: Seen


class NewTable(Model):
    game: Annotated[str, StringConstraints(max_length=32)]
    options: dict[Annotated[str, StringConstraints(max_length=32)], OptionValue] = {}
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=5)]
    listed: bool = False
    """Whether the lobby shows it while seats are open."""
    hints: bool = True
    """Whether anybody at the table may ask what the search thinks."""
    substitute: BotName = SUBSTITUTE
    """The bot that sits down for whoever resigns or stays away, while the game goes on."""
    salt: Annotated[str, StringConstraints(max_length=64)] = ""
    take_over: TakeOver | None = None
    lesson: bool = False
    """A guided first game: always the same table, whatever else is wished for here."""


class Invitation(Model):
    """A link for one open seat; whoever opens it first takes the seat."""

    seat: SeatNumber
    path: str


# A table


class SeatState(Model):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    """Who plays a bot's seat, or a seat that was handed to a bot."""
    mine: bool
    present: bool
    """Whether somebody is connected; a bot always is."""
    thinking: bool
    stuck: bool
    """A bot that cannot go on, whatever is tried: somebody else has to do something."""
    warming_up: bool
    """A bot that waits for its code to be compiled, the very first time."""
    handed_over: bool
    """A person's seat that a bot plays until the person takes it back."""
    resigned: bool


class Change(Model):
    """A thing of one's own that an action would change: a field of the player's view."""

    field: str
    """`temple`, `coins`, `panoramas.sea`, ..."""
    before: int
    after: int


class Legal(Model):
    """What can be done now, and what it would give at once, before any dice."""

    word: str
    text: Text
    points: dict[str, int] = {}
    """Points gained or lost, by source."""
    changes: list[Change] = []


class Step(Model):
    """Something that happened: an action, or chance, which has no seat.

    `word` and `text` are None for whoever may not know what was done. `view` is the
    table right after, as this viewer sees it: left out where many are sent at once.
    """

    index: int
    """How many actions had been played before."""
    seat: int | None
    word: str | None
    text: Text | None
    view: GameView | None = None


class Request(Model):
    """Something that needs the others' consent."""

    kind: Literal["undo", "abandon"]
    seat: int
    """Who asks."""
    to: int | None = None
    """For `undo`: how many actions would be left."""
    agreed: list[int]
    waiting_for: list[int]


class Again(Model):
    """Who would like to play again after the end. They do as soon as nobody's word is missing."""

    agreed: list[int]
    waiting_for: list[int]
    """The seats whose persons have not said so. A bot's seat is never among them, nor one that
    was handed to a bot, where the bot goes on unless its person says so too."""


class Result(Model):
    """How it ended. With `reason` other than `played`, places are as the table decided."""

    reason: Literal["played", "resigned", "abandoned"]
    places: list[int]
    points: list[int]
    winners: list[int]
    texts: list[Text]


class Allowed(Model):
    """What else this viewer can do now."""

    undo: bool
    """At once."""
    ask_undo: bool
    """With the others' consent."""
    redo: bool
    resign: bool
    abandon: bool
    hint: bool
    hand_over: list[int]
    """Seats that can be handed to the table's substitute: their person is away."""
    take_back: list[int]
    take_seat: list[int]
    leave: bool
    """Get up, before it begins."""
    ask_to_leave: list[int]
    """Seats that are open again, with another invitation, if I ask whoever sits there to leave:
    for whoever made the table, before it begins."""
    rematch: bool
    """Say that I would like to play again."""
    invite: list[int]
    """Open seats whose links I can have, from `GET /api/tables/{table}`: for whoever made the
    table, before it begins."""


class TakenBack(Model):
    """An undo."""

    seat: SeatNumber
    """Who asked for it."""
    at: int
    """How many actions stood after it."""
    choices: int
    """How many choices were taken back, whoever had made them."""
    after_chance: bool
    """Whether dice, or a draw, had been seen since the first of them."""


class Begins(Model):
    """A table that does not begin where a game begins, but from somebody's position."""

    seat: int
    """Who set it out."""
    actions: int
    """How many actions of another game it goes on from; 0 where only a position was taken over."""
    redrawn: bool
    """What was hidden there was drawn anew, so that nobody knows more than their seat may."""


class Closed(Model):
    """Under which rules and on which board a table is played that are not those of this
    service, and which those are. What was played is as it was; it cannot be looked at or played
    on here."""

    rules: int
    board: str
    rules_here: int
    board_here: str


class Table(Model):
    """A table as one viewer sees it, whole."""

    id: str
    game: str
    options: dict[str, OptionValue]
    version: int
    """How long the log is: what an action must have seen."""
    at: int
    """How many actions stand (an undo makes it less)."""
    status: Literal["waiting", "playing", "over"]
    listed: bool
    hints: bool
    substitute: str
    """The bot that sits down for whoever resigns or stays away, as whoever made the table chose."""
    seats: list[SeatState]
    turn: int | None
    """Whose turn it is; None while it waits, and after the end."""
    legal: list[Legal]
    """What this viewer can do in the seat whose turn it is, if that seat is theirs."""
    view: GameView | None
    points: list[int]
    sources: list[dict[str, int]]
    estimate: list[float] | None
    """Each seat's share of a win, as the last search at this table saw it, if hints are on."""
    request: Request | None
    taken_back: list[TakenBack]
    """What was undone, the latest last."""
    result: Result | None
    allowed: Allowed
    asked_to_leave: bool
    """Whether this viewer sat here and was asked to leave."""
    again: Again | None
    """After the end, until they play again."""
    rematch: str | None
    """The table where these people play again."""
    commitment: str | None
    seed: str | None
    """After the end: what the dice were drawn from."""
    position: str
    """As in a record, with what this viewer may not know left out; empty where that is all."""
    begins: Begins | None
    """None where the game was begun at its beginning, and at a lesson."""
    created: datetime
    closed: Closed | None = None
    """A table of other rules or of another board: only points, result and record are there."""


class TableWithKeys(Table):
    """A table as it is only told over HTTP, uncompressed: with keys in it. What is sent over live
    connections may be compressed, and has no place for any."""

    invitations: list[Invitation]
    """For whoever made the table: the links of the seats that are still open."""


class TableLine(Model):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatState]
    turn: int | None
    points: list[int]
    begins: Begins | None
    created: datetime
    changed: datetime
    closed: bool = False
    """A table of other rules or of another board: nobody is to act there."""


class Lists(Model):
    """The tables that a person may want to see."""

    mine: list[TableLine]
    open: list[TableLine]
    """Listed tables with a seat that can be taken."""
    live: list[TableLine]
    """Listed tables that can be watched."""


# Doing


class Act(Model):
    """An action, by somebody who saw the log up to `seen`."""

    seat: SeatNumber
    word: Word
    seen: Seen


class Ask(Model):
    """Anything else that is done at a table."""

    do: Literal[
        "undo",
        "redo",
        "ask-undo",
        "agree",
        "refuse",
        "resign",
        "abandon",
        "hand-over",
        "take-back",
        "take-seat",
        "leave",
        "ask-to-leave",
        "rematch",
    ]
    seen: Seen
    seat: SeatNumber | None = None
    """The seat that does it (where several are mine), or that is handed over, taken or emptied."""
    name: Name | None = None


class Accepted(Model):
    """It is on disk."""

    version: int
    rematch: str | None = None
    """The table where these people play again, once all of them have said so."""


# Live


class Hello(Model):
    """The first message of a live connection, and after a gap: everything."""

    type: Literal["hello"] = "hello"
    table: Table
    log: list[Step]


class Look(Hello):
    """The same over HTTP."""

    table: TableWithKeys


class Update(Model):
    """What is new: the steps since the version before, and the table as it is now.

    After an undo `steps` is empty and `table.at` is smaller: the log is cut there.
    """

    type: Literal["update"] = "update"
    before: int
    """The version this update builds on."""
    table: Table
    steps: list[Step]


class Refused(Model):
    """An action or request sent over the live connection was refused; nothing changed."""

    type: Literal["refused"] = "refused"
    problem: Problem
    reply_to: int


class Done(Model):
    """An action or request sent over the live connection is on disk."""

    type: Literal["done"] = "done"
    reply_to: int
    accepted: Accepted


class LiveAct(Act):
    type: Literal["act"]
    id: Seen
    """Comes back as `reply_to`."""


class LiveAsk(Ask):
    type: Literal["ask"]
    id: Seen


# Studying


class Opinion(Model):
    """What the search thinks of one action."""

    word: str
    text: Text
    visits: int
    value: list[float]
    """Each seat's expected share of a win."""
    points: list[float]
    """Each seat's expected points at the end."""


class Hint(Model):
    at: int
    opinions: list[Opinion]
    """The best first."""
    line: list[str]
    """What would probably follow, as words."""
    iterations: int


class Replay(Model):
    """A whole game to look at: a frame for every action."""

    game: str
    options: dict[str, OptionValue]
    seats: list[str]
    bots: list[str | None]
    start: GameView
    steps: list[Step]
    points: list[list[int]]
    """For each place from the start, the points by seat: the course of the game."""
    turns: list[int]
    """The places where a turn begins."""
    result: Result | None
    record: str


class RecordText(Model):
    """A record file, as text."""

    record: Annotated[str, StringConstraints(max_length=400_000)]


class Position(Model):
    """A place in a record, for the search to look at."""

    record: Annotated[str, StringConstraints(max_length=400_000)]
    at: Seen
