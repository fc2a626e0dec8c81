"""The house: the only thing that changes tables.

It knows people by their id and tables by theirs, and nothing of the web. Whatever it
refuses is a `Refusal`; whatever it accepted is on disk before the answer is given, and
what it answers is what this viewer may see. A viewer is a player's id, or None for
somebody who only looks.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Protocol

from tabiji.match.match import Match
from tabiji.server.schemas import Accepted, Act, Ask, Hello, Lists, Me, NewTable, Table, Update


@dataclass(frozen=True)
class Limits:
    """How much the house takes on."""

    tables: int = 20_000
    """Tables that are not over, of everybody."""
    tables_each: int = 50
    """Tables that are not over, of one player who made them."""
    watchers: int = 200
    """Connections to one table."""
    cached: int = 2_000
    """Tables kept in memory while nobody is connected to them."""
    away_seconds: float = 60.0
    """How long somebody must be gone before their seat can be handed to a bot."""


class Watch(Protocol):
    """A subscription: a Hello, or what came after `seen`; then an Update for each change.

    `async with house.watch(...) as news: async for message in news: ...`
    The person counts as present until it is closed. Whoever reads slowly gets several
    changes in one Update; nothing piles up.
    """

    async def __aenter__(self) -> AsyncIterator[Hello | Update]: ...
    async def __aexit__(self, *error: object) -> None: ...


class House:
    """People, their tables, and what happens there.

    `database` is an address as SQLAlchemy's (`postgres://` too); `secret` makes the keys of
    links, and must stay the same; `thinkers` decide for bots.
    """

    def __init__(
        self, database: str, secret: bytes, thinkers: object, limits: Limits | None = None
    ) -> None:
        raise NotImplementedError

    async def start(self) -> None:
        """Open the database, bring it up to date, and take up the matches that wait for a bot."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Finish what was begun, end every watch, close the database."""
        raise NotImplementedError

    async def healthy(self) -> bool:
        """Whether the database answers."""
        raise NotImplementedError

    # People

    async def new_player(self, name: str = "") -> Me:
        """Somebody new. Without a name they have an empty one until they choose."""
        raise NotImplementedError

    async def player(self, player: str) -> Me | None:
        """Somebody by their id; None if there is nobody of that id."""
        raise NotImplementedError

    async def rename(self, player: str, name: str) -> Me:
        """Another name, for tables from now on."""
        raise NotImplementedError

    async def player_by_key(self, key: str) -> Me:
        """Whoever has this personal key (what `Me.link` ends with)."""
        raise NotImplementedError

    # Tables

    async def open_table(self, player: str, wish: NewTable) -> str:
        """Set out a table and return its id; it starts at once if no seat is open."""
        raise NotImplementedError

    async def lists(self, player: str | None) -> Lists:
        """The tables that this person may want to see, the latest first."""
        raise NotImplementedError

    async def look(self, table: str, viewer: str | None) -> Hello:
        """A table and its log, as this viewer sees them."""
        raise NotImplementedError

    async def act(self, table: str, player: str, action: Act) -> Accepted:
        """Play an action in one's seat."""
        raise NotImplementedError

    async def ask(self, table: str, player: str, wish: Ask) -> Accepted:
        """Do anything else at a table."""
        raise NotImplementedError

    async def invitation(self, key: str) -> Table:
        """The table that an invitation is for, as a spectator sees it."""
        raise NotImplementedError

    async def take_invitation(self, key: str, player: str, name: str | None = None) -> Table:
        """Take the seat that an invitation is for; whoever is first gets it."""
        raise NotImplementedError

    async def record(self, table: str, viewer: str | None) -> str:
        """The record of a finished match with its seed; of another one, what a viewer may see."""
        raise NotImplementedError

    async def finished(self, table: str) -> Match:
        """The match of a table where it is over, to replay; not to be changed."""
        raise NotImplementedError

    async def position(self, table: str, viewer: str | None) -> tuple[Match, int]:
        """The match of a table, and the seat of this viewer that is to act: for a hint.

        Refused where the table has no hints or it is not this viewer's turn."""
        raise NotImplementedError

    def watch(self, table: str, viewer: str | None, seen: int | None = None) -> Watch:
        """News of a table as they come."""
        raise NotImplementedError
