"""The tables of the database.

Truth is in `players`, in `secrets`, in the settings of `matches`, and in `events`, to which
rows are only ever added; a table at which nobody ever did anything is taken away as a whole.
The rest (`status` to `acted`, and `sittings`) follows from the log and is kept for lists, and
for tables whose rules or board are not those of this service: these cannot be replayed here.
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", Text, nullable=False),
    Column("position", Text),
    Column("given", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("creator", ForeignKey("players.id"), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("status", String(8), nullable=False),
    Column("bot_to_act", Boolean, nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
    Column("summary", JSON, nullable=False),
    Column("acted", Boolean, nullable=False),
    Column("rules", Integer),
    Column("board", String(16)),
    Column("substitute", String(16), nullable=False),
    Index("matches_of_creator", "creator", "status"),
    Index("matches_for_lists", "status", "listed", "changed"),
    Index("matches_for_bots", "status", "bot_to_act"),
    Index("matches_nobody_acted_at", "acted", "changed"),
)

events = Table(
    "events",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
    Column("seat", Integer),
    Column("player", String(32)),
    Column("at", DateTime(timezone=True), nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

sittings = Table(
    "sittings",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("match", ForeignKey("matches.id"), primary_key=True),
)
