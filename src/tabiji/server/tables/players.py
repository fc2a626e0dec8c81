"""The people: who they are, and what they are called."""

import asyncio
from collections.abc import Callable
from datetime import timedelta

from tabiji.locale.message import Message
from tabiji.server.errors import WRONG, Refusal, no_player
from tabiji.server.names import clean_name
from tabiji.server.schemas import Me
from tabiji.server.storage.people import People, Player
from tabiji.server.storage.writer import Taken
from tabiji.server.tables.keys import Keys, is_id, new_id

ARRIVING = timedelta(minutes=3)
"""For so long after somebody came first, their arrival key stands for them; then it is worth
nothing, so that nobody can come back by a key that was left lying about."""


class Players:
    """Whoever came, by an id; a name is enough."""

    def __init__(self, people: People, keys: Keys) -> None:
        self._people = people
        self._keys = keys
        self._arriving: dict[str, asyncio.Task[Me]] = {}

    async def new(self, name: str = "") -> Me:
        """Somebody new. Without a name they have an empty one until they choose."""
        player = Player(new_id(), clean_name(name))
        await self._people.add(player)
        return self._me(player)

    async def arrive(self, key: str, admit: Callable[[], None]) -> Me:
        """Whoever comes by an arrival key: one person, however many first requests bring it at
        once, to this process or to another. `admit` is asked before somebody new is made, and
        may refuse."""
        arriving = self._arriving.get(key)
        if arriving is None:
            arriving = asyncio.create_task(self._arrive(key, admit))
            self._arriving[key] = arriving
            arriving.add_done_callback(lambda _: self._arriving.pop(key))
        return await asyncio.shield(arriving)

    async def _arrive(self, key: str, admit: Callable[[], None]) -> Me:
        player = Player(self._keys.arrival(key), "")
        if found := await self._people.get_new(player.id, ARRIVING):
            return self._me(found)
        admit()
        try:
            await self._people.add(player)
        except Taken:
            if found := await self._people.get_new(player.id, ARRIVING):
                return self._me(found)  # another process was first
            return await self.new()  # the key is old, and stands for nobody any more
        return self._me(player)

    async def find(self, player: str) -> Me | None:
        """Somebody by their id; None if there is nobody of that id."""
        found = await self._people.get(player) if is_id(player) else None
        return self._me(found) if found else None

    async def rename(self, player: str, name: str) -> Me:
        """Another name, for tables from now on."""
        found = await self.known(player)
        cleaned = clean_name(name)
        if not cleaned:
            raise Refusal("wrong", WRONG, Message("server-name-empty"))
        renamed = Player(found.id, cleaned)
        await self._people.rename(renamed)
        return self._me(renamed)

    async def by_key(self, key: str) -> Me:
        """Whoever has this personal key (what `Me.link` ends with)."""
        player = self._keys.player(key)
        found = await self._people.get(player) if player else None
        if found is None:
            raise no_player()
        return self._me(found)

    async def known(self, player: str) -> Player:
        """Somebody who must be there."""
        found = await self._people.get(player) if is_id(player) else None
        if found is None:
            raise no_player()
        return found

    async def name_at_table(self, player: str, name: str | None) -> str:
        """What somebody wants to be called at a table; the first such name is kept."""
        found = await self.known(player)
        wanted = clean_name(name or "")
        if wanted and not found.name:
            await self._people.rename(Player(player, wanted))
        return wanted or found.name

    def _me(self, player: Player) -> Me:
        return Me(id=player.id, name=player.name, link=f"/me/{self._keys.personal(player.id)}")
