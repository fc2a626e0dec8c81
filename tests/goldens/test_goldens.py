"""Nothing has changed that was not meant to: `make goldens` writes what is compared here."""

import pytest

from tests.goldens import PERFT, PLAYTHROUGHS, Playthrough, perft_text


def first_difference(text: str, golden: str) -> str | None:
    """The first line that differs, and what it was; None if nothing does."""
    lines, were = text.splitlines(), golden.splitlines()
    for number in range(max(len(lines), len(were))):
        line = lines[number] if number < len(lines) else "(nothing)"
        was = were[number] if number < len(were) else "(nothing)"
        if line != was:
            return f"line {number + 1} is now\n{line}\nand was\n{was}"
    return None


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: f"{play.game}-{play.name}")
def test_a_whole_game_goes_as_it_went(play: Playthrough) -> None:
    assert first_difference(play.text(), play.path.read_text(encoding="utf-8")) is None


def test_there_are_as_many_ways_to_go_on_as_there_were() -> None:
    assert first_difference(perft_text(), PERFT.read_text(encoding="utf-8")) is None
