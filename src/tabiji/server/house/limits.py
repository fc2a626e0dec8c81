"""How much the house takes on."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Enough for a large circle of friends on one machine."""

    tables: int = 20_000
    """Tables that are in use, of everybody."""
    tables_each: int = 100
    """Tables that are in use, of one player who made them."""
    used_days: float = 30.0
    """A table that is not over, and where nothing has happened for so long, is in use no more:
    it stays as it is, but does not count, and is in no list of tables for everybody."""
    watchers: int = 200
    """Connections to one table."""
    cached: int = 2_000
    """Tables kept in memory while nobody is connected to them."""
    listed: int = 100
    """Tables in a list."""
    away_seconds: float = 60.0
    """How long somebody must be gone before their seat can be handed to a bot."""
