"""How much the service takes on."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Enough for a large circle of friends on one machine."""

    tables: int = 20_000
    """Tables at which something happened within `busy_days`, of everybody."""
    busy_days: float = 1.0
    tables_each: int = 100
    """Tables that are in use, of one player who made them."""
    used_days: float = 30.0
    """A table that is not over, and where nothing has happened for so long, is in use no more:
    it stays as it is, but does not count, and is in no list of tables for everybody."""
    untouched_hours: float = 24.0
    """How long a table stays at which nobody does anything; if there are too many, the oldest
    go after `shortest_hours`."""
    shortest_hours: float = 0.25
    watchers: int = 200
    """Connections to one table of people who do not sit there."""
    cached: int = 2_000
    """Tables kept in memory while nobody is connected to them."""
    cached_bytes: int = 256 * 1024 * 1024
    """What all tables in memory may take; the others are read again when they are needed."""
    listed: int = 100
    """Tables in a list."""
    away_seconds: float = 60.0
    """How long somebody must be gone before their seat can be handed to a bot."""
