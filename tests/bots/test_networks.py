"""Value networks: their inputs, what they say, and how they are trained."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tabiji import game
from tabiji.bots import Style, train, weights
from tabiji.bots.compiled import entry
from tabiji.bots.evaluation import (
    Activations,
    Network,
    encode,
    heuristics_of,
    is_quiet,
    network_value,
)
from tabiji.bots.self_play import Positions, concatenated, play_game
from tabiji.bots.training import HELD_OUT, Dataset, Trainer, datasets, encode_all
from tabiji.bots.training import train as train_on
from tabiji.bots.weights import load_network
from tabiji.kernel.compile import compile_entry, rule
from tabiji.kernel.game import Game
from tabiji.kernel.record import as_state
from tests.bots import GAMES, decisions

each_game = pytest.mark.parametrize(("name", "choices"), GAMES, ids=str)


@rule
def value_of_first(
    states: Any, seats: int, network: Network, work: Activations, value: Any, points: Any
) -> None:
    """What a network says of the first of these states."""
    network_value(states[0], seats, network, work, value, points)


def states_of(name: str, choices: dict[str, Any], count: int = 40) -> Any:
    """Decisions of a game, as an array of states."""
    tables = decisions(name, choices, count)
    return np.concatenate([table.state.reshape(1) for table in tables]).copy()


def seats_of(choices: dict[str, Any]) -> int:
    return int(choices.get("seats", 2))


@each_game
def test_inputs_are_the_same_in_both_modes_and_never_large(
    name: str, choices: dict[str, Any]
) -> None:
    played, seats = game(name), seats_of(choices)
    states = states_of(name, choices)
    written = np.full((len(states), seats, heuristics_of(played).INPUTS), 9, np.float32)
    entry(played, encode_all)(states, seats, written)
    assert np.abs(written).max() < 3
    alone = np.full(heuristics_of(played).INPUTS, 9, np.float32)
    for at in range(len(states)):
        for seat in range(seats):
            encode(as_state(states[at : at + 1].copy()), seat, alone)
            assert alone.tolist() == pytest.approx(written[at, seat].tolist(), abs=1e-6)


@pytest.mark.parametrize(
    ("name", "choices"),
    [GAMES[0], *(pytest.param(*one, marks=pytest.mark.slow) for one in GAMES[1:])],
    ids=str,
)  # each has to be compiled
def test_what_a_trainer_predicts_is_what_the_search_will_use(
    name: str, choices: dict[str, Any], tmp_path: Path
) -> None:
    played, seats = game(name), seats_of(choices)
    value_of = compile_entry(value_of_first, tmp_path)
    trainer = Trainer(played, units=12)
    network = trainer.network()
    for state in states_of(name, choices, 10):
        one = np.array([state])
        value, points = np.zeros((2, seats))
        value_of(one, seats, network, Activations.of(played, network), value, points)
        unknown = np.zeros((1, seats), np.float32)
        predicted = trainer.predict(Dataset(one, unknown, unknown))[0]
        assert points.tolist() == pytest.approx((10 * predicted[:, 0]).tolist(), abs=1e-3)
        raised = np.exp(predicted[:, 1])
        assert value.tolist() == pytest.approx((raised / raised.sum()).tolist(), abs=1e-5)


@pytest.fixture(scope="module")
def positions() -> Positions:
    """Some games of Duo, played with few iterations."""
    network = load_network(game("duo"))
    return concatenated(play_game("duo", number, 4, Style(), network) for number in range(HELD_OUT))


def test_only_quiet_positions_are_kept(positions: Positions) -> None:
    record = game("duo").record
    for state in positions.states[::40]:
        assert is_quiet(as_state(state.view(record).copy()))
    assert len(positions.states) > 20 * HELD_OUT
    for shares in (positions.shares, positions.search_value):
        assert shares.sum(1).tolist() == pytest.approx([1.0] * len(positions.states))


@each_game
def test_the_same_game_comes_again(name: str, choices: dict[str, Any]) -> None:
    network = load_network(game(name))
    once, again = (play_game(name, 3, 4, Style(), network) for _ in range(2))
    for part, same in zip(vars(once).values(), vars(again).values(), strict=True):
        assert np.array_equal(part, same)


def test_training_makes_errors_smaller(positions: Positions) -> None:
    duo = game("duo")
    held_out = positions.only(positions.games % HELD_OUT == HELD_OUT - 1)
    (tested,) = datasets(duo, held_out, 1.0)
    before = Trainer(duo, units=8).errors(tested)
    told: list[float] = []
    network, errors = train_on(duo, positions, units=8, epochs=150, told=told.append)
    assert errors[2].points < before.points / 2
    assert network.hidden_weights.shape == (heuristics_of(duo).INPUTS + 1, 16)
    assert told == sorted(told)
    assert told[0] == 0


def test_a_network_with_other_inputs_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    duo = game("duo")
    monkeypatch.setattr(heuristics_of(duo), "INPUTS", heuristics_of(duo).INPUTS + 1)
    with pytest.raises(ValueError, match="train it anew"):
        load_network(duo)


@pytest.mark.parametrize(
    ("what", "said"), [("--from-scratch", "Trained on"), ("--linear", "Learned from")]
)
def test_training_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    what: str,
    said: str,
) -> None:
    duo = game("duo")
    kept = tmp_path / "linear.toml", tmp_path / "network.npz"

    def files_of(_: Game) -> tuple[Path, Path]:
        return kept

    kept[1].write_bytes(weights.files_of(duo)[1].read_bytes())
    command = ["train", "duo", "--games", "3", "--rounds", "1", "--iterations", "2", "--jobs", "1"]
    monkeypatch.setattr(sys, "argv", [*command, what])
    with monkeypatch.context() as patched:
        patched.setattr(weights, "files_of", files_of)
        train.main()
        if what == "--from-scratch":
            assert load_network(duo).output_weights.shape == (33, 2)
        else:
            assert weights.load_linear(duo)["early"].shape == (1, heuristics_of(duo).FEATURES)
    assert said in capsys.readouterr().out
