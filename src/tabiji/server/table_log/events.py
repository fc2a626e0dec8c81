"""What can happen at a table: the rows of its log."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "play",
    "chance",
    "go",
    "sit",
    "leave",
    "ask-to-leave",
    "hand-over",
    "take-back",
    "resign",
    "ask",
    "agree",
    "refuse",
    "abandon",
    "play-again",
    "rematch",
]

GAME_KINDS = ("play", "chance", "go")
"""What changes the position of the game; the rest is about the people around it."""


@dataclass(frozen=True)
class Event:
    """One row. What `data` says depends on the kind:

    - `play`, `chance`: the word of the action, by a seat (and a player, unless a bot
      played) or by nobody;
    - `go`: to how many actions an undo or redo went, as in a match's own log, `@37`;
    - `sit`: the name of the player who took the seat;
    - `leave`: nothing: whoever sat there left, before it began, and the seat is open again;
    - `ask-to-leave`: who had to leave it, because whoever opened the table wished so;
    - `hand-over`: the bot that plays the seat from now on; `take-back`: nothing;
    - `resign`, `agree`, `refuse`: nothing; `ask`: `undo @37` or `abandon`;
    - `abandon`: nothing: everybody agreed that it is over, or whoever opened the table closed
      it before it began;
    - `play-again`: nothing: the player would like to;
    - `rematch`: the id of the table where these people play again, by the last who had to say
      so (earlier versions asked nobody else).
    """

    kind: Kind
    data: str = ""
    seat: int | None = None
    player: str | None = None
