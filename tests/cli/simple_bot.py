"""The smallest bot there is, for tests that ask for a bot by its import path."""

from tabiji.kernel.table import Table


class first:  # noqa: N801 - a seat's bot is named in small letters
    """Plays what is listed first."""

    def decide(self, table: Table) -> str:
        """The first legal action."""
        return table.legal()[0]
