"""Bots that only tests know: bad ones, curious ones, one that dies."""

import os
import sys
from pathlib import Path
from typing import Any

from tabiji.bots import Chair
from tabiji.kernel.table import Table


class First:
    """The first of the legal actions: the five-line bot of the docs."""

    def decide(self, table: Table) -> str:
        return table.legal()[0]


class Raises(First):
    """Fails at its third decision."""

    def __init__(self) -> None:
        self.decisions = 0

    def decide(self, table: Table) -> str:
        self.decisions += 1
        if self.decisions == 3:
            raise ZeroDivisionError("of course")
        return super().decide(table)


class Leaves(First):
    """Tries to end the program."""

    def decide(self, table: Table) -> str:
        sys.exit("enough")


class NeverSits(First):
    """Cannot even be made."""

    def __init__(self, chair: Chair) -> None:
        raise RuntimeError("no chair suits me")


class Deaf(First):
    """Fails when it is told what happened."""

    def notice(self, action: int | None) -> None:
        raise ValueError("too loud")


class Answers(First):
    """Always gives the same answer, whatever it is asked."""

    answer: Any = None

    def decide(self, table: Table) -> Any:
        return self.answer


class Nothing(Answers):
    answer = None


class Nonsense(Answers):
    answer = "castle-kingside"


class Huge(Answers):
    answer = 10**30


class Truth(Answers):
    answer = True


class Illegal(First):
    """Answers with an action of the game that is not legal there."""

    def decide(self, table: Table) -> int:  # type: ignore[override]
        legal = set(table.codes())
        return next(code for code in range(table.game.action_count) if code not in legal)


class Vandal(First):
    """Spoils the table it is given before it answers."""

    def decide(self, table: Table) -> str:
        answer = super().decide(table)
        table.play(answer)
        table.deal()
        return answer


class Diary(First):
    """Writes down what it sees and hears, for the test to read."""

    pages: list["Diary"] = []  # noqa: RUF012 - one for all, that is the point

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.tables: list[Table] = []
        self.heard: list[int | None] = []
        self.pages.append(self)

    def decide(self, table: Table) -> str:
        self.tables.append(table.copy())
        return super().decide(table)

    def notice(self, action: int | None) -> None:
        self.heard.append(action)


class DiesOnce(First):
    """Kills its process the first time it has to decide; a file remembers that it did."""

    def decide(self, table: Table) -> str:
        mark = Path(os.environ["TABIJI_TEST_MARK"])
        if not mark.exists():
            mark.touch()
            os._exit(7)
        return super().decide(table)


class DiesAlways(First):
    """Kills its process whenever it is not the one that tests run in."""

    def decide(self, table: Table) -> str:
        if os.environ["TABIJI_TEST_PROCESS"] != str(os.getpid()):
            os._exit(7)
        return super().decide(table)
