"""How much the house takes on."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Enough for a large circle of friends on one machine."""

    tables: int = 20_000
    """Tables that are not over, of everybody."""
    tables_each: int = 100
    """Tables that are not over, of one player who made them."""
    watchers: int = 200
    """Connections to one table."""
    cached: int = 2_000
    """Tables kept in memory while nobody is connected to them."""
    listed: int = 100
    """Tables in a list."""
    away_seconds: float = 60.0
    """How long somebody must be gone before their seat can be handed to a bot."""
