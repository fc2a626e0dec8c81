"""Plant every mistake of the catalogue in a copy of the tree, one at a time, and see which of the
tests notice. What was seen is kept: a run that was stopped goes on where it was. The exit status is
1 if a mistake survived."""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.mutations.catalogue import ROOT, Mistake, mistakes
from tests.mutations.copies import Copy, commit_of
from tests.mutations.trials import Trial, Trials, tried


def main() -> int:
    """Try what was asked for, and say what became of it; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("--only", metavar="ID", action="append", help="this one; may be repeated")
    parser.add_argument("--ref", metavar="COMMIT", help="try the tests of another commit")
    parser.add_argument("--again", action="store_true", help="try what was tried before once more")
    parser.add_argument("--list", action="store_true", help="the mistakes; none is tried")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", default=ROOT / "build/mutations.jsonl",
        help="where what was seen is kept (build/mutations.jsonl)",
    )  # fmt: skip
    asked = parser.parse_args()
    known = mistakes()
    if unknown := set(asked.only or ()) - {one.id for one in known}:
        parser.error(f"there is no mistake {', '.join(sorted(unknown))}")
    wanted = [one for one in known if not asked.only or one.id in asked.only]
    if asked.list:
        for one in wanted:
            print(f"{one.id:<34} {one.file}: {one.wrong}")
        return 0
    ref = commit_of(asked.ref) if asked.ref else None
    trials = Trials(asked.out)
    with tempfile.TemporaryDirectory(prefix="tabiji-mutations-") as folder:
        copy = Copy(Path(folder), ref)
        found = [_of(one, copy, ref, None if asked.again else trials, trials) for one in wanted]
    return _sum_up(found)


def _of(
    mistake: Mistake, copy: Copy, ref: str | None, known: Trials | None, trials: Trials
) -> Trial:
    trial = known.of(mistake, copy.digest) if known else None
    if trial is None:
        trial = tried(copy, mistake, ref)
        trials.add(trial)
    print(f"{trial.id:<34} {trial.outcome:<13} {trial.seconds:>6.1f} s  {trial.test}", flush=True)
    return trial


def _sum_up(found: list[Trial]) -> int:
    caught = sum(trial.outcome == "caught" for trial in found)
    elsewhere = sum(trial.outcome == "does not fit" for trial in found)
    unseen = [trial.id for trial in found if trial.unseen]
    print(f"{caught} of {len(found)} caught, {elsewhere} do not fit this tree")
    if unseen:
        print(f"not shown to be noticed: {', '.join(unseen)}")
    return 1 if unseen else 0


if __name__ == "__main__":
    sys.exit(main())
