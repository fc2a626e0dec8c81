"""Telling what happened: chance in one paragraph, players line by line."""

from collections.abc import Sequence

from rich.text import Text

from tabiji.match import Entry, Match
from tabiji.terminal.screen import Screen


class Teller:
    """Tells entries of a match's log on a screen."""

    def __init__(self, screen: Screen, names: Sequence[str]) -> None:
        self.screen = screen
        self.names = names

    def tell(self, match: Match, entries: Sequence[Entry]) -> None:
        """Print these entries of the match's log."""
        chance: list[str] = []
        for entry in entries:
            if entry.seat is None:
                chance.append(self._sentence(entry))
                continue
            self._tell_chance(chance)
            forced = len(match.standing(entry.index).legal()) == 1
            self.screen.tell(
                "table-forced" if forced else "table-did",
                player=self.names[entry.seat],
                text=self._sentence(entry),
            )
        self._tell_chance(chance)

    def _sentence(self, entry: Entry) -> str:
        if entry.action is not None:
            return self.screen.say(entry.action.message, self.names)
        return self.screen.say("table-unseen" if entry.seat is None else "table-hidden")

    def _tell_chance(self, sentences: list[str]) -> None:
        if sentences:
            once = dict.fromkeys(sentences) if len(set(sentences)) == 1 else sentences
            self.screen.show(Text(" ".join(once), "italic dim"))
            sentences.clear()
