"""Reading the text of a position: what is the same for every game."""

from tabiji.kernel.errors import BadText
from tabiji.locale.message import Message, Verbatim, quoted

LONGEST = 10_000
"""Characters of a position: several times as many as any game needs."""


def words_of_position(game: str, text: str) -> list[str]:
    """The words of a position of this game; a text that is longer than any is refused."""
    if len(text) > LONGEST:
        why = Message("position-long", {"count": Verbatim(LONGEST)})
        raise BadText(
            Message("position-impossible", {"text": quoted(text), "game": game, "why": why})
        )
    return text.split()
