"""Thousands of games, the same however they are played."""

import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from tabiji import Record, Seat
from tabiji.match import Archive, simulate, verify, verify_archive
from tabiji.match.dice import seed_from
from tabiji.match.simulate import FEW, _play_compiled, _play_interpreted
from tests.contract import Case
from tests.match import each_case, new_match


@each_case
def test_interpreted_and_compiled_games_are_the_same(case: Case) -> None:
    """One draws with hashlib through a match, the other with our own SHA-256."""
    terms = new_match(case).terms
    for first in (0, 40):
        task = (terms, seed_from("both"), first, first + 3)
        interpreted, compiled = _play_interpreted(task), _play_compiled(task)
        assert interpreted == compiled
        assert [list(record.actors) for record in interpreted] == [r.actors for r in compiled]


@each_case
def test_simulated_games_end_and_verify(case: Case) -> None:
    records = list(simulate(case.name, 40, seed=2, **dict(case.choices)))
    assert len({record.codes for record in records}) == 40
    for record in records[:4]:
        assert record.points is not None
        assert verify(str(record)).ok
        assert all(seat.bot == "random" for seat in record.terms.seats)
    lines = "\n".join(map(str, records)).splitlines()
    assert all(verdict.ok and verdict.over for verdict in verify_archive(lines))


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    few = list(simulate("duo", FEW, seed="s"))
    many = list(simulate("duo", FEW + 1, seed="s"))
    assert many[:FEW] == few
    assert list(simulate("duo", 1, seed="t")) != few[:1]


def test_games_come_as_they_are_played() -> None:
    assert len(list(islice(simulate("duo", 10**9), 3))) == 3
    assert list(simulate("duo", 0)) == []


def test_two_processes_make_and_find_the_same_as_one(tmp_path: Path) -> None:
    files = []
    for jobs in (1, 2):
        path = tmp_path / f"{jobs}.tabiji"
        heard: list[int] = []
        with Archive(path) as archive:
            for record in simulate("duo", 300, seed=4, jobs=jobs, progress=heard.append):
                archive.add(record)
        assert heard == [64, 128, 192, 256, 300]
        files.append(path)
    assert files[0].read_bytes() == files[1].read_bytes()
    text = files[0].read_text()
    files[0].write_text(text.replace("pray", "bathe", 1).replace("Places: 1 2", "Places: 1 1", 1))
    heard = []
    one, two = (list(verify_archive(files[0], jobs=jobs, progress=heard.append)) for jobs in (1, 2))
    assert one == two
    assert len(one) == 300
    assert 1 <= sum(not verdict.ok for verdict in one) <= 2
    assert heard == [64, 128, 192, 256, 300] * 2


def test_stopping_early_leaves_no_process_behind() -> None:
    games = simulate("duo", 1000, jobs=2)
    taken = [next(games) for _ in range(100)]
    games.close()  # type: ignore[attr-defined]
    assert all(isinstance(record, Record) for record in taken)


def test_seats_keep_their_names() -> None:
    record = next(simulate("duo", 1, seats=["Aiko", Seat("Kenji", bot="random")]))
    assert record.terms.seats == (Seat("Aiko", bot="random"), Seat("Kenji", bot="random"))
    with pytest.raises(ValueError, match="played here by 2"):
        next(simulate("duo", 1, seats=3))


def test_a_script_that_processes_would_begin_again_is_told_so(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from tabiji.match import simulate\n"
        "for record in simulate('duo', 200, jobs=2):\n"
        "    pass\n"
        "print('played here')\n"
    )
    run = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=300)
    assert run.returncode != 0
    assert "Unguarded" in run.stderr
    assert 'if __name__ == "__main__":' in run.stderr
    assert "played here" not in run.stdout
