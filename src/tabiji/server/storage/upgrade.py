"""Bringing a database up to date, from empty or from any earlier version."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text, update

from tabiji.kernel.game import game, games
from tabiji.locale.message import Message, Verbatim
from tabiji.match.terms import board_digest
from tabiji.server.errors import BadDatabase
from tabiji.server.storage.database import Database
from tabiji.server.storage.tables import matches

MIGRATIONS = Path(__file__).parent / "migrations"

LOCK = 7_461_626
"""Whoever changes the tables of a PostgreSQL database holds the lock of this number."""


async def upgrade(database: Database) -> None:
    """Make the tables as this version needs them; others that start meanwhile wait.

    All of it is one transaction: SQLite's one writer, or a lock, keeps others out.
    """
    await database.write(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    for version in MigrationContext.configure(connection).get_current_heads():
        if version not in known:
            raise BadDatabase(Message("server-database-newer", {"version": Verbatim(version)}))
    command.upgrade(config, "head")
    _know_rules_and_boards(connection)


def _know_rules_and_boards(connection: Connection) -> None:
    """Versions up to 0002 did not write down what a match is played by: it is taken as played
    under the rules and on the board of the first service that opens it since."""
    for name in games():
        unknown = (matches.c.game == name) & matches.c.board.is_(None)
        now = {"rules": game(name).version, "board": board_digest(game(name))}
        connection.execute(update(matches).where(unknown).values(now))
