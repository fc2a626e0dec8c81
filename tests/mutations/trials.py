"""One mistake tried, and the file that keeps what was seen, so that a run can go on later."""

import json
import re
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

from tests.mutations.catalogue import Mistake
from tests.mutations.copies import Copy

Outcome = Literal["caught", "SURVIVED", "does not fit", "fails anyway"]


@dataclass(frozen=True)
class Trial:
    """What became of a mistake in a tree.

    It `does not fit` where another commit has other words there; and it `fails anyway` if the
    test that failed fails without the mistake too, which shows nothing.
    """

    id: str
    tree: str
    """The digest of the tree that it was planted in."""
    outcome: Outcome
    test: str = ""
    """The first test that failed."""
    seconds: float = 0.0
    ref: str | None = None
    """The commit, or None for the work tree."""

    @property
    def unseen(self) -> bool:
        """Whether nothing shows that the tests would see it."""
        return self.outcome in ("SURVIVED", "fails anyway")


class Trials:
    """What was seen so far: a line of JSON each, the latest last."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seen: dict[tuple[str, str], Trial] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._note(Trial(**json.loads(line)))

    def of(self, mistake: Mistake, tree: str) -> Trial | None:
        """What was seen of a mistake in just this tree."""
        return self._seen.get((mistake.id, tree))

    def add(self, trial: Trial) -> None:
        """Keep what was seen."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(trial)) + "\n")
        self._note(trial)

    def _note(self, trial: Trial) -> None:
        self._seen[trial.id, trial.tree] = trial


def tried(
    copy: Copy,
    mistake: Mistake,
    ref: str | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Trial:
    """Plant a mistake, run the tests that could see it until the first one fails."""
    if mistake.times(copy.folder) != 1:
        return Trial(mistake.id, copy.digest, "does not fit", ref=ref)
    began = clock()
    with copy.planted(mistake):
        ran = copy.run(copy.there(mistake.tests))
    seconds = round(clock() - began, 1)
    if ran.failed is None:
        return Trial(mistake.id, copy.digest, "SURVIVED", "", seconds, ref)
    again = copy.there([_place(ran.failed)]) or copy.there(mistake.tests)
    outcome: Outcome = "fails anyway" if copy.run(again).failed else "caught"
    return Trial(mistake.id, copy.digest, outcome, ran.failed, seconds, ref)


def _place(failed: str) -> str:
    """What to run again of a test that failed: pytest takes its name, Vitest only its file."""
    return re.split(r" > | \[ ", failed)[0] if failed.startswith("web/") else failed
