"""Players, as they are kept: an id and a name."""

from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabiji.server.storage.database import Database
from tabiji.server.storage.reading import reading
from tabiji.server.storage.tables import players
from tabiji.server.storage.writer import Writer


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

    async def add(self, player: Player) -> None:
        """Somebody new."""

        async def write(connection: AsyncConnection) -> None:
            row = {"id": player.id, "name": player.name, "created": datetime.now(UTC)}
            await connection.execute(insert(players), row)

        await self._writer.write(player.id, write)

    async def get(self, id: str) -> Player | None:
        """Somebody by their id."""
        async with reading(self._database) as connection:
            query = select(players.c.id, players.c.name).where(players.c.id == id)
            row = (await connection.execute(query)).first()
        return Player(row.id, row.name) if row else None

    async def rename(self, id: str, name: str) -> None:
        """Give somebody another name."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(players).where(players.c.id == id).values(name=name))

        await self._writer.write(id, write)
