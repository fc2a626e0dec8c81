"""A match at the keyboard: what happened is told, what is asked is asked, to the end."""

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from tabiji.kernel.contract import CHANCE
from tabiji.kernel.game import everybody_sees
from tabiji.locale.errors import system_reason
from tabiji.locale.message import Verbatim
from tabiji.match import Action, Entry, Match
from tabiji.terminal import opponents, result, topics
from tabiji.terminal.painters import drawn
from tabiji.terminal.screen import Screen
from tabiji.terminal.telling import Teller
from tabiji.terminal.words import Command, understood


class Session:
    """People, and bots if there are any, around one terminal."""

    def __init__(
        self, screen: Screen, match: Match, names: Sequence[str], file: Path | None = None
    ) -> None:
        self.screen = screen
        self.match = match
        self.names = list(names)
        self.teller = Teller(screen, self.names)
        self.humans = [seat for seat, who in enumerate(match.seats) if who.bot is None]
        self._told = match.at if file else 0  # what happened before is known: `log` tells it
        self._drawn = -1
        self._at_keyboard: int | None = None
        self._file = file

    def play(self) -> bool:
        """Play to the end; False if the player leaves before."""
        self.screen.tell("table-welcome", game=self.match.game.name, style="bold")
        self.screen.tell("table-commands", style="dim", commands=self._commands())
        while not self.match.over:
            if not self._pass_keyboard():
                return False
            self._tell_news()
            if not self._step():
                return False
        self._tell_news()
        self._draw()
        result.show_result(self.screen, self.match, self.names)
        return True

    # Steps

    def _pass_keyboard(self) -> bool:
        """Where seats have secrets, an empty screen comes between two people; False to leave."""
        seat = self.match.turn
        secretive = len(self.humans) > 1 and self.match.game.sees is not everybody_sees
        if not secretive or seat not in self.humans or seat == self._at_keyboard:
            return True
        first = self._at_keyboard is None
        self._at_keyboard = seat
        if first:
            return True
        self.screen.tell("table-pass", style="bold", player=self.names[seat])
        if self._read() is None:
            return False
        self.screen.console.clear()
        self._drawn = -1
        return True

    def _step(self) -> bool:
        """One decision, whoever has it; False to leave."""
        match = self.match
        bot = match.seats[match.turn].bot if match.turn != CHANCE else None
        legal = match.legal()
        if bot is not None:
            match.play(self._thought(bot))
        elif len(legal) == 1:
            match.play(legal[0])
        else:
            return self._ask(legal)
        return True

    def _thought(self, bot: str) -> Action:
        """What a bot chooses; one that thinks for long is seen thinking."""
        decide = opponents.bot(bot)
        if bot in opponents.BOTS:
            return decide(self.match)
        thinking = self.screen.say("table-thinking", player=self.names[self.match.turn])
        with self.screen.busy(thinking):
            return decide(self.match)

    def _ask(self, legal: Sequence[Action]) -> bool:
        """Ask until something is chosen or undone; False to leave."""
        if self.match.at - self._drawn > 1 or self._drawn > self.match.at:
            self._draw()
        self._put_question(legal)
        while True:
            typed = self._read()
            if typed is None:
                return False
            choice = understood(self.screen, typed, legal)
            if isinstance(choice, Action):
                self.match.play(choice)
                return True
            if choice is None:
                self.screen.tell("table-not-a-choice", word=Verbatim(typed), count=len(legal))
            elif choice.name == "quit":
                return False
            elif self._obey(choice):
                return True

    def _put_question(self, legal: Sequence[Action]) -> None:
        question = self.screen.say(f"{self.match.game.name}-phase-{self._phase()}")
        if self.match.turn == CHANCE:
            self.screen.tell("table-by-hand", style="bold", question=question)
        else:
            player = self.names[self.match.turn]
            self.screen.tell("table-asks", style="bold", player=player, question=question)
        for number, action in enumerate(legal, 1):
            line = Text(f"{number:>3} ", "bold cyan")
            line.append(self.screen.say(action.message, self.names), "default not bold")
            self.screen.show(line)

    def _read(self) -> str | None:
        """What the player types; None at the end of the input."""
        try:
            return self.screen.console.input(Text(self.screen.say("table-prompt") + " "))
        except EOFError:
            self.screen.show(Text())
            return None

    # Commands

    def _obey(self, command: Command) -> bool:
        """Carry out a command; True if the match now stands elsewhere."""
        if command.name == "undo":
            return self._undo()
        if command.name == "help":
            self._help(command.rest)
        elif command.name == "board":
            self._draw()
            self._put_question(self.match.legal())
        elif command.name == "log":
            self._log()
        else:
            self._save(command.rest)
        return False

    def _undo(self) -> bool:
        """Back to the last place where somebody here had a choice."""
        for at in reversed(self.match.stops()):
            then = self.match.standing(at)
            ours = then.turn == CHANCE or then.turn in self.humans
            if at < self.match.at and ours and len(then.legal()) > 1:
                self.match.go_to(at)
                self._told = at
                self._drawn = -1
                self.screen.tell("table-undone", style="dim")
                return True
        self.screen.tell("table-nothing-to-undo")
        return False

    def _help(self, word: str) -> None:
        game = self.match.game.name
        if not word:
            self.screen.tell(f"{game}-phase-{self._phase()}.help")
            self.screen.tell("table-commands", style="dim", commands=self._commands())
            self.screen.tell("table-topics", style="dim", topics=topics.titles(self.screen, game))
            return
        found = topics.find(self.screen, game, word)
        for topic in found:
            topics.show(self.screen, topic)
        if not found:
            there = topics.titles(self.screen, game)
            self.screen.tell("table-no-help", word=Verbatim(word), topics=there)

    def _log(self) -> None:
        if self.match.at == 0:
            self.screen.tell("table-log-empty")
        self.teller.tell(self.match, self._entries(0))

    def _save(self, name: str) -> None:
        path = Path(name) if name else self._file
        if path is None:
            self.screen.tell("table-no-file")
            return
        try:
            # The seed goes into the file: it is the player's own, and the dice go on from it.
            path.write_text(str(self.match.record(reveal=True)), encoding="utf-8")
        except OSError as error:
            self.screen.tell("table-not-saved", file=Verbatim(path), why=system_reason(error))
            return
        self._file = path
        self.screen.tell("table-saved", file=Verbatim(path))

    # Telling

    def _tell_news(self) -> None:
        """Say what happened since the last time."""
        self.teller.tell(self.match, self._entries(self._told))
        self._told = self.match.at

    def _entries(self, start: int) -> list[Entry]:
        """The log from a place on, as the viewer may know it."""
        match, viewer, codes = self.match, self._viewer(), self.match.codes
        entries = []
        for index in range(start, match.at):
            then = match.standing(index)
            seen = match.game.sees(then.state, codes[index], viewer)
            action = then.action(codes[index]) if seen else None
            entries.append(Entry(index, then.seat, action))
        return entries

    def _draw(self) -> None:
        self.screen.show(drawn(self.match, self.screen, self.names, self._viewer()))
        self._drawn = self.match.at

    def _viewer(self) -> int | None:
        """Through whose eyes: the person to act, or the only person there is."""
        if self.match.turn in self.humans:
            return self.match.turn
        return self.humans[0] if len(self.humans) == 1 else None

    def _phase(self) -> str:
        phase: str = self.match.view(self._viewer()).phase
        return phase.replace("_", "-")

    def _commands(self) -> str:
        return self.screen.say("table-command-list")
