"""docs/records.md says what the program does."""

import hashlib
import re
from pathlib import Path

from tabiji import Record
from tabiji.match import verify
from tabiji.match.headers import NAMES
from tabiji.match.writing import WIDTH

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
RECORD = PAGE.split("```")[1].lstrip("\n")


def test_the_record_on_the_page_is_right() -> None:
    assert verify(RECORD).ok
    assert verify(RECORD).dice == "checked"
    assert str(Record.read(RECORD)) == RECORD


def test_the_page_names_every_header() -> None:
    table = "\n".join(line for line in PAGE.splitlines() if line.startswith("| `"))
    assert set(re.findall(r"`([A-Z][a-z]+)`", table)) == set(NAMES)
    assert "`Seat 0`" in table
    assert f"at most {WIDTH} characters" in PAGE


def test_the_example_of_a_die_comes_out_as_the_page_says() -> None:
    shown = re.search(r"printf '(.*)' \| sha256sum", PAGE)
    assert shown
    digest = hashlib.sha256(shown[1].replace("\\n", "\n").encode()).hexdigest()
    assert f"The hash begins with `{digest[:8]}`" in PAGE
    assert re.search(rf"remainder\s+modulo 8 is {int(digest[:8], 16) % 8}\.", PAGE)
    tickets = ["doll2", "doll3", "fan2", "fan2", "kimono4", "kimono4", "pottery3", "pottery4"]
    assert Record.read(RECORD).words[0] == tickets[int(digest[:8], 16) % 8]
