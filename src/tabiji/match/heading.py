"""What stands above the actions of a record."""

from dataclasses import dataclass

from tabiji.match.terms import Terms, board_digest

FORMAT = 1
"""Raised whenever a program that knows the format before would misread a record."""


@dataclass(frozen=True)
class Heading:
    """The terms of a match, under which rules and on which board, and what is claimed about it."""

    terms: Terms
    rules: int
    board: str
    seed: bytes | None = None
    points: tuple[int, ...] | None = None
    places: tuple[int, ...] | None = None
    seal: str | None = None

    @classmethod
    def here(
        cls,
        terms: Terms,
        seed: bytes | None = None,
        points: tuple[int, ...] | None = None,
        places: tuple[int, ...] | None = None,
        seal: str | None = None,
    ) -> "Heading":
        """With the rules and the board that there are here."""
        game = terms.game
        return cls(terms, game.version, board_digest(game), seed, points, places, seal)
