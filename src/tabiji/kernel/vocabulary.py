"""The words of a game: every action is one word without spaces, in whatever state."""

from collections.abc import Callable, Mapping

from tabiji.kernel.errors import BadText
from tabiji.locale.message import Message, Verbatim


class Vocabulary:
    """A game's words and its actions' numbers, both ways."""

    def __init__(
        self, game: str, codes: Mapping[str, int], unknown: Callable[[str], Message]
    ) -> None:
        """`unknown` is what is said about a word that is none of the game's."""
        self.game = game
        self.unknown = unknown
        self.codes = dict(codes)
        self.words = {code: word for word, code in codes.items()}

    def write(self, action: int) -> str:
        """The word of an action."""
        try:
            return self.words[int(action)]
        except KeyError:
            which = {"number": Verbatim(action), "game": self.game}
            raise BadText(Message("kernel-no-action-number", which)) from None

    def read(self, text: str) -> int:
        """The action of a word."""
        try:
            return self.codes[text]
        except KeyError:
            raise BadText(self.unknown(text)) from None
