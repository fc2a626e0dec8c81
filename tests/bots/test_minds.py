"""Minds: what they look at, how they foresee, and how they learn."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tabiji import game
from tabiji.bots import Style, learn, learned
from tabiji.bots.compiled import entry
from tabiji.bots.judgement import forecast, is_quiet, judge, sight
from tabiji.bots.learned import learned_mind
from tabiji.bots.self_play import Positions, play, together
from tabiji.bots.study import HELD_OUT, Lesson, Student, lessons, look, study
from tabiji.kernel.compile import compile_entry, rule
from tabiji.kernel.game import Game
from tabiji.kernel.record import as_state
from tests.bots import GAMES, decisions

each_game = pytest.mark.parametrize(("name", "choices"), GAMES, ids=str)


@rule
def foresee(
    states: Any,
    seats: int,
    stirs: Any,
    speaks: Any,
    sights: Any,
    noticed: Any,
    inner: Any,
    value: Any,
    points: Any,
) -> None:
    """What a mind foresees of the first of these states."""
    forecast(states[0], seats, stirs, speaks, sights, noticed, inner, value, points)


def states_of(name: str, choices: dict[str, Any], count: int = 40) -> Any:
    """Decisions of a game, as an array of states."""
    tables = decisions(name, choices, count)
    return np.concatenate([table.state.reshape(1) for table in tables]).copy()


def seats_of(choices: dict[str, Any]) -> int:
    return int(choices.get("seats", 2))


@each_game
def test_a_sight_is_the_same_in_both_modes_and_never_large(
    name: str, choices: dict[str, Any]
) -> None:
    played, seats = game(name), seats_of(choices)
    states = states_of(name, choices)
    seen = np.full((len(states), seats, judge(played).SIGHTS), 9, np.float32)
    entry(played, look)(states, seats, seen)
    assert np.abs(seen).max() < 3
    alone = np.full(judge(played).SIGHTS, 9, np.float32)
    for at in range(len(states)):
        for seat in range(seats):
            sight(as_state(states[at : at + 1].copy()), seat, alone)
            assert alone.tolist() == pytest.approx(seen[at, seat].tolist(), abs=1e-6)


@pytest.mark.parametrize(
    ("name", "choices"),
    [GAMES[0], *(pytest.param(*one, marks=pytest.mark.slow) for one in GAMES[1:])],
    ids=str,
)  # each has to be compiled
def test_what_a_student_says_is_what_the_search_will_hear(
    name: str, choices: dict[str, Any], tmp_path: Path
) -> None:
    played, seats = game(name), seats_of(choices)
    foreseen = compile_entry(foresee, tmp_path)
    student = Student(played, thoughts=12)
    mind = student.mind()
    for state in states_of(name, choices, 10):
        one = np.array([state])
        value, points = np.zeros((2, seats))
        sights = np.zeros(judge(played).SIGHTS, np.float32)
        noticed = np.zeros(judge(played).SIGHTS, np.int64)
        inner = np.zeros((seats + 1, mind.stirs.shape[1]), np.float32)
        foreseen(one, seats, *mind, sights, noticed, inner, value, points)
        unknown = np.zeros((1, seats), np.float32)
        said = student.answer(Lesson(one, unknown, unknown))[0]
        assert points.tolist() == pytest.approx((10 * said[:, 0]).tolist(), abs=1e-3)
        raised = np.exp(said[:, 1])
        assert value.tolist() == pytest.approx((raised / raised.sum()).tolist(), abs=1e-5)


@pytest.fixture(scope="module")
def positions() -> Positions:
    """Some games of Duo, played in haste."""
    return together(
        play("duo", number, 4, Style(), learned_mind(game("duo"))) for number in range(HELD_OUT)
    )


def test_only_quiet_positions_are_kept(positions: Positions) -> None:
    record = game("duo").record
    for state in positions.states[::40]:
        assert is_quiet(as_state(state.view(record).copy()))
    assert len(positions.states) > 20 * HELD_OUT
    assert positions.shares.sum(1).tolist() == pytest.approx([1.0] * len(positions.states))
    assert positions.thought.sum(1).tolist() == pytest.approx([1.0] * len(positions.states))


@each_game
def test_the_same_game_comes_again(name: str, choices: dict[str, Any]) -> None:
    once, again = (play(name, 3, 4, Style(), learned_mind(game(name))) for _ in range(2))
    for part, same in zip(vars(once).values(), vars(again).values(), strict=True):
        assert np.array_equal(part, same)


def test_whoever_studies_knows_more(positions: Positions) -> None:
    duo = game("duo")
    held_out = positions.only(positions.games % HELD_OUT == HELD_OUT - 1)
    (exam,) = lessons(duo, held_out, 1.0)
    before = Student(duo, thoughts=8).errors(exam)
    told: list[float] = []
    mind, errors = study(duo, positions, thoughts=8, times=150, told=told.append)
    assert errors[2].points < before.points / 2
    assert mind.stirs.shape == (judge(duo).SIGHTS + 1, 16)
    assert told == sorted(told)
    assert told[0] == 0


def test_a_mind_that_looked_at_something_else_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    duo = game("duo")
    monkeypatch.setattr(judge(duo), "SIGHTS", judge(duo).SIGHTS + 1)
    with pytest.raises(ValueError, match="learn it anew"):
        learned_mind(duo)


@pytest.mark.parametrize("what", ["--afresh", "--eye"])
def test_learning_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    duo = game("duo")
    kept = tmp_path / "eye.toml", tmp_path / "mind.npz"

    def files_of(_: Game) -> tuple[Path, Path]:
        return kept

    kept[1].write_bytes(learned.files_of(duo)[1].read_bytes())
    command = ["learn", "duo", "--games", "3", "--rounds", "1", "--iterations", "2", "--jobs", "1"]
    monkeypatch.setattr(sys, "argv", [*command, what])
    with monkeypatch.context() as patched:
        patched.setattr(learned, "files_of", files_of)
        learn.main()
        if what == "--afresh":
            assert learned_mind(duo).speaks.shape == (33, 2)
        else:
            assert learned.learned_eye(duo)["early"].shape == (1, judge(duo).FEATURES)
    assert "Learned from" in capsys.readouterr().out
