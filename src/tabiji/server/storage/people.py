"""Players, as they are kept: an id and a name."""

import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import bindparam, select, update

from tabiji.server.storage.database import Database
from tabiji.server.storage.reading import reading
from tabiji.server.storage.tables import players
from tabiji.server.storage.writer import Change, Writer

KNOWN = 10_000
"""People who are remembered: whoever plays is asked for at every step."""
KNOWN_SECONDS = 30.0
"""For so long; another process may have given them another name."""


@dataclass(frozen=True)
class Player:
    """Somebody who plays here."""

    id: str
    name: str


class People:
    """Whoever ever came."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer
        self._known: dict[str, tuple[Player, float]] = {}

    async def add(self, player: Player) -> None:
        """Somebody new; `Taken` if somebody has that id."""
        row = {"id": player.id, "name": player.name, "created": datetime.now(UTC)}
        await self._writer.write(Change(player.id, {players: [row]}))

    async def get(self, id: str) -> Player | None:
        """Somebody by their id."""
        if found := self._remembered(id):
            return found
        async with reading(self._database) as connection:
            query = select(players.c.id, players.c.name).where(players.c.id == id)
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        # Whoever got another name while we read is remembered with that one.
        return self._remembered(id) or self._remember(Player(row.id, row.name))

    async def get_new(self, id: str, within: timedelta) -> Player | None:
        """Somebody by their id, if they came for the first time within this time."""
        since = datetime.now(UTC) - within
        wanted = (players.c.id == id) & (players.c.created > since)
        async with reading(self._database) as connection:
            query = select(players.c.id, players.c.name).where(wanted)
            row = (await connection.execute(query)).first()
        return Player(row.id, row.name) if row else None

    async def rename(self, player: Player) -> None:
        """Give somebody another name."""
        renaming = _rename, {"player": player.id, "new_name": player.name}
        await self._writer.write(Change(player.id, updated=[renaming]))
        self._remember(player)

    def _remembered(self, id: str) -> Player | None:
        found, until = self._known.get(id, (None, 0.0))
        return found if time.monotonic() < until else None

    def _remember(self, player: Player) -> Player:
        if len(self._known) >= KNOWN:
            self._known.clear()
        self._known[player.id] = player, time.monotonic() + KNOWN_SECONDS
        return player


_rename = (
    update(players).where(players.c.id == bindparam("player")).values(name=bindparam("new_name"))
)
