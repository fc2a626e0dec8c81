"""`python -m tests.suite.second_try FILE`: what failed in CI is tried once more, one by one.

One unlucky test must not throw a day's work away; a test that needs this is named, and mended
next. FILE is what `pytest --outcomes FILE` left. Nothing is tried again unless all that went wrong
is that one or two tests failed.
"""

import subprocess
import sys
from pathlib import Path

from tests.suite.outcomes import Outcomes

MOST = 2
"""So many tests may need a second try."""


def why_not(first: Outcomes | None) -> str | None:
    """Why there is no second try after this run; None if there is one."""
    if first is None:
        return "no run of pytest has ended"
    if first.not_collected:
        return f"could not be read: {', '.join(first.not_collected)}"
    if first.status != 1:
        return f"pytest ended with {first.status}, which is not about tests"
    if not first.failed:
        return "no test failed"
    if len(first.failed) > MOST:
        return f"{len(first.failed)} tests failed, and {MOST} are the most"
    return None


def passed(asked: list[str], second: Outcomes | None) -> bool:
    """Whether all that was asked for has now passed: not merely been skipped."""
    if second is None or second.status != 0 or second.failures:
        return False
    return set(asked) <= set(second.passed)


def main(file: Path) -> int:
    """The exit status of it all."""
    first = _read(file)
    reason = why_not(first)
    if first is None or reason:
        print(f"second try: none, {reason}.", flush=True)
        return 1
    print(f"\nsecond try: {len(first.failed)} failed; alone and one after the other:", flush=True)
    again = file.with_name("second.json")
    again.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-n", "0", "--outcomes", str(again), *first.failed]
    subprocess.run(command, check=False)
    if not passed(first.failed, _read(again)):
        print("second try: failed.", flush=True)
        return 1
    print("second try: passed. UNSTEADY, to be mended next:")
    for name in first.failed:
        print(f"  {name}")
    return 0


def _read(file: Path) -> Outcomes | None:
    return Outcomes.read(file) if file.exists() else None


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
