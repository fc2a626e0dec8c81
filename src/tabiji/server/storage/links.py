"""What links are made from, kept with the people they are for: where these are, links work."""

import secrets
from functools import partial

from sqlalchemy import Connection, select, text

from tabiji.server.storage import tables
from tabiji.server.storage.database import Database

LINKS = "links"
"""The name of the secret that the keys of links are made from."""
BYTES = 32

_keep = text("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
"""Of two processes that do so at once, one does."""


async def links_secret(database: Database, before: bytes) -> bytes:
    """What the keys of links are made from, on this database; made now if nothing is there yet.

    Versions up to 0004 made them from the file of the secret. So where people came before there
    was another, it is `before`, and the links they have go on working.
    """
    return await database.write(partial(_links_secret, before))


def _links_secret(before: bytes, connection: Connection) -> bytes:
    known = connection.execute(select(tables.players.c.id).limit(1)).first()
    first = before if known else secrets.token_bytes(BYTES)
    connection.execute(_keep, {"name": LINKS, "value": first})
    mine = tables.secrets.c.name == LINKS
    found: bytes = connection.execute(select(tables.secrets.c.value).where(mine)).scalar_one()
    return found
